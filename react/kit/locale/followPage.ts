import type { Speech } from "./Speech.ts"

/** Follows the page's language, from its first change on, while nothing else is wished for; returns what ends it. */
export const followPage = (speech: Speech): (() => void) => {
  const observer = new MutationObserver(() => {
    if ((speech.wish?.to ?? "page") === "page") void speech.speak("page").catch(() => {})
  })
  observer.observe(document.documentElement, { attributeFilter: ["lang"] })
  return () => observer.disconnect()
}
