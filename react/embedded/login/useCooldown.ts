import { useEffect, useState } from "react"
import { emailCooldown } from "../../../core/embedded/login/email.ts"

/** The seconds until an email may be sent again, counting down. `sentAt`: when the last one was, epoch milliseconds. */
export const useCooldown = (sentAt: number | null): number => {
  const [, setTicks] = useState(0)
  const left = emailCooldown(sentAt, Date.now())
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), 1_000)
    return () => clearTimeout(timer)
  })
  return left
}
