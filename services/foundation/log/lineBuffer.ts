/** Lines of text up to so many bytes of UTF-8, oldest first. */
export interface LineBuffer {
  /** Takes a line; the oldest go until all fit. One that is larger than the buffer is not kept. */
  readonly add: (line: string) => void
  readonly lines: () => ReadonlyArray<string>
  /** Bytes of all lines, with a line break after each. */
  readonly bytes: () => number
}

const encoder = new TextEncoder()

/**
 * Makes an empty one. What was dropped is let go of in batches, so that a line costs the same however many there are.
 */
export const makeLineBuffer = (limitBytes: number): LineBuffer => {
  let kept: Array<{ readonly line: string; readonly size: number }> = []
  let first = 0
  let total = 0
  return {
    add: (line) => {
      const size = encoder.encode(line).length + 1
      if (size > limitBytes) return
      kept.push({ line, size })
      total += size
      while (total > limitBytes) total -= kept[first++]?.size ?? total
      if (first > 1024) {
        kept = kept.slice(first)
        first = 0
      }
    },
    lines: () => kept.slice(first).map(({ line }) => line),
    bytes: () => total
  }
}
