import { type ReactNode, type RefObject, type UIEvent, useLayoutEffect, useRef } from "react"
import { adoptSheet } from "./adoptSheet.ts"

/** A view: a scrolling body above a fixed foot. `css`: styles that load with the view's chunk. */
export function Page({
  bare = false,
  children,
  className,
  css,
  foot,
  split = false,
  still = false
}: {
  readonly children: ReactNode
  readonly className?: string
  readonly css?: string
  readonly foot?: ReactNode
  /** True if no line is drawn above the foot, because its button belongs to the content above. */
  readonly bare?: boolean
  /**
   * True if the body has no controls. If it overflows, the body itself can be focused, so that the keyboard scrolls it.
   */
  readonly still?: boolean
  /** True if the foot contains a question and a button. */
  readonly split?: boolean
}) {
  const place = useSheet(css)
  useLayoutEffect(() => {
    const body = place.current
    if (body && still) body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1
  })
  return (
    <>
      <div ref={place} className={className === undefined ? "body" : `body ${className}`} onScroll={markScrolled}>
        {children}
      </div>
      {foot !== undefined && <div className={`foot${bare ? " bare" : ""}${split ? " split" : ""}`}>{foot}</div>}
    </>
  )
}

/** Marks a scrolled body, so that the header draws its line. */
const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>): void =>
  void currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollTop > 0)

/** Returns a ref for an element; its root adopts the styles before the first paint. */
export const useSheet = (css: string | undefined): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    if (css === undefined || !(root instanceof ShadowRoot) || adopted.get(root)?.has(css)) return
    adopted.set(root, (adopted.get(root) ?? new Set()).add(css))
    adoptSheet(root, css)
  }, [css])
  return place
}

/** The styles adopted by each root. They stay after a view unmounts, as it may still be fading out. */
const adopted = new WeakMap<ShadowRoot, Set<string>>()
