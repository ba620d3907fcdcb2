import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { accountRx, tokenRx } from "./atoms.ts"

/**
 * Says that part of the account did not load, and offers one retry for all of it. After a failure of the chain service
 * no request is allowed for 30 s: the button counts the seconds down, without announcing them. Earlier results stay
 * visible. docs/spec/onchain.md#balances-blocking.
 */
export function Away({ account }: { readonly account: AccountId }) {
  const isNative = useRxValue(accountRx)?.native[account]?._tag === "Failed"
  const token = useRxValue(tokenRx)
  const isTokens = token?.balances[account]?._tag === "Failed"
  const seconds = useSecondsUntil(isTokens ? (token?.blockedUntil[account] ?? 0) : 0)
  const dispatch = useDispatch()
  const text = useText()
  useSay(isNative || isTokens ? text("account.away") : "")
  if (!isNative && !isTokens) return null
  const retry = () => {
    if (isNative) dispatch({ _tag: "NativeBalanceAsked", account })
    if (isTokens) dispatch({ _tag: "TokensAsked", account })
  }
  return (
    <Note>
      <p>{text("account.away")}</p>
      <button
        type="button"
        className="btn small"
        aria-disabled={seconds > 0 || undefined}
        onClick={seconds > 0 ? undefined : retry}
      >
        {seconds > 0 ? text("account.retryIn", { seconds }) : text("modal.retry")}
      </button>
    </Note>
  )
}

const useSecondsUntil = (until: number): number => {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const counting = seconds > 0
  useEffect(() => {
    if (!counting) return
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [counting])
  return Math.min(seconds, 30)
}
