import { checksumAddress } from "../../chain/evm/checksum.ts"
import { decodeValues, readSignature } from "../calldata/abi.ts"
import type { Facts } from "../calldata/facts.ts"
import {
  addressLines,
  coinText,
  line,
  networkText,
  outsideText,
  type Reading,
  toWords,
  type Description,
  warn,
  who
} from "../calldata/reading.ts"
import type { EvmCall, SigningRequest } from "../calldata/request.ts"
import { requestTellings } from "../calldata/tellings.ts"
import { speakEnglish, type Voice } from "../calldata/sentences.ts"
import { readTypedData, type TypedData } from "../calldata/typedData.ts"
import type { Words, WordsField } from "../calldata/words.ts"
import { tellAuthorization, tellGrant } from "./accounts.ts"
import { tellPayment, tellPsbt } from "./bitcoin.ts"
import { tellMessage } from "./messages.ts"
import { tellPermit } from "./permits.ts"
import { argumentsOf, type CallShape, type ContractCall, type ShapeReading } from "./shape.ts"
import { tellSolana } from "./solana.ts"
import { swapShapes } from "./swaps.ts"
import { tokenShapes } from "./tokens.ts"

/** Calls within a call are read so deep, and so many in all. */
const most = { depth: 4, calls: 64 }

/** Functions that the kit knows by itself, by their selectors. */
export const callShapes: Readonly<Record<string, CallShape>> = { ...tokenShapes, ...swapShapes }

/** Reads a request by its contract's descriptor; undefined if there is none that fits. */
export type Describe = (
  request: ContractCall | TypedData,
  reading: ShapeReading
) => (Description & { readonly by: "descriptor" }) | undefined

export interface Reader extends Partial<Voice> {
  readonly describe?: Describe
}

/**
 * Tells what a wallet is asked for, by what is signed and by nothing else: by shapes that the kit knows, else by a
 * descriptor that is bound to the contract, else as what cannot be read. Never blank. Never throws.
 * docs/spec/onchain.md#calldata-words.
 */
export const inWords = (request: SigningRequest, facts: Facts, reader: Reader = {}): Words => {
  const { describe, say = speakEnglish, time } = reader
  const read = (one: SigningRequest, above: Reading): Words => {
    const depth = above.depth + 1
    const reading: ShapeReading = {
      ...above,
      network: one.kind === "call" ? one.call.network : above.network,
      inner: (next) => read(next, { ...above, depth })
    }
    const isTooMuch = depth > most.depth + 1 || reading.budget.left-- <= 0
    return isTooMuch
      ? toWords({ sentence: say("more"), fields: [warn(reading, "warn.depth")] }, "none")
      : wordsOf(one, reading, describe)
  }
  const start = { facts, say, ...(time && { time }), network: facts.network, depth: 0 }
  return requestTellings.keep(read(request, { ...start, budget: { left: most.calls + 1 } }), (voice) =>
    inWords(request, facts, { ...reader, ...voice })
  )
}

const wordsOf = (request: SigningRequest, reading: ShapeReading, describe: Describe | undefined): Words => {
  const { say } = reading
  const asked = (method: string): Words =>
    toWords(
      {
        sentence: say("unread.request", { app: appOf(reading), method: outsideText(method) }),
        title: say("unread.request.short", { method: outsideText(method) }),
        fields: [],
        risk: "unread"
      },
      "none"
    )
  const told = (one: Description | undefined, method: string): Words =>
    one === undefined ? asked(method) : toWords(one)
  switch (request.kind) {
    case "call":
      return callWords(request.call, reading, describe)
    case "calls": {
      const nested = request.calls.map((call) => reading.inner({ kind: "call", call }))
      const [only] = nested
      if (only !== undefined && nested.length === 1) return only
      return toWords({ sentence: say("batch", { count: String(nested.length) }), fields: [], nested })
    }
    case "typedData":
      return typedWords(request.data, reading, describe)
    case "message":
      return toWords(tellMessage(request.message, reading))
    case "grant":
      return told(tellGrant(request.grant, reading), "wallet_grantPermissions")
    case "solana": {
      const all = request.transactions.map((one) => told(tellSolana(one, reading), "solana_signTransaction"))
      const [only] = all
      return only !== undefined && all.length === 1
        ? only
        : toWords({ sentence: say("batch", { count: String(all.length) }), fields: [], nested: all })
    }
    case "psbt":
      return told(tellPsbt(request.psbt, reading), "signPsbt")
    case "payment":
      return toWords(tellPayment(request.to, request.satoshis, reading))
    case "other":
      return asked(request.method)
  }
}

const appOf = ({ facts, say }: Reading): string => outsideText(facts.app.replace(/^https?:\/\//, "")) || say("who.any")

const otherNetwork = (reading: Reading): WordsField | undefined =>
  reading.network === reading.facts.network
    ? undefined
    : warn(reading, "warn.otherNetwork", { network: networkText(reading, reading.network) })

const coinLine = (reading: Reading, value: bigint): WordsField =>
  line(reading, "label.value", coinText(reading, value), String(value), "amount")

const callWords = (call: EvmCall, reading: ShapeReading, describe: Describe | undefined): Words => {
  const codes = call.authorizations.map((one) => toWords(tellAuthorization(reading, one)))
  const own = withoutCodes(call, reading, describe)
  if (codes.length === 0) return own
  const [code] = codes
  // A transaction that does nothing else is told by the code alone.
  const isBare = call.data === "0x" && call.value === 0n && codes.length === 1
  return isBare && code !== undefined
    ? code
    : toWords({ sentence: codes.map(({ sentence }) => sentence).join(". "), fields: [], nested: [...codes, own] })
}

const withoutCodes = (call: EvmCall, reading: ShapeReading, describe: Describe | undefined): Words => {
  const { say } = reading
  const { data, to, value } = call
  if (to === undefined)
    return toWords(
      {
        sentence: say("contract.create", { bytes: String((data.length - 2) / 2) }),
        fields: [value > 0n ? coinLine(reading, value) : undefined, otherNetwork(reading)],
        risk: "unread"
      },
      "none"
    )
  if (data === "0x")
    return toWords({
      sentence:
        value === 0n
          ? say("coin.nothing", { to: who(reading, to) })
          : say("coin.send", { amount: coinText(reading, value), to: who(reading, to) }),
      fields: [
        line(reading, "label.amount", coinText(reading, value), String(value), "amount"),
        ...addressLines(reading, "label.to", to),
        otherNetwork(reading)
      ]
    })
  const contract = { ...call, to }
  const told = tellShape(contract, reading)
  if (told !== undefined) return toWords({ ...told, fields: [...told.fields, otherNetwork(reading)] })
  const described = describe?.(contract, reading)
  if (described !== undefined)
    return toWords({ ...described, fields: [...described.fields, otherNetwork(reading)] }, described.by)
  return toWords(
    {
      sentence: say("unread", {
        app: appOf(reading),
        contract: who(reading, to),
        selector: data.slice(0, 10),
        bytes: String((data.length - 2) / 2)
      }),
      title: say("unread.short", { contract: who(reading, to) }),
      fields: [
        ...addressLines(reading, "label.contract", to),
        coinLine(reading, value),
        line(reading, "label.data", data.length > 138 ? `${data.slice(0, 138)}…` : data, data, "data"),
        otherNetwork(reading)
      ],
      risk: "unread"
    },
    "none"
  )
}

const parameters = new Map<string, ReturnType<typeof readSignature>>()

const tellShape = (call: ContractCall, reading: ShapeReading): Description | undefined => {
  const selector = call.data.slice(2, 10)
  const shape = Object.hasOwn(callShapes, selector) ? callShapes[selector] : undefined
  if (shape === undefined) return undefined
  if (!parameters.has(selector)) parameters.set(selector, readSignature(shape.signature))
  const values = decodeValues(parameters.get(selector)?.parameters ?? [], call.data.slice(10))
  const told = values === undefined ? undefined : shape.tell(argumentsOf(values), call, reading)
  if (told === undefined || call.value === 0n || shape.isPayable === true) return told
  return { ...told, fields: [...told.fields, coinLine(reading, call.value), warn(reading, "warn.value")] }
}

const typedWords = (given: unknown, above: ShapeReading, describe: Describe | undefined): Words => {
  const { say } = above
  const data = readTypedData(given)
  const unread = (address: string | undefined, type: string): Words => {
    const contract = address === undefined ? say("who.any") : who(above, address)
    return toWords(
      {
        sentence: say("unread.typed", { app: appOf(above), contract, type: outsideText(type) }),
        title: say("unread.typed.short", { contract }),
        fields: address === undefined ? [] : addressLines(above, "label.contract", address),
        risk: "unread"
      },
      "none"
    )
  }
  if (data === undefined) return unread(undefined, "?")
  const { chainId, verifyingContract } = data.domain
  const reading: ShapeReading = chainId === undefined ? above : { ...above, network: `eip155:${chainId}` }
  const told = tellPermit(data, reading) ?? describe?.(data, reading)
  if (told === undefined) {
    const words = unread(verifyingContract, data.primaryType)
    const other = otherNetwork(reading)
    return other === undefined ? words : toWords({ ...words, fields: [...words.fields, other], risk: "danger" }, "none")
  }
  const isDescribed = "by" in told
  const contract =
    verifyingContract === undefined || isDescribed
      ? []
      : [
          line(
            reading,
            "label.contract",
            who(reading, verifyingContract),
            checksumAddress(verifyingContract),
            "address"
          )
        ]
  return toWords(
    { ...told, fields: [...told.fields, ...contract, otherNetwork(reading)] },
    isDescribed ? "descriptor" : "shape"
  )
}
