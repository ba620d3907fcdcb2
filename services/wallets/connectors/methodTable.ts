import type * as Effect from "effect/Effect"
import { RequestMisfit } from "../../../core/wallets/requests/hostErrors.ts"
import { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import type { ConnectorError, WalletCall } from "./Connector.ts"

/** One row: what answers a call of its method. */
type Row = (call: WalletCall) => Effect.Effect<unknown, ConnectorError>

/**
 * A row of a decoder and an action. Parameters that do not decode fail with `RequestMisfit`, and the wallet hears
 * nothing of them.
 */
export const method =
  <A>(
    decode: (params: unknown) => A | undefined,
    action: (asked: A, call: WalletCall) => Effect.Effect<unknown, ConnectorError>
  ): Row =>
  (call) => {
    const asked = decode(call.params)
    return asked === undefined ? new RequestMisfit({ method: call.method }) : action(asked, call)
  }

/** What answers calls by these rows. A method without a row fails with `MethodNotGranted`. */
export const methodTable =
  (rows: Readonly<Record<string, Row>>): Row =>
  (call) => {
    const row = Object.hasOwn(rows, call.method) ? rows[call.method] : undefined
    return row === undefined ? new MethodNotGranted({ method: call.method }) : row(call)
  }

/** The decoder of a method without parameters. */
export const nothing = (): null => null
