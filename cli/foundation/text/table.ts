/** A column: its heading, and whether its values are amounts, which are aligned right. */
export interface Column {
  readonly title: string
  readonly right?: boolean
}

const width = 80
const gap = "  "

/** Returns rows under headings, with columns aligned. A line longer than `most` characters is cut, not wrapped. */
export const formatTable = (
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  most = width
): ReadonlyArray<string> => {
  const all = [columns.map(({ title }) => title), ...rows]
  const widths = columns.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)))
  return all.map((row) =>
    cut(
      columns
        .map(({ right }, i) => pad(row[i] ?? "", widths[i] ?? 0, right === true))
        .join(gap)
        .trimEnd(),
      most
    )
  )
}

/** Returns names and values, one pair per line, with the values aligned. */
export const formatPairs = (all: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> => {
  const widest = Math.max(...all.map(([name]) => name.length))
  return all.map(([name, value]) => `${name.padEnd(widest)}${gap}${value}`.trimEnd())
}

const pad = (text: string, size: number, right: boolean): string => (right ? text.padStart(size) : text.padEnd(size))
const cut = (line: string, most: number): string => (line.length <= most ? line : `${line.slice(0, most - 1)}…`)

/** Cuts text into lines of `most` characters, even within a word. */
export const cutText = (text: string, most: number): ReadonlyArray<string> =>
  Array.from({ length: Math.ceil(text.length / most) }, (_, i) => text.slice(i * most, (i + 1) * most))

/** Breaks text between words into lines of 80 characters. */
export const wrapParagraph = (text: string): ReadonlyArray<string> => wrapText(text, width)

/** Breaks text between words into lines of at most `most` characters. */
export const wrapText = (text: string, most: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > most) {
      lines.push(line)
      line = word
    } else line = line === "" ? word : `${line} ${word}`
  }
  return [...lines, line]
}
