import { type AbiValue, decodeValues, readSignature } from "../calldata/abi.ts"

/** A transaction of a batch, as a node knows it. */
export interface BatchTransaction {
  readonly from: string
  readonly to: string | null
  readonly input: string
  readonly value: string
}

/** A call that an account made. */
interface InnerCall {
  readonly to: string
  readonly value: bigint
  readonly data: string
}

const parametersOf = (signature: string) => readSignature(signature)?.parameters ?? []
const call = "(address to,uint256 value,bytes data)"
const execute = parametersOf("f(address to,uint256 value,bytes data)")
const list = parametersOf(`f(${call}[] calls)`)
const withMode = parametersOf("f(bytes32 mode,bytes data)")
const operations = parametersOf(
  "f((address sender,uint256 a,bytes b,bytes callData,bytes32 c,uint256 d,bytes32 e,bytes f,bytes g)[] operations,address beneficiary)"
)

const isList = (value: AbiValue | undefined): value is ReadonlyArray<AbiValue> => Array.isArray(value)

const toCall = (parts: ReadonlyArray<AbiValue>): ReadonlyArray<InnerCall> => {
  const [to, value, data] = parts
  return typeof to === "string" && typeof value === "bigint" && typeof data === "string" ? [{ to, value, data }] : []
}

const callsIn = (values: ReadonlyArray<AbiValue> | undefined): ReadonlyArray<InnerCall> => {
  const [all] = values ?? []
  return isList(all) ? all.flatMap((one) => (isList(one) ? toCall(one) : [])) : []
}

/**
 * The functions by which smart accounts take calls, by their first bytes: `execute` and `executeBatch` of
 * Simple7702Account and its relatives, and `execute` of ERC-7579 and ERC-7821 with one call or several.
 */
const executions: Readonly<Record<string, (digits: string) => ReadonlyArray<InnerCall>>> = {
  b61d27f6: (digits) => toCall(decodeValues(execute, digits) ?? []),
  "34fcd5be": (digits) => callsIn(decodeValues(list, digits)),
  e9ae5c53: (digits) => {
    const [mode, data] = decodeValues(withMode, digits) ?? []
    if (typeof mode !== "string" || typeof data !== "string") return []
    return mode.startsWith("0x01")
      ? callsIn(decodeValues(list, data.slice(2)))
      : [{ to: data.slice(0, 42), value: BigInt(`0x0${data.slice(42, 106)}`), data: `0x${data.slice(106)}` }]
  }
}

const callsOf = (input: string): ReadonlyArray<InnerCall> => {
  const selector = input.slice(2, 10).toLowerCase()
  return Object.hasOwn(executions, selector) ? (executions[selector]?.(input.slice(10)) ?? []) : []
}

/** Returns what the account executes by `handleOps` of an entry point (ERC-4337). */
const operationsOf = (account: string, input: string): ReadonlyArray<InnerCall> => {
  if (!input.toLowerCase().startsWith("0x765e827f")) return []
  const [all] = decodeValues(operations, input.slice(10)) ?? []
  return (isList(all) ? all : []).flatMap((one) => {
    const [sender, , , callData] = isList(one) ? one : []
    return typeof sender === "string" && sender.toLowerCase() === account && typeof callData === "string"
      ? callsOf(callData)
      : []
  })
}

/**
 * Returns the receivers of coins in the confirmed transactions of an account's batch: of its own plain transactions, and
 * of the calls that it executes by itself or by an entry point. A call with data is no plain transfer. In lower case.
 */
export const batchReceivers = (
  account: string,
  transactions: ReadonlyArray<BatchTransaction>
): ReadonlyArray<string> => {
  const own = account.toLowerCase()
  const calls = transactions.flatMap(({ from, input, to, value }): ReadonlyArray<InnerCall> => {
    if (to === null) return []
    if (to.toLowerCase() === own) return from.toLowerCase() === own ? callsOf(input) : []
    return from.toLowerCase() === own && input === "0x"
      ? [{ to, value: BigInt(value), data: input }]
      : operationsOf(own, input)
  })
  return [...new Set(calls.flatMap(({ data, to, value }) => (data === "0x" && value > 0n ? [to.toLowerCase()] : [])))]
}
