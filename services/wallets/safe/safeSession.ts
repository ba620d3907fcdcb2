import * as Effect from "effect/Effect"
import { millis } from "../../../core/foundation/data/limits.ts"
import { readSafeInfo, readSafeSent, readSafeTransaction, type SafeInfo } from "../../../core/wallets/safe/answers.ts"
import type { SafeCall } from "../../../core/wallets/safe/toSafe.ts"
import { requestMisfit } from "../connectors/methodTable.ts"
import type { SafeFrame } from "./createSafeFrame.ts"

/** The page's connection to the Safe that frames it. */
export interface SafeSession {
  readonly frame: SafeFrame
  /** Safe's own hashes of the transactions sent here, for which pages request receipts. */
  readonly sent: Set<string>
  /** Called when a read finds another Safe than the reported one. */
  readonly onChange: (safe: SafeInfo) => void
  /** The Safe last reported to the page, while it is connected. */
  reported: SafeInfo | undefined
}

export const isSameSafe = (a: SafeInfo, b: SafeInfo): boolean =>
  a.network === b.network && a.address.toLowerCase() === b.address.toLowerCase()

/** Reads the Safe. A Safe does not report changes: a read that finds one reports it. */
export const readSafe = (session: SafeSession) =>
  Effect.map(session.frame.ask("getSafeInfo", undefined, readSafeInfo, millis.rpc), (safe) => {
    if (session.reported !== undefined && !isSameSafe(session.reported, safe)) {
      session.reported = safe
      session.onChange(safe)
    }
    return safe
  })

/** Sends a request that the owners have to confirm, which takes time: reads the Safe again after their answer. */
export const askOwners =
  (session: SafeSession): SafeFrame["ask"] =>
  (method, params, read) =>
    Effect.ensuring(
      session.frame.ask(method, params, read),
      Effect.suspend(() =>
        session.reported === undefined ? Effect.void : Effect.forkDaemon(Effect.ignore(readSafe(session)))
      )
    )

/** Returns the transaction with a hash of the Safe's own. */
export const readTransaction = ({ frame }: SafeSession, safeTxHash: string) =>
  frame.ask("getTxBySafeTxHash", { safeTxHash }, readSafeTransaction, millis.rpc)

/** Sends a read to the Safe's node. */
export const askNode = ({ frame }: SafeSession, call: string, params: unknown) =>
  frame.ask("rpcCall", { call, params }, (value) => value ?? null, millis.rpc)

/** Sends calls as one transaction. Returns the Safe's own hash of it. */
export const sendCalls = Effect.fnUntraced(function* (
  session: SafeSession,
  method: string,
  txs: ReadonlyArray<SafeCall> | undefined
) {
  if (txs === undefined) return yield* requestMisfit(method)
  const safeTxHash = yield* askOwners(session)("sendTransactions", { txs }, readSafeSent)
  session.sent.add(safeTxHash.toLowerCase())
  return safeTxHash
})
