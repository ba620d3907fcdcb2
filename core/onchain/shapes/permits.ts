import type { AbiValue, AbiType } from "../calldata/abi.ts"
import {
  toAddressLines,
  showOutsideText,
  type Reading,
  toTextLines,
  toTimeLines,
  type Description,
  warn,
  warnOfTwin,
  formatParty
} from "../calldata/reading.ts"
import type { TypedData } from "../calldata/typedData.ts"
import type { WordsField } from "../calldata/words.ts"
import { permit2 } from "./contracts.ts"
import { readArguments } from "./shape.ts"
import {
  type Allowance,
  createAllowanceLines,
  describeAuthorization,
  describeCancellation,
  toEndLines,
  toOwnerLines,
  describeAllowance,
  describeDaiPermit
} from "./allowances.ts"

const permission = "TokenPermissions(address token,uint256 amount)"
const details = "PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)"

type TypedShape = (data: TypedData, reading: Reading, contract: string) => Description | undefined

/** The maximum length of a list of amounts. A longer list is cut, and marked as cut. */
const mostLines = 16

const createLines = (
  reading: Reading,
  all: ReadonlyArray<AbiValue>,
  spender: string,
  bits: number,
  ends: boolean
): ReadonlyArray<WordsField | undefined> => [
  ...all.slice(0, mostLines).flatMap((item) => {
    const args = readArguments(typeof item === "object" ? item : [])
    return [
      ...createAllowanceLines(reading, { token: args.text(0), spender, amount: args.number(1), bits }),
      ...(ends ? toEndLines(reading, args.number(2)) : [])
    ]
  }),
  all.length > mostLines ? warn(reading, "warn.depth") : undefined
]

/** Describes a permission that Permit2 uses up at once. A witness is the spender's condition. */
const transferOnce = ({ type, value }: TypedData, reading: Reading): Description => {
  const args = readArguments(value)
  const permitted = readArguments(args.list(0))
  const spender = args.text(1)
  const witness = type.parts[4]
  const allowance: Allowance = { token: permitted.text(0), spender, amount: permitted.number(1), bits: 256 }
  const description = describeAllowance(reading, allowance, {
    some: witness === undefined ? "permit.transfer" : "permit.witness",
    all: "permit.transferAll"
  })
  return {
    ...description,
    fields: [
      ...description.fields,
      ...toTimeLines(reading, "label.usable", args.number(3), true),
      ...formatWitnessLines(reading, witness, value[4])
    ]
  }
}

const batchOnce = ({ type, value }: TypedData, reading: Reading): Description => {
  const args = readArguments(value)
  return {
    sentence: reading.say("permit.batchTransfer", { spender: formatParty(reading, args.text(1)) }),
    fields: [
      ...createLines(reading, args.list(0), args.text(1), 256, false),
      ...toAddressLines(reading, "label.spender", args.text(1)),
      ...toTimeLines(reading, "label.usable", args.number(3), true),
      ...formatWitnessLines(reading, type.parts[4], value[4])
    ],
    risk: "careful"
  }
}

/** The maximum number of values of an order that are shown; an order of a well-known app with two outputs has 18. */
const mostLeaves = 64

/** Describes the spender's condition unchanged: its names are the spender's own. */
const formatWitnessLines = (
  reading: Reading,
  part: { readonly name: string; readonly type: AbiType } | undefined,
  value: AbiValue | undefined
): ReadonlyArray<WordsField | undefined> => {
  if (part === undefined || value === undefined) return []
  const leaves: Array<ReadonlyArray<WordsField | undefined>> = []
  let isCut = false
  const walk = (name: string, type: AbiType, leaf: AbiValue): void => {
    if (leaves.length >= mostLeaves) isCut = true
    if (isCut) return
    if (type.kind === "tuple" && typeof leaf === "object")
      for (const [i, { name: inner, type: partType }] of type.parts.entries())
        walk(`${name}.${inner}`, partType, leaf[i] ?? "")
    else if (type.kind === "array" && typeof leaf === "object")
      for (const [i, each] of leaf.entries()) walk(`${name}.${i}`, type.item, each)
    else {
      const [own, ...warnings] = toTextLines(reading, "label.message", String(leaf))
      const twin = type.kind === "address" ? warnOfTwin(reading, String(leaf)) : undefined
      leaves.push([own && { ...own, label: showOutsideText(name) }, ...warnings, twin])
    }
  }
  // Names come from the page: one of our labels, like "To", must not be shown without a mark.
  walk(part.name === "witness" ? part.name : `witness.${part.name}`, part.type, value)
  return [...leaves.flat(), isCut ? warn(reading, "warn.limit", { limit: String(mostLeaves) }) : undefined]
}

/** The fields of an EIP-3009 authorization, in the order in which they are signed. */
const authorized = "(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"

/** Describes a transfer that any holder of the signature may execute, or with `receive` only its receiver. */
const createAuthorizationShape =
  (isReceive: boolean): TypedShape =>
  ({ value }, reading, token) => {
    const args = readArguments(value)
    return describeAuthorization(reading, token, {
      from: args.text(0),
      to: args.text(1),
      amount: args.number(2),
      after: args.number(3),
      before: args.number(4),
      nonce: args.text(5),
      isReceive
    })
  }

const bare: Readonly<Record<string, TypedShape>> = {
  [`TransferWithAuthorization${authorized}`]: createAuthorizationShape(false),
  [`ReceiveWithAuthorization${authorized}`]: createAuthorizationShape(true),
  "CancelAuthorization(address authorizer,bytes32 nonce)": ({ value }, reading, token) => {
    const args = readArguments(value)
    return describeCancellation(reading, token, args.text(0), args.text(1))
  },
  "Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)": ({ value }, reading, token) => {
    const args = readArguments(value)
    const description = describeAllowance(reading, { token, spender: args.text(1), amount: args.number(2), bits: 256 })
    return {
      ...description,
      fields: [
        ...description.fields,
        ...toOwnerLines(reading, "label.account", args.text(0)),
        ...toTimeLines(reading, "label.usable", args.number(4), true)
      ]
    }
  },
  "Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)": ({ value }, reading, token) => {
    const args = readArguments(value)
    return describeDaiPermit(reading, token, args.text(0), args.text(1), args.number(3), args.flag(4))
  }
}

const ofPermit2: Readonly<Record<string, TypedShape>> = {
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`]: ({ value }, reading) => {
    const args = readArguments(value)
    const own = readArguments(args.list(0))
    const description = describeAllowance(reading, {
      token: own.text(0),
      spender: args.text(1),
      amount: own.number(1),
      bits: 160
    })
    return {
      ...description,
      fields: [
        ...description.fields,
        ...toEndLines(reading, own.number(2)),
        ...toTimeLines(reading, "label.usable", args.number(2), true)
      ]
    }
  },
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`]: ({ value }, reading) => {
    const args = readArguments(value)
    return {
      sentence: reading.say("permit.batch", { spender: formatParty(reading, args.text(1)) }),
      fields: [
        ...createLines(reading, args.list(0), args.text(1), 160, true),
        ...toAddressLines(reading, "label.spender", args.text(1)),
        ...toTimeLines(reading, "label.usable", args.number(2), true)
      ],
      risk: "careful"
    }
  }
}

const createTypePattern = (name: string, list: string): RegExp =>
  new RegExp(
    `^${name}\\(TokenPermissions${list} permitted,address spender,uint256 nonce,uint256 deadline(,\\w+ \\w+)?\\)(?=.*${permission.replace(/[()]/g, "\\$&")})`
  )
const single = createTypePattern("Permit(?:Witness)?TransferFrom", "")
const several = createTypePattern("Permit(?:BatchWitness|WitnessBatch|Batch)TransferFrom", "\\[\\]")

/**
 * Describes typed data that lets a spender take tokens; undefined for all other. It applies to the domain's contract:
 * the domain's name proves nothing.
 */
export const describePermit = (data: TypedData, reading: Reading): Description | undefined => {
  const contract = data.domain.verifyingContract
  if (contract === undefined) return undefined
  const plain = Object.hasOwn(bare, data.encodedType) ? bare[data.encodedType] : undefined
  if (plain !== undefined) return plain(data, reading, contract)
  if (contract !== permit2) return undefined
  const own = Object.hasOwn(ofPermit2, data.encodedType) ? ofPermit2[data.encodedType] : undefined
  if (own !== undefined) return own(data, reading, contract)
  return single.test(data.encodedType)
    ? transferOnce(data, reading)
    : several.test(data.encodedType)
      ? batchOnce(data, reading)
      : undefined
}
