"use client"
import { useMemo, useSyncExternalStore } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { CheckedHook } from "../../../core/kit/methodTable/hookKeys.ts"
import type { NetworkName } from "../../../core/kit/methods/shapes.ts"
import type { Latchkey } from "../host/contract.ts"
import { useEvents } from "./frameHooks.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"
import { checkHook } from "./checkHook.ts"
import { type Answer, answerOf, type ReadResult, pendingResult } from "./answers.ts"

/** Options of every hook that reads. */
export interface ReadOptions {
  /**
   * If false, nothing is requested.
   *
   * @default true
   */
  readonly enabled?: boolean | undefined
}

interface Query<Data> {
  /** Identifies the query together with `argument`. */
  readonly name: CheckedHook
  readonly argument: object
  /** The network whose account is read, if the caller names one. */
  readonly network?: NetworkName | undefined
  /**
   * The options of the hook, whose keys are checked before the first request.
   *
   * @default argument
   */
  readonly options?: object | undefined
  /**
   * The namespace whose wallet must be connected.
   *
   * @default the active namespace
   */
  readonly namespace?: Namespace | undefined
  readonly enabled: boolean | undefined
  readonly load: (kit: Latchkey) => Promise<Data>
  readonly freshMillis: number
  readonly waitMillis?: number
  /** If true, the query is read again after a transaction from this page has ended. */
  readonly isChangedBySending?: boolean
}

/** Returns the id of a network as text, without checking it: the kit does. */
export const formatNetwork = (network: NetworkName | undefined): string | undefined => {
  const { caipNetworkId, id = network }: { readonly caipNetworkId?: unknown; readonly id?: unknown } = Object(network)
  const rawId = caipNetworkId ?? id
  return rawId === undefined ? undefined : typeof rawId === "number" ? `eip155:${rawId}` : String(rawId)
}

const subscribeNever = (): (() => void) => () => {}
const getPending = () => pendingResult

/**
 * Returns the result of a query while a wallet is connected on its namespace, and the shared answer. Components with
 * the same query share one result and one request; another account or network is another query.
 */
export const useAnswer = <Data>({
  argument,
  enabled = true,
  freshMillis,
  options: hookOptions = argument,
  load,
  isChangedBySending: moves = false,
  name,
  namespace,
  network: requestedNetwork,
  waitMillis
}: Query<Data>): readonly [ReadResult<Data>, Answer<Data> | undefined, Latchkey] => {
  const kit = useLatchkey()
  const snapshot = useSnapshot()
  const network = formatNetwork(requestedNetwork)
  const requestedNamespace = namespace ?? network?.split(":")[0]
  const connection =
    requestedNamespace === undefined
      ? snapshot.status === "connected" && snapshot.account
      : snapshot.connections.find((item) => item.namespace === requestedNamespace && item.inUse && item.live)
  const key =
    enabled && connection
      ? JSON.stringify([
          name,
          { ...argument, network },
          connection.connectorId,
          connection.network,
          connection.address,
          snapshot.network?.id
        ])
      : undefined
  // The key contains everything that the query depends on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same content is the same query
  const answer = useMemo(
    () =>
      key === undefined
        ? undefined
        : answerOf(kit, key, () => checkHook(name, hookOptions).then(() => load(kit)), {
            freshMillis,
            ...(waitMillis === undefined ? {} : { waitMillis })
          }),
    [kit, key]
  )
  useEvents(() => void answer?.read(), { filter: ({ _tag }) => moves && _tag === "TransactionMoved" })
  const result = useSyncExternalStore<ReadResult<Data>>(
    answer?.subscribe ?? subscribeNever,
    answer?.getResult ?? getPending,
    getPending
  )
  return [result, answer, kit]
}

/** Returns the result of a query. */
export const useRead = <Data>(query: Query<Data>): ReadResult<Data> => useAnswer(query)[0]
