import { anything, array, boolean, type Decoder, literal, record, string } from "../../foundation/data/decode.ts"
import { connectMethods, listingKinds } from "../../wallets/catalogue/listing.ts"
import { localFeatures } from "./localFeatures.ts"
import type { LocalFeatures, WishedFeatures } from "./schema.ts"
import { socialProviders } from "../../embedded/social/providers.ts"
import { walletFeatures } from "./featureNames.ts"

type Readers<A> = { readonly [K in keyof A]-?: Decoder<NonNullable<A[K]>> }

const offOr =
  <A>(of: Decoder<A>): Decoder<A | false> =>
  (value) =>
    value === false ? false : of(value)
const some = <const A extends string>(values: ReadonlyArray<A>) => array(literal(...values), 16)
const names = offOr(array(string(64), 16))

const own: Readers<Omit<LocalFeatures, "wished">> = {
  receive: boolean,
  send: boolean,
  emailShowWallets: boolean,
  analytics: boolean,
  allWallets: boolean,
  legalCheckbox: boolean,
  smartSessions: boolean,
  collapseWallets: boolean,
  pay: boolean,
  connectMethodsOrder: some(connectMethods),
  connectorTypeOrder: some(listingKinds),
  walletFeaturesOrder: some(walletFeatures)
}
const wished: Readers<WishedFeatures> = {
  email: boolean,
  socials: offOr(some(socialProviders)),
  swaps: names,
  onramp: names,
  activity: boolean,
  reownBranding: boolean,
  multiWallet: boolean
}

/**
 * Known features whose views are not built yet: their options are checked and stored, but have no effect. One text, since
 * it packs smaller than a list.
 */
export const comingFeatures: ReadonlySet<string> = new Set(
  "smartSessions collapseWallets reownBranding multiWallet emailCapture payWithExchange payments reownAuthentication headless".split(
    " "
  )
)

/**
 * Reads the host's `features`: its own settings, and its options for remote ones. Collects the fields that are invalid
 * or unknown, and those that are ignored; their messages are in `core/kit/options/optionWords.ts`.
 * docs/spec/kit.md#config-feature-flags.
 */
export const takeFeatures = (input: unknown, wrong: Array<string>, ignored: Array<string>): LocalFeatures => {
  const given = record(anything, 64)(input ?? {})
  if (given === undefined) wrong.push("features")
  const read = (readers: Readonly<Record<string, Decoder<unknown>>>): object =>
    Object.fromEntries(
      Object.entries(given ?? {}).flatMap(([key, value]) => {
        const name = key === "history" ? "activity" : key // its name in older projects; the newer one takes precedence
        if (
          value === null ||
          !Object.hasOwn(readers, name) ||
          (key === "history" && typeof given?.["activity"] === "boolean")
        )
          return []
        const fits = readers[name]?.(value)
        if (fits === undefined) wrong.push(`features.${key}`)
        return [[name, fits]]
      })
    )
  for (const name of Object.keys(given ?? {})) {
    if (comingFeatures.has(name)) ignored.push(`features.${name}`)
    else if (!Object.hasOwn(own, name) && !Object.hasOwn(wished, name) && name !== "history")
      wrong.push(`features.${name}`)
  }
  return { ...localFeatures, ...read(own), wished: read(wished) }
}
