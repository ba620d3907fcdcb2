import { providers } from "ethers5"
import type { Latchkey } from "../start/contract.ts"

/**
 * Returns the signer of the kit's EVM account, of ethers 5. It is of the account in use whenever it signs; connect before,
 * by `kit.open()` or a button.
 */
export const signer5 = (kit: Pick<Latchkey, "provider">) =>
  // "any": otherwise it throws after a change of network.
  new providers.Web3Provider(kit.provider("eip155"), "any").getSigner()
