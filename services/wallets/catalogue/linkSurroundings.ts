import { browserGlobals } from "../../../core/wallets/links/browseLinks.ts"

/**
 * What the rules of links ask of the page: its address, whether it stands in a frame, which wallets with a browser of
 * their own stand on it.
 */
export const linkSurroundings = () => ({
  page: location.href,
  framed: window.self !== window.top,
  globals: new Set(browserGlobals.filter((name) => name in globalThis))
})
