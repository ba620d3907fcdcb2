import { type AbiValue, decodeValues, readSignature } from "../calldata/abi.ts"

/** A call that an account executed. */
export interface InnerCall {
  readonly to: string
  readonly value: bigint
  readonly data: string
}

type Execution = (digits: string) => ReadonlyArray<InnerCall>

const getParameters = (signature: string) => readSignature(signature)?.parameters ?? []
const isList = (value: AbiValue | undefined): value is ReadonlyArray<AbiValue> => Array.isArray(value)

const toCall = (parts: ReadonlyArray<AbiValue>): ReadonlyArray<InnerCall> => {
  const [to, value, data] = parts
  return typeof to === "string" && typeof value === "bigint" && typeof data === "string" ? [{ to, value, data }] : []
}

/** Reads one call from the first three values. */
const readSingleCall = (parameters: string): Execution => {
  const own = getParameters(`f(address to,uint256 value,bytes data${parameters})`)
  return (digits) => toCall(decodeValues(own, digits) ?? [])
}

const list = getParameters("f((address to,uint256 value,bytes data)[] calls)")
const listWithData = getParameters("f((address to,uint256 value,bytes data)[] calls,bytes more)")

/** Reads a list of calls; in ERC-7821, data for the account may follow it. */
const readCallList: Execution = (digits) => {
  const [all] = decodeValues(list, digits) ?? decodeValues(listWithData, digits) ?? []
  return isList(all) ? all.flatMap((item) => (isList(item) ? toCall(item) : [])) : []
}

/** Reads calls from lists of their receivers, amounts and data. */
const readCallColumns: Execution = (digits) => {
  const [to, values, data] = decodeValues(getParameters("f(address[] to,uint256[] values,bytes[] data)"), digits) ?? []
  return isList(to) && isList(values) && isList(data)
    ? to.flatMap((receiver, index) => toCall([receiver, values[index] ?? "", data[index] ?? ""]))
    : []
}

/** Reads `execute` of ERC-7579 and ERC-7821: one packed call, or several. */
const readCallsByMode: Execution = (digits) => {
  const [mode, data] = decodeValues(getParameters("f(bytes32 mode,bytes data)"), digits) ?? []
  if (typeof mode !== "string" || typeof data !== "string") return []
  return mode.startsWith("0x01")
    ? readCallList(data.slice(2))
    : [{ to: data.slice(0, 42), value: BigInt(`0x0${data.slice(42, 106)}`), data: `0x${data.slice(106)}` }]
}

/** Reads the packed calls of Safe's `multiSend`; a nested delegated call is not read. */
const readPackedCalls = (text: string): ReadonlyArray<InnerCall> => {
  const calls: Array<InnerCall> = []
  for (let offset = 0; offset + 170 <= text.length; ) {
    const length = 2 * Number.parseInt(text.slice(offset + 106, offset + 170), 16)
    if (!(offset + 170 + length <= text.length)) return calls
    if (text.slice(offset, offset + 2) === "00")
      calls.push({
        to: `0x${text.slice(offset + 2, offset + 42)}`,
        value: BigInt(`0x${text.slice(offset + 42, offset + 106)}`),
        data: `0x${text.slice(offset + 170, offset + 170 + length)}`
      })
    offset += 170 + length
  }
  return calls
}

/** Reads a Safe's call: a direct one, or one delegated to a contract that makes several. */
const readSafeCall = (parameters: string): Execution => {
  const own = getParameters(`f(address to,uint256 value,bytes data,uint8 operation${parameters})`)
  return (digits) => {
    const values = decodeValues(own, digits) ?? []
    if (values[3] === 0n) return toCall(values)
    const [call] = toCall(values)
    const [bytes] = call?.data.startsWith("0x8d80ff0a")
      ? (decodeValues(getParameters("f(bytes calls)"), call.data.slice(10)) ?? [])
      : []
    return typeof bytes === "string" ? readPackedCalls(bytes.slice(2)) : []
  }
}

const safeTerms = ",uint256 a,uint256 b,uint256 c,address d,address e,bytes signatures"

/**
 * The functions by which smart accounts execute calls, by their selectors: of ERC-7579 and ERC-7821, SimpleAccount
 * (entry points 0.6 and 0.7), Coinbase, Light Account, Kernel, Biconomy, and of a Safe and its module for ERC-4337.
 */
const executions: Readonly<Record<string, Execution>> = {
  b61d27f6: readSingleCall(""),
  "0000189a": readSingleCall(""),
  "51945447": readSafeCall(""),
  "34fcd5be": readCallList,
  "47e1da2a": readCallColumns,
  "00004680": readCallColumns,
  e9ae5c53: readCallsByMode,
  "7bb37428": readSafeCall(""),
  "541d63c8": readSafeCall("")
}

/** Returns the calls that an account's own data makes it execute. */
export const readExecutedCalls = (input: string): ReadonlyArray<InnerCall> => {
  const selector = input.slice(2, 10).toLowerCase()
  // `executeUserOp` of entry points from 0.7 on precedes the account's own function.
  if (selector === "8dd7712f") return readExecutedCalls(`0x${input.slice(10)}`)
  return Object.hasOwn(executions, selector) ? (executions[selector]?.(input.slice(10)) ?? []) : []
}

const transaction = readSafeCall(safeTerms)

/** Returns the calls of `execTransaction`, which a Safe accepts from anyone with its owners' signatures. */
export const readSafeCalls = (input: string): ReadonlyArray<InnerCall> =>
  input.toLowerCase().startsWith("0x6a761202") ? transaction(input.slice(10)) : []

/**
 * `handleOps` of entry points by its selectors: 0.6, and 0.7 and later. The account's data is the fourth field of an
 * operation.
 */
const bundles: Readonly<Record<string, string>> = {
  "1fad948c":
    "(address sender,uint256 a,bytes b,bytes callData,uint256 c,uint256 d,uint256 e,uint256 f,uint256 g,bytes h,bytes i)",
  "765e827f": "(address sender,uint256 a,bytes b,bytes callData,bytes32 c,uint256 d,bytes32 e,bytes f,bytes g)"
}

/** Returns the calls that an account executes by `handleOps` of an entry point (ERC-4337). `account`: in lower case. */
export const readOperationCalls = (account: string, input: string): ReadonlyArray<InnerCall> => {
  const selector = input.slice(2, 10).toLowerCase()
  const operation = Object.hasOwn(bundles, selector) ? bundles[selector] : undefined
  if (operation === undefined) return []
  const [all] = decodeValues(getParameters(`f(${operation}[] operations,address beneficiary)`), input.slice(10)) ?? []
  return (isList(all) ? all : []).flatMap((entry) => {
    const [sender, , , callData] = isList(entry) ? entry : []
    return typeof sender === "string" && sender.toLowerCase() === account && typeof callData === "string"
      ? readExecutedCalls(callData)
      : []
  })
}
