import { accountId } from "../../../core/chain/network/caip.ts"
import { isNetworkId, type NetworkId } from "../../../core/chain/network/ids.ts"
import { NoSession } from "../../../core/wallets/walletconnect/errors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { fieldOf } from "../../../core/wallets/connectors/standard.ts"
import { readForeign } from "../../../services/wallets/connectors/readForeign.ts"
import type { Provider } from "../../../services/wallets/connectors/Connectors.ts"
import type { Flags } from "../../foundation/flags/flags.ts"
import { accountLookUp, transactionLookUp } from "../../run/lookUp.ts"
import type { Outbox } from "../../run/outbox.ts"

/** How to read the transaction's hash from the answers of the methods that send. */
const hashOf: Readonly<Record<string, (answer: unknown) => unknown>> = {
  eth_sendTransaction: (answer) => answer,
  wallet_sendCalls: (answer) => fieldOf(answer, "id"),
  solana_signAndSendTransaction: (answer) => fieldOf(answer, "signature"),
  sendTransfer: (answer) => fieldOf(answer, "txid")
}

/** The network of a request that does not name one. */
const usualNetwork: NetworkId = "eip155:1"

/** Error codes of a wallet that sent nothing. */
const nothingSent: ReadonlySet<number> = new Set([
  walletCodes.unauthorized,
  walletCodes.unsupportedMethod,
  walletCodes.chainDisconnected,
  walletCodes.unrecognizedChain
])

/**
 * The same provider; what it is asked to send is in the outbox from the request on. A wallet that rejects has sent
 * nothing; one that fails in any other way may have.
 */
export const watchedWallet = (provider: Provider, outbox: Outbox, flags: Flags): Provider => ({
  ...provider,
  request: async (call) => {
    const read = Object.hasOwn(hashOf, call.method) ? hashOf[call.method] : undefined
    if (read === undefined) return provider.request(call)
    const network = networkOf(call)
    outbox.begin({ network, lookUp: lookUpOf(call.params, network, flags) })
    try {
      const answer = await provider.request(call)
      const hash = read(answer)
      if (typeof hash === "string") outbox.taken({ hash, lookUp: transactionLookUp(hash, network, flags) })
      return answer
    } catch (cause) {
      const { isRejection, reason } = readForeign(cause)
      if (isRejection || nothingSent.has(reason) || fieldOf(cause, "cause") instanceof NoSession) outbox.refused()
      throw cause
    }
  }
})

/** Where to look up what a wallet may have sent: the requesting account, if the request names it. */
const lookUpOf = (params: unknown, network: NetworkId, flags: Flags): string => {
  const from = fieldOf(Array.isArray(params) ? params[0] : undefined, "from")
  return typeof from === "string" ? accountLookUp(accountId(network, from), flags) : "look in the wallet."
}

const networkOf = (call: object): NetworkId => {
  const network = "network" in call ? call.network : undefined
  return typeof network === "string" && isNetworkId(network) ? network : usualNetwork
}
