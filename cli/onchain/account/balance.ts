import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { sumDecimals } from "../../../core/foundation/text/decimal.ts"
import { showBalance, showFiat } from "../../../core/foundation/text/format.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { SupportedChains } from "../../../services/chain/network/SupportedChains.ts"
import { type NativeBalanceError, NativeBalances } from "../../../services/onchain/account/NativeBalances.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { TokenBalances } from "../../../services/onchain/token/TokenBalances.ts"
import { WalletAssets } from "../../../services/onchain/token/WalletAssets.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { resolveAccount } from "../../chain/network/accountOf.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { table } from "../../foundation/text/table.ts"

/**
 * `balance <account>`: what an account holds. The chain's own coin is read from the chain, the rest from the chain
 * service.
 */
export const balance = (text: string) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { address, network } = splitAccountId(account)
    const [coin, known] = yield* Effect.all(
      [Effect.either(Effect.flatMap(NativeBalances, (all) => all.get(account))), tokensOf(account)],
      { concurrency: 2 }
    )
    // There is no other source: all that can be reported is that the chain could not be read.
    if (Either.isLeft(coin) && known === null) return yield* coin.left
    const { tokens, unavailable } = known ?? none("")
    const { name, nativeCurrency } = findNetwork((yield* (yield* Store).state).chain.networks, network)
    const totalUsd = sumDecimals(tokens.map(({ value }) => value))
    const ofService = tokens.map((token) => [
      token.symbol,
      showBalance(token.quantity.numeric),
      worth(token),
      token.name
    ])
    const report: Report = {
      data: {
        account,
        native: Either.getOrNull(coin),
        nativeError: Either.isLeft(coin) ? reasonOf(coin.left) : null,
        tokens: tokens.map(toData),
        totalUsd
      },
      lines: [
        `${address} on ${name}`,
        "",
        ...table(
          [{ title: "Token" }, { title: "Amount", right: true }, { title: "Worth", right: true }, { title: "Name" }],
          Either.match(coin, {
            onLeft: () => ofService,
            onRight: (native) => [
              [native.symbol, showBalance(native.amount), worth(tokens.find(isNative)), "read from the chain"],
              ...ofService.filter((_, at) => tokens[at]?.address !== undefined)
            ]
          })
        ),
        ...(Either.isLeft(coin)
          ? [
              "",
              `${nativeCurrency.symbol || "The chain's own coin"} could not be read from the chain: ${coin.left.message}`
            ]
          : []),
        ...(unavailable === "" ? [] : ["", unavailable]),
        "",
        `Total ${showFiat(totalUsd)}`
      ]
    }
    return report
  }).pipe(provideWorld(Layer.merge(NativeBalances.layer, tokenLayer)))

/** With the wallet connected in this run, which may itself list its tokens. */
const tokenLayer = TokenBalances.layer.pipe(
  Layer.provide(Layer.merge(SupportedChains.layer, Layer.provide(WalletAssets.layer, Connectors.layer)))
)

/**
 * The tokens, or why there are none: the network may not be supported by the chain service
 * (docs/spec/onchain.md#balances-unsupported-network). Null without a chain service. The coin and the tokens are each
 * reported even if the other fails.
 */
const tokensOf = (account: AccountId) =>
  Effect.flatMap(TokenBalances, (all) => all.list(account)).pipe(
    Effect.map((tokens) => ({ tokens, unavailable: "" })),
    Effect.catchTags({
      NoEndpoint: () => Effect.succeed(null),
      TokenBalanceUnavailable: ({ message }) => Effect.succeed(none(message))
    })
  )

const none = (unavailable: string): { readonly tokens: ReadonlyArray<TokenBalance>; readonly unavailable: string } => ({
  tokens: [],
  unavailable
})

const reasonOf = (error: NativeBalanceError) => ({ code: error.code, tag: error._tag, message: error.message })

const isNative = (token: TokenBalance): boolean => token.address === undefined
const worth = (token: TokenBalance | undefined): string => (token === undefined ? "" : showFiat(token.value))

const toData = ({ address, name, network, price, quantity, symbol, value }: TokenBalance) => ({
  symbol,
  name,
  network,
  address: address ?? null,
  amount: quantity.numeric,
  decimals: quantity.decimals,
  priceUsd: price,
  valueUsd: value
})
