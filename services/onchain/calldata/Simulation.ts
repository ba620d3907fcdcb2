import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { translateToEnglish, type SentenceLanguage } from "../../../core/onchain/calldata/sentences.ts"
import type { Described } from "../../../core/onchain/calldata/described.ts"
import type { EvmCall } from "../../../core/wallets/reader/walletRequest.ts"
import { toChangeLines, readChanges } from "../../../core/onchain/wording/changes.ts"
import {
  toCallParams,
  formatFeeLines,
  createPaidFeeLine,
  computeRequestFee,
  getBlobFee,
  readGas,
  toSimulateParams,
  hasFee,
  listTriedCalls,
  warnOfTokenFee,
  warnOfUncheckedFee
} from "../../../core/onchain/calldata/simulation.ts"
import type { Facts } from "../../../core/onchain/calldata/facts.ts"
import type { Reading } from "../../../core/onchain/calldata/reading.ts"
import { lineTranslations } from "../../../core/onchain/calldata/translations.ts"
import { hasDataFee, hasNoDataFee } from "../../../core/chain/rpc/dataFee.ts"
import { addReserve } from "../../../core/onchain/send/fee.ts"
import type { WordsField } from "../../../core/onchain/calldata/words.ts"
import { Quantity, readGasPrice } from "../../chain/rpc/gasPrice.ts"
import { readDataFee } from "../../chain/rpc/dataFee.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { CallFacts } from "./CallFacts.ts"
import type { Requester } from "./factsOf.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** How long to wait for the values that a fee is compared with, in milliseconds. */
const feeTimeout = 4_000

/** How long to wait for the gas. Shorter, because the data fee may be read after it. */
const gasTimeout = 3_000

/** Simulates a request on a network's node without sending it. */
export class Simulation extends Context.Tag("services/Simulation")<
  Simulation,
  {
    /**
     * Returns what the account sends and receives, one line each, by `eth_simulateV1` on the newest block. Null if the
     * node does not support that method, if the network would reject the request, or if it is not a call. Never fails.
     * docs/spec/onchain.md#calldata-tried-on-the-network.
     */
    readonly changesOf: (request: Described, asking: Requester) => Effect.Effect<ReadonlyArray<WordsField> | null>
    /**
     * Returns a request's network fee as one line, with a warning if it is too high. The fee is the maximum that the
     * page sets; otherwise an estimate: by the node for one call, by simulation for several. No amount if another pays it. Empty if the request is
     * not a call. Never fails.
     */
    readonly getFee: (request: Described, asking: Requester) => Effect.Effect<ReadonlyArray<WordsField>>
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
  /** Writes lines with the known facts; they can be written again for another language or unit. */
  const writeFields = (
    network: NetworkId,
    asking: Requester,
    writeLines: (reading: Reading) => ReadonlyArray<WordsField>
  ) =>
    facts.evaluate((known) => {
      const writeIn = (voice: SentenceLanguage) => writeLines(getReading(known, network, voice))
      return lineTranslations.store(writeIn({ say: translateToEnglish }), writeIn)
    }, asking)
  return Simulation.of({
    changesOf: traced("Simulation.changesOf")(function* (request, asking) {
      const calls = listTriedCalls(request)
      const network = getNetwork(calls)
      if (network === undefined) return null
      const answer = yield* simulate(rpc, network, calls)
      const changes = readChanges(answer, calls[0]?.from ?? "", network, calls.length)
      return changes === null ? null : yield* writeFields(network, asking, (reading) => toChangeLines(changes, reading))
    }),
    getFee: traced("Simulation.getFee")(function* (request, asking) {
      const calls = listTriedCalls(request)
      const network = getNetwork(calls)
      if (network === undefined) return []
      const token = getFeeToken(request)
      if (token !== undefined) {
        // The description contains the fee.
        const [gas, price] = hasFee(request)
          ? yield* Effect.all([readInTime(getGas(rpc, network, calls)), readInTime(readPriceIn(rpc, network, token))], {
              concurrency: 2
            })
          : []
        return yield* writeFields(network, asking, (reading) => warnOfTokenFee(request, { gas, price }, reading))
      }
      const paid = yield* writeFields(network, asking, (reading) => {
        const line = createPaidFeeLine(request, reading)
        return line === undefined ? [] : [line]
      })
      if (paid.length > 0) return paid
      const estimate = yield* Effect.cached(readInTime(getGas(rpc, network, calls), gasTimeout))
      const pageGas = getPageGas(request)
      const [gas, price, dataFee] = yield* Effect.all(
        [
          estimate,
          readInTime(readGasPrice(rpc, network)),
          readInTime(readDataFee(rpc, network, joinCalls(calls), pageGas ? Effect.succeed(pageGas) : estimate))
        ],
        { concurrency: 3 }
      )
      const reserved = gas === undefined ? undefined : addReserve(gas)
      const node = { gas, reserved, price, dataFee: dataFee ?? removeAnswer(network) }
      return yield* writeFields(network, asking, (reading) => [
        ...formatFeeLines(computeRequestFee(request, node, reading), reading, getBlobFee(request)),
        ...warnOfUncheckedFee(request, node, reading)
      ])
    })
  })
})

/** Simulates calls on the newest block; null if the node does not. */
const simulate = (rpc: Rpc["Type"], network: NetworkId, calls: ReadonlyArray<EvmCall>) =>
  Effect.orElseSucceed(
    rpc.read({ network, method: "eth_simulateV1", params: toSimulateParams(calls), result: Schema.Unknown }),
    () => null
  )

/** Estimates the gas of one call; simulates several, whose gas may depend on the calls before. */
const getGas = (rpc: Rpc["Type"], network: NetworkId, calls: ReadonlyArray<EvmCall>) => {
  const [first, second] = calls
  return first === undefined || second !== undefined
    ? Effect.map(simulate(rpc, network, calls), readGas)
    : Effect.map(
        rpc.read({ network, method: "eth_estimateGas", params: [toCallParams(first)], result: Quantity }),
        BigInt
      )
}

/** Returns the result of a read, undefined if it fails or takes too long. */
const readInTime = <A, E>(read: Effect.Effect<A, E>, timeout = feeTimeout) =>
  Effect.orElseSucceed(Effect.timeout(read, timeout), () => undefined)

/** Reads the price of gas in a token (Celo). */
const readPriceIn = (rpc: Rpc["Type"], network: NetworkId, token: string) =>
  Effect.map(rpc.read({ network, method: "eth_gasPrice", params: [token], result: Quantity }), BigInt)

/** The data fee if no oracle answers in time. */
const removeAnswer = (network: NetworkId): 0n | "unknown" | "unread" =>
  hasNoDataFee(network) ? 0n : hasDataFee(network) ? "unknown" : "unread"

/** Joins calls into one with the data of all: its size determines a rollup's data fee. */
const joinCalls = (calls: ReadonlyArray<EvmCall>): Pick<EvmCall, "data" | "to"> => ({
  ...(calls[0]?.to === undefined ? {} : { to: calls[0].to }),
  data: `0x${calls.map(({ data }) => data.slice(2)).join("")}`
})

/** Returns the gas that the page sets. */
const getPageGas = (request: Described): bigint | undefined =>
  request.kind === "transaction" ? request.terms.gas : undefined

/** Returns the token in which the fee is paid (Celo). */
const getFeeToken = (request: Described): string | undefined =>
  request.kind === "transaction" ? request.feeToken : undefined

/** Returns the network of the calls; undefined if they differ or there are no calls. */
const getNetwork = (calls: ReadonlyArray<EvmCall>): NetworkId | undefined =>
  calls.every(({ network }) => network === calls[0]?.network) ? calls[0]?.network : undefined

const getReading = (facts: Facts, network: NetworkId, voice: SentenceLanguage): Reading => ({
  facts,
  ...voice,
  network,
  budget: { remaining: 1 },
  depth: 0
})
