import { type ReactNode, useLayoutEffect, useRef } from "react"

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
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [css])
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
