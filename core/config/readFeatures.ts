import { array, boolean, type Decoder, literal, record, string } from "../decode.ts"
import { near } from "../text/near.ts"
import { connectMethods, listingKinds } from "../wallet/listing.ts"
import { type LocalFeatures, localFeatures, socialProviders, walletFeatures } from "./localFeatures.ts"
import { featureTable, optionTable } from "./optionTable.ts"
import type { Problem } from "./readParts.ts"

const offOr = <A>(of: Decoder<A>): Decoder<A | false> => (value) => (value === false ? false : of(value))
const some = <const A extends string>(values: ReadonlyArray<A>) => array(literal(...values), 16)
const names = array(string(64), 16)
const flagSays = "must be true or false, e.g. true"

/** The host's `features`: its own say, and what it wishes of remote ones. Unknown and wrong ones are taken down. Spec §6. */
export const readFeatures = (
  input: unknown, problem: Problem
): { readonly features: LocalFeatures; readonly warnings: ReadonlyArray<string> } => {
  const given = record<unknown>((value) => value ?? null, 64)(input ?? {})
  if (given === undefined) problem("features", optionTable.features.says)
  const warnings: Array<string> = []
  for (const name of Object.keys(given ?? {})) {
    const status = Object.hasOwn(featureTable, name) ? featureTable[name as keyof typeof featureTable] : undefined
    const meant = status === undefined ? near(name, Object.keys(featureTable)) : undefined
    if (status === undefined) problem(`features.${name}`, meant === undefined ? "is not known" : `is not known. Did you mean \`${meant}\`?`)
    else if (status === "coming") warnings.push(`Option \`features.${name}\` is not in this version yet; it is ignored`)
  }
  const read = <A>(name: keyof typeof featureTable, of: Decoder<A>, says: string): A | undefined => {
    const value = given?.[name]
    if (value === undefined || value === null) return undefined
    const fits = of(value)
    if (fits === undefined) problem(`features.${name}`, says)
    return fits
  }
  const flag = (name: keyof typeof featureTable): boolean | undefined => read(name, boolean, flagSays)
  const list = (name: "swaps" | "onramp") => read(name, offOr(names), `must be false or a list of providers, e.g. ["${name === "swaps" ? "1inch" : "meld"}"]`)
  const features: LocalFeatures = {
    receive: flag("receive") ?? localFeatures.receive,
    send: flag("send") ?? localFeatures.send,
    emailShowWallets: flag("emailShowWallets") ?? localFeatures.emailShowWallets,
    analytics: flag("analytics") ?? localFeatures.analytics,
    allWallets: flag("allWallets") ?? localFeatures.allWallets,
    legalCheckbox: flag("legalCheckbox") ?? localFeatures.legalCheckbox,
    smartSessions: flag("smartSessions") ?? localFeatures.smartSessions,
    collapseWallets: flag("collapseWallets") ?? localFeatures.collapseWallets,
    pay: flag("pay") ?? localFeatures.pay,
    connectMethodsOrder: read("connectMethodsOrder", some(connectMethods), 'must list "wallet", "email", "social", e.g. ["wallet"]') ?? null,
    connectorTypeOrder: read("connectorTypeOrder", some(listingKinds), 'must list groups of wallets, e.g. ["recent", "injected"]') ?? [],
    walletFeaturesOrder: read("walletFeaturesOrder", some(walletFeatures), 'must list wallet features, e.g. ["send", "receive"]') ?? walletFeatures,
    wished: {
      ...said("email", flag("email")),
      ...said("socials", read("socials", offOr(some(socialProviders)), 'must be false or a list of providers, e.g. ["google", "x"]')),
      ...said("swaps", list("swaps")),
      ...said("onramp", list("onramp")),
      ...said("activity", flag("activity") ?? flag("history")),
      ...said("reownBranding", flag("reownBranding")),
      ...said("multiWallet", flag("multiWallet"))
    }
  }
  return { features, warnings }
}

const said = <const Name extends string, A>(name: Name, value: A | undefined): { readonly [K in Name]?: A } =>
  value === undefined ? {} : { [name]: value } as { [K in Name]?: A }
