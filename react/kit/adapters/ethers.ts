// As a whole: a missing name of another major would end the import before the version is compared.
import * as ethers from "ethers"
import { peerSentence } from "../../../core/kit/package/peers.ts"
import type { Latchkey } from "../host/contract.ts"
import { reportPeer } from "./reportPeer.ts"

const version = ethers.version.replace("ethers/", "")
reportPeer("latchkey/ethers", "ethers", version)

/**
 * Returns ethers' signer of the kit's EVM account. The modal opens if nobody is connected. It is of the account in use
 * now: ask again after a change. Rejects with another major of ethers.
 */
export const signer = async (kit: Pick<Latchkey, "provider">): Promise<ethers.JsonRpcSigner> => {
  if (ethers.BrowserProvider === undefined) throw new TypeError(peerSentence("latchkey/ethers", "ethers", version))
  // "any": otherwise it throws after a change of network.
  return new ethers.BrowserProvider(kit.provider("eip155"), "any").getSigner()
}
