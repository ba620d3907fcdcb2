import { mixesScripts } from "../../foundation/text/plain.ts"
import type { KnownAddress } from "../calldata/facts.ts"
import { looksLike, looksLikeName } from "../calldata/lookAlike.ts"
import { wellKnownSymbols } from "../symbol/wellKnown.ts"
import type { Transaction, Transfer } from "./events.ts"

/** Endings of hosts that no well-known token has in its name: "yearn.finance" and "Curve.fi" are names of tokens. */
const endings =
  "com|net|org|io|xyz|app|site|top|vip|club|live|online|link|gift|win|claims?|info|pro|fun|shop|store|click|website|space|today|icu|cfd|lol|ru|cc|tv"
/** Words of gifts, with any host behind them. */
const gifts = "claim|visit|redeem|rewards?|air-?drop|bonus|voucher|gift|free|win"
/** A link, or a host of a page, within a name. */
const link = new RegExp(
  [
    String.raw`\b[a-z][a-z\d+-]{1,15}:/|www\.`,
    String.raw`[\p{L}\p{N}_-]\.(?:${endings})(?![\p{L}\p{N}])`,
    // A host with a path, whatever its ending: t.me/x, discord.gg/x.
    String.raw`[\p{L}\p{N}_-]\.[a-z]{2,12}/`,
    String.raw`\b(?:${gifts})\b.{0,40}[\p{L}\p{N}_-]\.[a-z]{2,12}\b`
  ].join("|"),
  "iu"
)

/** Marks that are read as the point of a host, and points that are set apart from it or put into brackets. */
const points = /[\u3002\u00b7\u2022\u30fb]|\s+\.\s*(?=\p{L})/gu
/** A point in brackets, which only who hides a host writes. */
const hidden = /[[({]\s*(?:\.|dot)\s*[\])}]/i

/** Whether a text contains a link, also one in look-alike letters. */
const hasLink = (text: string): boolean =>
  hidden.test(text) ||
  link.test(
    text
      .slice(0, 256)
      .normalize("NFKC")
      .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
      .replace(points, ".")
      .replace(/[.,]\s*(?=(?:com|net|org|io|xyz)\b)/gi, ".")
      .replaceAll("\\", "/")
  )

const isZero = (quantity: string): boolean => !/[1-9]/.test(quantity)
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whether a token's or an item's name is a link, or its symbol a well-known one in other letters. */
export const isLure = ({ name, symbol }: Pick<Transfer, "name" | "symbol">): boolean =>
  hasLink(name) ||
  hasLink(symbol) ||
  mixesScripts(symbol) ||
  (symbol !== "" && looksLikeName(symbol, wellKnownSymbols) !== undefined)

/** What proves that the account made a transaction, and who it knows. */
export interface OwnEvidence {
  readonly known?: ReadonlyArray<KnownAddress> | undefined
  /** Hashes of the transactions that the kit's own records hold. */
  readonly sent?: ReadonlySet<string> | undefined
}

/**
 * Whether the account made a transaction: the kit sent it, or a node names the account as its sender. On EVM networks the
 * history's own sender proves nothing, since anyone can move zero tokens in another account's name.
 */
const isProven = ({ from, hash, network, signer }: Transaction, address: string, sent: ReadonlySet<string>): boolean =>
  sent.has(hash) || signer === "account" || (!network.startsWith("eip155:") && isSame(from, address))

/** Whether the history presents a transaction as the account's own. */
const isClaimed = ({ from, transfers }: Transaction, address: string): boolean =>
  isSame(from, address) || transfers.some(({ direction }) => direction !== "in")

/**
 * Returns the ids of transactions that were made to be copied from or pressed on and that the account did not make: they
 * move zero of a token in its name, involve an address that looks like one it knows or sent to, or bring only tokens and
 * items whose name is a link or whose symbol is another's in other letters.
 * docs/spec/onchain.md#activity-poisoned-history.
 */
export const suspiciousIn = (
  transactions: ReadonlyArray<Transaction>,
  address: string,
  { known = [], sent = new Set() }: OwnEvidence = {}
): ReadonlySet<string> => {
  const compared = {
    known: [...known, { address, why: "account" } as const],
    recent: transactions.filter((one) => isGift(one, address)).map(({ to }) => to)
  }
  const isSuspicious = (one: Transaction): boolean =>
    one.transfers.length > 0 &&
    !isProven(one, address, sent) &&
    (one.transfers.some(({ direction, quantity }) => direction !== "in" && isZero(quantity)) ||
      looksLike(one.from, compared) !== undefined ||
      (one.to !== "" && looksLike(one.to, compared) !== undefined) ||
      one.transfers.every(isLure))
  return new Set(transactions.filter(isSuspicious).map(({ id }) => id))
}

/** Whether a transaction is presented as a transfer by the account that moved something, and no node denies that. */
const isGift = ({ from, signer, to, transfers }: Transaction, address: string): boolean =>
  isSame(from, address) &&
  signer !== "other" &&
  to !== "" &&
  transfers.some(({ direction, quantity }) => direction === "out" && !isZero(quantity)) &&
  transfers.every(({ direction }) => direction !== "in")

/** Returns the suspicious transactions whose sender a node can still prove: those presented as the account's own. */
export const unprovenIn = (
  transactions: ReadonlyArray<Transaction>,
  address: string,
  evidence: OwnEvidence
): ReadonlyArray<Transaction> => {
  const suspicious = suspiciousIn(transactions, address, evidence)
  return transactions.filter((one) => suspicious.has(one.id) && one.signer === undefined && isClaimed(one, address))
}

/** Returns the receivers of what the account sent, without those of suspicious transactions. */
export const receiversIn = (
  transactions: ReadonlyArray<Transaction>,
  address: string,
  evidence: OwnEvidence
): ReadonlyArray<string> => {
  const suspicious = suspiciousIn(transactions, address, evidence)
  return [...new Set(transactions.filter((one) => !suspicious.has(one.id) && isGift(one, address)).map(({ to }) => to))]
}
