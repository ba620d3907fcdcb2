import type { ConnectMethod } from "../../wallets/catalogue/listing.ts"
import { orderMethods } from "../../wallets/catalogue/getMethodHeights.ts"

/**
 * Returns the sign-in methods listed before the wallets and those after them, in the host's order; methods that the
 * host does not name follow. docs/spec/wallets.md#catalogue-order-of-methods.
 */
export const splitMethods = (
  host: ReadonlyArray<ConnectMethod> | null,
  has: { readonly email: boolean; readonly social: boolean }
): { readonly before: ReadonlyArray<"email" | "social">; readonly after: ReadonlyArray<"email" | "social"> } => {
  const order = orderMethods(host)
  const wallets = order.indexOf("wallet")
  const filterWays = (ways: ReadonlyArray<ConnectMethod>) =>
    ways.flatMap((way): ReadonlyArray<"email" | "social"> => (way !== "wallet" && has[way] ? [way] : []))
  return { before: filterWays(order.slice(0, wallets)), after: filterWays(order.slice(wallets)) }
}
