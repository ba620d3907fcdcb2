import { type ReactNode, type RefObject, type UIEvent, useLayoutEffect, useRef } from "react"
import { adoptSheet } from "./adoptSheet.ts"

/**
 * A view: what scrolls, over a foot that stands still. `css`: styles that come with the view's chunk.
 */
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
  /** The foot has no line above it: its button belongs to what stands over it. */
  readonly bare?: boolean
  /** It holds nothing to press: where it is higher than its place, the keyboard scrolls it as a whole. */
  readonly still?: boolean
  /** The foot is a question and a way. */
  readonly split?: boolean
}) {
  const place = useSheet(css)
  useLayoutEffect(() => {
    const body = place.current
    if (body && still) body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1
  })
  return (
    <>
      <div ref={place} className={className === undefined ? "body" : `body ${className}`} onScroll={mark}>
        {children}
      </div>
      {foot !== undefined && <div className={`foot${bare ? " bare" : ""}${split ? " split" : ""}`}>{foot}</div>}
    </>
  )
}

/** Marks a scroller that has scrolled: the header draws its line then. */
const mark = ({ currentTarget }: UIEvent<HTMLElement>): void =>
  void currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollTop > 0)

/** Returns the place that styles are for: the root it stands in has them from its first drawing on. */
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

/** The styles that each root has: they stay when a view leaves, which may still fade. */
const adopted = new WeakMap<ShadowRoot, Set<string>>()
