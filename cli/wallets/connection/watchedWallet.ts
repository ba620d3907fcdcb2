import { accountId } from "../../../core/chain/network/caip.ts"
import { isNetworkId, type NetworkId } from "../../../core/chain/network/ids.ts"
import { RequestBeforeConnect } from "../../../core/wallets/connection/laterErrors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { fieldOf } from "../../../core/wallets/connectors/standard.ts"
import { codeOf, isRejection } from "../../../services/wallets/connection/walletRequest.ts"
import type { Provider } from "../../../services/wallets/connectors/Connectors.ts"
import type { Flags } from "../../foundation/flags/flags.ts"
import { accountLookUp, transactionLookUp } from "../../run/lookUp.ts"
import type { Outbox } from "../../run/outbox.ts"

/** How the methods by which a wallet sends answer: with what names the transaction. */
const hashOf: Readonly<Record<string, (answer: unknown) => unknown>> = {
  eth_sendTransaction: (answer) => answer,
  wallet_sendCalls: (answer) => fieldOf(answer, "id"),
  solana_signAndSendTransaction: (answer) => fieldOf(answer, "signature"),
  sendTransfer: (answer) => fieldOf(answer, "txid")
}

/** Where a request goes whose network nobody says. */
const usualNetwork: NetworkId = "eip155:1"

/** Codes of a wallet that did not even begin. */
const nothingSent: ReadonlySet<number> = new Set([
  walletCodes.unauthorized,
  walletCodes.unsupportedMethod,
  walletCodes.chainDisconnected,
  walletCodes.unrecognizedChain
])

/**
 * The same provider; what it is asked to send stands in the outbox from the question on. A wallet that says no has sent
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
      if (
        isRejection(cause) ||
        nothingSent.has(codeOf(cause)) ||
        fieldOf(cause, "cause") instanceof RequestBeforeConnect
      )
        outbox.refused()
      throw cause
    }
  }
})

/** Where one looks for what a wallet may have sent: at the account that asked, where that is named. */
const lookUpOf = (params: unknown, network: NetworkId, flags: Flags): string => {
  const from = fieldOf(Array.isArray(params) ? params[0] : undefined, "from")
  return typeof from === "string" ? accountLookUp(accountId(network, from), flags) : "look in the wallet."
}

const networkOf = (call: object): NetworkId => {
  const network = "network" in call ? call.network : undefined
  return typeof network === "string" && isNetworkId(network) ? network : usualNetwork
}
