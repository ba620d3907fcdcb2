import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import {
  toAddressLines,
  showTokenAmount,
  showCoin,
  isAll,
  createLine,
  toTimeLines,
  type Description,
  warn,
  formatParty
} from "../calldata/reading.ts"
import type { WordsField } from "../calldata/words.ts"
import { knowsConstants, getPackerName, getRouterName } from "./contracts.ts"
import type { CallShape, ContractCall, ShapeReading } from "./shape.ts"
import { caller, getCoinsWrapped, itself, type Swap, type SwapCall, swapCalls } from "./swapCalls.ts"

const describeSwap = (reading: ShapeReading, { to, value }: ContractCall, swap: Swap): Description => {
  const paid = swap.pay === undefined ? showCoin(reading, swap.paid) : showTokenAmount(reading, swap.pay, swap.paid)
  const got = swap.get === undefined ? showCoin(reading, swap.got) : showTokenAmount(reading, swap.get, swap.got)
  const hasConstants = knowsConstants(to)
  const receiver = hasConstants && swap.receiver === caller ? reading.facts.account : swap.receiver
  const isForeign = receiver.toLowerCase() !== reading.facts.account.toLowerCase()
  return {
    sentence: reading.say(swap.isExactOut === true ? "swap.exactOut" : "swap", { pay: paid, get: got }),
    fields: [
      createLine(reading, swap.isExactOut === true ? "label.atMost" : "label.pay", paid, String(swap.paid), "amount"),
      isAll(swap.paid, 256) ? warn(reading, "warn.all") : undefined,
      createLine(reading, swap.isExactOut === true ? "label.amount" : "label.atLeast", got, String(swap.got), "amount"),
      swap.got === 0n ? warn(reading, "warn.unlimited") : undefined,
      ...toAddressLines(reading, "label.to", receiver),
      isForeign ? warn(reading, hasConstants && receiver === itself ? "warn.inner" : "warn.receiver") : undefined,
      createLine(
        reading,
        "label.contract",
        `${getRouterName(to)} (${toChecksumAddress(to)})`,
        toChecksumAddress(to),
        "address"
      ),
      ...(swap.deadline === undefined ? [] : toTimeLines(reading, "label.usable", swap.deadline, true)),
      ...(value > (swap.pay === undefined ? swap.paid : 0n)
        ? [...formatValueLine(reading, value), warn(reading, "warn.value")]
        : [])
    ]
  }
}

const getShape = ({ isPayable, read, signature }: SwapCall): CallShape => ({
  signature,
  isPayable,
  describe: (args, call, reading) => {
    const swap = getRouterName(call.to) === undefined ? undefined : read(args, call)
    if (swap === undefined) return undefined
    const isWrapping = call.value > 0n && call.value === getCoinsWrapped(call)
    return describeSwap(reading, call, isWrapping ? { ...swap, pay: undefined } : swap)
  }
})

/** Describes a list of calls to the same contract, each separately. */
const describeCalls = (
  reading: ShapeReading,
  call: ContractCall,
  list: ReadonlyArray<unknown>
): Description | undefined => {
  const calls = list.map((data) => ({ ...call, data: typeof data === "string" ? data : "0x" }))
  const wrapped = calls.map(getCoinsWrapped)
  // Every inner call receives all coins of the outer call. They are shown with the swaps that pay with them, if these
  // use all of them.
  const isTaken = call.value > 0n && wrapped.reduce((sum, coins) => sum + coins, 0n) === call.value
  const nested = calls.map((nestedCall, index) =>
    reading.inner({ kind: "call", call: { ...nestedCall, value: isTaken ? (wrapped[index] ?? 0n) : 0n } })
  )
  const isLeft = call.value > 0n && !isTaken && nested.every(({ by }) => by !== "none")
  return getRouterName(call.to) === undefined
    ? undefined
    : {
        sentence: reading.say("batch", { count: String(list.length) }),
        fields: [
          createLine(
            reading,
            "label.contract",
            `${getRouterName(call.to)} (${toChecksumAddress(call.to)})`,
            toChecksumAddress(call.to),
            "address"
          ),
          ...(isTaken ? [] : formatValueLine(reading, call.value)),
          isLeft ? warn(reading, list.length === 0 ? "warn.noEffect" : "warn.value") : undefined
        ],
        nested
      }
}

const formatValueLine = (reading: ShapeReading, value: bigint): ReadonlyArray<WordsField | undefined> =>
  value > 0n ? [createLine(reading, "label.value", showCoin(reading, value), String(value), "amount")] : []

/**
 * Describes a call of a known contract that packs its calls in its own format: names the contract, but not what the
 * call does.
 */
const createPackedShape = (signature: string): CallShape => ({
  signature,
  isPayable: true,
  describe: (_, { data, to, value }, reading) => {
    const name = getPackerName(to)
    if (name === undefined) return undefined
    const contract = `${name} (${toChecksumAddress(to)})`
    return {
      sentence: reading.say("batch.packed", { contract }),
      fields: [
        createLine(reading, "label.contract", formatParty(reading, to), toChecksumAddress(to), "address"),
        ...formatValueLine(reading, value),
        createLine(reading, "label.data", `${data.slice(0, 10)}, ${(data.length - 2) / 2}`, data, "data"),
        warn(reading, "warn.inner")
      ],
      risk: "unread"
    }
  }
})

/** Functions of routers and of contracts that run several calls, by their selectors. */
export const swapShapes: Readonly<Record<string, CallShape>> = {
  ...Object.fromEntries(Object.entries(swapCalls).map(([selector, call]) => [selector, getShape(call)])),
  ac9650d8: {
    signature: "multicall(bytes[] calls)",
    isPayable: true,
    describe: (args, call, reading) => describeCalls(reading, call, args.list(0))
  },
  "5ae401dc": {
    signature: "multicall(uint256 deadline,bytes[] calls)",
    isPayable: true,
    describe: (args, call, reading) => {
      const description = describeCalls(reading, call, args.list(1))
      return (
        description && {
          ...description,
          fields: [...description.fields, ...toTimeLines(reading, "label.usable", args.number(0), true)]
        }
      )
    }
  },
  "3593564c": createPackedShape("execute(bytes commands,bytes[] inputs,uint256 deadline)"),
  "24856bc3": createPackedShape("execute(bytes commands,bytes[] inputs)"),
  "8d80ff0a": createPackedShape("multiSend(bytes transactions)")
}
