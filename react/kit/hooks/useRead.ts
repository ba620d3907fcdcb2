"use client"
import { useMemo, useSyncExternalStore } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { CheckedHook } from "../../../core/kit/methodTable/hookKeys.ts"
import type { NetworkName } from "../../../core/kit/methods/shapes.ts"
import type { Latchkey } from "../host/contract.ts"
import { useEvents } from "./frameHooks.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"
import { checkHook } from "./checkHook.ts"
import { type Answer, answerOf, type ReadResult, unasked } from "./answers.ts"

/** What every hook that reads takes beside its own arguments. */
export interface ReadOptions {
  /** False: nothing is requested. */
  readonly enabled?: boolean | undefined
}

interface Question<Data> {
  /** Names the question, with everything that makes it another one. */
  readonly name: CheckedHook
  readonly argument: object
  /** The network whose account is read, if the caller names one. */
  readonly network?: NetworkName | undefined
  /** What the hook was given, whose keys are checked before anything is requested; `argument` if absent. */
  readonly given?: object | undefined
  /** The one of the wallet that has to be connected; by default the active one. */
  readonly namespace?: Namespace | undefined
  readonly enabled: boolean | undefined
  readonly load: (kit: Latchkey) => Promise<Data>
  readonly freshMillis: number
  readonly waitMillis?: number
  /** What is sent from here changes the answer: it is read again when a transaction has come to its end. */
  readonly moves?: boolean
}

/** Returns the id of a named network as text, without checking it: the kit does. */
export const networkText = (network: NetworkName | undefined): string | undefined => {
  const { caipNetworkId, id = network }: { readonly caipNetworkId?: unknown; readonly id?: unknown } = Object(network)
  const named = caipNetworkId ?? id
  return named === undefined ? undefined : typeof named === "number" ? `eip155:${named}` : String(named)
}

const silent = (): (() => void) => () => {}
const nothing = () => unasked

/**
 * Returns the answer to a question, for as long as a wallet is connected on its namespace, and what it is read by. Two
 * components with the same question share one answer and one request; another account or network is another question.
 */
export const useAnswer = <Data>({
  argument,
  enabled = true,
  freshMillis,
  given = argument,
  load,
  moves = false,
  name,
  namespace,
  network: named,
  waitMillis
}: Question<Data>): readonly [ReadResult<Data>, Answer<Data> | undefined, Latchkey] => {
  const kit = useLatchkey()
  const snapshot = useSnapshot()
  const network = networkText(named)
  const wanted = namespace ?? network?.split(":")[0]
  const shown =
    wanted === undefined
      ? snapshot.status === "connected" && snapshot.account
      : snapshot.connections.find((one) => one.namespace === wanted && one.inUse && one.live)
  const key =
    enabled && shown
      ? JSON.stringify([
          name,
          { ...argument, network },
          shown.connectorId,
          shown.network,
          shown.address,
          snapshot.network?.id
        ])
      : undefined
  // The key says all that the question is made of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same content is the same question
  const answer = useMemo(
    () =>
      key === undefined
        ? undefined
        : answerOf(kit, key, () => checkHook(name, given).then(() => load(kit)), {
            freshMillis,
            ...(waitMillis === undefined ? {} : { waitMillis })
          }),
    [kit, key]
  )
  useEvents(() => void answer?.read(), { filter: ({ _tag }) => moves && _tag === "TransactionMoved" })
  const result = useSyncExternalStore<ReadResult<Data>>(answer?.listen ?? silent, answer?.now ?? nothing, nothing)
  return [result, answer, kit]
}

/** Returns what a question is answered. */
export const useRead = <Data>(question: Question<Data>): ReadResult<Data> => useAnswer(question)[0]
