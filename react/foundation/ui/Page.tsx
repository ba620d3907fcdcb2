import { type ReactNode, type UIEvent, useLayoutEffect, useRef } from "react"
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
  split = false
}: {
  readonly children: ReactNode
  readonly className?: string
  readonly css?: string
  readonly foot?: ReactNode
  /** The foot has no line above it: its button belongs to what stands over it. */
  readonly bare?: boolean
  /** The foot is a question and a way. */
  readonly split?: boolean
}) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    if (css === undefined || !(root instanceof ShadowRoot) || adopted.get(root)?.has(css)) return
    adopted.set(root, (adopted.get(root) ?? new Set()).add(css))
    adoptSheet(root, css)
  }, [css])
  return (
    <>
      <div ref={place} className={className === undefined ? "body" : `body ${className}`} onScroll={mark}>
        {children}
      </div>
      {foot !== undefined && <div className={`foot${bare ? " bare" : ""}${split ? " split" : ""}`}>{foot}</div>}
    </>
  )
}

/** The styles that each root has: they stay when a view leaves, which may still fade. */
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/** Marks a scroller that has scrolled: the header draws its line then. */
const mark = ({ currentTarget }: UIEvent<HTMLElement>): void =>
  void currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollTop > 0)
