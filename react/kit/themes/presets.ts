import type { ThemeTokens } from "./ThemeChange.ts"

/*
 * Presets for `themeTokens`, each for light and dark pages. A page bundles only those that it imports.
 * docs/spec/kit.md#theme-presets.
 */

/**
 * The kit's default look, for returning to it at run time.
 *
 * @example
 * ```ts
 * import { calm } from "latchkey/themes"
 *
 * kit.setTheme({ tokens: calm })
 * ```
 */
export const calm = {} as const satisfies ThemeTokens

/** Deep blue and violet. */
export const midnight = {
  light: {
    background: "#f7f8ff",
    foreground: "#14173a",
    card: "#eceeff",
    secondary: "#dfe3fb",
    muted: "#d5daf7",
    "muted-foreground": "#4a5080",
    accent: "#eceeff",
    primary: "#4a41c8",
    "primary-foreground": "#fff",
    border: "#d9ddf5",
    ring: "#4a41c8"
  },
  dark: {
    background: "#0b1020",
    foreground: "#f0f2ff",
    card: "#151b30",
    secondary: "#1e2540",
    muted: "#272f4e",
    "muted-foreground": "#a3abcf",
    accent: "#151b30",
    primary: "#9d94ff",
    "primary-foreground": "#0b1020",
    border: "#232b47",
    ring: "#9d94ff"
  }
} as const satisfies ThemeTokens

/** Warm paper and brown ink. */
export const paper = {
  light: {
    background: "#fbf7ef",
    foreground: "#2a2118",
    card: "#f3ecdf",
    secondary: "#eae1d1",
    muted: "#e2d7c3",
    "muted-foreground": "#5f5344",
    accent: "#f3ecdf",
    primary: "#7a3b16",
    "primary-foreground": "#fff",
    border: "#e3d9c7",
    ring: "#9a4a1a"
  },
  dark: {
    background: "#1c1814",
    foreground: "#f6efe4",
    card: "#272119",
    secondary: "#322b21",
    muted: "#3b3328",
    "muted-foreground": "#b8ab98",
    accent: "#272119",
    primary: "#e8b27a",
    "primary-foreground": "#1c1814",
    border: "#3a3227",
    ring: "#e8b27a"
  }
} as const satisfies ThemeTokens

/** Rounder, with a rose accent. */
export const soft = {
  light: {
    background: "#fffafc",
    foreground: "#2b1620",
    card: "#fbeff4",
    secondary: "#f5e3eb",
    muted: "#efd8e2",
    "muted-foreground": "#6a4c59",
    accent: "#fbeff4",
    primary: "#b3205f",
    "primary-foreground": "#fff",
    border: "#f1dde6",
    ring: "#b3205f",
    radius: "20px"
  },
  dark: {
    background: "#1b1318",
    foreground: "#fdeef4",
    card: "#271b22",
    secondary: "#33242d",
    muted: "#3d2c36",
    "muted-foreground": "#c2a4b2",
    accent: "#271b22",
    primary: "#ff8fb8",
    "primary-foreground": "#1b1318",
    border: "#3a2932",
    ring: "#ff8fb8",
    radius: "20px"
  }
} as const satisfies ThemeTokens

/** Straight corners, black and white. */
export const square = {
  light: { primary: "#121313", "primary-foreground": "#fff", ring: "#121313", border: "#b9bdbd", radius: "0px" },
  dark: { primary: "#fff", "primary-foreground": "#121313", ring: "#fff", border: "#4a4d4d", radius: "0px" }
} as const satisfies ThemeTokens

/** Maximum contrast, with borders around everything. */
export const contrast = {
  light: {
    background: "#fff",
    foreground: "#000",
    card: "#fff",
    secondary: "#f0f0f0",
    muted: "#e4e4e4",
    "muted-foreground": "#2b2b2b",
    accent: "#e4e4e4",
    primary: "#000",
    "primary-foreground": "#fff",
    border: "#6b6b6b",
    input: "#000",
    ring: "#0036c7"
  },
  dark: {
    background: "#000",
    foreground: "#fff",
    card: "#000",
    secondary: "#1c1c1c",
    muted: "#2a2a2a",
    "muted-foreground": "#dcdcdc",
    accent: "#2a2a2a",
    primary: "#fff",
    "primary-foreground": "#000",
    border: "#9a9a9a",
    input: "#fff",
    ring: "#a9c2ff"
  }
} as const satisfies ThemeTokens
