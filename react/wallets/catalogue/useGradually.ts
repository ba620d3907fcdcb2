import { useEffect, useState } from "react"

/** How many rows are drawn at once, and how many more with every further frame. */
const share = 20

/**
 * Returns how many of `count` rows to draw now. A thousand wallets that arrive together are drawn over many frames,
 * without a long task.
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
