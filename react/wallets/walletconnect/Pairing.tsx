import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ReactNode, useLayoutEffect, useRef } from "react"
import { Legal, unagreedRx } from "../catalogue/Legal.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import own from "./walletconnect.css?inline"

const css = parts + own

/**
 * The body of a pairing view. It never shrinks, so that a failure or another tab does not move what the visitor is
 * about to press. If the host requires agreement, the terms come first.
 */
export function Pairing({ children, foot }: { readonly children: ReactNode; readonly foot?: ReactNode }) {
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
    <Page css={css} split={foot !== undefined} foot={foot}>
      <div ref={place} className="pairing">
        {blocked ? <Legal /> : children}
      </div>
    </Page>
  )
}
