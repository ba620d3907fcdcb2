import * as Effect from "effect/Effect"
import { loadFailed } from "../../../core/embedded/frame/frameFailures.ts"
import type { FrameName } from "../../../core/embedded/wire/names.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import type { RecordedWallet, WalletExchange } from "../../../services/foundation/recording/Flow.ts"
import { recordedProvider } from "../../wallets/connection/recordedWallet.ts"
import { envelopeOf, type Exchange } from "./lineToSite.ts"

/** Stands for an email that a recording does not hold. */
export const unknownEmail = "someone@example.com"

/** JSON-RPC's internal error: the site's refusals have words, and no number. */
const internalError = -32603

/** Payloads that a recording holds: no email, no code. */
const isTold: ReadonlySet<FrameName> = new Set<FrameName>(["GET_USER", "RPC_REQUEST", "SWITCH_NETWORK"])
const quiet: ReadonlySet<FrameName> = new Set<FrameName>(["SIGN_OUT", "SYNC_DAPP_DATA", "SYNC_THEME", "RPC_ABORT"])

const methodOf = (name: FrameName): string => `frame:${name}`
const paramsOf = (name: FrameName, payload: unknown) =>
  isTold.has(name) && payload !== undefined ? { params: payload } : {}

/** What an answer says, as a recording holds it: without an email. Undefined where it is not in the frame's form. */
const toldOf = (answer: unknown): Pick<WalletExchange, "error" | "result"> | undefined => {
  if (!isRecord(answer) || typeof answer["type"] !== "string") return undefined
  const payload = answer["payload"]
  if (answer["type"].endsWith("_ERROR")) {
    const words = isRecord(payload) ? payload["message"] : ""
    return { error: { code: internalError, message: typeof words === "string" ? words : "" } }
  }
  if (!isRecord(payload)) return { result: payload ?? null }
  const hidden = ["email", "newEmail"].filter((name) => typeof payload[name] === "string")
  return { result: { ...payload, ...Object.fromEntries(hidden.map((name) => [name, unknownEmail])) } }
}

/** What was recorded with an email has one again. */
const withEmail = (result: unknown): unknown =>
  isRecord(result) && typeof result["email"] === "string" ? { ...result, email: unknownEmail } : result

/** Adds an exchange of the line to a recording. */
export const keepExchange =
  (keep: (exchange: WalletExchange) => void) =>
  (name: FrameName, payload: unknown, answer: unknown): void => {
    const told = quiet.has(name) ? undefined : toldOf(answer)
    if (told !== undefined)
      keep({ connectorId: connectorIds.auth, method: methodOf(name), ...paramsOf(name, payload), ...told })
  }

/** The far side of a replay: what was recorded of the line, in order. Nobody waits for a goodbye. */
export const recordedExchange = (
  exchanges: ReadonlyArray<RecordedWallet>,
  missed: (request: string) => void
): Exchange => {
  const { request } = recordedProvider(exchanges, missed)
  return (name, payload, id) =>
    quiet.has(name)
      ? Effect.succeed(envelopeOf(name, id, "SUCCESS", null))
      : Effect.tryPromise({
          try: () =>
            Promise.resolve(request({ method: methodOf(name), ...paramsOf(name, payload) })).then(
              (result) => envelopeOf(name, id, "SUCCESS", withEmail(result)),
              (error: unknown) => envelopeOf(name, id, "ERROR", { message: messageOf(error) })
            ),
          catch: loadFailed
        })
}

const messageOf = (error: unknown): string =>
  isRecord(error) && typeof error["message"] === "string" ? error["message"] : ""
