/** A column: its heading, and whether its values are amounts, which are aligned right. */
export interface Column {
  readonly title: string
  readonly right?: boolean
}

const width = 80
const gap = "  "

/** Returns rows under headings, with columns aligned. A line longer than `maximum` characters is cut, not wrapped. */
export const formatTable = (
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  maximum = width
): ReadonlyArray<string> => {
  const all = [columns.map(({ title }) => title), ...rows]
  const widths = columns.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)))
  return all.map((row) =>
    cut(
      columns
        .map(({ right }, i) => pad(row[i] ?? "", widths[i] ?? 0, right === true))
        .join(gap)
        .trimEnd(),
      maximum
    )
  )
}

/** Returns names and values, one pair per line, with the values aligned. */
export const formatPairs = (all: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> => {
  const widest = Math.max(...all.map(([name]) => name.length))
  return all.map(([name, value]) => `${name.padEnd(widest)}${gap}${value}`.trimEnd())
}

const pad = (text: string, size: number, right: boolean): string => (right ? text.padStart(size) : text.padEnd(size))
const cut = (line: string, maximum: number): string =>
  line.length <= maximum ? line : `${line.slice(0, maximum - 1)}…`

/** Cuts text into lines of `maximum` characters, even within a word. */
export const cutText = (text: string, maximum: number): ReadonlyArray<string> =>
  Array.from({ length: Math.ceil(text.length / maximum) }, (_, i) => text.slice(i * maximum, (i + 1) * maximum))

/** Breaks text between words into lines of 80 characters. */
export const wrapParagraph = (text: string): ReadonlyArray<string> => wrapText(text, width)

/** Breaks text between words into lines of at most `maximum` characters. */
export const wrapText = (text: string, maximum: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > maximum) {
      lines.push(line)
      line = word
    } else line = line === "" ? word : `${line} ${word}`
  }
  return [...lines, line]
}
