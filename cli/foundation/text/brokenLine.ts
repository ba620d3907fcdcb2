const width = 80
/** A label's value begins at most so far to the right. */
const furthest = 30
/** What a person copies is at least so long: an address, a hash, a path. */
const toCopy = 30

/**
 * A line in lines of 80 characters, broken between words; what a person copies is never cut, and stands on a line of its
 * own. What follows the first line stands below its value, where it has a label, else two to the right.
 */
export const brokenLine = (line: string): ReadonlyArray<string> => {
  if (line.length <= width) return [line]
  const [gap = ""] = / {2,}(?=\S)/.exec(line.trimStart()) ?? []
  const value = gap === "" ? -1 : line.indexOf(gap, line.search(/\S/)) + gap.length
  const start = value > 0 && value <= furthest ? value : line.search(/\S/)
  const indent = " ".repeat(value > 0 && value <= furthest ? value : start + 2)
  const lines: Array<string> = []
  let [now, isEmpty] = [line.slice(0, start), true]
  const end = (): void => {
    if (!isEmpty) lines.push(now)
    if (!isEmpty) now = indent
    isEmpty = true
  }
  for (const word of line.slice(start).split(" ")) {
    const isWhole = word.length >= toCopy
    if (isWhole || now.length + 1 + word.length > width) end()
    now += isEmpty ? word : ` ${word}`
    isEmpty = false
    if (isWhole) end()
  }
  end()
  return lines
}
