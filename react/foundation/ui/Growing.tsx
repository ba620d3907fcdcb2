import { type ReactNode, useLayoutEffect, useRef } from "react"

/**
 * A box as high as its content. Browsers animate between two heights only if both are lengths, so the content is
 * measured. When the content is replaced, the box starts at the card's former height and animates once. `onHeight` is
 * called with the card's height, in pixels, after each measurement.
 */
export function Growing({
  children,
  onHeight
}: {
  readonly children: ReactNode
  readonly onHeight: (height: number) => void
}) {
  const inside = useRef<HTMLDivElement>(null)
  const report = useRef(onHeight)
  report.current = onHeight
  useLayoutEffect(() => {
    const content = inside.current
    const box = content?.parentElement
    const card = box?.parentElement
    if (!content || !box || !card || !globalThis.ResizeObserver) return
    let begun = false
    // The observer runs after the frame's own layout, so that measuring forces no extra one.
    const observer = new ResizeObserver(() => {
      const height = content.offsetHeight
      if (height === 0) return
      if (!begun) {
        begun = true
        box.style.height = `${card.offsetHeight - box.offsetTop}px`
        card.style.height = "auto"
        box.getBoundingClientRect()
      }
      report.current(box.offsetTop + height)
      box.style.height = `${height}px`
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="growing">
      <div ref={inside}>{children}</div>
    </div>
  )
}
