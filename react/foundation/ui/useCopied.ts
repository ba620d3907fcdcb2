import { useEffect, useState } from "react"

/** The result of copying: reset after two seconds. */
export type Copied = "no" | "yes" | "failed"

/** Copies text to the clipboard, and reports the result for a moment. A browser may refuse. */
export const useCopied = (): readonly [copied: Copied, copy: (text: string) => void] => {
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
        () => setCopied("yes"),
        () => setCopied("failed")
      )
  ]
}
