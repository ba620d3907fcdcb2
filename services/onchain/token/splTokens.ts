import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { addressBytes } from "../../../core/chain/solana/base58.ts"
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

/** One token account in a node's `jsonParsed` encoding. */
const TokenAccount = Schema.Struct({
  pubkey: Schema.String.pipe(Schema.filter((address) => addressBytes(address) !== undefined)),
  account: Schema.Struct({
    owner: Schema.Literal(...tokenPrograms),
    data: Schema.Struct({
      parsed: Schema.Struct({
        info: Schema.Struct({
          mint: Schema.String.pipe(Schema.filter((address) => addressBytes(address) !== undefined)),
          tokenAmount: Schema.Struct({
            amount: Schema.String.pipe(Schema.pattern(/^\d{1,20}$/)),
            decimals: Schema.Number.pipe(Schema.int(), Schema.between(0, 77))
          })
        })
      })
    })
  })
})
const fitting = decodeEach(TokenAccount)

/** An account that holds one token for its owner. `amount` counts base units. */
export interface TokenHolding {
  readonly address: string
  readonly program: (typeof tokenPrograms)[number]
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** The token accounts of an owner: of one mint, or of a whole program. Malformed ones are left out. */
export const tokenHoldings = (
  rpc: Rpc["Type"],
  account: AccountId,
  of: { readonly mint: string } | { readonly programId: string }
): Effect.Effect<ReadonlyArray<TokenHolding>, RpcFailure> => {
  const { address, network } = splitAccountId(account)
  const params = [address, of, { encoding: "jsonParsed", commitment: "confirmed" }]
  return Effect.map(
    rpc.read({ network, method: "getTokenAccountsByOwner", params, result: HoldingsReply }),
    ({ value }) =>
      fitting(value).items.map(
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
 * The tokens of an account as its chain lists them: the amount of each mint, summed over its accounts, without names or
 * prices. Tokens that cannot be divided are left out (docs/spec/onchain.md#balances-fields), and so are empty balances.
 */
export const splTokens = traced("solana.splTokens")(function* (rpc: Rpc["Type"], account: AccountId) {
  const { network } = splitAccountId(account)
  const found = yield* Effect.forEach(tokenPrograms, (programId) => tokenHoldings(rpc, account, { programId }), {
    concurrency: 2
  })
  const byMint = new Map<string, TokenHolding>()
  for (const one of found.flat())
    byMint.set(one.mint, { ...one, amount: one.amount + (byMint.get(one.mint)?.amount ?? 0n) })
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
