import * as Cause from "effect/Cause"
import * as Chunk from "effect/Chunk"
import * as Data from "effect/Data"
import { canonical } from "./canonical.ts"
import type { RecordedRequest } from "./Flow.ts"

/** What a request looks like to a recording. */
export type Wanted = Pick<RecordedRequest, "method" | "endpoint" | "path" | "query" | "body">

/** A request that nobody recorded. Died with, never failed with: no fallback may answer in its place. */
export class RecordingMissing extends Data.TaggedError("RecordingMissing")<{ readonly message: string }> {}

/** The missing recording that ended a run, if that is what ended it. */
export const missingIn = <E>(cause: Cause.Cause<E>): RecordingMissing | undefined =>
  Chunk.toReadonlyArray(Cause.defects(cause)).find((defect): defect is RecordingMissing => defect instanceof RecordingMissing)

/** Equal for requests that one recording answers. The id of a JSON-RPC request does not count. */
export const keyOf = ({ body, endpoint, method, path, query }: Wanted): string =>
  canonical({ method, endpoint, path, query, body: withoutId(body) })

const withoutId = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "jsonrpc" in body ? { ...body, id: undefined } : body

/** Says what was asked, what comes nearest and how it differs, and how to record it. */
export const recordingMissing = (wanted: Wanted, recordings: ReadonlyArray<RecordedRequest>, recordWith: string): RecordingMissing => {
  const nearest = recordings
    .map((one) => ({ one, fields: differing(wanted, one) }))
    .sort((a, b) => a.fields.length - b.fields.length)
    .slice(0, 3)
    .map(({ fields, one }) => `  ${shown(one)}\n    differs in ${fields.join(", ")}`)
  return new RecordingMissing({
    message: [
      `No recording for ${shown(wanted)}`,
      ...(nearest.length === 0 ? ["There are no recordings at all."] : ["Nearest recordings:", ...nearest]),
      `Record it with: ${recordWith}`
    ].join("\n")
  })
}

const shown = ({ body, endpoint, method, path, query }: Wanted): string => {
  const search = new URLSearchParams(query).toString()
  return `${method} ${endpoint}${path}${search === "" ? "" : `?${search}`}${body === undefined ? "" : ` ${canonical(withoutId(body)).slice(0, 160)}`}`
}

const differing = (wanted: Wanted, one: Wanted): ReadonlyArray<string> => {
  const plain = (["method", "endpoint", "path"] as const).filter((field) => wanted[field] !== one[field])
  const keys = new Set([...Object.keys(wanted.query), ...Object.keys(one.query)])
  const query = [...keys].filter((key) => wanted.query[key] !== one.query[key]).map((key) => `query ${key}`)
  const body = canonical(withoutId(wanted.body)) === canonical(withoutId(one.body)) ? [] : ["body"]
  return [...plain, ...query, ...body]
}
