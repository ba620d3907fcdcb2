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

/** Stand for addresses of a run, which a recording does not hold. */
const unknownAddresses: Readonly<Partial<Record<FrameName, Readonly<Record<string, string>>>>> = {
  GET_SOCIAL_REDIRECT_URI: { uri: "https://site.example/pair?code=WXYZ-1234" },
  GET_FARCASTER_URI: { url: "https://farcaster.example/connect" }
}

/** JSON-RPC's internal error: the site's refusals have words, and no number. */
const internalError = -32603

/** Payloads that a recording holds: no email, no code. */
const isTold: ReadonlySet<FrameName> = new Set<FrameName>(["GET_USER", "RPC_REQUEST", "SWITCH_NETWORK"])
const quiet: ReadonlySet<FrameName> = new Set<FrameName>(["SIGN_OUT", "SYNC_DAPP_DATA", "SYNC_THEME", "RPC_ABORT"])

const methodOf = (name: FrameName): string => `frame:${name}`
const paramsOf = (name: FrameName, payload: unknown) =>
  isTold.has(name) && payload !== undefined ? { params: payload } : {}

/** What an answer says, as a recording holds it: without an email. Undefined where it is not in the frame's form. */
const toldOf = (name: FrameName, answer: unknown): Pick<WalletExchange, "error" | "result"> | undefined => {
  if (!isRecord(answer) || typeof answer["type"] !== "string") return undefined
  const payload = answer["payload"]
  if (answer["type"].endsWith("_ERROR")) {
    const words = isRecord(payload) ? payload["message"] : ""
    return { error: { code: internalError, message: typeof words === "string" ? words : "" } }
  }
  if (!isRecord(payload)) return { result: payload ?? null }
  return { result: standInsOf(name, payload) }
}

const emails = ["email", "newEmail"]
/** What was recorded without an email or an address has one again. */
const standInsOf = (name: FrameName, result: unknown): unknown =>
  isRecord(result)
    ? {
        ...result,
        ...Object.fromEntries(
          emails.filter((one) => typeof result[one] === "string").map((one) => [one, unknownEmail])
        ),
        ...unknownAddresses[name]
      }
    : result

/** Adds an exchange of the line to a recording. */
export const keepExchange =
  (keep: (exchange: WalletExchange) => void) =>
  (name: FrameName, payload: unknown, answer: unknown): void => {
    const told = quiet.has(name) ? undefined : toldOf(name, answer)
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
              (result) => envelopeOf(name, id, "SUCCESS", standInsOf(name, result)),
              (error: unknown) => envelopeOf(name, id, "ERROR", { message: messageOf(error) })
            ),
          catch: loadFailed
        })
}

const messageOf = (error: unknown): string =>
  isRecord(error) && typeof error["message"] === "string" ? error["message"] : ""
