import * as Cause from "effect/Cause"
import * as Chunk from "effect/Chunk"
import * as Data from "effect/Data"
import { canonical } from "../recording/canonical.ts"
import type { RecordedRequest } from "../recording/Flow.ts"
import { keyOf, meaningOf, type RequestMatch } from "./requestKey.ts"

/** A request that is not in any recording. Raised as a defect, never as a failure, so that no fallback can hide it. */
export class RecordingMissing extends Data.TaggedError("RecordingMissing")<{ readonly message: string }> {}

/** Returns the missing recording that ended a run, or undefined if something else did. */
export const missingIn = <E>(cause: Cause.Cause<E>): RecordingMissing | undefined =>
  Chunk.toReadonlyArray(Cause.defects(cause)).find(
    (defect): defect is RecordingMissing => defect instanceof RecordingMissing
  )

/** Describes the request, the closest recorded one and the fields in which it differs, and how to record it. */
export const recordingMissing = (
  request: RequestMatch,
  recordings: ReadonlyArray<RecordedRequest>,
  recordWith: string
): RecordingMissing => {
  const one = new Map(recordings.map((recording) => [keyOf(recording), recording]))
  const nearest = [...one.values()]
    .map((recording) => ({ recording, fields: differing(request, recording) }))
    .sort((a, b) => distance(a.fields) - distance(b.fields))
    .slice(0, 3)
    .flatMap(({ fields, recording }) => [
      `  ${lineOf(recording)}`,
      ...fields
        .slice(0, 4)
        .map(({ requested: asked, field, recorded }) => `    ${field}: asked ${asked}, recorded ${recorded}`)
    ])
  return new RecordingMissing({
    message: [
      `No recording for ${lineOf(request)}`,
      ...(nearest.length === 0 ? ["There are no recordings at all."] : ["Nearest recordings:", ...nearest]),
      `Record it with: ${recordWith}`
    ].join("\n")
  })
}

const lineOf = ({ body, endpoint, method, path, query }: RequestMatch): string => {
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join("&")
  return `${method} ${endpoint}${path}${search === "" ? "" : `?${search}`}${body === undefined ? "" : ` ${canonical(meaningOf(body)).slice(0, 160)}`}`
}

interface Difference {
  readonly field: string
  readonly requested: string
  readonly recorded: string
  readonly weight: number
}

/** A different endpoint or method counts as further away than a different value. */
const distance = (fields: ReadonlyArray<Difference>): number => fields.reduce((sum, { weight }) => sum + weight, 0)

const differing = (request: RequestMatch, one: RequestMatch): ReadonlyArray<Difference> => [
  ...(["method", "endpoint", "path"] as const).flatMap((field) => different(field, request[field], one[field], 4)),
  ...different("query", request.query, one.query, 1),
  ...different("body", meaningOf(request.body), meaningOf(one.body), 2)
]

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Every difference between two values, with its path. */
const different = (field: string, requested: unknown, recorded: unknown, weight: number): ReadonlyArray<Difference> => {
  if (canonical(requested) === canonical(recorded)) return []
  if (!isParts(requested) || !isParts(recorded) || Array.isArray(requested) !== Array.isArray(recorded)) {
    return [{ field, requested: shorten(requested), recorded: shorten(recorded), weight }]
  }
  return [...new Set([...Object.keys(requested), ...Object.keys(recorded)])]
    .sort()
    .flatMap((name) =>
      different(
        Array.isArray(requested) ? `${field}[${name}]` : `${field}.${name}`,
        requested[name],
        recorded[name],
        weight
      )
    )
}

const shorten = (value: unknown): string => {
  const text = value === undefined ? "nothing" : canonical(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
