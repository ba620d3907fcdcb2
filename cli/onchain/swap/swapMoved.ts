import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { isSameToken } from "../../../core/onchain/token/tokenId.ts"
import type { SentChange, SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { lookAtBatch } from "../../../services/onchain/receipt/lookAtBatch.ts"
import { lookOnEvm } from "../../../services/onchain/receipt/lookOnEvm.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import type { KnownToken, Moved } from "../receipt/moved.ts"

/**
 * Returns the amounts that a mined swap moved for its account, as the chain reports them. Undefined if they are
 * unknown: the swap is complete nevertheless.
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

/** Returns the tokens of a quote as known tokens. */
export const createKnownTokens =
  ({ account, from, to }: Pick<SwapQuote, "account" | "from" | "to">): KnownToken =>
  (contract) =>
    [from, to].find(({ id }) => isSameToken(id, accountId(splitAccountId(account).network, contract)))

const getText = ({ amount, symbol }: Moved): ReadonlyArray<string> =>
  amount === null || symbol === null ? [] : [`${amount.replace(/^-/, "")} ${symbol}`]

/** Returns the amounts paid, with all digits. Undefined if no known token was paid. */
export const findPaid = (all: ReadonlyArray<Moved>): string | undefined => {
  const texts = all.filter(({ units }) => units.startsWith("-")).flatMap(getText)
  return texts.length === 0 ? undefined : texts.join(" and ")
}

/** Returns the amounts received, with all digits. */
export const findReceived = (all: ReadonlyArray<Moved>): ReadonlyArray<string> =>
  all.filter(({ units }) => !units.startsWith("-")).flatMap(getText)
