import { useEffect, useState } from "react"
import type { ToastKey } from "../../../core/foundation/text/toasts.ts"
import { useDispatch } from "../state/atoms.ts"

/** The result of the last copy; resets after two seconds. */
export type Copied = "no" | "yes" | "failed"

/**
 * Copies by a selection, for pages over plain http, where `navigator.clipboard` is missing. The selection is made in
 * the open dialog, as everything else is inert and cannot be focused.
 */
const copyBySelection = (text: string): boolean => {
  const shadow = document.querySelector("latchkey-modal")?.shadowRoot
  const before = shadow?.activeElement ?? document.activeElement
  const field = document.createElement("textarea")
  field.value = text
  field.readOnly = true
  field.style.cssText = "position: fixed; top: 0; opacity: 0"
  const place = shadow?.querySelector("dialog[open]") ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand?.("copy") ?? false
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}

const copyText = async (text: string): Promise<void> => {
  try {
    if (navigator.clipboard) return await navigator.clipboard.writeText(text)
  } catch {
    // The browser refused, but it may allow a selection.
  }
  if (!copyBySelection(text)) throw new Error("no clipboard")
}

/**
 * Returns the result of the last copy of this text, and a function that copies it to the clipboard. A success also
 * shows a toast if a key is passed. Browsers may refuse to copy.
 */
export const useCopied = (text: string | undefined, key?: ToastKey): readonly [copied: Copied, copy: () => void] => {
  const dispatch = useDispatch()
  const [last, setLast] = useState<{ readonly text: string; readonly result: Copied }>()
  useEffect(() => {
    if (last === undefined) return
    const back = setTimeout(() => setLast(undefined), 2000)
    return () => clearTimeout(back)
  }, [last])
  return [
    last !== undefined && last.text === text ? last.result : "no",
    () =>
      text !== undefined &&
      void copyText(text).then(
        () => {
          setLast({ text, result: "yes" })
          if (key !== undefined) dispatch({ _tag: "ToastShown", toast: { kind: "success", key } })
        },
        () => setLast({ text, result: "failed" })
      )
  ]
}
