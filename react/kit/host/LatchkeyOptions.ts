import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { featureTable } from "../../../core/kit/optionTable/featureTable.ts"
import type { HostOptions } from "../../../core/kit/optionTable/optionTable.ts"
import type { HostDrawing } from "./HostDrawing.ts"
import type { HostCallbacks } from "../../../services/kit/host/notifyCallbacks.ts"
import type { ThemeTokens, ThemeVariables } from "../themes/ThemeChange.ts"
import type { HostLocale, WordsByLocale } from "../locale/HostLocale.ts"

type FeatureName = keyof typeof featureTable
type FeatureValue<Name extends FeatureName> = Name extends `${string}Order`
  ? ReadonlyArray<string>
  : Name extends "socials" | "swaps" | "onramp"
    ? false | ReadonlyArray<string>
    : boolean

export type { ProposalOptions } from "../../../core/kit/optionTable/hostTypes.ts"

/**
 * The options of `createLatchkey`: plain data and callbacks. Names follow the specification,
 * docs/spec/kit.md#config-options. Options with types of the page are declared here, all others in
 * `core/kit/optionTable`.
 *
 * @example
 * ```ts
 * import { base, createLatchkey, mainnet, solana } from "latchkey"
 *
 * const kit = createLatchkey({
 *   projectId: "00000000000000000000000000000000",
 *   networks: [mainnet, base, solana],
 *   metadata: { name: "Example", description: "An example", url: location.origin, icons: [] },
 *   themeMode: "auto",
 *   features: { swaps: false }
 * })
 * ```
 */
export interface LatchkeyOptions extends HostOptions, HostCallbacks, HostDrawing {
  /**
   * The networks of your page, at least one: networks exported by `latchkey`, or viem's chain objects, unchanged. The
   * first is the default.
   *
   * @example
   * ```ts
   * import { createLatchkey, mainnet, solana } from "latchkey"
   *
   * createLatchkey({ networks: [mainnet, solana] })
   * ```
   */
  readonly networks: readonly [NetworkInput, ...ReadonlyArray<NetworkInput>]
  /**
   * The kit's language. A BCP 47 tag such as `ar-EG` selects the nearest available language, or English if no
   * language is similar; `page` follows `<html lang>`, also when it changes; `visitor` uses the first available language of the
   * browser. Pass a module of `latchkey/locales/*` to show buttons in that language from the first paint, or your own
   * language from `defineLocale`.
   *
   * @default "page"
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   * import de from "latchkey/locales/de"
   *
   * createLatchkey({ networks: [mainnet], locale: de })
   * ```
   */
  readonly locale?: string | HostLocale | undefined
  /**
   * Texts that replace the kit's, by key. Texts at the top level apply to every language; texts for one language are
   * listed under its tag.
   *
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   *
   * createLatchkey({
   *   networks: [mainnet],
   *   words: { "button.connect": "Sign in", fr: { "button.connect": "Se connecter" } }
   * })
   * ```
   */
  readonly words?: WordsByLocale | undefined
  /**
   * Accent, tint, font, corners and sizes, by the names of the theme variables. `setTheme` changes them later.
   *
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   *
   * createLatchkey({ networks: [mainnet], themeVariables: { "--w3m-accent": "#0a7" } })
   * ```
   */
  readonly themeVariables?: ThemeVariables | undefined
  /**
   * Colors, radius and fonts of the page's design, by the names of shadcn/ui. `themeVariables` override them.
   *
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   * import { shadcn } from "latchkey/themes"
   *
   * createLatchkey({ networks: [mainnet], themeTokens: shadcn() })
   * ```
   */
  readonly themeTokens?: ThemeTokens | undefined
  /**
   * Turns features on or off by name. Names ending in `Order` take a list; `socials`, `swaps` and `onramp` take `false`
   * or a list of the offered ones.
   *
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   *
   * createLatchkey({ networks: [mainnet], features: { legalCheckbox: true, socials: ["google"], onramp: false } })
   * ```
   */
  readonly features?: { readonly [Name in FeatureName]?: FeatureValue<Name> | undefined } | undefined
  /**
   * Called with every event of the kit, as plain data.
   *
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   *
   * createLatchkey({ networks: [mainnet], onEvent: (event) => console.log(event._tag) })
   * ```
   */
  readonly onEvent?: ((event: KitEvent) => void) | undefined
}
