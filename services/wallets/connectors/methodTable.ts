import * as Effect from "effect/Effect"
import { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import { type RequestMisfit, toRequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { readByNamespace } from "../reader/readerOf.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { ConnectorError, WalletCall } from "./Connector.ts"

/** One row: the handler for calls of its method. One that signs or sends is made by `signing`. */
type Row = (call: WalletCall) => Effect.Effect<unknown, ConnectorError>

/** The parameters cannot be read; the wallet was not asked. */
export const requestMisfit = (name: string): RequestMisfit => toRequestMisfit(name)

/** The wallet's answer does not fit the method. */
export const answerMisfit = (name: string): WalletAnswerMisfit => new WalletAnswerMisfit({ method: name })

/** The wallet does not support the method. */
export const methodNotGranted = (name: string): MethodNotGranted => new MethodNotGranted({ method: name })

/**
 * Makes a row for requests of one kind. The action gets the request as it was read; one that was not read yet is read
 * for `network`. Anything else fails with `RequestMisfit`, and nothing reaches the wallet.
 */
export const signing =
  <Kind extends WalletRequest["kind"]>(
    kind: Kind,
    networkOf: (call: WalletCall) => NetworkId,
    action: (
      request: Extract<WalletRequest, { readonly kind: Kind }>,
      call: WalletCall
    ) => Effect.Effect<unknown, ConnectorError>
  ): Row =>
  (call) =>
    Effect.flatMap(
      call.request === undefined
        ? Effect.mapError(readByNamespace(call, { network: networkOf(call), account: "" }), (error) =>
            error._tag === "CallsMisfit" ? requestMisfit(call.method) : error
          )
        : Effect.succeed(call.request),
      (request) => (isOfKind(request, kind) ? action(request, call) : requestMisfit(call.method))
    )

const isOfKind = <Kind extends WalletRequest["kind"]>(
  request: WalletRequest,
  kind: Kind
): request is Extract<WalletRequest, { readonly kind: Kind }> => request.kind === kind

/** Dispatches calls to the handlers of these rows. A method without a row fails with `MethodNotGranted`. */
export const methodTable =
  (rows: Readonly<Record<string, Row>>): Row =>
  (call) => {
    const row = Object.hasOwn(rows, call.method) ? rows[call.method] : undefined
    return row === undefined ? methodNotGranted(call.method) : row(call)
  }
