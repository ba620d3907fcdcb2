import { faultIds, faults } from "./fault.ts"
import type { Line } from "./table.ts"

/** A line as far as it is printed in columns. */
interface Row {
  readonly row: string
  readonly cells: ReadonlyArray<{ readonly fault: string; readonly words: ReadonlyArray<string>; readonly wrong: ReadonlyArray<string> }>
}

/** No line is longer; the columns that do not fit follow below. */
const width = 120

const words: Readonly<Record<string, string>> = {
  "R": "recovered: the value is as when all is well", "R retry": "after another try", "R next": "from the network's next endpoint", "R cache": "what is kept and still fresh, nobody is asked",
  "R dropped": "what does not fit is left out, the rest stays", "R default": "the built-in value that the specification names", "R estimate": "an estimate, marked as one",
  "R unknown": "without that part, which says that it is not known", "E": "an error of the catalogue; beside its room's own, the call's", "I": "nobody waits for it: logged, and no more"
}

const cellOf = ({ cells }: Row, id: string): ReadonlyArray<string> => {
  const cell = cells.find(({ fault }) => fault === id)
  return cell === undefined ? [""] : [...(cell.words.length === 0 ? ["(empty)"] : cell.words), ...(cell.wrong.length > 0 ? ["WRONG"] : [])]
}
const longest = (texts: ReadonlyArray<string>): number => Math.max(...texts.map(({ length }) => length))
const widthOf = (lines: ReadonlyArray<Row>, id: string): number => longest([id, ...lines.flatMap((line) => cellOf(line, id))])

/** The columns, as many beside each other as fit. */
const blocksOf = (lines: ReadonlyArray<Row>, ids: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const blocks: Array<Array<string>> = []
  let left = 0
  for (const id of ids) {
    const needed = widthOf(lines, id) + 2
    if (needed > left) {
      blocks.push([])
      left = width - longest(lines.map(({ row }) => row))
    }
    blocks.at(-1)?.push(id)
    left -= needed
  }
  return blocks
}

const block = (lines: ReadonlyArray<Row>, ids: ReadonlyArray<string>): ReadonlyArray<string> => {
  const first = longest(lines.map(({ row }) => row))
  const row = (name: string, cells: ReadonlyArray<string>): string =>
    [name.padEnd(first), ...cells.map((cell, i) => cell.padEnd(widthOf(lines, ids[i] ?? "")))].join("  ").trimEnd()
  return [
    row("", ids),
    ...lines.flatMap((line) => {
      const cells = ids.map((id) => cellOf(line, id))
      return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, i) => row(i === 0 ? line.row : "", cells.map((cell) => cell[i] ?? "")))
    })
  ]
}

/** Rows down and faults across, in as many blocks as it takes, an empty line after each. */
export const columnsOf = (lines: ReadonlyArray<Row>, ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  blocksOf(lines, ids).flatMap((some) => [...block(lines, some), ""])

/** The table for people: calls down, faults across, what the words mean, how many cells are as stated, and what is wrong. */
export const printed = (lines: ReadonlyArray<Line>): string => {
  const ids = faultIds.filter((id) => lines.some(({ cells }) => cells.some(({ fault }) => fault === id)))
  const cells = lines.flatMap(({ cells, row }) => cells.map((cell) => ({ ...cell, row })))
  const empty = cells.filter(({ words }) => words.length === 0).length
  const wrong = cells.filter((cell) => cell.wrong.length > 0)
  return [
    ...columnsOf(lines, ids),
    ...ids.map((id) => `${id.padEnd(4)} ${faults[id]}`), "",
    ...Object.entries(words).map(([word, meaning]) => `${word.padEnd(11)} ${meaning}`), "",
    "Each end came within the call's limit: 10 s for configuration, events and JSON-RPC, 15 s for data, the body included;",
    "after at most 3 requests in 10 s, none within Retry-After, and what is sent once was sent once.", "",
    ...wrong.flatMap((cell) => cell.wrong.map((one) => `WRONG ${cell.row} ${cell.fault}: ${one}`)),
    `call x fault: ${cells.length} cells, ${cells.length - wrong.length} as stated, ${empty} empty`
  ].join("\n")
}
