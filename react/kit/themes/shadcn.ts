import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { type TokenName, tokenNames } from "../../../core/kit/theme/tokens.ts"

/** Options of `shadcn`. */
export interface ShadcnOptions {
  /**
   * True if the page's variables are bare channels (`--primary: 222 47% 11%`), as in Tailwind 3, instead of whole
   * colors.
   *
   * @default false
   */
  readonly channels?: boolean | undefined
}

/**
 * Tokens that shadcn/ui does not have, or not in every version, and which the kit draws; radius and font are not
 * colors.
 */
const others = ["destructive-foreground", "success", "overlay", "radius", "font-sans"] as const
type Colour = Exclude<TokenName, (typeof others)[number]>
const isColour = (name: TokenName): name is Colour => !others.some((other) => other === name)

/**
 * Returns `themeTokens` for a page with shadcn/ui. Each token refers to the page's variable, so that it follows the
 * page in both modes and on every change. Radius and font, which a page may not define, fall back to those of shadcn/ui
 * and the system. Throws `CallMisfit` for an unknown option.
 *
 * @example
 * ```ts
 * import { createLatchkey, mainnet } from "latchkey"
 * import { shadcn } from "latchkey/themes"
 *
 * createLatchkey({ networks: [mainnet], themeTokens: shadcn() })
 * ```
 */
export const shadcn = (options: ShadcnOptions = {}): Readonly<Record<Colour | "radius" | "font-sans", string>> => {
  requireKeys("shadcn", options, ["channels"], "shadcn({ channels: true })")
  return {
    ...(Object.fromEntries(
      tokenNames.filter(isColour).map((name) => [name, options.channels ? `hsl(var(--${name}))` : `var(--${name})`])
    ) as Readonly<Record<Colour, string>>),
    radius: "var(--radius, 0.625rem)",
    "font-sans": "var(--font-sans, system-ui, sans-serif)"
  }
}
