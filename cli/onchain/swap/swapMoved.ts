import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { sameToken } from "../../../core/onchain/token/tokenId.ts"
import type { SentChange, SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { lookAtBatch } from "../../../services/onchain/receipt/lookAtBatch.ts"
import { lookOnEvm } from "../../../services/onchain/receipt/lookOnEvm.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import type { KnownToken, Moved } from "../receipt/moved.ts"

/**
 * What a swap that is in a block moved for its account, by the chain's word. Undefined where nobody says it: the swap is
 * done all the same.
 */
export const swapChanges = Effect.fnUntraced(function* (
  account: AccountId,
  name: Pick<SentRecord, "batchId" | "hash">
): Effect.fn.Return<ReadonlyArray<SentChange> | undefined, never, Rpc | CallBatches> {
  const { network } = splitAccountId(account)
  const rpc = yield* Rpc
  const batches = yield* CallBatches
  const sentAt = yield* Clock.currentTimeMillis
  const record: SentRecord = {
    ...name,
    network,
    account,
    kind: "swap",
    nonce: null,
    connectorId: "",
    sentAt,
    end: { status: "pending" }
  }
  const look =
    name.batchId === undefined
      ? Effect.option(lookOnEvm(rpc, record, new Map()))
      : Effect.option(lookAtBatch(rpc, batches, record, new Map()))
  const found = Option.flatten(yield* Effect.option(Effect.timeout(look, millis.rpc)))
  return Option.isSome(found) && found.value !== null && found.value !== "refuted" ? found.value.changes : undefined
})

/** The tokens of a quote, which are known by it. */
export const knownBy =
  ({ account, from, to }: Pick<SwapQuote, "account" | "from" | "to">): KnownToken =>
  (contract) =>
    [from, to].find(({ id }) => sameToken(id, accountId(splitAccountId(account).network, contract)))

const textOf = ({ amount, symbol }: Moved): ReadonlyArray<string> =>
  amount === null || symbol === null ? [] : [`${amount.replace(/^-/, "")} ${symbol}`]

/** What went, with all digits. Undefined if nothing known did. */
export const paidIn = (all: ReadonlyArray<Moved>): string | undefined => {
  const told = all.filter(({ units }) => units.startsWith("-")).flatMap(textOf)
  return told.length === 0 ? undefined : told.join(" and ")
}

/** What came, with all digits, each by itself. */
export const gotIn = (all: ReadonlyArray<Moved>): ReadonlyArray<string> =>
  all.filter(({ units }) => !units.startsWith("-")).flatMap(textOf)
