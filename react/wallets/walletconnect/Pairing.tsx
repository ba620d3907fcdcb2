import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ReactNode, useLayoutEffect, useRef } from "react"
import { Legal, unagreedRx } from "../catalogue/Legal.tsx"
import { Styled } from "../../foundation/ui/Styled.tsx"
import css from "./walletconnect.css?inline"

/**
 * The part of the card for a pairing. It never shrinks: neither a failure nor another tab moves what the visitor is
 * about to press. The terms come first, where the host asks for agreement.
 */
export function Pairing({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const blocked = useRxValue(unagreedRx)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null || !globalThis.ResizeObserver) return
    let width = 0
    const observer = new ResizeObserver(() => {
      if (width !== current.offsetWidth) current.style.minHeight = "" // a code is as high as it is wide
      width = current.offsetWidth
      current.style.minHeight = `${current.offsetHeight}px`
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <Styled className="pairing" css={css}>
      <div ref={place} className="steady">
        {blocked ? <Legal /> : children}
      </div>
    </Styled>
  )
}
