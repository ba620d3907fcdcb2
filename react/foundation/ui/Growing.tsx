import { type ReactNode, useLayoutEffect, useRef } from "react"

/**
 * A box as high as its content. Browsers animate between two heights only if both are lengths, so the content is
 * measured. When the content is replaced, the box starts at the card's former height and animates once. `onHeight` is
 * called with the card's height, in pixels, after each measurement. A page behind a wallet's window draws no frames, so
 * that a new `view` is measured at once.
 */
export function Growing({
  children,
  onHeight,
  view
}: {
  readonly children: ReactNode
  readonly view: string
  readonly onHeight: (height: number) => void
}) {
  const inside = useRef<HTMLDivElement>(null)
  const report = useRef(onHeight)
  report.current = onHeight
  const measure = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const content = inside.current
    const box = content?.parentElement
    const card = box?.parentElement
    if (!content || !box || !card || !globalThis.ResizeObserver) return
    let hasStarted = false
    measure.current = () => {
      const height = content.offsetHeight
      if (height === 0) return
      if (!hasStarted) {
        hasStarted = true
        box.style.height = `${card.offsetHeight - box.offsetTop}px`
        card.style.height = "auto"
        box.getBoundingClientRect()
      }
      report.current(box.offsetTop + height)
      box.style.height = `${height}px`
    }
    // The observer runs after the frame's own layout, so that measuring forces no extra one.
    const observer = new ResizeObserver(measure.current)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once per view
  useLayoutEffect(() => {
    if (document.hidden || !document.hasFocus()) measure.current?.()
  }, [view])
  return (
    <div className="growing">
      <div ref={inside}>{children}</div>
    </div>
  )
}
