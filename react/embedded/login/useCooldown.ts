import { useEffect, useState } from "react"
import { emailCooldown } from "../../../core/embedded/login/email.ts"

/** Returns the seconds until another email may be sent. `sentAt`: time of the last email, epoch milliseconds. */
export const useCooldown = (sentAt: number | null): number => {
  const [, setTicks] = useState(0)
  const remaining = emailCooldown(sentAt, Date.now())
  useEffect(() => {
    if (remaining === 0) return
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), 1_000)
    return () => clearTimeout(timer)
  })
  return remaining
}
