import { hasMixedScripts } from "../../foundation/text/plain.ts"
import type { KnownAddress } from "../calldata/facts.ts"
import { looksLike, looksLikeName, toLatin } from "../calldata/lookAlike.ts"
import { wellKnownSymbols } from "../symbol/wellKnown.ts"
import type { Transaction, Transfer } from "./events.ts"
import { toHashKey } from "./hash.ts"

/**
 * Top-level domains that no well-known token has in its name. Excludes those of "yearn.finance" and "Curve.fi", which
 * are names of tokens.
 */
const endings =
  "com|net|org|io|xyz|app|site|top|vip|club|live|online|link|gift|win|claims?|info|pro|fun|shop|store|click|website|space|today|icu|cfd|lol|ru|cc|tv|" +
  "co|dev|gg|me|us|to|bond|sbs|pw|cyou|biz|limo|ws|tk|ml|ga|cf|gq|monster|quest|buzz"
/** Words of gifts, followed by any host. */
const gifts = "claim|visit|redeem|rewards?|air-?drop|bonus|voucher|gift|free|win"
/** A link, or a host name, within a name. */
const link = new RegExp(
  [
    String.raw`\b[a-z][a-z\d+-]{1,15}:/|www\.|\b(?:https?|www)\b|\d(?:\.\d{1,3}){3}`,
    String.raw`[\p{L}\p{N}_-]\.(?:${endings})(?![\p{L}\p{N}])`,
    // A host with a path, whatever its top-level domain: t.me/x, discord.gg/x.
    String.raw`[\p{L}\p{N}_-]\.[a-z]{2,12}/`,
    String.raw`\b(?:${gifts})\b.{0,40}[\p{L}\p{N}_-]\.[a-z]{2,12}\b`,
    // A name on a social network.
    String.raw`(?:^|[\s:(])@[a-z\d_]{3,32}\b`
  ].join("|"),
  "iu"
)

/** Characters that look like the dot of a host name, its escapes, and dots that are spaced out. */
const points =
  /[\u3002\u00b7\u2022\u30fb\u2219\u22c5\u2027\u06d4\u0660\u06f0\u0701\u0702\u1427\u16eb\u2e33\ua4f8\ua60e\ua78f]|%2e|&(?:#46|#x2e|period);|\s+\.\s*(?=\p{L})/giu
/** A bracketed dot, which is only used to disguise a host name. */
const hidden = /[[({]\s*(?:\.|dot)\s*[\])}]/i

/** Returns a text with the disguises of links removed: spaces between letters, and other characters for a point. */
const removeDisguise = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/(?<=(?<!\p{L})\p{L}) (?=\p{L}(?!\p{L}))/gu, "")
    .replace(points, ".")
    .replace(/(?:[.,|]|\bdot\b)\s*(?=(?:com|net|org|io|xyz)\b)/gi, ".")
    .replace(/\s+(?=\.(?:com|net|org|io|xyz)\b)/gi, "")
    .replaceAll("\\", "/")

/** Returns true if a text contains a link, even one in look-alike letters. */
const hasLink = (text: string): boolean => {
  const plain = removeDisguise(text.slice(0, 256))
  return hidden.test(text) || link.test(plain) || link.test(toLatin(plain))
}

const isZero = (quantity: string): boolean => !/[1-9]/.test(quantity)
const isSame = (text: string, other: string): boolean => text.toLowerCase() === other.toLowerCase()

/** Returns true if a token's or a collectible's name is a link, or its symbol imitates a well-known one. */
export const isLure = ({ name, symbol }: Pick<Transfer, "name" | "symbol">): boolean =>
  hasLink(name) ||
  hasLink(symbol) ||
  hasMixedScripts(symbol) ||
  (symbol !== "" && looksLikeName(symbol, wellKnownSymbols) !== undefined)

/** Evidence that the account made a transaction, and the addresses that it knows. */
export interface OwnEvidence {
  readonly known?: ReadonlyArray<KnownAddress> | undefined
  /** Hashes of the transactions in the kit's own records. */
  readonly sent?: ReadonlySet<string> | undefined
}

/**
 * Returns true if the account made a transaction: the kit sent it, or a node confirms the account as its sender. On EVM
 * networks the sender in the history proves nothing, because anyone can move zero tokens in another account's name.
 * Elsewhere it counts unless a node denies it.
 */
const isProven = ({ from, hash, network, signer }: Transaction, address: string, sent: ReadonlySet<string>): boolean =>
  sent.has(toHashKey(hash)) ||
  signer === "account" ||
  (signer === undefined && !network.startsWith("eip155:") && isSame(from, address))

/**
 * Returns the ids of transactions that the account did not make and that try to make the visitor copy an address or
 * follow a link: they move zero of a token in the account's name, involve an address that resembles one that it knows
 * or sent to (even if nothing moved), or bring only tokens and collectibles whose name is a link or whose symbol
 * imitates another.
 * docs/spec/onchain.md#activity-poisoned-history.
 */
export const findSuspicious = (
  transactions: ReadonlyArray<Transaction>,
  address: string,
  evidence: OwnEvidence = {}
): ReadonlySet<string> => {
  const { sent = new Set() } = evidence
  const known = withAccount(evidence, address)
  const { proven, unproven } = findReceivers(transactions, address, evidence)
  const isLookAlike = (party: string): boolean => {
    const place = proven.findIndex((receiver) => isSame(receiver, party))
    const recent = place === -1 ? [...proven, ...unproven] : proven.slice(0, place)
    return looksLike(party, { known, recent }) !== undefined
  }
  const isSuspicious = (transaction: Transaction): boolean =>
    !isProven(transaction, address, sent) &&
    (transaction.transfers.some(({ direction, quantity }) => direction !== "in" && isZero(quantity)) ||
      isLookAlike(transaction.from) ||
      (transaction.to !== "" && isLookAlike(transaction.to)) ||
      isAllLures(transaction))
  return new Set(transactions.filter(isSuspicious).map(({ id }) => id))
}

const withAccount = ({ known = [] }: OwnEvidence, address: string): ReadonlyArray<KnownAddress> => [
  ...known,
  { address, why: "account" }
]

const isAllLures = ({ transfers }: Transaction): boolean => transfers.length > 0 && transfers.every(isLure)

/**
 * Returns true if a transaction is presented as a transfer by the account that moved something, and no node denies
 * that.
 */
const isOutgoing = ({ from, signer, to, transfers }: Transaction, address: string): boolean =>
  isSame(from, address) &&
  signer !== "other" &&
  to !== "" &&
  transfers.some(({ direction, quantity }) => direction === "out" && !isZero(quantity)) &&
  transfers.every(({ direction }) => direction !== "in")

/** Receivers of the account's transfers, oldest first. A proven one is that of a transfer that the account made. */
interface Receivers {
  readonly proven: ReadonlyArray<string>
  readonly unproven: ReadonlyArray<string>
}

/**
 * Finds the receivers of the account's transfers. Drops an unproven receiver if it resembles a known address or a proven
 * receiver. Of unproven receivers that resemble each other, all are kept, so that each of them is compared with the
 * others: the real one may be the later one in the loaded part of the history.
 */
const findReceivers = (transactions: ReadonlyArray<Transaction>, address: string, evidence: OwnEvidence): Receivers => {
  const { sent = new Set() } = evidence
  const known = withAccount(evidence, address)
  // Histories begin with the newest transaction.
  const outgoing = transactions
    .filter((transaction) => isOutgoing(transaction, address))
    .reverse()
    .sort((a, b) => a.minedAt - b.minedAt)
  const isOwn = (transaction: Transaction): boolean => isProven(transaction, address, sent)
  const proven = listDistinct(outgoing.filter(isOwn))
  const others = listDistinct(outgoing.filter((transaction) => !isOwn(transaction) && !isAllLures(transaction)))
  const isProvenReceiver = (party: string): boolean => proven.some((receiver) => isSame(receiver, party))
  return {
    proven,
    unproven: others.filter(
      (party) => !isProvenReceiver(party) && looksLike(party, { known, recent: proven }) === undefined
    )
  }
}

/** Returns each receiver once, in any letter case. */
const listDistinct = (transactions: ReadonlyArray<Transaction>): ReadonlyArray<string> => {
  const receivers = new Map<string, string>()
  for (const { to } of transactions) if (!receivers.has(to.toLowerCase())) receivers.set(to.toLowerCase(), to)
  return [...receivers.values()]
}

/** Returns the receivers that another address is compared with: proven ones first, each oldest first. */
export const listReceivers = (
  transactions: ReadonlyArray<Transaction>,
  address: string,
  evidence: OwnEvidence
): ReadonlyArray<string> => {
  const { proven, unproven } = findReceivers(transactions, address, evidence)
  return [...proven, ...unproven]
}
