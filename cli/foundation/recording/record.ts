import type * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { basename } from "node:path"
import { type KitEvent, KitEventSchema } from "../../../core/event.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { canonical } from "../../../services/foundation/recording/canonical.ts"
import {
  type Flow,
  flowVersion,
  RecordedEvent,
  type RecordedRequest,
  type RecordedWallet,
  type WalletExchange
} from "../../../services/foundation/recording/Flow.ts"
import { keyOf } from "../../../services/foundation/replay/requestKey.ts"
import { type Hiding, redacted, redactedWallet } from "../../../services/foundation/redaction/redacted.ts"
import { writePrivately } from "../files/writePrivately.ts"

/** The start time of flows recorded from a sandbox, unless `--now` sets another. */
export const recordedStart = Date.UTC(2026, 0, 1)

/** Receives what happens while a flow runs. */
export interface Recording {
  readonly elapsed: () => number
  readonly keep: (request: RecordedRequest) => void
  readonly keepWallet: (exchange: WalletExchange) => void
  readonly keepEvents: (events: ReadonlyArray<KitEvent>) => void
  readonly flow: Effect.Effect<Pick<Flow, "requests" | "wallet" | "events">>
}

/** Collects what happens in a flow, redacted, with its virtual time. `before` are recordings that it extends. */
export const recording = (
  clock: Clock.Clock,
  hiding: Hiding,
  before: Pick<Flow, "requests" | "wallet"> | undefined
): Recording => {
  const start = clock.unsafeCurrentTimeMillis()
  const elapsed = (): number => clock.unsafeCurrentTimeMillis() - start
  const requests: Array<RecordedRequest> = [...(before?.requests ?? [])]
  const wallet: Array<RecordedWallet> = []
  const events: Array<{ readonly at: number; readonly event: KitEvent }> = []
  return {
    elapsed,
    keep: (one) => void requests.push(one),
    keepWallet: (one) => void wallet.push({ at: elapsed(), ...redactedWallet(one, hiding) }),
    keepEvents: (all) => void events.push(...all.map((event) => ({ at: elapsed(), event }))),
    flow: Effect.sync(() => ({
      requests,
      wallet: wallet.length === 0 ? (before?.wallet ?? []) : wallet,
      events: events.map(({ at, event }) => encoded(at, event, hiding))
    }))
  }
}

const encode = Schema.encodeSync(KitEventSchema)
const asRecorded = Schema.decodeUnknownSync(RecordedEvent)
const encoded = (at: number, event: KitEvent, hiding: Hiding): RecordedEvent =>
  asRecorded({ at, event: redacted(encode(event), hiding) })

/** Responses arrive in any order; only those to the same request have an order that matters. */
export const inOrder = (requests: ReadonlyArray<RecordedRequest>): ReadonlyArray<RecordedRequest> =>
  requests
    .map((one, i) => ({ one, i, key: canonical([one.endpoint, one.path, one.query, keyOf(one)]) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.i - b.i))
    .map(({ one }) => one)

/** A flow as it is stored: names sorted, one value per line, nothing specific to the machine or the moment. */
export const flowText = (flow: unknown): string => canonical(flow, 2)

/** Writes a flow; it is named after its file. */
export const writeFlow = (file: string, flow: Omit<Flow, "version" | "name">) =>
  writePrivately(
    file,
    flowText({ ...flow, version: flowVersion, name: basename(file, ".json"), requests: inOrder(flow.requests) })
  )
