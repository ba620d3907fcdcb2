import * as Either from "effect/Either"

/** The position of the first invalid character: line and column, from 1. */
export interface JsonFault {
  readonly line: number
  readonly column: number
}

const token =
  /[\s]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y

type Expected = "value" | "value or ]" | "name" | "name or }" | ":" | ", or end"

/**
 * Parses a text as JSON, or returns the position of the first error. The messages of `JSON.parse` differ between
 * engines.
 */
export const parseJson = (text: string): Either.Either<unknown, JsonFault> =>
  Either.try({ try: (): unknown => JSON.parse(text), catch: () => toPlace(text, findFault(text)) })

/** Describes a syntax error for `FlowFault`. */
export const describeJsonFault = ({ column, line }: JsonFault): { readonly path: string; readonly reason: string } => ({
  path: `line ${line}, column ${column}`,
  reason: "it is not valid JSON"
})

/** Returns the offset of the first token that is not allowed in its position. */
const findFault = (text: string): number => {
  const open: Array<"{" | "["> = []
  let expected: Expected = "value"
  let offset = 0
  for (;;) {
    token.lastIndex = offset
    const found = token.exec(text)
    const next = getNextExpected(expected, found, open)
    if (found === null || next === undefined)
      return offset + (/^\s*/.exec(text.slice(offset, offset + 65_536))?.[0].length ?? 0)
    expected = next
    offset = token.lastIndex
  }
}

const getNextExpected = (
  expected: Expected,
  found: RegExpExecArray | null,
  open: Array<"{" | "[">
): Expected | undefined => {
  if (found === null) return undefined
  const [, sign, text, plain] = found
  const closes =
    (sign === "}" && open.at(-1) === "{" && (expected === "name or }" || expected === ", or end")) ||
    (sign === "]" && open.at(-1) === "[" && (expected === "value or ]" || expected === ", or end"))
  if (closes) {
    open.pop()
    return ", or end"
  }
  if (expected === "name" || expected === "name or }") return text === undefined ? undefined : ":"
  if (expected === ":") return sign === ":" ? "value" : undefined
  if (expected === ", or end")
    return sign === "," && open.length > 0 ? (open.at(-1) === "{" ? "name" : "value") : undefined
  if (sign === "{" || sign === "[") {
    open.push(sign)
    return sign === "{" ? "name or }" : "value or ]"
  }
  return text === undefined && plain === undefined ? undefined : ", or end"
}

const toPlace = (text: string, offset: number): JsonFault => {
  const before = text.slice(0, offset).split("\n")
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
