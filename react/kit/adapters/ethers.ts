import { BrowserProvider } from "ethers"
import type { Latchkey } from "../start/contract.ts"

/**
 * Returns ethers' signer of the kit's EVM account. The modal opens if nobody is connected. It is of the account in use
 * now: ask again after a change.
 */
export const signer = (kit: Pick<Latchkey, "provider">) =>
  // "any": otherwise it throws after a change of network.
  new BrowserProvider(kit.provider("eip155"), "any").getSigner()
