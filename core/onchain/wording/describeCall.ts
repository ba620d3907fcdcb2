import { decodeWithTail, readSignature } from "../calldata/abi.ts"
import {
  toAddressLines,
  toReceiverLines,
  showCoin,
  type Description,
  createLine,
  toWords,
  warn,
  formatParty
} from "../calldata/reading.ts"
import type { Reading } from "../calldata/reading.ts"
import type { EvmCall } from "../../wallets/reader/walletRequest.ts"
import type { Words, WordsField } from "../calldata/words.ts"
import { describeCodeAuthorization } from "../shapes/authorizations.ts"
import {
  readArguments,
  type CallShape,
  type ContractCall,
  type Describe,
  type PartReading,
  type Describer
} from "../shapes/shape.ts"
import { tokenShapes } from "../shapes/tokens.ts"
import { getApp, warnAboutNetwork } from "./describeUnread.ts"

const formatCoinLine = (reading: Reading, value: bigint): WordsField =>
  createLine(reading, "label.value", showCoin(reading, value), String(value), "amount")

/** Describes a call of an EVM account. */
export const describeCall: Describer<"call"> = ({ call }, reading, describe) => {
  const codes = call.authorizations.map((authorization) => toWords(describeCodeAuthorization(reading, authorization)))
  const own = removeCodes(call, reading, describe)
  if (codes.length === 0) return own
  const [code] = codes
  // A transaction without any other effect is described only by its code.
  const isBare = call.data === "0x" && call.value === 0n && codes.length === 1
  return isBare && code !== undefined
    ? code
    : toWords({ sentence: codes.map(({ sentence }) => sentence).join(". "), fields: [], nested: [...codes, own] })
}

const removeCodes = (call: EvmCall, reading: PartReading, describe: Describe | undefined): Words => {
  const { say } = reading
  const { data, to, value } = call
  if (to === undefined)
    return toWords(
      {
        sentence: say("contract.create", { bytes: String((data.length - 2) / 2) }),
        fields: [value > 0n ? formatCoinLine(reading, value) : undefined, warnAboutNetwork(reading)],
        risk: "unread"
      },
      "none"
    )
  if (data === "0x")
    return toWords({
      sentence:
        value === 0n
          ? say("coin.nothing", { to: formatParty(reading, to) })
          : say("coin.send", { amount: showCoin(reading, value), to: formatParty(reading, to) }),
      fields: [
        createLine(reading, "label.amount", showCoin(reading, value), String(value), "amount"),
        ...(value === 0n ? toAddressLines(reading, "label.to", to) : toReceiverLines(reading, to)),
        warnAboutNetwork(reading)
      ]
    })
  const contract = { ...call, to }
  const description = describeShape(contract, reading)
  if (description === "unloaded") return reading.missing("rare")
  if (description !== undefined)
    return toWords({ ...description, fields: [...description.fields, warnAboutNetwork(reading)] })
  const described = describe?.(contract, reading)
  if (described !== undefined)
    return toWords({ ...described, fields: [...described.fields, warnAboutNetwork(reading)] }, described.by)
  return toWords(
    {
      sentence: say("unread", {
        app: getApp(reading),
        contract: formatParty(reading, to),
        selector: data.slice(0, 10),
        bytes: String((data.length - 2) / 2)
      }),
      title: say("unread.short", { contract: formatParty(reading, to) }),
      fields: [
        ...toAddressLines(reading, "label.contract", to),
        formatCoinLine(reading, value),
        createLine(reading, "label.data", data.length > 138 ? `${data.slice(0, 138)}…` : data, data, "data"),
        warnAboutNetwork(reading)
      ],
      risk: "unread"
    },
    "none"
  )
}

const parameters = new Map<string, ReturnType<typeof readSignature>>()

/** Returns a commonly used function, or one of those that are loaded for any other call. */
const getShape = (selector: string, { rare }: PartReading): CallShape | "unloaded" | undefined =>
  Object.hasOwn(tokenShapes, selector)
    ? tokenShapes[selector]
    : rare === undefined
      ? "unloaded"
      : Object.hasOwn(rare, selector)
        ? rare[selector]
        : undefined

const describeShape = (call: ContractCall, reading: PartReading): Description | "unloaded" | undefined => {
  const selector = call.data.slice(2, 10)
  const shape = getShape(selector, reading)
  if (shape === undefined || shape === "unloaded") return shape
  if (!parameters.has(selector)) parameters.set(selector, readSignature(shape.signature))
  const read = decodeWithTail(parameters.get(selector)?.parameters ?? [], call.data.slice(10), Number.POSITIVE_INFINITY)
  const description = read === undefined ? undefined : shape.describe(readArguments(read.values), call, reading)
  if (read === undefined || description === undefined) return undefined
  const isCoinUnused = call.value > 0n && shape.isPayable !== true
  return {
    ...description,
    fields: [
      ...description.fields,
      ...(isCoinUnused ? [formatCoinLine(reading, call.value), warn(reading, "warn.value")] : []),
      // Services append bytes to a call to identify their traffic; contracts ignore them.
      read.tail === ""
        ? undefined
        : createLine(
            reading,
            "label.extra",
            reading.say("bytes", { bytes: String(read.tail.length / 2) }),
            `0x${read.tail}`,
            "text"
          )
    ]
  }
}
