// As a whole: a missing name of another major would end the import before the version is compared.
import * as ethers from "ethers5"
import { peerSentence } from "../../../core/kit/package/peers.ts"
import type { Latchkey } from "../host/contract.ts"
import { reportPeer } from "./reportPeer.ts"

const version = ethers.version.replace("ethers/", "")
reportPeer("latchkey/ethers5", "ethers5", version)

/**
 * Returns the signer of the kit's EVM account, of ethers 5. It is of the account in use whenever it signs; connect before,
 * by `kit.open()` or a button. Throws with another major of ethers.
 */
export const signer5 = (kit: Pick<Latchkey, "provider">): ethers.providers.JsonRpcSigner => {
  if (ethers.providers === undefined) throw new TypeError(peerSentence("latchkey/ethers5", "ethers5", version))
  // "any": otherwise it throws after a change of network.
  return new ethers.providers.Web3Provider(kit.provider("eip155"), "any").getSigner()
}
