import type { Speech } from "./Speech.ts"

/**
 * Follows the page's language, from its first change on, while nothing else is wished for; returns what ends it. A
 * change from English before that counts: this code comes after the kit.
 */
export const followPage = (speech: Speech): (() => void) => {
  const root = document.documentElement
  const follow = (): void => {
    if ((speech.wish?.to ?? "page") === "page") void speech.speak("page").catch(() => {})
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ["lang"] })
  if (speech.wish === undefined && !/^(en|$)/i.test(root.lang)) follow()
  return () => observer.disconnect()
}
