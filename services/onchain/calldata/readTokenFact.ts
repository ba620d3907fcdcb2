import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { decodeValues, decodeUtf8 } from "../../../core/onchain/calldata/abi.ts"
import type { TokenFact } from "../../../core/onchain/calldata/facts.ts"
import { isWellKnown } from "../../../core/onchain/symbol/wellKnown.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"

/** A token as its contract describes it. The description is trusted if the contract is widely used. */
interface ContractFact extends TokenFact {
  readonly source: "chain" | "list"
}

/**
 * Reads the symbol and decimals of an ERC-20 token; null if the contract is not a token or its network does not answer.
 */
export const readTokenFact = (
  { read }: Rpc["Type"],
  network: NetworkId,
  address: string
): Effect.Effect<ContractFact | null> => {
  if (!network.startsWith("eip155:")) return Effect.succeed(null)
  const ask = (data: string) =>
    read({ network, method: "eth_call", params: [{ to: address, data }, "latest"], result: Schema.String })
  return Effect.all([ask(symbolCall), ask(decimalsCall)], { concurrency: 2 }).pipe(
    Effect.map(([symbol, decimals]) => decodeToken(symbol, decimals, isWellKnown(network, address) ? "list" : "chain")),
    Effect.orElseSucceed(() => null)
  )
}

/** Decodes a token's answers: a text, or 32 bytes of text from older tokens. Null if they are invalid. */
const decodeToken = (symbol: string, decimals: string, source: ContractFact["source"]): ContractFact | null => {
  const [text] = decodeValues([{ name: "", type: { kind: "string" } }], symbol.slice(2)) ?? []
  const word = /^0x([0-9a-f]{64})$/i.exec(symbol)?.[1]
  const legacyText = word === undefined ? undefined : decodeUtf8(word.replace(/(00)+$/, ""))
  const name = sanitizeName(typeof text === "string" ? text : (legacyText ?? ""), 32)
  const isCount = /^0x[0-9a-f]{1,64}$/i.test(decimals) && BigInt(decimals) <= 77n
  return name === "" || !isCount ? null : { symbol: name, decimals: Number(BigInt(decimals)), source }
}

/** `symbol()` and `decimals()` of an ERC-20 token. */
const symbolCall = "0x95d89b41"
const decimalsCall = "0x313ce567"
