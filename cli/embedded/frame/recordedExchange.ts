import * as Effect from "effect/Effect"
import type { FrameName } from "../../../core/embedded/wire/names.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import type { RecordedWallet, WalletExchange } from "../../../services/foundation/recording/Flow.ts"
import { createReplayProvider } from "../../wallets/connection/recordedWallet.ts"
import { getEnvelope, type Exchange } from "./createLineToSite.ts"
import { FrameLoadFailed } from "../../../core/embedded/frame/errors.ts"

/** Replaces an email, which recordings never contain. */
export const unknownEmail = "someone@example.com"

/** Replace the addresses of a run, which recordings never contain. */
const unknownAddresses: Readonly<Partial<Record<FrameName, Readonly<Record<string, string>>>>> = {
  GET_SOCIAL_REDIRECT_URI: { uri: "https://site.example/pair?code=WXYZ-1234" },
  GET_FARCASTER_URI: { url: "https://farcaster.example/connect" }
}

/** JSON-RPC's internal error: the site's refusals have a message and no number. */
const internalError = -32603

/** Requests whose payload is recorded: it holds no email and no code. */
const recordedPayloads: ReadonlySet<FrameName> = new Set<FrameName>(["GET_USER", "RPC_REQUEST", "SWITCH_NETWORK"])
const unrecorded: ReadonlySet<FrameName> = new Set<FrameName>(["SIGN_OUT", "SYNC_DAPP_DATA", "SYNC_THEME", "RPC_ABORT"])

const getMethod = (name: FrameName): string => `frame:${name}`
const getParams = (name: FrameName, payload: unknown) =>
  recordedPayloads.has(name) && payload !== undefined ? { params: payload } : {}

/** Returns an answer as it is recorded: without an email. Undefined if it does not have the frame's form. */
const toRecordedAnswer = (name: FrameName, answer: unknown): Pick<WalletExchange, "error" | "result"> | undefined => {
  if (!isRecord(answer) || typeof answer["type"] !== "string") return undefined
  const payload = answer["payload"]
  if (answer["type"].endsWith("_ERROR")) {
    const message = isRecord(payload) ? payload["message"] : ""
    return { error: { code: internalError, message: typeof message === "string" ? message : "" } }
  }
  if (!isRecord(payload)) return { result: payload ?? null }
  return { result: withPlaceholders(name, payload) }
}

const emails = ["email", "newEmail"]
/** Adds placeholders for the emails and addresses that were not recorded. */
const withPlaceholders = (name: FrameName, result: unknown): unknown =>
  isRecord(result)
    ? {
        ...result,
        ...Object.fromEntries(
          emails.filter((field) => typeof result[field] === "string").map((field) => [field, unknownEmail])
        ),
        ...unknownAddresses[name]
      }
    : result

/** Returns a function that adds an exchange of the line to a recording. */
export const keepExchange =
  (keep: (exchange: WalletExchange) => void) =>
  (name: FrameName, payload: unknown, answer: unknown): void => {
    const answered = unrecorded.has(name) ? undefined : toRecordedAnswer(name, answer)
    if (answered !== undefined)
      keep({ connectorId: connectorIds.auth, method: getMethod(name), ...getParams(name, payload), ...answered })
  }

/** Returns the exchange of a replay: the recorded answers, in order. Sign-outs and notices are answered at once. */
export const createReplayExchange = (
  exchanges: ReadonlyArray<RecordedWallet>,
  missed: (request: string) => void
): Exchange => {
  const { request } = createReplayProvider(exchanges, missed)
  return (name, payload, id) =>
    unrecorded.has(name)
      ? Effect.succeed(getEnvelope(name, id, "SUCCESS", null))
      : Effect.tryPromise({
          try: () =>
            Promise.resolve(request({ method: getMethod(name), ...getParams(name, payload) })).then(
              (result) => getEnvelope(name, id, "SUCCESS", withPlaceholders(name, result)),
              (error: unknown) => getEnvelope(name, id, "ERROR", { message: getMessage(error) })
            ),
          catch: () => new FrameLoadFailed()
        })
}

const getMessage = (error: unknown): string =>
  isRecord(error) && typeof error["message"] === "string" ? error["message"] : ""
