import type { Speech } from "./Speech.ts"

/**
 * Switches to the page's language whenever it changes, unless another language was requested. If the page already left
 * English while this code loaded, switches immediately. Returns a function that stops following.
 */
export const followPage = (speech: Speech): (() => void) => {
  const root = document.documentElement
  const follow = (): void => {
    if ((speech.requested?.locale ?? "page") === "page") void speech.speak("page").catch(() => {})
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ["lang"] })
  if (speech.requested === undefined && !/^(en|$)/i.test(root.lang)) follow()
  return () => observer.disconnect()
}
