import {
  array,
  boolean,
  type Decoder,
  literal,
  number,
  optional,
  string,
  struct
} from "../../foundation/data/decode.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { isPsbt } from "../../chain/bitcoin/bytes.ts"
import { readSatoshis } from "../../chain/bitcoin/satoshis.ts"

/** One input of a transaction to be signed by one of the wallet's addresses. */
export interface InputToSign {
  readonly address: string
  /** Counted from 0. */
  readonly index: number
  /** Which parts of the transaction the signature covers; the wallet chooses if it is empty. */
  readonly sighashTypes: ReadonlyArray<number>
}

export type MessageProtocol = "ecdsa" | "bip322"

/** A message to be signed, by the payment account if no address is given. */
export interface SignMessage {
  readonly method: "signMessage"
  readonly message: string
  readonly address?: string
  readonly protocol?: MessageProtocol
}
/** A transaction to be signed, and with `broadcast` sent at once. */
export interface SignPsbt {
  readonly method: "signPsbt"
  readonly psbt: string
  readonly bytes: Uint8Array
  readonly signInputs: ReadonlyArray<InputToSign>
  readonly broadcast: boolean
}
/** Coins to be sent from the payment account. */
export interface SendTransfer {
  readonly method: "sendTransfer"
  readonly recipient: string
  readonly satoshis: bigint
}

/** A request to a Bitcoin wallet, whatever protocol it uses (WalletConnect's bip122 methods). */
export type BitcoinCall = { readonly method: "getAccountAddresses" } | SignMessage | SignPsbt | SendTransfer

/** The longest message, and the longest PSBT in base64, characters. */
const messageMost = 1_048_576
const psbtMost = 4_194_304
const inputsMost = 10_000

const index: Decoder<number> = (value) => {
  const read = number(value)
  return read !== undefined && Number.isInteger(read) && read >= 0 && read < 2 ** 32 ? read : undefined
}
const input = struct({ address: string(128), index, sighashTypes: optional(array(index, 8)) })
const readers = {
  signMessage: struct({
    message: string(messageMost),
    address: optional(string(128)),
    protocol: optional(literal("ecdsa", "bip322"))
  }),
  signPsbt: struct({
    psbt: string(psbtMost),
    signInputs: optional(array(input, inputsMost)),
    broadcast: optional(boolean)
  }),
  sendTransfer: struct({ recipientAddress: string(128), amount: string(16) })
}

/** Why a call is not passed on: its method is not a Bitcoin method, or its parameters are invalid. */
export type Unfit = "method" | "params"

/** Reads a request to a Bitcoin wallet. Only what was read reaches the wallet. */
export const readCall = (method: string, params: unknown): BitcoinCall | Unfit => {
  switch (method) {
    case "getAccountAddresses":
      return { method }
    case "signMessage": {
      const read = readers.signMessage(params)
      return read === undefined ? "params" : { method, ...read }
    }
    case "signPsbt": {
      const read = readers.signPsbt(params)
      const bytes = read === undefined ? undefined : fromBase64(read.psbt, read.psbt.length)
      if (read === undefined || bytes === undefined || !isPsbt(bytes)) return "params"
      const signInputs = (read.signInputs ?? []).map((one) => ({
        address: one.address,
        index: one.index,
        sighashTypes: one.sighashTypes ?? []
      }))
      return { method, psbt: read.psbt, bytes, signInputs, broadcast: read.broadcast ?? false }
    }
    case "sendTransfer": {
      const read = readers.sendTransfer(params)
      const satoshis = read === undefined ? undefined : readSatoshis(read.amount)
      return read === undefined || satoshis === undefined
        ? "params"
        : { method, recipient: read.recipientAddress, satoshis }
    }
    default:
      return "method"
  }
}

const readAccount = struct({ account: string(256) })

/**
 * Returns the addresses that a call names as the wallet's own; `account` may be a bare address or a CAIP-10 account id.
 */
export const ownAddresses = (call: BitcoinCall, params: unknown): ReadonlyArray<string> => {
  const account = readAccount(params)?.account.split(":").at(-1)
  return [
    ...(account === undefined ? [] : [account]),
    ...(call.method === "signMessage" && call.address !== undefined ? [call.address] : []),
    ...(call.method === "signPsbt" ? call.signInputs.map(({ address }) => address) : [])
  ]
}

/**
 * Groups inputs by the address that signs them, as sats-connect expects them: address to indexes, without duplicates.
 */
export const inputsByAddress = (
  inputs: ReadonlyArray<InputToSign>
): Readonly<Record<string, ReadonlyArray<number>>> => {
  const by = new Map<string, Set<number>>()
  for (const { address, index: at } of inputs) by.set(address, (by.get(address) ?? new Set()).add(at))
  return Object.fromEntries([...by].map(([address, indexes]) => [address, [...indexes]]))
}
