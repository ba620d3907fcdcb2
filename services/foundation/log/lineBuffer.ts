/** Lines of text up to a limit in bytes of UTF-8, oldest first. */
export interface LineBuffer {
  /** Adds a line and drops the oldest ones until all fit. A line larger than the buffer is not stored. */
  readonly add: (line: string) => void
  readonly lines: () => ReadonlyArray<string>
  /** The size of all lines in bytes, with a line break after each. */
  readonly bytes: () => number
}

const encoder = new TextEncoder()

/** Creates an empty buffer. Dropped lines are removed in batches, so that adding a line costs the same at any size. */
export const makeLineBuffer = (limitBytes: number): LineBuffer => {
  let lines: Array<{ readonly line: string; readonly size: number }> = []
  let first = 0
  let total = 0
  return {
    add: (line) => {
      const size = encoder.encode(line).length + 1
      if (size > limitBytes) return
      lines.push({ line, size })
      total += size
      while (total > limitBytes) total -= lines[first++]?.size ?? total
      if (first > 1024) {
        lines = lines.slice(first)
        first = 0
      }
    },
    lines: () => lines.slice(first).map(({ line }) => line),
    bytes: () => total
  }
}
