import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { networkNotFound } from "../../../core/chain/network/network.ts"
import { unsupportedChain } from "../../../core/chain/network/networkIdErrors.ts"
import { toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { type ReceiptRequest, type SentReceipt, toReceipt } from "../../../core/onchain/receipt/sentReceipt.ts"
import { sentId } from "../../../core/onchain/receipt/state.ts"
import type { KitState } from "../../../core/state.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { evmReads } from "./evmReads.ts"
import { Receipts } from "./Receipts.ts"
import { traced } from "../../foundation/log/tracing.ts"

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
    Effect.gen(function* () {
      const store = yield* Store
      const rpc = yield* Rpc
      const receipts = yield* Receipts
      const recordOf = ({ receipt }: KitState, hash: string) => receipt?.sent.find((record) => sentId(record) === hash)

      const waitForRecord = (hash: string): Effect.Effect<SentReceipt | undefined> =>
        Effect.map(
          Effect.provideService(
            until((state) => {
              const record = recordOf(state, hash)
              return record === undefined || toReceipt(state.chain.networks, record) !== undefined
            }),
            Store,
            store
          ),
          (state) => {
            const record = recordOf(state, hash)
            return record && toReceipt(state.chain.networks, record)
          }
        )

      /** Waits until a transaction without a record is in a block. */
      const waitForBlock = (hash: string, network: NetworkId): Effect.Effect<SentReceipt, LatchkeyError> =>
        receipts.mined(network, hash).pipe(
          Effect.map(({ block, gasPrice, gasUsed }) => ({
            status: "confirmed" as const,
            block: String(block),
            fee: String(gasUsed * gasPrice)
          })),
          Effect.catchTag("TransactionReverted", () => Effect.succeed({ status: "failed" as const })),
          Effect.flatMap((end) => {
            const receipt = toReceipt(store.getState().chain.networks, { hash, network, end })
            return receipt === undefined
              ? Effect.dieMessage("a mined transaction has no receipt")
              : Effect.succeed(receipt)
          }),
          Effect.catchTag("TransactionNotMined", () => Effect.suspend(() => waitForBlock(hash, network)))
        )

      const waitForConfirmations = (network: NetworkId, block: bigint, confirmations: number): Effect.Effect<void> =>
        Effect.flatMap(
          Effect.orElseSucceed(evmReads(rpc, network).height, () => 0n),
          (height) =>
            height - block + 1n >= BigInt(confirmations)
              ? Effect.void
              : Effect.zipRight(
                  Effect.sleep(millis.receiptPoll),
                  Effect.suspend(() => waitForConfirmations(network, block, confirmations))
                )
        )

      return HostReceipts.of({
        waitFor: traced("HostReceipts.waitFor")(function* ({ confirmations = 1, hash, network: requested }) {
          const state = store.getState()
          const record = recordOf(state, hash)
          const network = record?.network ?? toNetworkId(requested) ?? state.chain.active
          const { namespace } = splitNetworkId(network)
          const isConfigured = network === state.chain.active || state.chain.networks.some(({ id }) => id === network)
          if (!isConfigured && record === undefined) return yield* networkNotFound(network)
          if (namespace !== "eip155" && namespace !== "solana") return yield* unsupportedChain(network)
          const receipt =
            (record === undefined ? undefined : yield* waitForRecord(hash)) ?? (yield* waitForBlock(hash, network))
          if (receipt.block !== undefined && namespace === "eip155" && confirmations > 1)
            yield* waitForConfirmations(network, receipt.block, confirmations)
          return receipt
        })
      })
    })
  )
}
