import type * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { basename } from "node:path"
import { type KitEvent, KitEventSchema } from "../../../core/event.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { toCanonicalJson } from "../../../services/foundation/recording/canonical.ts"
import {
  type Flow,
  flowVersion,
  RecordedEvent,
  type RecordedRequest,
  type RecordedWallet,
  type WalletExchange
} from "../../../services/foundation/recording/Flow.ts"
import { getKey } from "../../../services/foundation/replay/requestKey.ts"
import { type Hiding, redact, redactWalletExchange } from "../../../services/foundation/redaction/redact.ts"
import { writePrivately } from "../files/writePrivately.ts"

/** The start time of flows recorded from a sandbox, unless `--now` sets another. */
export const recordedStart = Date.UTC(2026, 0, 1)

/** Receives the requests, exchanges and events of a running flow. */
export interface Recording {
  readonly elapsed: () => number
  readonly keep: (request: RecordedRequest) => void
  readonly keepWallet: (exchange: WalletExchange) => void
  readonly keepEvents: (events: ReadonlyArray<KitEvent>) => void
  readonly flow: Effect.Effect<Pick<Flow, "requests" | "wallet" | "events">>
}

/**
 * Collects the requests, exchanges and events of a flow, redacted, with their virtual time. `before` are recordings
 * that it extends.
 */
export const startRecording = (
  clock: Clock.Clock,
  hiding: Hiding,
  before: Pick<Flow, "requests" | "wallet"> | undefined
): Recording => {
  const start = clock.unsafeCurrentTimeMillis()
  const getElapsed = (): number => clock.unsafeCurrentTimeMillis() - start
  const requests: Array<RecordedRequest> = [...(before?.requests ?? [])]
  const wallet: Array<RecordedWallet> = []
  const events: Array<{ readonly millis: number; readonly event: KitEvent }> = []
  return {
    elapsed: getElapsed,
    keep: (request) => void requests.push(request),
    keepWallet: (exchange) => void wallet.push({ at: getElapsed(), ...redactWalletExchange(exchange, hiding) }),
    keepEvents: (all) => void events.push(...all.map((event) => ({ millis: getElapsed(), event }))),
    flow: Effect.sync(() => ({
      requests,
      wallet: wallet.length === 0 ? (before?.wallet ?? []) : wallet,
      events: events.map(({ event, millis }) => encodeEvent(millis, event, hiding))
    }))
  }
}

const encode = Schema.encodeSync(KitEventSchema)
const asRecorded = Schema.decodeUnknownSync(RecordedEvent)
const encodeEvent = (elapsedMillis: number, event: KitEvent, hiding: Hiding): RecordedEvent =>
  asRecorded({ at: elapsedMillis, event: redact(encode(event), hiding) })

/**
 * Sorts requests by endpoint and content. Responses arrive in any order; only those to the same request keep their
 * order.
 */
export const sortRequests = (requests: ReadonlyArray<RecordedRequest>): ReadonlyArray<RecordedRequest> =>
  requests
    .map((request, i) => ({
      request,
      i,
      key: toCanonicalJson([request.endpoint, request.path, request.query, getKey(request)])
    }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.i - b.i))
    .map(({ request }) => request)

/** Returns a flow as it is stored: keys sorted, one value per line, nothing specific to the machine or the moment. */
export const flowText = (flow: unknown): string => toCanonicalJson(flow, 2)

/** Writes a flow, named after its file. */
export const writeFlow = (file: string, flow: Omit<Flow, "version" | "name">) =>
  writePrivately(
    file,
    flowText({ ...flow, version: flowVersion, name: basename(file, ".json"), requests: sortRequests(flow.requests) })
  )
