import type * as Effect from "effect/Effect"
import { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import { type RequestMisfit, toRequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import type { ConnectorError, WalletCall } from "./Connector.ts"

/** A row: the handler for calls of its method. Rows that sign or send are created by `signing`. */
export type Row = (call: WalletCall) => Effect.Effect<unknown, ConnectorError>

/** Returns the failure for parameters that cannot be read; the wallet was not asked. */
export const requestMisfit = (name: string): RequestMisfit => toRequestMisfit(name)

/** Returns the failure for an answer that does not fit the method. */
export const answerMisfit = (name: string): WalletAnswerMisfit => new WalletAnswerMisfit({ method: name })

/** Returns the failure for a method that the wallet does not support. */
export const createMethodNotGranted = (name: string): MethodNotGranted => new MethodNotGranted({ method: name })

/** Dispatches calls to the handlers of these rows. A method without a row fails with `MethodNotGranted`. */
export const methodTable =
  (rows: Readonly<Record<string, Row>>): Row =>
  (call) => {
    const row = Object.hasOwn(rows, call.method) ? rows[call.method] : undefined
    return row === undefined ? createMethodNotGranted(call.method) : row(call)
  }
