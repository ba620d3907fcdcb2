import { type RefObject, useEffect } from "react"

/**
 * Removes `inert` from the field's dialog and from the kit's element: password managers set it while they draw next to
 * a field, which would block every press.
 */
export const useLiveDialog = (field: RefObject<Element | null>): void =>
  useEffect(() => {
    const dialog = field.current?.closest("dialog")
    const root = dialog?.getRootNode()
    const ours = [dialog, root instanceof ShadowRoot && root.host].filter((element) => element instanceof HTMLElement)
    const releaseElements = (): void => {
      for (const element of ours) if (element.inert) element.inert = false
    }
    const observer = new MutationObserver(releaseElements)
    for (const element of ours) observer.observe(element, { attributeFilter: ["inert"] })
    releaseElements()
    return () => observer.disconnect()
  }, [field])
