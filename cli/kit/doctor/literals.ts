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

/** A position in a source. `isOpen`: the literal that was read contains values from elsewhere. */
interface Cursor {
  readonly text: string
  position: number
  isOpen: boolean
}

/** Moves past a match of a pattern, and returns it; undefined if the text does not match here. */
const take = (cursor: Cursor, pattern: RegExp): string | undefined => {
  pattern.lastIndex = cursor.position
  const found = pattern.exec(cursor.text)?.[0]
  if (found !== undefined) cursor.position += found.length
  return found
}
const skipBlank = (cursor: Cursor): void => void take(cursor, blank)
const isNext = ({ position, text }: Cursor, mark: string): boolean => text.startsWith(mark, position)
const hasEnded = ({ position, text }: Cursor): boolean => position >= text.length

/** Skips to the end of an expression: a comma, or the closing bracket around it. */
const skipExpression = (cursor: Cursor): void => {
  let depth = 0
  while (!hasEnded(cursor)) {
    skipBlank(cursor)
    if (take(cursor, quoted) !== undefined) continue
    const mark = cursor.text[cursor.position] ?? ""
    if (depth === 0 && /[,)\]};]/.test(mark)) return
    if (/[([{]/.test(mark)) depth++
    if (/[)\]}]/.test(mark)) depth--
    cursor.position++
  }
}

const readValue = (cursor: Cursor): unknown => {
  skipBlank(cursor)
  const value = readPlainValue(cursor)
  skipBlank(cursor)
  if (hasEnded(cursor) || /[,)\]};]/.test(cursor.text[cursor.position] ?? "")) return value
  const isTyped = take(cursor, typing) !== undefined
  skipExpression(cursor)
  return isTyped ? value : unread
}

const readPlainValue = (cursor: Cursor): unknown => {
  if (isNext(cursor, "{")) return readRecord(cursor)
  if (isNext(cursor, "[")) return readList(cursor)
  const quotation = take(cursor, quoted)
  if (quotation !== undefined) return getText(quotation)
  const digits = take(cursor, number)
  if (digits !== undefined) return Number(digits.replace(/[_n]/g, ""))
  const name = take(cursor, word) ?? ""
  return Object.hasOwn(words, name) ? words[name] : unread
}

/** Moves past brackets and the items between them, which are separated by commas. */
const readItems = (cursor: Cursor, end: string, readItem: () => void): void => {
  cursor.position++
  for (skipBlank(cursor); !hasEnded(cursor) && !isNext(cursor, end); skipBlank(cursor)) {
    readItem()
    skipBlank(cursor)
    if (isNext(cursor, ",")) cursor.position++
    else if (!isNext(cursor, end)) break
  }
  cursor.position++
}

const readList = (cursor: Cursor): unknown => {
  const all: Array<unknown> = []
  readItems(cursor, "]", () => {
    if (isNext(cursor, "...")) {
      skipExpression(cursor)
      all.push(unread)
    } else all.push(readValue(cursor))
  })
  return all
}

const readRecord = (cursor: Cursor): unknown => {
  const all: Record<string, unknown> = {}
  readItems(cursor, "}", () => {
    if (isNext(cursor, "...") || isNext(cursor, "[")) {
      cursor.isOpen = true
      return skipExpression(cursor)
    }
    const quotation = take(cursor, quoted)
    const name = quotation === undefined ? (take(cursor, number) ?? take(cursor, word)) : String(getText(quotation))
    skipBlank(cursor)
    if (name === undefined) return skipExpression(cursor)
    if (isNext(cursor, ":")) {
      cursor.position++
      all[name] = readValue(cursor)
    } else {
      // A shorthand property or a method.
      skipExpression(cursor)
      all[name] = unread
    }
  })
  return all
}

/**
 * Reads the literal at a position of a JavaScript or TypeScript source, without running it: JSON with comments, single
 * quotes and unquoted names. Everything else in it is {@link unread}.
 */
export const readLiteral = (text: string, from: number): Literal => {
  const cursor: Cursor = { text, position: from, isOpen: false }
  const value = readValue(cursor)
  return { value, end: cursor.position, isOpen: cursor.isOpen }
}

/** Returns the text between quotes; a template with expressions is not read. */
const getText = (quotation: string): unknown => {
  const inner = quotation.slice(1, -1)
  if (quotation.startsWith("`") && /(?<!\\)\$\{/.test(inner)) return unread
  return inner.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_, a, b, c, plain) =>
    plain === undefined
      ? String.fromCodePoint(Number.parseInt(a ?? b ?? c, 16))
      : ({ n: "\n", t: "\t", r: "\r", "\n": "" }[String(plain)] ?? plain)
  )
}
