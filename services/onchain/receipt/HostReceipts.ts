import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { UnsupportedChain } from "../../../core/chain/network/networkIdErrors.ts"
import { toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { type ReceiptRequest, type SentReceipt, toReceipt } from "../../../core/onchain/receipt/sentReceipt.ts"
import { getSentId } from "../../../core/onchain/receipt/state.ts"
import type { KitState } from "../../../core/state.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { createEvmReads } from "./createEvmReads.ts"
import { Receipts } from "./Receipts.ts"
import { traced } from "../../foundation/log/tracing.ts"
import { NetworkNotFound } from "../../../core/chain/network/errors.ts"

/** Receipts of transactions, for host pages. */
export class HostReceipts extends Context.Tag("services/HostReceipts")<
  HostReceipts,
  {
    /**
     * Waits for the receipt of a transaction. The kit follows transactions of this page; others are looked up on their
     * network until they are in a block. Fails with `NetworkNotFound` if the given network is not configured, and with
     * `UnsupportedChain` on networks that the kit does not read.
     */
    readonly waitFor: (request: ReceiptRequest) => Effect.Effect<SentReceipt, LatchkeyError>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const receipts = yield* Receipts
  return HostReceipts.of({
    waitFor: traced("HostReceipts.waitFor")(function* ({ confirmations = 1, hash, network: requested }) {
      const state = store.getState()
      const record = getRecord(state, hash)
      const network = record?.network ?? toNetworkId(requested) ?? state.chain.active
      const { namespace } = splitNetworkId(network)
      const isConfigured = network === state.chain.active || state.chain.networks.some(({ id }) => id === network)
      if (!isConfigured && record === undefined) return yield* new NetworkNotFound({ network })
      if (namespace !== "eip155" && namespace !== "solana") return yield* new UnsupportedChain({ network })
      const receipt =
        (record === undefined ? undefined : yield* waitForRecord(store, hash)) ??
        (yield* waitForBlock(receipts, store, hash, network))
      if (receipt.block !== undefined && namespace === "eip155" && confirmations > 1)
        yield* waitForConfirmations(rpc, network, receipt.block, confirmations)
      return receipt
    })
  })
})

const getRecord = ({ receipt }: KitState, hash: string): SentRecord | undefined =>
  receipt?.sent.find((record) => getSentId(record) === hash)

/** Waits until a record has a receipt, and returns it; undefined if the record was removed. */
const waitForRecord = (store: Store["Type"], hash: string): Effect.Effect<SentReceipt | undefined> => {
  const findReceipt = (state: KitState) => {
    const record = getRecord(state, hash)
    return record && toReceipt(state.chain.networks, record)
  }
  const isDone = (state: KitState) => getRecord(state, hash) === undefined || findReceipt(state) !== undefined
  return Effect.map(Effect.provideService(until(isDone), Store, store), findReceipt)
}

/** Waits until a transaction without a record is in a block. */
const waitForBlock = (
  receipts: Receipts["Type"],
  store: Store["Type"],
  hash: string,
  network: NetworkId
): Effect.Effect<SentReceipt, LatchkeyError> =>
  receipts.mined(network, hash).pipe(
    Effect.map(({ block, gasPrice, gasUsed }) => ({
      status: "confirmed" as const,
      block: String(block),
      fee: String(gasUsed * gasPrice)
    })),
    Effect.catchTag("TransactionReverted", () => Effect.succeed({ status: "failed" as const })),
    Effect.flatMap((end) => {
      const receipt = toReceipt(store.getState().chain.networks, { hash, network, end })
      return receipt === undefined ? Effect.dieMessage("a mined transaction has no receipt") : Effect.succeed(receipt)
    }),
    Effect.catchTag("TransactionNotMined", () => Effect.suspend(() => waitForBlock(receipts, store, hash, network)))
  )

/** Waits until this many blocks, including the transaction's own, confirm it. */
const waitForConfirmations = (
  rpc: Rpc["Type"],
  network: NetworkId,
  block: bigint,
  confirmations: number
): Effect.Effect<void> =>
  Effect.flatMap(
    Effect.orElseSucceed(createEvmReads(rpc, network).height, () => 0n),
    (height) =>
      height - block + 1n >= BigInt(confirmations)
        ? Effect.void
        : Effect.zipRight(
            Effect.sleep(millis.receiptPoll),
            Effect.suspend(() => waitForConfirmations(rpc, network, block, confirmations))
          )
  )
