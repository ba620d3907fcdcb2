// Imported as a namespace: a missing named export of another major version would fail before the version is compared.
import * as ethers from "ethers5"
import { getPeerSentence } from "../../../core/kit/package/peers.ts"
import type { Latchkey } from "../host/contract.ts"
import { holdChain } from "./holdChain.ts"
import { reportPeer } from "./reportPeer.ts"

const version = ethers.version.replace("ethers/", "")
reportPeer("latchkey/ethers5", "ethers5", version)

/**
 * Returns an ethers 5 signer that uses the EVM account that is active when it signs. Connect a wallet first, with
 * `kit.open()` or a button. Throws with any other major version of ethers.
 *
 * @example
 * ```ts
 * import { signer5 } from "latchkey/ethers5"
 *
 * const signature = await signer5(kit).signMessage("Hello")
 * ```
 */
export const signer5 = (kit: Pick<Latchkey, "getSnapshot" | "provider">): ethers.providers.JsonRpcSigner => {
  if (ethers.providers === undefined) throw new TypeError(getPeerSentence("latchkey/ethers5", "ethers5", version))
  // "any": otherwise it throws after a network change.
  const signer = new ethers.providers.Web3Provider(kit.provider("eip155"), "any").getSigner()
  holdChain(signer, kit)
  return signer
}
