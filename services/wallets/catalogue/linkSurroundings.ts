import { browserGlobals } from "../../../core/wallets/links/browseLinks.ts"

/**
 * Returns the facts about the page that links depend on: its address, whether it is in a frame, and which wallets with
 * a browser of their own have injected into it.
 */
export const linkSurroundings = () => ({
  page: location.href,
  framed: window.self !== window.top,
  globals: new Set(browserGlobals.filter((name) => name in globalThis))
})
