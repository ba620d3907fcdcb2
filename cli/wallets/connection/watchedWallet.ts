import * as Effect from "effect/Effect"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import type { ConnectorError, WalletConnector } from "../../../services/wallets/connectors/Connector.ts"
import type { Flags } from "../../foundation/flags/flags.ts"
import { getAccountLookUp, getServiceLookUp, getTransactionLookUp } from "../../run/lookUp.ts"
import type { Outbox } from "../../run/outbox.ts"

/**
 * Returns the transaction's hash from the answers of methods that send. Those that grant and revoke permissions
 * (ERC-7715) send no transaction.
 */
const computeHash: Readonly<Record<string, (answer: unknown) => unknown>> = {
  eth_sendTransaction: (answer) => answer,
  wallet_sendCalls: (answer) => getField(answer, "id"),
  solana_signAndSendTransaction: (answer) => getField(answer, "signature"),
  sendTransfer: (answer) => getField(answer, "txid"),
  wallet_requestExecutionPermissions: () => undefined,
  wallet_revokeExecutionPermission: () => undefined
}

/** Returns true if the wallet's list of permissions shows whether a request took effect. */
const isListed = (method: string): boolean => /ExecutionPermissions?$/.test(method)

/** The network of a request without a network. */
const defaultNetwork: NetworkId = "eip155:1"

/** Error codes with which a wallet says that it sent nothing. */
const nothingSent: ReadonlySet<number> = new Set([
  walletCodes.unauthorized,
  walletCodes.unsupportedMethod,
  walletCodes.chainDisconnected,
  walletCodes.unrecognizedChain
])

/** Returns true if a failed request has sent nothing, and false if it may have. */
const hasSentNothing = (error: ConnectorError): boolean => {
  switch (error._tag) {
    case "AccountNotInWallet":
    case "ChainNotSupported":
    case "MethodNotGranted":
    case "NetworkNotInWallet":
    case "NoSession":
    case "RequestRejected":
      return true
    default:
      return error._tag === "WalletRequestFailed" && nothingSent.has(error.walletCode)
  }
}

/**
 * Returns the same wallet, which also records in the outbox everything that it is asked to send. A wallet that rejects
 * has sent nothing; one that fails in any other way may have.
 */
export const watchWallet = (wallet: WalletConnector, outbox: Outbox, flags: Flags): WalletConnector => ({
  ...wallet,
  request: (call) => {
    const read = Object.hasOwn(computeHash, call.method) ? computeHash[call.method] : undefined
    if (read === undefined) return wallet.request(call)
    const network = call.network ?? defaultNetwork
    return Effect.suspend(() => {
      const lookUp = isListed(call.method)
        ? getServiceLookUp(["permissions", "list"], flags)
        : getLookUp(call.params, network, flags)
      outbox.begin({ network, lookUp })
      return Effect.tapBoth(wallet.request(call), {
        onSuccess: (answer) =>
          Effect.sync(() => {
            const hash = read(answer)
            if (isListed(call.method)) outbox.recordAccepted()
            else if (typeof hash === "string")
              outbox.recordAccepted({ hash, lookUp: getTransactionLookUp(hash, network, flags) })
          }),
        onFailure: (error) =>
          Effect.sync(() => {
            if (hasSentNothing(error)) outbox.recordRefused()
          })
      })
    })
  }
})

/** Returns where to look up what a wallet may have sent: the requesting account, if the request contains it. */
const getLookUp = (params: unknown, network: NetworkId, flags: Flags): string => {
  const from = getField(Array.isArray(params) ? params[0] : undefined, "from")
  return typeof from === "string" ? getAccountLookUp(accountId(network, from), flags) : "look in the wallet."
}
