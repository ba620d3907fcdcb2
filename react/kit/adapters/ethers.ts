// Imported as a namespace: a missing named export of another major version would fail before the version is compared.
import * as ethers from "ethers"
import { getPeerSentence } from "../../../core/kit/package/peers.ts"
import type { Latchkey } from "../host/contract.ts"
import { holdChain } from "./holdChain.ts"
import { reportPeer } from "./reportPeer.ts"

const version = ethers.version.replace("ethers/", "")
reportPeer("latchkey/ethers", "ethers", version)

/**
 * Returns an ethers 6 signer for the active EVM account. Opens the modal if no wallet is connected. The signer does not
 * follow later account changes: call again after a change. A transaction is sent on
 * the network that the page shows when it is sent, or rejects. Rejects with any other major version of ethers.
 *
 * @example
 * ```ts
 * import { signer } from "latchkey/ethers"
 *
 * const signature = await (await signer(kit)).signMessage("Hello")
 * ```
 */
export const signer = async (kit: Pick<Latchkey, "getSnapshot" | "provider">): Promise<ethers.JsonRpcSigner> => {
  if (ethers.BrowserProvider === undefined) throw new TypeError(getPeerSentence("latchkey/ethers", "ethers", version))
  // "any": otherwise it throws after a network change.
  const signer = await new ethers.BrowserProvider(kit.provider("eip155"), "any").getSigner()
  holdChain(signer, kit)
  return signer
}
