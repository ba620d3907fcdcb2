import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { speakEnglish, type Voice } from "../../../core/onchain/calldata/sentences.ts"
import type { Described } from "../../../core/onchain/calldata/described.ts"
import type { EvmCall } from "../../../core/wallets/reader/walletRequest.ts"
import { changeLines, changesIn } from "../../../core/onchain/wording/changes.ts"
import {
  callParams,
  feeLines,
  feeOfRequest,
  gasIn,
  simulateParams,
  triedCalls,
  uncheckedFee
} from "../../../core/onchain/calldata/simulated.ts"
import type { Facts } from "../../../core/onchain/calldata/facts.ts"
import type { Reading } from "../../../core/onchain/calldata/reading.ts"
import { lineTellings } from "../../../core/onchain/calldata/tellings.ts"
import { hasDataFee, hasNoDataFee } from "../../../core/chain/rpc/dataFee.ts"
import { withReserve } from "../../../core/onchain/send/fee.ts"
import type { WordsField } from "../../../core/onchain/calldata/words.ts"
import { Quantity, readGasPrice } from "../../chain/rpc/gasPrice.ts"
import { readDataFee } from "../../chain/rpc/dataFee.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { CallFacts } from "./CallFacts.ts"
import type { Asking } from "./factsOf.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** How long a node is asked for what a fee is compared with, in milliseconds. */
const feeMillis = 4_000

/** Lets a network's node try a request, without sending it. */
export class Simulation extends Context.Tag("services/Simulation")<
  Simulation,
  {
    /**
     * What the account gives and gets, a line each, by `eth_simulateV1` on the newest block. Null where the node does not
     * know that, where the network would refuse the request, and for what is no call. Never fails.
     * docs/spec/onchain.md#calldata-tried-on-the-network.
     */
    readonly changesOf: (request: Described, asking: Asking) => Effect.Effect<ReadonlyArray<WordsField> | null>
    /**
     * What the network takes for a request, as one line, with a warning where it is too much: at most what the page
     * sets; else about, by what a node estimates for a call, and by what trying them took for several. No line for what is
     * no call. Never fails.
     */
    readonly feeOf: (request: Described, asking: Asking) => Effect.Effect<ReadonlyArray<WordsField>>
  }
>() {
  /** Needs `CallFacts` and `Rpc`. */
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const rpc = yield* Rpc
  const facts = yield* CallFacts
  /** Lines by the facts that are known, which can be told again in another voice. */
  const lines = (network: NetworkId, asking: Asking, tell: (reading: Reading) => ReadonlyArray<WordsField>) =>
    facts.tell((known) => {
      const told = (voice: Voice) => tell(readingOf(known, network, voice))
      return lineTellings.keep(told({ say: speakEnglish }), told)
    }, asking)
  const tryOut = (network: NetworkId, calls: ReadonlyArray<EvmCall>) =>
    Effect.orElseSucceed(
      rpc.read({ network, method: "eth_simulateV1", params: simulateParams(calls), result: Schema.Unknown }),
      () => null
    )
  const gasOf = (network: NetworkId, calls: ReadonlyArray<EvmCall>) => {
    const [only, second] = calls
    return only === undefined || second !== undefined
      ? Effect.map(tryOut(network, calls), gasIn)
      : Effect.map(
          rpc.read({ network, method: "eth_estimateGas", params: [callParams(only)], result: Quantity }),
          BigInt
        )
  }
  return Simulation.of({
    changesOf: traced("Simulation.changesOf")(function* (request, asking) {
      const calls = triedCalls(request)
      const network = networkOf(calls)
      if (network === undefined) return null
      const changes = changesIn(yield* tryOut(network, calls), calls[0]?.from ?? "")
      return changes === null ? null : yield* lines(network, asking, (reading) => changeLines(changes, reading))
    }),
    feeOf: traced("Simulation.feeOf")(function* (request, asking) {
      const calls = triedCalls(request)
      const network = networkOf(calls)
      if (network === undefined || isPaidInToken(request)) return []
      const orUnknown = <A, E>(read: Effect.Effect<A, E>) =>
        Effect.orElseSucceed(Effect.timeout(read, feeMillis), () => undefined)
      const [gas, price, dataFee] = yield* Effect.all(
        [
          orUnknown(gasOf(network, calls)),
          orUnknown(readGasPrice(rpc, network)),
          orUnknown(readDataFee(rpc, network, joined(calls)))
        ],
        { concurrency: 3 }
      )
      const reserved = gas === undefined ? undefined : withReserve(gas)
      const node = { gas, reserved, price, dataFee: dataFee ?? withoutAnswer(network) }
      return yield* lines(network, asking, (reading) => [
        ...feeLines(feeOfRequest(request, node, reading), reading),
        ...uncheckedFee(request, node, reading)
      ])
    })
  })
})

/** The data fee where no oracle answered in time. */
const withoutAnswer = (network: NetworkId): 0n | "unknown" | "unread" =>
  hasNoDataFee(network) ? 0n : hasDataFee(network) ? "unknown" : "unread"

/** One call with the data of all, whose size decides a rollup's data fee. */
const joined = (calls: ReadonlyArray<EvmCall>): Pick<EvmCall, "data" | "to"> => ({
  ...(calls[0]?.to === undefined ? {} : { to: calls[0].to }),
  data: `0x${calls.map(({ data }) => data.slice(2)).join("")}`
})

/** Whether the fee is paid in a token (Celo): the description says so, and the node's price is for the coin. */
const isPaidInToken = (request: Described): boolean => request.kind === "transaction" && request.feeToken !== undefined

/** The one network of all calls; undefined if there is none, or more than one. */
const networkOf = (calls: ReadonlyArray<EvmCall>): NetworkId | undefined =>
  calls.every(({ network }) => network === calls[0]?.network) ? calls[0]?.network : undefined

const readingOf = (facts: Facts, network: NetworkId, voice: Voice): Reading => ({
  facts,
  ...voice,
  network,
  budget: { remaining: 1 },
  depth: 0
})
