import { useEffect, useState } from "react"

/** Rows that are drawn at once, and those that every further frame adds. */
const share = 20

/**
 * How many of `count` rows to draw now. A thousand wallets that arrive together are drawn over many frames: no long
 * task.
 */
export const useGradually = (count: number): number => {
  const [drawn, setDrawn] = useState(share)
  useEffect(() => {
    if (drawn >= count) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + share))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return Math.min(drawn, count)
}
