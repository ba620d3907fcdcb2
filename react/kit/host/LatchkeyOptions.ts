import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { featureTable } from "../../../core/kit/optionTable/featureTable.ts"
import type { HostOptions } from "../../../core/kit/optionTable/optionTable.ts"
import type { HostDrawing } from "./HostDrawing.ts"
import type { HostCallbacks } from "../../../services/kit/host/tellCallbacks.ts"
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
 * The host's options. Plain data and callbacks: hosts never see Effect. Names are the specification's
 * docs/spec/kit.md#config-options. Those below have types of the page; all others are in `core/kit/optionTable`.
 */
export interface LatchkeyOptions extends HostOptions, HostCallbacks, HostDrawing {
  /** At least one. viem's chain objects unchanged, or ours. */
  readonly networks: readonly [NetworkInput, ...ReadonlyArray<NetworkInput>]
  /**
   * The kit's language: a tag such as `ar-EG`, of which the nearest known one is spoken, else English; `page` (the
   * default) follows the page's `<html lang>`, `visitor` the visitor's languages. Or a language itself: one of
   * `latchkey/locales/*`, whose buttons speak at once, or one of your own, by `defineLocale`.
   */
  readonly locale?: string | HostLocale | undefined
  /**
   * Texts in place of the kit's, by their keys, in every language; those of one language stand under its tag:
   * `{ "button.connect": "Sign in", fr: { "button.connect": "Se connecter" } }`.
   */
  readonly words?: WordsByLocale | undefined
  /** Accent, tint, font, corners and sizes, by the names of the theme variables, e.g. `--w3m-accent`. */
  readonly themeVariables?: ThemeVariables | undefined
  /** The page's own design, by the names of shadcn/ui. `themeVariables` come first. */
  readonly themeTokens?: ThemeTokens | undefined
  /** Features to turn on or off, by name, e.g. `legalCheckbox`. */
  readonly features?: { readonly [Name in FeatureName]?: FeatureValue<Name> | undefined } | undefined
  /** Called with every event of the kit, as plain data. */
  readonly onEvent?: ((event: KitEvent) => void) | undefined
}
