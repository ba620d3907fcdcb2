/**
 * Returns the environment for a bug report: the browser, its window and its display settings. Contains nothing about
 * the visitor.
 */
export const readEnvironment = (): Readonly<Record<string, string | boolean>> => {
  const prefers = (query: string): boolean => globalThis.matchMedia?.(`(${query})`).matches ?? false
  return {
    userAgent: navigator.userAgent,
    language: navigator.language,
    pageLanguage: document.documentElement.lang,
    direction: getComputedStyle(document.documentElement).direction,
    origin: location.origin,
    window: `${innerWidth}x${innerHeight}`,
    pixels: String(devicePixelRatio),
    dark: prefers("prefers-color-scheme: dark"),
    reducedMotion: prefers("prefers-reduced-motion: reduce"),
    forcedColors: prefers("forced-colors: active"),
    online: navigator.onLine,
    framed: window !== top
  }
}
