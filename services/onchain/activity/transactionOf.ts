import type { Transaction, Transfer } from "../../../core/onchain/activity/events.ts"
import { isNetworkId, type NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"
import { toHashKey } from "../../../core/onchain/activity/hash.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"

const Short = Schema.String.pipe(Schema.maxLength(256))
const createOptionalOrNull = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))
const Link = createOptionalOrNull(Schema.Struct({ url: createOptionalOrNull(Schema.String) }))
/**
 * Whole tokens as decimal text: never negative, and at most as long as the largest 256-bit amount with its decimals.
 */
const Numeric = Schema.String.pipe(Schema.pattern(/^\d{1,78}(\.\d{1,78})?$/))

const TransferItem = Schema.Struct({
  fungible_info: createOptionalOrNull(
    Schema.Struct({ name: createOptionalOrNull(Short), symbol: createOptionalOrNull(Short), icon: Link })
  ),
  nft_info: createOptionalOrNull(
    Schema.Struct({
      name: createOptionalOrNull(Short),
      content: createOptionalOrNull(Schema.Struct({ preview: Link, detail: Link })),
      flags: createOptionalOrNull(Schema.Struct({ is_spam: createOptionalOrNull(Schema.Boolean) }))
    })
  ),
  direction: Schema.Literal("in", "out", "self"),
  quantity: Schema.Struct({ numeric: Numeric })
})

/** A transaction in the chain service's response. It must have a time and a valid amount. */
export const TransactionItem = Schema.Struct({
  id: Short,
  metadata: Schema.Struct({
    operationType: Short,
    hash: Short,
    chain: Schema.String.pipe(Schema.filter((id): id is NetworkId => isNetworkId(id))),
    minedAt: Schema.String.pipe(
      Schema.maxLength(64),
      Schema.filter((text) => Number.isFinite(Date.parse(text)))
    ),
    sentFrom: Short,
    sentTo: createOptionalOrNull(Short),
    status: Schema.Literal("confirmed", "failed", "pending")
  }),
  transfers: Schema.Array(TransferItem)
})

/**
 * Converts a transaction to the kit's format: names become plain text, and images must use https or come from this
 * machine.
 */
export const getTransaction = ({ id, metadata, transfers }: typeof TransactionItem.Type): Transaction => ({
  id,
  hash: metadata.hash,
  network: metadata.chain,
  operation: sanitizeName(metadata.operationType, 32),
  status: metadata.status,
  from: metadata.sentFrom,
  to: metadata.sentTo ?? "",
  minedAt: Date.parse(metadata.minedAt),
  transfers: toSelfTransfers(metadata, transfers.map(getTransfer))
})

/** Joins the two halves of a transfer to oneself, which some services list as sent and as received. */
const toSelfTransfers = (
  { sentFrom, sentTo }: (typeof TransactionItem.Type)["metadata"],
  transfers: ReadonlyArray<Transfer>
): ReadonlyArray<Transfer> => {
  const [first, second] = transfers
  if (toHashKey(sentFrom) !== toHashKey(sentTo ?? "") || first === undefined || second === undefined) return transfers
  const joined = { ...first, direction: "self" as const }
  const isPair = first.direction !== second.direction && isEqual(joined, { ...second, direction: "self" })
  return transfers.length === 2 && isPair ? [joined] : transfers
}

const getTransfer = ({
  direction,
  fungible_info: token,
  nft_info: nft,
  quantity
}: typeof TransferItem.Type): Transfer => ({
  asset: nft == null ? "token" : "nft",
  name: sanitizeName((nft ?? token)?.name ?? ""),
  symbol: nft == null ? sanitizeName(token?.symbol ?? "", 32) : "",
  iconUrl: getSafeUrl((nft == null ? token?.icon : nft.content?.preview)?.url),
  direction,
  quantity: quantity.numeric,
  spam: nft?.flags?.is_spam === true
})
