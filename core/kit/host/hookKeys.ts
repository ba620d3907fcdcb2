import type { ShownConnection } from "../../wallets/storage/snapshot.ts"
import { calls, type Keyed } from "./callTable.ts"

const readKeys = ({ keys }: Keyed): ReadonlyArray<string> => [...Object.keys(keys), "enabled"]

/** A connection as `useConnections` returns it, of which the wallet's id and the namespace are read. */
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
 * The keys that hooks accept, by their names. The values are checked by the methods that the hooks call; `useExplain` and
 * `useEvents` by their options, `useConnections` by the connection that its functions take.
 */
export const hookKeys = {
  useActivity: readKeys(calls.getTokens),
  useBalance: readKeys(calls.getBalance),
  useCallsStatus: readKeys(calls.getCallsStatus),
  useCapabilities: ["network", "enabled"],
  useConnections: Object.keys(connection),
  useEvents: ["filter"],
  useExplain: ["enabled"],
  useIdentity: readKeys(calls.getIdentity),
  useNames: readKeys(calls.getNames),
  useOnramp: readKeys(calls.getOnrampQuote),
  useReceipt: ["hash"],
  useSmartSessions: readKeys(calls.getSmartSessions),
  useSwapQuote: readKeys(calls.getSwapQuote),
  useTokens: readKeys(calls.getTokens),
  useWallets: ["namespace"]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

/** A hook whose argument is checked. */
export type CheckedHook = keyof typeof hookKeys
