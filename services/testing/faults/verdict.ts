import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import { entryOf } from "../../../core/catalogue.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/errors.ts"
import type { FaultId } from "./fault.ts"
import type { Subject } from "./subject.ts"
import type { Sent } from "./world.ts"

/** How a question ended, and after how long; null when it did not. */
export interface Ended {
  readonly exit: Exit.Exit<unknown, LatchkeyError> | null
  readonly afterMillis: number
}

/** A value as text, to compare it. */
export const textOf = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? `${one}n` : one)) ?? "undefined"

/** The failure as the service told it. */
export const failureOf = ({ exit }: Ended): LatchkeyError | undefined =>
  exit !== null && Exit.isFailure(exit) ? [...Cause.failures(exit.cause)][0] : undefined

/** The failure of the call itself, which the room's own stands around. */
const callFailure = (error: LatchkeyError): LatchkeyError => {
  const cause: unknown = Reflect.get(error, "cause")
  return isLatchkeyError(cause) ? cause : error
}

/** The end in a word: `E` and the failure, or `R` and how the value came about. */
export const wordOf = (fault: FaultId, { lasting, said, several }: Subject, ended: Ended, sent: ReadonlyArray<Sent>): string => {
  const error = failureOf(ended)
  if (ended.exit === null) return "PENDING"
  if (Exit.isFailure(ended.exit)) return isLatchkeyError(error) ? `E ${callFailure(error)._tag}` : "DEFECT"
  const kind = said?.(ended.exit.value) ?? ""
  if (kind !== "") return kind === "I" ? kind : `R ${kind}`
  if (lasting === true) return "R"
  if (sent.length === 0) return "R cache"
  const struck = sent.filter((one) => one.struck)
  if (several === true && new Set(sent.map(({ url }) => url)).size > 1) return "R next"
  return struck.length > 1 ? "R retry" : fault === "F9" || fault === "F14" ? "R dropped" : "R"
}

/** What must hold of every end, whatever was expected. */
export const faultless = (fault: FaultId, { limitMillis }: Subject, ended: Ended, word: string, well: string): ReadonlyArray<string> => {
  const error = failureOf(ended)
  const isPlain = /^R( (retry|cache|next|dropped))?$/.test(word)
  return [
    ...(ended.afterMillis > limitMillis ? [`took ${ended.afterMillis} ms`] : []),
    ...(error !== undefined && [error, callFailure(error)].some(({ _tag }) => entryOf(_tag) === undefined) ? [`${error._tag} is not in the catalogue`] : []),
    ...(isPlain && ended.exit !== null && Exit.isSuccess(ended.exit) && textOf(ended.exit.value) !== well ? ["another value than when all is well"] : []),
    ...(fault === "F8" && error !== undefined && !/\w/.test(String(Reflect.get(callFailure(error), "issue") ?? "")) ? ["does not say what did not fit"] : [])
  ]
}

/** No hammering: at most three requests in 10 s, and none before the time that the service asked for. */
export const limitsKept = (sent: ReadonlyArray<Sent>): ReadonlyArray<string> => {
  const struck = sent.filter((one) => one.struck)
  return [
    ...(struck.some(({ at }) => struck.filter((other) => other.at >= at && other.at < at + 10_000).length > 3) ? ["more than 3 requests in 10 s"] : []),
    ...(struck.some(({ at, quietMillis = 0, url }, i) => struck.slice(i + 1).some((later) => later.url === url && later.at < at + quietMillis))
      ? ["asked again within Retry-After"] : [])
  ]
}
