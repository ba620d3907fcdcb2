import { type RefObject, useEffect } from "react"

/**
 * Takes `inert` off the dialog that a field stands in, and off the kit's element around it: password managers set it
 * while they draw beside a field, and a visitor could press nothing any more.
 */
export const useLiveDialog = (field: RefObject<Element | null>): void =>
  useEffect(() => {
    const dialog = field.current?.closest("dialog")
    const root = dialog?.getRootNode()
    const ours = [dialog, root instanceof ShadowRoot && root.host].filter((one) => one instanceof HTMLElement)
    const free = (): void => {
      for (const one of ours) if (one.inert) one.inert = false
    }
    const observer = new MutationObserver(free)
    for (const one of ours) observer.observe(one, { attributeFilter: ["inert"] })
    free()
    return () => observer.disconnect()
  }, [field])
