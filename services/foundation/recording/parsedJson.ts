import * as Either from "effect/Either"

/** The first character that is not valid JSON: line and column, from 1. */
export interface JsonFault {
  readonly line: number
  readonly column: number
}

const token =
  /[\s]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y

type Wanted = "value" | "value or ]" | "name" | "name or }" | ":" | ", or end"

/**
 * Parses a text as JSON, or returns the place of its first fault. `JSON.parse` words its errors differently in each
 * engine.
 */
export const parsedJson = (text: string): Either.Either<unknown, JsonFault> =>
  Either.try({ try: (): unknown => JSON.parse(text), catch: () => placeIn(text, faultAt(text)) })

/** A fault's place, and what is wrong there. */
export const describeJsonFault = ({ column, line }: JsonFault): { readonly path: string; readonly reason: string } => ({
  path: `line ${line}, column ${column}`,
  reason: "it is not JSON there"
})

/** Reads token by token until one is not allowed where it stands. */
const faultAt = (text: string): number => {
  const open: Array<"{" | "["> = []
  let wanted: Wanted = "value"
  let at = 0
  for (;;) {
    token.lastIndex = at
    const found = token.exec(text)
    const next = wantedAfter(wanted, found, open)
    if (found === null || next === undefined) return at + (/^\s*/.exec(text.slice(at, at + 65_536))?.[0].length ?? 0)
    wanted = next
    at = token.lastIndex
  }
}

const wantedAfter = (wanted: Wanted, found: RegExpExecArray | null, open: Array<"{" | "[">): Wanted | undefined => {
  if (found === null) return undefined
  const [, sign, text, plain] = found
  const closes =
    (sign === "}" && open.at(-1) === "{" && (wanted === "name or }" || wanted === ", or end")) ||
    (sign === "]" && open.at(-1) === "[" && (wanted === "value or ]" || wanted === ", or end"))
  if (closes) {
    open.pop()
    return ", or end"
  }
  if (wanted === "name" || wanted === "name or }") return text === undefined ? undefined : ":"
  if (wanted === ":") return sign === ":" ? "value" : undefined
  if (wanted === ", or end")
    return sign === "," && open.length > 0 ? (open.at(-1) === "{" ? "name" : "value") : undefined
  if (sign === "{" || sign === "[") {
    open.push(sign)
    return sign === "{" ? "name or }" : "value or ]"
  }
  return text === undefined && plain === undefined ? undefined : ", or end"
}

const placeIn = (text: string, at: number): JsonFault => {
  const before = text.slice(0, at).split("\n")
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
