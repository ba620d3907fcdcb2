import * as Effect from "effect/Effect"
import { basename } from "node:path"
import { canonical } from "../services/http/replay/canonical.ts"
import type { Flow } from "../services/http/replay/Flow.ts"
import type { Flags } from "./flags.ts"
import { writePrivately } from "./session.ts"

/** The moment at which recorded flows start unless `--now` says otherwise. */
export const recordedStart = Date.UTC(2026, 0, 1)

/** Writes what was exchanged as one flow: sorted keys, one value a line, nothing of the machine or the moment in it. */
export const writeFlow = (file: string, flags: Flags, { requests, wallet }: Pick<Flow, "requests" | "wallet">) => {
  const flow: Flow = {
    version: 1,
    name: basename(file, ".json"),
    recordedFrom: flags.source._tag === "live" ? "live" : "sandbox",
    now: new Date(flags.now ?? recordedStart).toISOString(),
    seed: flags.seed,
    // Answers arrive as they like; only those to one and the same request have an order that counts.
    requests: requests.map((one, i) => ({ one, i, key: canonical([one.endpoint, one.path, one.query, one.body]) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.i - b.i))
      .map(({ one }) => one),
    wallet
  }
  return Effect.asVoid(writePrivately(file, canonical(flow, 2)))
}
