import { type ReactNode, useLayoutEffect, useRef } from "react"
import { adoptSheet } from "./adoptSheet.ts"

/**
 * A component with its own styles: they come with its chunk, and are in the kit's shadow root as long as it is drawn.
 */
export function Styled({
  children,
  className,
  css
}: {
  readonly css: string
  readonly className: string
  readonly children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const sheet = adoptSheet(root, css)
    return () => void root.adoptedStyleSheets?.splice(root.adoptedStyleSheets.indexOf(sheet), 1)
  }, [css])
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
