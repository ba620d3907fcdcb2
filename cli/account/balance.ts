import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { findNetwork } from "../../core/chain/network.ts"
import { splitAccountId } from "../../core/chain/caip.ts"
import type { AccountId } from "../../core/chain/ids.ts"
import { sumDecimals } from "../../core/text/decimal.ts"
import { showBalance, showFiat } from "../../core/text/format.ts"
import type { TokenBalance } from "../../core/token/state.ts"
import { SupportedChains } from "../../services/chain/SupportedChains.ts"
import { NativeBalances } from "../../services/account/NativeBalances.ts"
import { Store } from "../../services/store/Store.ts"
import { TokenBalances } from "../../services/token/TokenBalances.ts"
import { WalletAssets } from "../../services/token/WalletAssets.ts"
import { Connectors } from "../../services/wallet/Connectors.ts"
import { accountOf } from "../chain/accountOf.ts"
import { over } from "../run/over.ts"
import type { Report } from "../run/report.ts"
import { table } from "../text/table.ts"
import { Run } from "../run/world.ts"

/** `balance <account>`: what one account holds. The chain's own coin is read from the chain, the rest from the chain service. */
export const balance = (text: string) =>
  Effect.gen(function*() {
    const { flags } = yield* Run
    const account = yield* accountOf(text, flags.network)
    const { address, network } = splitAccountId(account)
    const [native, { tokens, unavailable }] = yield* Effect.all(
      [Effect.flatMap(NativeBalances, (all) => all.get(account)), tokensOf(account)],
      { concurrency: 2 }
    )
    const { name } = findNetwork((yield* (yield* Store).state).chain.networks, network)
    const totalUsd = sumDecimals(tokens.map(({ value }) => value))
    const report: Report = {
      data: { account, native, tokens: tokens.map(shown), totalUsd },
      lines: [
        `${address} on ${name}`, "",
        ...table([{ title: "Token" }, { title: "Amount", right: true }, { title: "Worth", right: true }, { title: "Name" }], [
          [native.symbol, showBalance(native.amount), worth(tokens.find(isNative)), "read from the chain"],
          ...tokens.filter((token) => !isNative(token)).map((token) =>
            [token.symbol, showBalance(token.quantity.numeric), worth(token), token.name])
        ]),
        ...(unavailable === "" ? [] : ["", unavailable]),
        "", `Total ${showFiat(totalUsd)}`
      ]
    }
    return report
  }).pipe(over(Layer.merge(NativeBalances.layer, tokenLayer)))

/** With the wallet that this run connected, which may itself know what it holds. */
const tokenLayer = TokenBalances.layer.pipe(
  Layer.provide(Layer.merge(SupportedChains.layer, Layer.provide(WalletAssets.layer, Connectors.layer)))
)

/**
 * Without a chain service, or on a network that it does not know (spec §8), there are no tokens to tell of; the chain's
 * own coin is there all the same.
 */
const tokensOf = (account: AccountId) =>
  Effect.flatMap(TokenBalances, (all) => all.list(account)).pipe(
    Effect.map((tokens) => ({ tokens, unavailable: "" })),
    Effect.catchTags({
      NoEndpoint: () => Effect.succeed(none("")),
      TokenBalanceUnavailable: ({ message }) => Effect.succeed(none(message))
    })
  )

const none = (unavailable: string): { readonly tokens: ReadonlyArray<TokenBalance>; readonly unavailable: string } => ({ tokens: [], unavailable })

const isNative = (token: TokenBalance): boolean => token.address === undefined
const worth = (token: TokenBalance | undefined): string => (token === undefined ? "" : showFiat(token.value))

const shown = ({ address, name, network, price, quantity, symbol, value }: TokenBalance) => ({
  symbol, name, network,
  address: address ?? null,
  amount: quantity.numeric,
  decimals: quantity.decimals,
  priceUsd: price,
  valueUsd: value
})
