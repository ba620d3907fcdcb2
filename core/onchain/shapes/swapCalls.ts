import { decodeValues, readSignature } from "../calldata/abi.ts"
import { isWrapped, getRouterName } from "./contracts.ts"
import { type Arguments, readArguments, type ContractCall } from "./shape.ts"

/** A swap according to a router's function. A missing token is the network's coin. */
export interface Swap {
  readonly pay?: string | undefined
  readonly get?: string | undefined
  readonly paid: bigint
  readonly got: bigint
  /** The receiver; `caller` and `itself` represent the caller and the router. */
  readonly receiver: string
  /** True if the received amount is exact and the paid amount is a limit. */
  readonly isExactOut?: boolean
  readonly deadline?: bigint
}

/** Addresses that routers read as the caller, and as themselves. */
export const caller = "0x0000000000000000000000000000000000000001"
export const itself = "0x0000000000000000000000000000000000000002"

/** A router's swap function. */
export interface SwapCall {
  /** With the names of its parameters. */
  readonly signature: string
  readonly isPayable: boolean
  /** True if the router wraps coins sent with the call, and pays with them in place of the wrapped token. */
  readonly wraps?: boolean
  readonly read: (
    args: Arguments,
    call: Pick<ContractCall, "value"> & Partial<Pick<ContractCall, "from">>
  ) => Swap | undefined
}

const listPathEnds = (path: ReadonlyArray<unknown>): readonly [string, string] | undefined => {
  const [first, last] = [path[0], path.at(-1)]
  return path.length > 1 && typeof first === "string" && typeof last === "string" ? [first, last] : undefined
}

/** Reads Uniswap V2's functions: amounts, path, receiver, deadline. */
const createV2Call = (name: string, pays: "coin" | "token", gets: "coin" | "token", isExactOut = false): SwapCall => ({
  signature: `${name}(${pays === "coin" ? "" : "uint256 first,"}uint256 second,address[] path,address to,uint256 deadline)`,
  isPayable: pays === "coin",
  read: (args, { value }) => {
    const from = pays === "coin" ? 1 : 2
    const path = listPathEnds(args.list(from))
    if (path === undefined) return undefined
    const amounts = pays === "coin" ? [value, args.number(0)] : [args.number(0), args.number(1)]
    const [paid = 0n, got = 0n] = isExactOut && pays !== "coin" ? [amounts[1], amounts[0]] : amounts
    return {
      pay: pays === "coin" ? undefined : path[0],
      get: gets === "coin" ? undefined : path[1],
      paid,
      got,
      receiver: args.text(from + 1),
      deadline: args.number(from + 2),
      isExactOut
    }
  }
})

/** Reads both ends of a Uniswap V3 path: addresses of 20 bytes, with fees of 3 bytes between them. */
const readPathEnds = (path: string): readonly [string, string] | undefined =>
  path.length >= 2 + 86 && (path.length - 2 - 40) % 46 === 0 ? [path.slice(0, 42), `0x${path.slice(-40)}`] : undefined

/** Coins that are sent with a token swap are the payment: the router wraps them. */
const createV3Call = (name: string, tuple: string, read: (args: Arguments) => Swap | undefined): SwapCall => ({
  signature: `${name}((${tuple}) params)`,
  isPayable: true,
  wraps: true,
  read: (args) => read(readArguments(args.list(0)))
})

const singleTuple = "address tokenIn,address tokenOut,uint24 fee,address recipient"

/** Addresses by which 1inch represents the network's coin. */
const coins: ReadonlySet<string> = new Set([`0x${"e".repeat(40)}`, `0x${"0".repeat(40)}`])
const getTokenOrCoin = (address: string): string | undefined => (coins.has(address) ? undefined : address)

/**
 * Describes 1inch's `swap`. The zero address as receiver means the caller. A swap that may be filled in part is not
 * read, because it may return less than it declares.
 */
const createAggregatorCall = (rest: string): SwapCall => ({
  signature: `swap(address executor,(address from,address to,address pool,address receiver,uint256 amount,uint256 least,uint256 flags) desc,${rest})`,
  isPayable: true,
  read: (args, call) => {
    const desc = readArguments(args.list(1))
    const receiver = desc.text(3)
    return desc.number(6) % 2n === 1n
      ? undefined
      : {
          pay: getTokenOrCoin(desc.text(0)),
          get: getTokenOrCoin(desc.text(1)),
          paid: desc.number(4),
          got: desc.number(5),
          receiver: /^0x0*$/.test(receiver) ? (call.from ?? caller) : receiver
        }
  }
})

/** The swap functions of routers, by their selectors. */
export const swapCalls: Readonly<Record<string, SwapCall>> = {
  "38ed1739": createV2Call("swapExactTokensForTokens", "token", "token"),
  "5c11d795": createV2Call("swapExactTokensForTokensSupportingFeeOnTransferTokens", "token", "token"),
  "8803dbee": createV2Call("swapTokensForExactTokens", "token", "token", true),
  "7ff36ab5": createV2Call("swapExactETHForTokens", "coin", "token"),
  b6f9de95: createV2Call("swapExactETHForTokensSupportingFeeOnTransferTokens", "coin", "token"),
  fb3bdb41: createV2Call("swapETHForExactTokens", "coin", "token", true),
  "18cbafe5": createV2Call("swapExactTokensForETH", "token", "coin"),
  "791ac947": createV2Call("swapExactTokensForETHSupportingFeeOnTransferTokens", "token", "coin"),
  "4a25d94a": createV2Call("swapTokensForExactETH", "token", "coin", true),
  "414bf389": createV3Call(
    "exactInputSingle",
    `${singleTuple},uint256 deadline,uint256 amountIn,uint256 amountOutMinimum,uint160 limit`,
    (args) => ({
      pay: args.text(0),
      get: args.text(1),
      receiver: args.text(3),
      deadline: args.number(4),
      paid: args.number(5),
      got: args.number(6)
    })
  ),
  "04e45aaf": createV3Call(
    "exactInputSingle",
    `${singleTuple},uint256 amountIn,uint256 amountOutMinimum,uint160 limit`,
    (args) => ({
      pay: args.text(0),
      get: args.text(1),
      receiver: args.text(3),
      paid: args.number(4),
      got: args.number(5)
    })
  ),
  db3e2198: createV3Call(
    "exactOutputSingle",
    `${singleTuple},uint256 deadline,uint256 amountOut,uint256 amountInMaximum,uint160 limit`,
    (args) => ({
      pay: args.text(0),
      get: args.text(1),
      receiver: args.text(3),
      deadline: args.number(4),
      got: args.number(5),
      paid: args.number(6),
      isExactOut: true
    })
  ),
  "5023b4df": createV3Call(
    "exactOutputSingle",
    `${singleTuple},uint256 amountOut,uint256 amountInMaximum,uint160 limit`,
    (args) => ({
      pay: args.text(0),
      get: args.text(1),
      receiver: args.text(3),
      got: args.number(4),
      paid: args.number(5),
      isExactOut: true
    })
  ),
  c04b8d59: createV3Call(
    "exactInput",
    "bytes path,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum",
    (args) => {
      const path = readPathEnds(args.text(0))
      return (
        path && {
          pay: path[0],
          get: path[1],
          receiver: args.text(1),
          deadline: args.number(2),
          paid: args.number(3),
          got: args.number(4)
        }
      )
    }
  ),
  b858183f: createV3Call(
    "exactInput",
    "bytes path,address recipient,uint256 amountIn,uint256 amountOutMinimum",
    (args) => {
      const path = readPathEnds(args.text(0))
      return path && { pay: path[0], get: path[1], receiver: args.text(1), paid: args.number(2), got: args.number(3) }
    }
  ),
  "12aa3caf": createAggregatorCall("bytes permit,bytes data"),
  "07ed2379": createAggregatorCall("bytes data")
}

/**
 * Reads the swap of a known router's call, as strictly as `decodeValues` does; undefined if the call is not such a
 * swap.
 */
export const readSwap = ({ data, to, value }: Pick<ContractCall, "data" | "to" | "value">): Swap | undefined => {
  const selector = data.slice(2, 10)
  const found = Object.hasOwn(swapCalls, selector) ? swapCalls[selector] : undefined
  if (found === undefined || getRouterName(to) === undefined) return undefined
  const values = decodeValues(readSignature(found.signature)?.parameters ?? [], data.slice(10))
  return values === undefined ? undefined : found.read(readArguments(values), { value })
}

/**
 * Returns the coins that a router pays with for this call, if it wraps them and the call pays the wrapped coin; else
 * zero.
 */
export const getCoinsWrapped = ({ data, network, to }: Pick<ContractCall, "data" | "network" | "to">): bigint => {
  const found = Object.hasOwn(swapCalls, data.slice(2, 10)) ? swapCalls[data.slice(2, 10)] : undefined
  const swap = found?.wraps === true ? readSwap({ data, to, value: 0n }) : undefined
  return swap?.pay !== undefined && isWrapped(network, swap.pay) ? swap.paid : 0n
}
