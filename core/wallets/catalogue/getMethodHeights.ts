import type { MethodHeights } from "./blockHeight.ts"
import type { ConnectMethod } from "./listing.ts"

/** The options that decide which methods a page offers, and in which order. */
interface MethodOptions {
  readonly basic: boolean
  readonly catalogue: boolean
  readonly manualWCControl: boolean
  readonly features: {
    readonly connectMethodsOrder: ReadonlyArray<ConnectMethod> | null
    readonly pay: boolean
    readonly requested: {
      readonly email?: boolean | undefined
      readonly socials?: ReadonlyArray<unknown> | false | undefined
    }
  }
}

/** Returns all methods in the host's order; methods that the host does not name follow. */
export const orderMethods = (host: ReadonlyArray<ConnectMethod> | null): ReadonlyArray<ConnectMethod> => [
  ...new Set([...(host ?? []), "email" as const, "social" as const, "wallet" as const])
]

const fieldHeight = 52
/** Up to two social accounts have a row each; more have a row of tiles. */
const getSocialHeight = (count: number): number => (count === 1 || count === 2 ? 60 * count - 8 : count && fieldHeight)

/** Returns the heights of the methods that the host lists above the wallets. `socials`: the number of accounts. */
export const getMethodHeights = (
  { features }: Pick<MethodOptions, "features">,
  { email, socials }: { readonly email: boolean; readonly socials: number }
): MethodHeights => {
  const order = orderMethods(features.connectMethodsOrder)
  const isAbove = (way: ConnectMethod): boolean => order.indexOf(way) < order.indexOf("wallet")
  return {
    email: email && isAbove("email") ? fieldHeight : 0,
    social: isAbove("social") ? getSocialHeight(socials) : 0
  }
}

/**
 * Returns the heights to reserve while the project's configuration is unknown: those of the last visit, as stored, or
 * of the methods that the host asks for. docs/spec/wallets.md#catalogue-reserved-methods.
 */
export const getExpectedHeights = (config: MethodOptions, stored: string | null): MethodHeights => {
  const { basic, catalogue, features, manualWCControl } = config
  const [, email, social] = /^(\d{1,3}) (\d{1,3})$/.exec(stored ?? "") ?? []
  const isOffered = catalogue && !basic && !manualWCControl && !features.pay
  if (isOffered && email !== undefined) return { email: Number(email), social: Number(social) }
  const { email: isEmail = isOffered, socials } = features.requested
  const count = socials === undefined ? 3 : (socials || []).length
  return getMethodHeights(config, { email: isOffered && isEmail, socials: isOffered ? count : 0 })
}
