import { toQuantity } from "../../chain/evm/hex.ts"
import { string, struct } from "../../foundation/data/decode.ts"
import { isAddress } from "../reader/notes.ts"
import type { BatchCall } from "../reader/batch.ts"

/**
 * The entry points of ERC-4337, by version. A wallet does not report the one that it uses, so a paymaster service is
 * asked for each, and pays if it accepts one.
 */
export const entryPoints = {
  "0.8": "0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108",
  "0.7": "0x0000000071727De22E5E9d8BAf0edAc6f37da032",
  "0.6": "0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789"
} as const
export type EntryPointVersion = keyof typeof entryPoints

/** The order in which a paymaster service is asked. */
export const entryPointVersions = ["0.8", "0.7", "0.6"] as const

/** The selector of `executeBatch((address,uint256,bytes)[])`, by which several smart accounts execute calls. */
const executeBatch = "0x34fcd5be"

const toWord = (value: bigint | number): string => value.toString(16).padStart(64, "0")
const padRight = (hex: string): string => hex.padEnd(Math.ceil(hex.length / 64) * 64, "0")

/** Encodes the calls as a smart account executes them. */
const encodeCalls = (calls: ReadonlyArray<BatchCall>): string => {
  const tuples = calls.map(({ data = "0x", to, value = "0x0" }) => {
    const bytes = data.slice(2)
    return `${toWord(BigInt(to))}${toWord(BigInt(value))}${toWord(96)}${toWord(bytes.length / 2)}${padRight(bytes)}`
  })
  let offset = 32 * tuples.length
  const offsets = tuples.map((tuple) => {
    const word = toWord(offset)
    offset += tuple.length / 2
    return word
  })
  return [executeBatch, toWord(32), toWord(tuples.length), ...offsets, ...tuples].join("")
}

/** Gas and its price in a draft: usual amounts. The wallet estimates the real ones. */
const draftGas = { perCall: 200_000, verification: 150_000, other: 60_000, price: 1_000_000_000n }

/**
 * Returns a draft of the operation that executes the calls of an account, so that a paymaster service can say whether it pays. The
 * wallet makes the one that is sent. Undefined if a call cannot be encoded.
 */
export const toDraftOperation = (
  sender: string,
  calls: ReadonlyArray<BatchCall>,
  version: EntryPointVersion
): Readonly<Record<string, string>> | undefined => {
  try {
    return {
      sender,
      nonce: "0x0",
      ...(version === "0.6" ? { initCode: "0x" } : {}),
      callData: encodeCalls(calls),
      callGasLimit: toQuantity(BigInt(draftGas.perCall * calls.length)),
      verificationGasLimit: toQuantity(BigInt(draftGas.verification)),
      preVerificationGas: toQuantity(BigInt(draftGas.other)),
      maxFeePerGas: toQuantity(draftGas.price),
      maxPriorityFeePerGas: toQuantity(draftGas.price)
    }
  } catch {
    return undefined
  }
}

const readStub = struct({ paymaster: string(42), paymasterData: string(65_536) })
const readOldStub = struct({ paymasterAndData: string(65_536) })
const isBytes = (text: string | undefined): boolean => text !== undefined && /^0x([0-9a-f]{2})*$/i.test(text)

/** Returns whether a service's answer names a paymaster for an operation of this version (ERC-7677). */
export const isPaymasterAnswer = (answer: unknown, version: EntryPointVersion): boolean => {
  if (version === "0.6") {
    const data = readOldStub(answer)?.paymasterAndData
    return isBytes(data) && (data?.length ?? 0) >= 42
  }
  const stub = readStub(answer)
  return stub !== undefined && isAddress(stub.paymaster) && isBytes(stub.paymasterData)
}
