/** The value of everything in a source that is not a literal: a name, a call, a function. */
export const unread: unique symbol = Symbol("unread")

/** A value that a source spells out. `isOpen`: it also contains values from elsewhere (`...more`). */
export interface Literal {
  readonly value: unknown
  readonly end: number
  readonly isOpen: boolean
}

const blank = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
const quoted = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|`(?:\\[\s\S]|[^`\\])*`/y
const number = /-?(?:0x[\da-f]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)n?/iy
const word = /[\p{L}_$][\p{L}\d_$]*/uy
/** Keywords that may follow a value without changing it. */
const typing = /(?:as|satisfies)\b/y

const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined }

/**
 * Reads the literal at a position of a JavaScript or TypeScript source, without running it: JSON with comments, single
 * quotes and unquoted names. Everything else in it is {@link unread}.
 */
export const readLiteral = (text: string, from: number): Literal => {
  let at = from
  const taken = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const skipBlank = (): void => void taken(blank)
  const isNext = (mark: string): boolean => text.startsWith(mark, at)
  /** Skips to the end of an expression: a comma, or the closing bracket around it. */
  const skipExpression = (): void => {
    let depth = 0
    while (at < text.length) {
      skipBlank()
      if (taken(quoted) !== undefined) continue
      const mark = text[at] ?? ""
      if (depth === 0 && /[,)\]};]/.test(mark)) return
      if (/[([{]/.test(mark)) depth++
      if (/[)\]}]/.test(mark)) depth--
      at++
    }
  }
  let isOpen = false
  const value = (): unknown => {
    skipBlank()
    const read = plainValue()
    skipBlank()
    if (at >= text.length || /[,)\]};]/.test(text[at] ?? "")) return read
    const keeps = taken(typing) !== undefined
    skipExpression()
    return keeps ? read : unread
  }
  const plainValue = (): unknown => {
    if (isNext("{")) return record()
    if (isNext("[")) return list()
    const said = taken(quoted)
    if (said !== undefined) return textOf(said)
    const digits = taken(number)
    if (digits !== undefined) return Number(digits.replace(/[_n]/g, ""))
    const name = taken(word) ?? ""
    return Object.hasOwn(words, name) ? words[name] : unread
  }
  const list = (): unknown => {
    const all: Array<unknown> = []
    at++
    for (skipBlank(); at < text.length && !isNext("]"); skipBlank()) {
      if (isNext("...")) {
        skipExpression()
        all.push(unread)
      } else all.push(value())
      skipBlank()
      if (isNext(",")) at++
      else if (!isNext("]")) break
    }
    at++
    return all
  }
  const record = (): unknown => {
    const all: Record<string, unknown> = {}
    at++
    for (skipBlank(); at < text.length && !isNext("}"); skipBlank()) {
      if (isNext("...") || isNext("[")) {
        isOpen = true
        skipExpression()
      } else {
        const said = taken(quoted)
        const name = said === undefined ? (taken(number) ?? taken(word)) : String(textOf(said))
        skipBlank()
        if (name === undefined) skipExpression()
        else if (isNext(":")) {
          at++
          all[name] = value()
        } else {
          // A shorthand property or a method.
          skipExpression()
          all[name] = unread
        }
      }
      if (isNext(",")) at++
      else if (!isNext("}")) break
    }
    at++
    return all
  }
  const read = value()
  return { value: read, end: at, isOpen }
}

/** Returns the text between quotes; a template with expressions is not read. */
const textOf = (said: string): unknown => {
  const inner = said.slice(1, -1)
  if (said.startsWith("`") && /(?<!\\)\$\{/.test(inner)) return unread
  return inner.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_, a, b, c, plain) =>
    plain === undefined
      ? String.fromCodePoint(Number.parseInt(a ?? b ?? c, 16))
      : ({ n: "\n", t: "\t", r: "\r", "\n": "" }[String(plain)] ?? plain)
  )
}
