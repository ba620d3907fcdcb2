import type { ThemeNow } from "./ThemeChange.ts"

/** Marks the kit's element with a mode, `auto` with the system's current one. The style sheets depend on it. */
export const markMode = ({ host }: ShadowRoot, mode: ThemeNow["mode"]): void => {
  const isLight = globalThis.matchMedia?.("(prefers-color-scheme: light)").matches
  host.setAttribute("data-theme", mode === "auto" ? (isLight ? "light" : "dark") : mode)
}
