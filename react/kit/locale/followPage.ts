import type { LocaleControl } from "./LocaleControl.ts"

/**
 * Switches to the page's language whenever it changes, unless another language was requested. If the page already left
 * English while this code loaded, switches immediately. Returns a function that stops following.
 */
export const followPage = (localeControl: LocaleControl): (() => void) => {
  const root = document.documentElement
  const follow = (): void => {
    if ((localeControl.requested?.locale ?? "page") === "page") void localeControl.switchLocale("page").catch(() => {})
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ["lang"] })
  if (localeControl.requested === undefined && !/^(en|$)/i.test(root.lang)) follow()
  return () => observer.disconnect()
}
