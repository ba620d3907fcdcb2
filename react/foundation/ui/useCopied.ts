import { useEffect, useState } from "react"
import type { ToastKey } from "../../../core/foundation/text/toasts.ts"
import { useDispatch } from "../state/atoms.ts"

/** The result of copying: reset after two seconds. */
export type Copied = "no" | "yes" | "failed"

/** Copies text to the clipboard, and reports the result for a moment, a success as a toast where
 * there is one for it. A browser may refuse. */
export const useCopied = (key?: ToastKey): readonly [copied: Copied, copy: (text: string) => void] => {
  const dispatch = useDispatch()
  const [copied, setCopied] = useState<Copied>("no")
  useEffect(() => {
    if (copied === "no") return
    const back = setTimeout(() => setCopied("no"), 2000)
    return () => clearTimeout(back)
  }, [copied])
  return [
    copied,
    (text) =>
      void (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(
        () => {
          setCopied("yes")
          if (key !== undefined) dispatch({ _tag: "ToastShown", toast: { kind: "success", key } })
        },
        () => setCopied("failed")
      )
  ]
}
