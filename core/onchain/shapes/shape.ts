import type { AbiValue } from "../calldata/abi.ts"
import type { Reading, Description } from "../calldata/reading.ts"
import type { EvmCall } from "../../wallets/reader/walletRequest.ts"
import type { Described } from "../calldata/described.ts"
import type { TypedData } from "../calldata/typedData.ts"
import type { Words } from "../calldata/words.ts"

/** A call of a contract, not a contract creation. */
export interface ContractCall extends EvmCall {
  readonly to: string
}

/** The functions that a shape may use to describe the parts of a request. */
export interface ShapeReading extends Reading {
  readonly inner: (request: Described) => Words
}

/** The same for the description of one kind of request. */
export interface PartReading extends ShapeReading {
  /** Rarely used functions, by their selectors; undefined until they have loaded. */
  readonly rare: Readonly<Record<string, CallShape>> | undefined
  /** Reports that a part of the reader has not loaded; the description is repeated once it has. */
  readonly missing: (part: WordPart) => Words
}

/** Kinds of requests with a separate part; a transaction and a batch are described by their calls. */
export type DescribedKind = "call" | "grant" | "message" | "payment" | "psbt" | "solana" | "typedData"

/** The separately loaded parts: the descriptions of a kind of request, and the rare functions. */
export type WordPart = DescribedKind | "rare"

/** A function that describes a request by its contract's descriptor; undefined if no descriptor fits. */
export type Describe = (
  request: ContractCall | TypedData,
  reading: ShapeReading
) => (Description & { readonly by: "descriptor" }) | undefined

/** A function that describes requests of one kind. */
export type Describer<Kind extends DescribedKind> = (
  request: Extract<Described, { readonly kind: Kind }>,
  reading: PartReading,
  describe: Describe | undefined
) => Words

/** A function that the kit knows without a descriptor. */
export interface CallShape {
  /** With the names of its parameters. */
  readonly signature: string
  /** True if coins may be sent with it. Otherwise coins are a danger. */
  readonly isPayable?: boolean
  /** Undefined if the call does not have this shape after all: another contract. */
  readonly describe: (args: Arguments, call: ContractCall, reading: ShapeReading) => Description | undefined
}

/** The decoded arguments of a call, by their indices. A value of another type is undefined. */
export interface Arguments {
  readonly number: (index: number) => bigint
  readonly text: (index: number) => string
  readonly flag: (index: number) => boolean
  readonly list: (index: number) => ReadonlyArray<AbiValue>
}

export const readArguments = (values: ReadonlyArray<AbiValue>): Arguments => ({
  number: (index) => {
    const value = values[index]
    return typeof value === "bigint" ? value : 0n
  },
  text: (index) => {
    const value = values[index]
    return typeof value === "string" ? value : ""
  },
  flag: (index) => values[index] === true,
  list: (index) => {
    const value = values[index]
    return typeof value === "object" ? value : []
  }
})
