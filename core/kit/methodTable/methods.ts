import { actingMethods } from "./actingMethods.ts"
import { grantMethods, signInMethods } from "./grantMethods.ts"
import { kitMethods, shellMethods } from "./kitMethods.ts"
import type { CallsOf, Method } from "./method.ts"
import { readingMethods } from "./readingMethods.ts"
import { developerMethods, explainingMethods, receiptMethods, walletListMethods } from "./watchingMethods.ts"

/** The methods whose code loads at the first call. Each is called with the snapshot at that time. */
export const lateMethods = {
  ...walletListMethods,
  ...developerMethods,
  ...readingMethods,
  ...receiptMethods,
  ...explainingMethods,
  ...signInMethods,
  ...actingMethods,
  ...grantMethods
}

/** The methods whose arguments are checked. */
export const methods: Checked = { ...lateMethods, ...kitMethods, ...shellMethods }

type LateTable = typeof lateMethods
type Name = keyof LateTable | keyof typeof kitMethods | keyof typeof shellMethods
type Checked = { readonly [One in Name]: Method<string, unknown> }

/** The methods of a kit that read. */
export interface ReadingMethods extends CallsOf<typeof readingMethods> {}
/** The methods of a kit for a connect screen that the page draws itself. */
export interface WalletListMethods extends CallsOf<typeof walletListMethods> {}
/** The methods of a kit whose code loads at the first call. */
export interface LateMethods extends CallsOf<LateTable> {}
/** The methods of a kit that change its connections and networks, and its log. */
export interface KitMethods extends CallsOf<typeof kitMethods> {}

/** A method whose arguments are checked. */
export type CheckedMethod = Name
/** A method whose code loads at the first call. */
export type LateName = keyof LateMethods
/** A method that the running kit implements itself. */
export type OwnName = keyof KitMethods
/** A part of the kit that has methods. */
export type MethodPart = LateTable[LateName]["part"]
/** The names of a part's methods. */
export type NamesOf<Part extends MethodPart> = {
  [One in LateName]: LateTable[One]["part"] extends Part ? One : never
}[LateName]
