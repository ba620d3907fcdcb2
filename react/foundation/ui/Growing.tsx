import { type ReactNode, useLayoutEffect, useRef } from "react"

/** As high as what it holds. The browser animates between two heights only when both are lengths, so it is measured. */
export function Growing({ children }: { readonly children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = inside
    if (current === null) return
    const observer = new ResizeObserver(() => {
      if (current.offsetHeight > 0) current.parentElement?.style.setProperty("height", `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="growing">
      <div ref={inside}>{children}</div>
    </div>
  )
}
