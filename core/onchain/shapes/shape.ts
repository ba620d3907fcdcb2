import type { AbiValue } from "../calldata/abi.ts"
import type { Reading, Description } from "../calldata/reading.ts"
import type { EvmCall } from "../calldata/request.ts"
import type { SigningRequest } from "../calldata/request.ts"
import type { Words } from "../calldata/words.ts"

/** A call to a contract: one that creates none. */
export interface ContractCall extends EvmCall {
  readonly to: string
}

/** What a shape may ask of the reader: words of what stands within a request. */
export interface ShapeReading extends Reading {
  readonly inner: (request: SigningRequest) => Words
}

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
