import type { AbiValue } from "../calldata/abi.ts"
import type { Reading, Description } from "../calldata/reading.ts"
import type { EvmCall } from "../../wallets/reader/walletRequest.ts"
import type { Described } from "../calldata/described.ts"
import type { TypedData } from "../calldata/typedData.ts"
import type { Words } from "../calldata/words.ts"

/** A call to a contract: one that creates none. */
export interface ContractCall extends EvmCall {
  readonly to: string
}

/** What a shape may ask of the reader: words of what stands within a request. */
export interface ShapeReading extends Reading {
  readonly inner: (request: Described) => Words
}

/** The same for what tells a kind of request. */
export interface PartReading extends ShapeReading {
  /** Functions that few wallets are asked for, by their selectors; undefined as long as they have not loaded. */
  readonly rare: Readonly<Record<string, CallShape>> | undefined
  /** Says that a part of the reader has not loaded; what it returns is told anew once it has. */
  readonly missing: (part: WordPart) => Words
}

/** Kinds of requests with a part of their own; a transaction and a batch are described by their calls. */
export type ToldKind = "call" | "grant" | "message" | "payment" | "psbt" | "solana" | "typedData"

/** The parts that load separately: the descriptions of a kind of request, and the rare functions. */
export type WordPart = ToldKind | "rare"

/** Reads a request by its contract's descriptor; undefined if there is none that fits. */
export type Describe = (
  request: ContractCall | TypedData,
  reading: ShapeReading
) => (Description & { readonly by: "descriptor" }) | undefined

/** Tells requests of one kind. */
export type Teller<Kind extends ToldKind> = (
  request: Extract<Described, { readonly kind: Kind }>,
  reading: PartReading,
  describe: Describe | undefined
) => Words

/** A function that the kit knows by itself. */
export interface CallShape {
  /** With the names of its parameters. */
  readonly signature: string
  /** Whether coins may go with it. Otherwise coins beside it are a danger. */
  readonly isPayable?: boolean
  /** Undefined if the call is none of this shape after all: another contract. */
  readonly tell: (args: Arguments, call: ContractCall, reading: ShapeReading) => Description | undefined
}

/** The values of a call, by their places. What is not of the kind asked for is nothing. */
export interface Arguments {
  readonly number: (at: number) => bigint
  readonly text: (at: number) => string
  readonly flag: (at: number) => boolean
  readonly list: (at: number) => ReadonlyArray<AbiValue>
}

export const argumentsOf = (values: ReadonlyArray<AbiValue>): Arguments => ({
  number: (at) => {
    const value = values[at]
    return typeof value === "bigint" ? value : 0n
  },
  text: (at) => {
    const value = values[at]
    return typeof value === "string" ? value : ""
  },
  flag: (at) => values[at] === true,
  list: (at) => {
    const value = values[at]
    return typeof value === "object" ? value : []
  }
})
