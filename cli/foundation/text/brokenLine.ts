const width = 80
/** The furthest column, from the left, at which the value after a label is aligned. */
const maxValueColumn = 30
/** The minimum length of a text that a person copies: an address, a hash, a path. */
const minCopiedLength = 30

/**
 * Breaks a line between words into lines of 80 characters. Text that a person copies is never cut, and gets a line of
 * its own. The lines after the first are indented to the value if the line has a label, otherwise by two.
 */
export const breakLine = (line: string): ReadonlyArray<string> => {
  if (line.length <= width) return [line]
  const [gap = ""] = / {2,}(?=\S)/.exec(line.trimStart()) ?? []
  const value = gap === "" ? -1 : line.indexOf(gap, line.search(/\S/)) + gap.length
  const start = value > 0 && value <= maxValueColumn ? value : line.search(/\S/)
  const indent = " ".repeat(value > 0 && value <= maxValueColumn ? value : start + 2)
  const lines: Array<string> = []
  let [current, isEmpty] = [line.slice(0, start), true]
  const endLine = (): void => {
    if (!isEmpty) lines.push(current)
    if (!isEmpty) current = indent
    isEmpty = true
  }
  for (const word of line.slice(start).split(" ")) {
    const isWhole = word.length >= minCopiedLength
    if (isWhole || current.length + 1 + word.length > width) endLine()
    current += isEmpty ? word : ` ${word}`
    isEmpty = false
    if (isWhole) endLine()
  }
  endLine()
  return lines
}
