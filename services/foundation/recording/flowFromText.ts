import * as Either from "effect/Either"
import { getIssues, Schema } from "../../../core/foundation/data/schema.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { Flow, flowVersion } from "./Flow.ts"
import { describeJsonFault, parseJson } from "./parsedJson.ts"

/** An error in a recording and its place: a path like `requests[3].status`, or a line and column. */
export interface FlowFault {
  readonly path: string
  readonly reason: string
}

/** The maximum size of a recording. Recordings are text that people compare; a larger file is not a recording. */
export const flowBytes = 20 * 1024 * 1024
const maxDepth = 100

/** Decodes a flow from a file's text, or returns every error with its place. */
export const flowFromText = (text: string): Either.Either<Flow, ReadonlyArray<FlowFault>> => {
  if (text.length > flowBytes) return createFault("", `it is larger than ${flowBytes / 1024 / 1024} MiB`)
  const parsed = parseJson(text)
  if (Either.isLeft(parsed)) return Either.left([describeJsonFault(parsed.left)])
  const value = parsed.right
  if (!isRecord(value) || Array.isArray(value))
    return createFault("", "it must be an object with version, name and requests")
  const { version } = value
  if (version !== flowVersion) return createFault("version", describeVersion(version))
  const hostile = findHostile(value)
  if (hostile !== undefined) return Either.left([hostile])
  return Either.mapLeft(Schema.decodeUnknownEither(Flow, { errors: "all", onExcessProperty: "error" })(value), (e) =>
    getIssues(e).map(({ message, path }) => ({ path: getPath(path), reason: message }))
  )
}

const createFault = (path: string, reason: string): Either.Either<never, ReadonlyArray<FlowFault>> =>
  Either.left([{ path, reason }])

const describeVersion = (version: unknown): string =>
  typeof version === "number" && version < flowVersion
    ? `it was recorded in version ${version} of the format, and this is version ${flowVersion}: record it again`
    : typeof version === "number" && version > flowVersion
      ? `it was recorded in version ${version} of the format, and this program reads version ${flowVersion}: update latchkey to read it`
      : `a recording must contain the version of its format, which is ${flowVersion}`

/** Returns a path in a recording in the notation of code. */
export const getPath = (path: ReadonlyArray<PropertyKey>): string =>
  path
    .map((part, i) =>
      typeof part === "number"
        ? `[${part}]`
        : /^[A-Za-z_$][\w$]*$/.test(String(part))
          ? `${i === 0 ? "" : "."}${String(part)}`
          : `[${JSON.stringify(String(part))}]`
    )
    .join("")

/**
 * Finds names and depths that only an attacker would write. Walks without recursion, because the depth itself may be an
 * attack.
 */
export const findHostile = (whole: object): FlowFault | undefined => {
  const waiting: Array<Place> = [{ value: whole, name: "", depth: 0, inside: undefined }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { depth, value } = next
    if (typeof value !== "object" || value === null) continue
    if (depth > maxDepth)
      return { path: `${getPath(getNames(next).slice(0, 4))}…`, reason: `it is nested deeper than ${maxDepth} levels` }
    if (Object.hasOwn(value, "__proto__"))
      return { path: getPath([...getNames(next), "__proto__"]), reason: "this name is not allowed" }
    for (const [name, item] of Object.entries(value)) {
      if (typeof item === "object" && item !== null)
        waiting.push({ value: item, name: Array.isArray(value) ? Number(name) : name, depth: depth + 1, inside: next })
    }
  }
  return undefined
}

interface Place {
  readonly value: unknown
  readonly name: string | number
  readonly depth: number
  readonly inside: Place | undefined
}

const getNames = (place: Place): ReadonlyArray<string | number> => {
  const names: Array<string | number> = []
  for (let current: Place | undefined = place; current?.inside !== undefined; current = current.inside)
    names.unshift(current.name)
  return names
}
