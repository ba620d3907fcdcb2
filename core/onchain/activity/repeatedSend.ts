import { formatUnits } from "../../foundation/text/units.ts"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import { isSameToken, type PickedToken } from "../money/pickTokens.ts"
import type { TransactionSummary } from "./transactionSummary.ts"

/** The form of a transfer: the token (null for the network's coin), the amount in whole tokens, and the receiver. */
export interface RepeatedSend {
  readonly token: string | null
  readonly amount: string
  readonly to: string
}

/** Returns the tokens to choose from with their decimals, the network's coin first. */
type Held = ReadonlyArray<Pick<PickedToken, "address" | "decimals" | "name" | "symbol">>

/**
 * Returns the form that repeats a send from this page: as the kit's view showed it, else as the chain reports it.
 * Undefined if it was no send, or one to several receivers or of several tokens.
 */
export const repeatSent = (record: SentRecord, tokens: Held): RepeatedSend | undefined => {
  const { changes = [], end, kind, receivers = [], summary } = record
  if (kind !== "send" || end.status === "pending" || end.status === "dropped") return undefined
  if (summary?.to !== undefined) return { token: summary.token, amount: summary.amount, to: summary.to }
  const [change] = changes
  const [to] = receivers
  if (change === undefined || to === undefined || changes.length + receivers.length > 2) return undefined
  const { item, token, units } = change
  const decimals = change.decimals ?? tokens.find(({ address }) => isSameToken(address, token))?.decimals
  return item !== undefined || decimals === undefined || !units.startsWith("-")
    ? undefined
    : { token, amount: formatUnits(BigInt(units.slice(1)), decimals), to }
}

/**
 * Returns the form that repeats a send in the history, which has no contracts: its token is the only held one with the
 * same name and symbol. Undefined if no token or several match, and if something else moved as well.
 */
export const repeatListed = (summary: TransactionSummary, tokens: Held): RepeatedSend | undefined => {
  const { gained, kind, sent, counterparty: to = "" } = summary
  const [transfer] = sent
  if (kind !== "sent" || transfer === undefined || sent.length + gained.length !== 1 || to === "") return undefined
  const { asset, direction, name, quantity, symbol } = transfer
  if (asset === "nft" || direction !== "out" || !/[1-9]/.test(quantity)) return undefined
  // A service may report the token's contract in place of the receiver.
  if (tokens.some(({ address }) => isSameToken(address, to))) return undefined
  const [token, other] = tokens.filter(
    (held) => held.symbol === symbol && (held.address === null || held.name === name)
  )
  return token === undefined || other !== undefined ? undefined : { token: token.address, amount: quantity, to }
}
