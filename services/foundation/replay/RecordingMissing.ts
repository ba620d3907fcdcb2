import * as Cause from "effect/Cause"
import * as Chunk from "effect/Chunk"
import * as Data from "effect/Data"
import { toCanonicalJson } from "../recording/canonical.ts"
import type { RecordedRequest } from "../recording/Flow.ts"
import { getKey, getMeaning, type RequestMatch } from "./requestKey.ts"

/** Raised for a request without a recording. A defect, not a failure, so that no fallback can hide it. */
export class RecordingMissing extends Data.TaggedError("RecordingMissing")<{ readonly message: string }> {}

/** Returns the `RecordingMissing` that ended a run, or undefined if there was another cause. */
export const findMissing = <E>(cause: Cause.Cause<E>): RecordingMissing | undefined =>
  Chunk.toReadonlyArray(Cause.defects(cause)).find(
    (defect): defect is RecordingMissing => defect instanceof RecordingMissing
  )

/** Describes the request, the closest recorded ones with their differences, and the command that records it. */
export const createRecordingMissing = (
  request: RequestMatch,
  recordings: ReadonlyArray<RecordedRequest>,
  recordWith: string
): RecordingMissing => {
  const byKey = new Map(recordings.map((recording) => [getKey(recording), recording]))
  const nearest = [...byKey.values()]
    .map((recording) => ({ recording, fields: findDifferences(request, recording) }))
    .sort((a, b) => computeDistance(a.fields) - computeDistance(b.fields))
    .slice(0, 3)
    .flatMap(({ fields, recording }) => [
      `  ${toLine(recording)}`,
      ...fields
        .slice(0, 4)
        .map(({ requested, field, recorded }) => `    ${field}: requested ${requested}, recorded ${recorded}`)
    ])
  return new RecordingMissing({
    message: [
      `No recording for ${toLine(request)}`,
      ...(nearest.length === 0 ? ["There are no recordings."] : ["Closest recordings:", ...nearest]),
      `Record it with: ${recordWith}`
    ].join("\n")
  })
}

const toLine = ({ body, endpoint, method, path, query }: RequestMatch): string => {
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join("&")
  return `${method} ${endpoint}${path}${search === "" ? "" : `?${search}`}${body === undefined ? "" : ` ${toCanonicalJson(getMeaning(body)).slice(0, 160)}`}`
}

interface Difference {
  readonly field: string
  readonly requested: string
  readonly recorded: string
  readonly weight: number
}

/** Adds up the weights: a different endpoint or method weighs more than a different value. */
const computeDistance = (fields: ReadonlyArray<Difference>): number =>
  fields.reduce((sum, { weight }) => sum + weight, 0)

const findDifferences = (request: RequestMatch, recording: RequestMatch): ReadonlyArray<Difference> => [
  ...(["method", "endpoint", "path"] as const).flatMap((field) =>
    compareValues(field, request[field], recording[field], 4)
  ),
  ...compareValues("query", request.query, recording.query, 1),
  ...compareValues("body", getMeaning(request.body), getMeaning(recording.body), 2)
]

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Returns every difference between two values, with its path. */
const compareValues = (
  field: string,
  requested: unknown,
  recorded: unknown,
  weight: number
): ReadonlyArray<Difference> => {
  if (toCanonicalJson(requested) === toCanonicalJson(recorded)) return []
  if (!isParts(requested) || !isParts(recorded) || Array.isArray(requested) !== Array.isArray(recorded)) {
    return [{ field, requested: shorten(requested), recorded: shorten(recorded), weight }]
  }
  return [...new Set([...Object.keys(requested), ...Object.keys(recorded)])]
    .sort()
    .flatMap((name) =>
      compareValues(
        Array.isArray(requested) ? `${field}[${name}]` : `${field}.${name}`,
        requested[name],
        recorded[name],
        weight
      )
    )
}

const shorten = (value: unknown): string => {
  const text = value === undefined ? "nothing" : toCanonicalJson(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
