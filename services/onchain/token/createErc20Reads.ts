import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import {
  encodeAllowanceCall,
  encodeBalanceCall,
  decimalsCall,
  readDecimals,
  readText,
  readUint,
  symbolCall
} from "../../../core/onchain/token/erc20Reads.ts"
import { createTokenNotFound } from "../../../core/onchain/token/errors.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"

/** The maximum length of a contract's answer: a text of some thousand characters. */
const Answer = Schema.String.pipe(Schema.maxLength(16_384))

/** Returns reads of a token's contract on an EVM network. They fail with `TokenNotFound` if it is not a token. */
export const createErc20Reads = ({ read }: Rpc["Type"], network: NetworkId, token: string) => {
  const call = (data: string) =>
    read({ network, method: "eth_call", params: [{ to: token, data }, "latest"], result: Answer })
  const failNotFound = () => createTokenNotFound(token, network)
  const readUint256 = (data: string) =>
    Effect.flatMap(call(data), (answer) => {
      const value = readUint(answer)
      return value === undefined ? failNotFound() : Effect.succeed(value)
    })
  /** Reads decimals and symbol; the symbol is empty if it cannot be read. */
  const unit = Effect.all(
    [
      Effect.flatMap(call(decimalsCall), (answer) => {
        const decimals = readDecimals(answer)
        return decimals === undefined ? failNotFound() : Effect.succeed(decimals)
      }),
      Effect.catchTag(
        Effect.map(call(symbolCall), (answer) => readText(answer) ?? ""),
        "RpcError",
        () => Effect.succeed("")
      )
    ],
    { concurrency: 2 }
  )
  return {
    unit,
    balance: (owner: string) => readUint256(encodeBalanceCall(owner)),
    allowance: (owner: string, spender: string) => readUint256(encodeAllowanceCall(owner, spender))
  }
}
