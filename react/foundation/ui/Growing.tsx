import { type ReactNode, useLayoutEffect, useRef } from "react"

/**
 * A box as high as its content. The browser animates between two heights only if both are lengths, so the content is
 * measured.
 */
export function Growing({ children }: { readonly children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = inside
    if (current === null || !globalThis.ResizeObserver) return
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
