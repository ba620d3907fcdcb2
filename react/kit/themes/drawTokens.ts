import { takeTokens } from "../../../core/kit/theme/tokens.ts"
import { adoptSheet } from "../../foundation/ui/adoptSheet.ts"
import { markMode } from "./markMode.ts"
import { createTokenSheet } from "./createTokenSheet.ts"
import type { ThemeNow } from "./ThemeChange.ts"

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>()

/** Draws a host's tokens in a frame, and replaces earlier ones. */
export const drawTokens = (shadow: ShadowRoot, mode: ThemeNow["mode"], tokens: unknown): void => {
  markMode(shadow, mode)
  const sheet = sheets.get(shadow) ?? adoptSheet(shadow, "")
  sheets.set(shadow, sheet)
  sheet.replaceSync?.(createTokenSheet(takeTokens(tokens)))
}
