import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { type TokenName, tokenNames } from "../../../core/kit/theme/tokens.ts"

/** How a page writes the colours of its variables. */
export interface ShadcnOptions {
  /** Whether they are bare channels (`--primary: 222 47% 11%`), as those of Tailwind 3 are; whole colours by default. */
  readonly channels?: boolean | undefined
}

/** What shadcn/ui lacks, or did in a version, and the kit draws by itself; corners and font are no colours. */
const others = ["destructive-foreground", "success", "overlay", "radius", "font-sans"] as const
type Colour = Exclude<TokenName, (typeof others)[number]>
const isColour = (name: TokenName): name is Colour => !others.some((other) => other === name)

/**
 * Returns `themeTokens` that follow a page of shadcn/ui: each is the page's own variable, light and dark and whenever it
 * changes. Corners and font, which a page may not define, fall back to the library's radius and the system's font.
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
