import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { createUsageError, createValueError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { createReceiptReport } from "../../wallets/requests/receipt.ts"

const example =
  "An example: latchkey tx 0x3fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e --network eip155:1"
/** The form of a transaction's id, for namespaces in which transactions can be looked up. */
const forms: Readonly<Record<string, readonly [RegExp, string]>> = {
  eip155: [/^0x[0-9a-f]{64}$/i, "a transaction's hash, 0x and 64 hexadecimal digits"],
  solana: [/^[1-9A-HJ-NP-Za-km-z]{64,88}$/, "a transaction's signature, 64 to 88 letters and digits"]
}

/**
 * `tx <hash>`: shows whether a transaction is in a block of the run's network, and its fee. With `--wait` it waits
 * until it is. Fails with exit 5 while the transaction is in no block, and with 1 if the network rejected it.
 */
export const tx = (hash: string, words: { readonly wait?: boolean }) =>
  Effect.gen(function* () {
    const state = yield* (yield* Store).state
    const { active: network, networks } = state.chain
    const form = forms[splitNetworkId(network).namespace]
    if (form === undefined)
      return yield* createUsageError(`Transactions on ${network} cannot be looked up, only on EVM and Solana.`, example)
    if (!form[0].test(hash)) return yield* createValueError("<hash>", form[1], hash, example)
    const { aside, flags } = yield* Run
    const receipts = yield* Receipts
    // A transaction that is not found may be on another network.
    const found = yield* Effect.tapErrorTag(
      words.wait === true ? receipts.mined(network, hash) : receipts.look(network, hash),
      "TransactionNotMined",
      () => Effect.sync(() => aside(formatPairs([["Network", formatNetwork(networks, network)]])))
    )
    const receipt = createReceiptReport(found, network, state, flags.source._tag)
    const report: Report = {
      data: { ...receipt.data, status: "confirmed" },
      lines: formatPairs([["State", "confirmed"], ["Network", formatNetwork(networks, network)], ...receipt.lines])
    }
    return report
  }).pipe(provideWorld(Layer.provide(Receipts.layer, Rpc.layer)))
