import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { getAddressBytes } from "../../../core/chain/solana/base58.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The token programs: the classic one, and Token-2022. */
export const tokenPrograms = [
  "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
] as const

const HoldingsReply = Schema.Struct({ value: List })

/** A token account in a node's `jsonParsed` encoding. */
const TokenAccount = Schema.Struct({
  pubkey: Schema.String.pipe(Schema.filter((address) => getAddressBytes(address) !== undefined)),
  account: Schema.Struct({
    owner: Schema.Literal(...tokenPrograms),
    data: Schema.Struct({
      parsed: Schema.Struct({
        info: Schema.Struct({
          mint: Schema.String.pipe(Schema.filter((address) => getAddressBytes(address) !== undefined)),
          tokenAmount: Schema.Struct({
            amount: Schema.String.pipe(Schema.pattern(/^\d{1,20}$/)),
            decimals: Schema.Number.pipe(Schema.int(), Schema.between(0, 77))
          })
        })
      })
    })
  })
})
const decodeAccounts = decodeEach(TokenAccount)

/** An account that holds a token for its owner. `amount` is in base units. */
export interface TokenHolding {
  readonly address: string
  readonly program: (typeof tokenPrograms)[number]
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** Reads an owner's token accounts: of one mint, or of a whole program. Drops malformed ones. */
export const readTokenHoldings = (
  rpc: Rpc["Type"],
  account: AccountId,
  filter: { readonly mint: string } | { readonly programId: string }
): Effect.Effect<ReadonlyArray<TokenHolding>, RpcFailure> => {
  const { address, network } = splitAccountId(account)
  const params = [address, filter, { encoding: "jsonParsed", commitment: "confirmed" }]
  return Effect.map(
    rpc.read({ network, method: "getTokenAccountsByOwner", params, result: HoldingsReply }),
    ({ value }) =>
      decodeAccounts(value).items.map(
        ({
          account: {
            data: {
              parsed: { info }
            },
            owner
          },
          pubkey
        }) => ({
          address: pubkey,
          program: owner,
          mint: info.mint,
          amount: BigInt(info.tokenAmount.amount),
          decimals: info.tokenAmount.decimals
        })
      )
  )
}

/**
 * Reads an account's tokens from its chain: the sum of each mint over its accounts, without names or prices. Omits
 * indivisible tokens (docs/spec/onchain.md#balances-fields) and empty balances.
 */
export const splTokens = traced("solana.splTokens")(function* (rpc: Rpc["Type"], account: AccountId) {
  const { network } = splitAccountId(account)
  const found = yield* Effect.forEach(tokenPrograms, (programId) => readTokenHoldings(rpc, account, { programId }), {
    concurrency: 2
  })
  const byMint = new Map<string, TokenHolding>()
  for (const holding of found.flat())
    byMint.set(holding.mint, { ...holding, amount: holding.amount + (byMint.get(holding.mint)?.amount ?? 0n) })
  return [...byMint.values()]
    .filter(({ amount, decimals }) => amount > 0n && decimals > 0)
    .map(
      ({ amount, decimals, mint }): TokenBalance => ({
        name: truncateAddress(mint),
        symbol: truncateAddress(mint),
        network,
        address: mint,
        value: null,
        price: null,
        quantity: { decimals, numeric: formatUnits(amount, decimals) },
        iconUrl: ""
      })
    )
})
