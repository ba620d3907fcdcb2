import { type ReactNode, useLayoutEffect, useRef } from "react"

/**
 * A box as high as its content. The browser animates between two heights only if both are lengths, so the content is
 * measured. In a card that is drawn anew the box begins as high as the card stood, and moves once. `onHeight`: is told
 * the card's height, in pixels, when it is measured.
 */
export function Growing({
  children,
  onHeight
}: {
  readonly children: ReactNode
  readonly onHeight: (height: number) => void
}) {
  const inside = useRef<HTMLDivElement>(null)
  const tell = useRef(onHeight)
  tell.current = onHeight
  useLayoutEffect(() => {
    const content = inside.current
    const box = content?.parentElement
    const card = box?.parentElement
    if (!content || !box || !card || !globalThis.ResizeObserver) return
    let begun = false
    // The observer is called after the frame's own layout: nothing is measured before it.
    const observer = new ResizeObserver(() => {
      const height = content.offsetHeight
      if (height === 0) return
      if (!begun) {
        begun = true
        box.style.height = `${card.offsetHeight - box.offsetTop}px`
        card.style.height = "auto"
        box.getBoundingClientRect()
      }
      tell.current(box.offsetTop + height)
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
