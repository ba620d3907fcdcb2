import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { sortByWorth, sumCountedWorth, getCountedWorth } from "../../../core/onchain/token/holdings.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showBalance, showFiat } from "../../../core/foundation/text/format.ts"
import type { NativeBalance } from "../../../core/onchain/account/events.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { NativeBalances } from "../../../services/onchain/account/NativeBalances.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { TokenBalances } from "../../../services/onchain/token/TokenBalances.ts"
import { WalletAssets } from "../../../services/onchain/token/WalletAssets.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { BalanceUnread } from "../../foundation/errors/errors.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable } from "../../foundation/text/table.ts"

/** The parts of a balance. `isPriced` is false without a chain service: then the chain lists tokens without prices. */
interface Holdings {
  readonly coin: Either.Either<NativeBalance, LatchkeyError>
  readonly list: Either.Either<ReadonlyArray<TokenBalance>, LatchkeyError>
  readonly isPriced: boolean
}

const findTokens = ({ list }: Holdings): ReadonlyArray<TokenBalance> =>
  Either.getOrElse(list, (): ReadonlyArray<TokenBalance> => [])

/** Returns the total if everything is known, and the sum of the known tokens; null if unknown. */
const getTotals = (holdings: Holdings) => {
  const { coin, isPriced, list } = holdings
  const tokens = findTokens(holdings)
  const isCoinKnown = tokens.some(isNative) || (Either.isRight(coin) && compareDecimals(coin.right.amount, "0") === 0)
  const sumUsd = sumCountedWorth(tokens)
  const totalUsd = isPriced && isCoinKnown && Either.isRight(list) ? sumUsd : null
  // The sum of no tokens is not a balance.
  return { totalUsd, knownUsd: totalUsd ?? (isPriced && tokens.length > 0 ? sumUsd : null) }
}

/** Returns the table of the coin and the tokens, and the total. */
const getLines = (holdings: Holdings, title: string, coinName: string): ReadonlyArray<string> => {
  const { coin, isPriced } = holdings
  const tokens = findTokens(holdings)
  const priced = tokens.find(isNative)
  const { knownUsd, totalUsd } = getTotals(holdings)
  const tokenRows = sortByWorth(tokens, getCountedWorth).map((token) => [
    token.symbol,
    showBalance(token.quantity.numeric),
    isPriced ? formatWorth(token) : "-",
    token.suspicious === undefined ? token.name : `! ${token.name}`
  ])
  const rows = Either.match(coin, {
    onLeft: () => tokenRows,
    onRight: ({ amount, symbol }) => [
      [symbol, showBalance(amount), priced === undefined ? "-" : formatWorth(priced), coinName],
      // The coin comes first.
      ...tokenRows.slice(tokens.filter(isNative).length)
    ]
  })
  return [
    title,
    "",
    ...formatTable(
      [{ title: "Token" }, { title: "Amount", right: true }, { title: "Worth", right: true }, { title: "Name" }],
      rows
    ),
    "",
    totalUsd !== null
      ? `Total ${showFiat(totalUsd)}`
      : knownUsd === null
        ? "Total unknown"
        : `Total unknown; the known tokens are worth ${showFiat(knownUsd)}`,
    ...(tokens.some(({ suspicious }) => suspicious !== undefined)
      ? ["Marked with !: likely spam, or a price that cannot be verified. Not counted."]
      : [])
  ]
}

/**
 * `balance <account>`: shows an account's balance. The chain's own coin is read from the chain, the tokens from the
 * chain service. Parts that could not be read are null, with a warning; then there is no total. Fails if nothing could
 * be read.
 */
export const balance = (text: string) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { address, network } = splitAccountId(account)
    const [coin, list] = yield* Effect.all(
      [
        Effect.either(Effect.flatMap(NativeBalances, (all) => all.get(account))),
        Effect.either(Effect.flatMap(TokenBalances, (all) => all.list(account)))
      ],
      { concurrency: 2 }
    )
    if (Either.isLeft(coin) && Either.isLeft(list))
      return yield* new BalanceUnread({
        chain: getSentence(coin.left),
        tokens: getSentence(list.left),
        cause: coin.left
      })
    const isPriced = (yield* Settings).endpoints.chainService !== undefined
    const holdings: Holdings = { coin, list, isPriced }
    const { name, nativeCurrency } = findNetwork((yield* (yield* Store).state).chain.networks, network)
    const coinName = nativeCurrency.symbol || "The chain's coin"
    const report: Report = {
      data: {
        account,
        native: Either.getOrNull(coin),
        nativeError: Either.isLeft(coin) ? getReason(coin.left) : null,
        tokens: Either.isLeft(list) ? null : list.right.map((token) => toData(token, isPriced)),
        tokensError: Either.isLeft(list) ? getReason(list.left) : null,
        ...getTotals(holdings)
      },
      lines: getLines(holdings, `${address} on ${name}`, nativeCurrency.name),
      warnings: [
        ...(Either.isLeft(coin) ? [`${coinName} could not be read from the chain: ${getSentence(coin.left)}`] : []),
        ...(Either.isLeft(list) ? [`The tokens could not be read: ${getSentence(list.left)}`] : [])
      ]
    }
    return report
  }).pipe(provideWorld(Layer.merge(NativeBalances.layer, tokenLayer)))

/** Includes the wallet connected in this run, which may list its tokens itself. */
const tokenLayer = TokenBalances.layer.pipe(
  Layer.provide(Layer.merge(SupportedChains.layer, Layer.provide(WalletAssets.layer, Connectors.layer)))
)

const getReason = ({ _tag, code, message }: LatchkeyError) => ({ code, tag: _tag, message })

/** Returns a failure's message with a full stop. */
const getSentence = ({ message }: LatchkeyError): string => message.replace(/\.?$/, ".")

/** Returns the worth of a holding; a dash if it is unknown or not counted. */
const formatWorth = ({ suspicious, value }: TokenBalance): string =>
  value === null || suspicious !== undefined ? "-" : showFiat(value)

const isNative = (token: TokenBalance): boolean => token.address === undefined

const toData = (
  { address, name, network, price, quantity, suspicious, symbol, value }: TokenBalance,
  isPriced: boolean
) => ({
  symbol,
  name,
  network,
  address: address ?? null,
  amount: quantity.numeric,
  decimals: quantity.decimals,
  priceUsd: isPriced ? price : null,
  valueUsd: isPriced ? value : null,
  ...(suspicious === undefined ? {} : { suspicious })
})
