import { wrapText } from "./table.ts"

/** Text that a person copies, such as an address, a hash or a link, but not an error code. It is never cut. */
const toCopy = /(?<!\S)(?![a-z]+\.[a-z-]+(?!\S))\S{30,}/

/**
 * Fits a line of a result to a terminal narrower than 80 characters: the last column of a table is cut, a sentence is
 * broken between words, and a line with text to copy stays as it is.
 */
export const fitLine = (line: string, columns: number | undefined): ReadonlyArray<string> =>
  columns === undefined || line.length <= columns || columns < 20 || toCopy.test(line)
    ? [line]
    : /\S {2,}\S/.test(line)
      ? [`${line.slice(0, columns - 1)}…`]
      : wrapIndented(line, columns)

/** Breaks a sentence between words, and indents each line like the first. */
const wrapIndented = (line: string, columns: number): ReadonlyArray<string> => {
  const indent = line.slice(0, line.search(/\S/))
  return wrapText(line.slice(indent.length), columns - indent.length).map((part) => `${indent}${part}`)
}
