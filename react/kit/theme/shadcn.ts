import type { TokenName } from "../../../core/kit/theme/tokens.ts"

/** How a page writes the colours of its variables. */
export interface ShadcnOptions {
  /** Whether they are bare channels (`--primary: 222 47% 11%`), as those of Tailwind 3 are; whole colours by default. */
  readonly channels?: boolean | undefined
}

/** The colours that every version of shadcn/ui has. What it lacks (`success`, `overlay`) the kit draws by itself. */
const colours = [
  "background",
  "foreground",
  "card",
  "card-foreground",
  "primary",
  "primary-foreground",
  "secondary",
  "secondary-foreground",
  "muted",
  "muted-foreground",
  "accent",
  "accent-foreground",
  "destructive",
  "border",
  "input",
  "ring"
] as const satisfies ReadonlyArray<TokenName>

/**
 * Returns `themeTokens` that follow a page of shadcn/ui: each is the page's own variable, light and dark and whenever it
 * changes. Corners and font, which a page may not define, fall back to the library's radius and the system's font.
 */
export const shadcn = ({
  channels = false
}: ShadcnOptions = {}): Readonly<Record<(typeof colours)[number] | "radius" | "font-sans", string>> => ({
  ...(Object.fromEntries(
    colours.map((name) => [name, channels ? `hsl(var(--${name}))` : `var(--${name})`])
  ) as Readonly<Record<(typeof colours)[number], string>>),
  radius: "var(--radius, 0.625rem)",
  "font-sans": "var(--font-sans, system-ui, sans-serif)"
})
