import { useEffect, useState } from "react"

/** The number of rows drawn at first, and added with every further frame: each may have a large icon. */
const first = 10
const share = 4

/** Returns how many of `count` rows to draw now. A thousand wallets are drawn over many frames, without a long task. */
export const useGradually = (count: number): number => {
  const [drawn, setDrawn] = useState(Math.min(count, first))
  useEffect(() => {
    if (drawn === count) return
    const frame = requestAnimationFrame(() => setDrawn(Math.min(count, drawn + share)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return Math.min(drawn, count)
}
