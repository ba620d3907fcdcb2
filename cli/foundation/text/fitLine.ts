import { wrapText } from "./table.ts"

/** Text that a person copies: an address, a hash or a link, but not the code of an error. It is never cut. */
const toCopy = /(?<!\S)(?![a-z]+\.[a-z-]+(?!\S))\S{30,}/

/**
 * A line of a result in a terminal narrower than a result's 80 characters: the last column of a table is cut, a sentence
 * is broken between its words, and a line with something to copy stays as it is.
 */
export const fitLine = (line: string, columns: number | undefined): ReadonlyArray<string> =>
  columns === undefined || line.length <= columns || columns < 20 || toCopy.test(line)
    ? [line]
    : /\S {2,}\S/.test(line)
      ? [`${line.slice(0, columns - 1)}…`]
      : indented(line, columns)

/** A sentence broken between its words, each line as far in as the first. */
const indented = (line: string, columns: number): ReadonlyArray<string> => {
  const indent = line.slice(0, line.search(/\S/))
  return wrapText(line.slice(indent.length), columns - indent.length).map((one) => `${indent}${one}`)
}
