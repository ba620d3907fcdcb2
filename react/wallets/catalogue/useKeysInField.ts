import { type RefObject, useEffect } from "react"

/**
 * Focuses a search field where the visitor has a mouse, unless a row has the focus after Back, and makes it take the
 * printable keys that are typed elsewhere in the dialog.
 */
export const useKeysInField = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const { current } = field
    const root = current?.getRootNode()
    if (current == null || root === undefined) return
    const hasMouse = globalThis.matchMedia?.("(hover: hover) and (pointer: fine)").matches
    const isInView = current.closest(".view")?.querySelector(":focus") != null
    if (hasMouse && !isInView) current.focus({ preventScroll: true })
    const takeKey = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.target instanceof HTMLInputElement) return
      const { altKey, ctrlKey, key, metaKey } = event
      if ([...key].length !== 1 || key === " " || altKey || ctrlKey || metaKey) return
      event.stopPropagation() // the list would look for a row with that letter
      current.focus({ preventScroll: true })
    }
    root.addEventListener("keydown", takeKey, true)
    return () => root.removeEventListener("keydown", takeKey, true)
  }, [field])
