import type { ShownConnection } from "../../wallets/storage/snapshot.ts"
import { type LateName, methods } from "./methods.ts"

/** Returns the keys of a hook that reads by a method. */
const readKeys = (method: LateName): ReadonlyArray<string> => {
  const { form } = methods[method]
  return [...("keys" in form ? Object.keys(form.keys) : []), "enabled"]
}

/** A connection as `useConnections` returns it. Only the wallet's id and the namespace are read. */
const connection = {
  account: null,
  address: null,
  addresses: null,
  chainId: null,
  connectorId: null,
  inUse: null,
  live: null,
  namespace: null,
  network: null,
  wallet: null
} as const satisfies { readonly [Key in keyof ShownConnection | "account"]: null }

/**
 * The keys that each hook accepts: for `useExplain` and `useEvents` those of their options, for `useConnections` those
 * of the connection that its functions accept. The values are checked by the methods that the hooks call.
 */
export const hookKeys = {
  useActivity: readKeys("getTokens"),
  useBalance: readKeys("getBalance"),
  useCallsStatus: readKeys("getCallsStatus"),
  useCapabilities: ["network", "enabled"],
  useConnections: Object.keys(connection),
  useEvents: ["filter"],
  useExplain: ["enabled"],
  useIdentity: readKeys("getIdentity"),
  useNames: readKeys("getNames"),
  useOnramp: readKeys("getOnrampQuote"),
  useReceipt: ["hash"],
  useSmartSessions: readKeys("getSmartSessions"),
  useSwapQuote: readKeys("getSwapQuote"),
  useTokens: readKeys("getTokens"),
  useWallets: ["namespace"]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

/** A hook whose argument is checked. */
export type CheckedHook = keyof typeof hookKeys
