import { fromBase64 } from "../../foundation/platform/base64.ts"
import type { InputToSign, MessageRequest, PaymentRequest, PsbtRequest } from "../reader/walletRequest.ts"

/** A message to sign with one of the wallet's addresses. */
export interface SignMessage {
  readonly message: string
  readonly address: string
  readonly protocol?: "ecdsa" | "bip322"
}
/** A transaction to sign, and with `broadcast` to send at once. */
export interface SignPsbt {
  readonly psbt: string
  readonly bytes: Uint8Array
  readonly signInputs: ReadonlyArray<InputToSign>
  readonly broadcast: boolean
}
/** Coins to send from the payment account. */
export interface SendTransfer {
  readonly recipient: string
  readonly satoshis: bigint
}

/** Returns a message in the form that wallets take; `payment` signs if the request names no account. */
export const toSignMessage = ({ account, protocol, text }: MessageRequest, payment: string): SignMessage => ({
  message: text ?? "",
  address: account === "" ? payment : account,
  ...(protocol === undefined ? {} : { protocol })
})

/** Returns a PSBT in the form that wallets take. */
export const toSignPsbt = ({ psbt, sends, signInputs }: PsbtRequest): SignPsbt => ({
  psbt,
  bytes: fromBase64(psbt, psbt.length) ?? new Uint8Array(),
  signInputs,
  broadcast: sends
})

/** Returns a transfer in the form that wallets take. */
export const toSendTransfer = ({ satoshis, to }: PaymentRequest): SendTransfer => ({ recipient: to, satoshis })

/**
 * Groups inputs by the address that signs them, as sats-connect expects them: address to indexes, without duplicates.
 */
export const getInputsByAddress = (
  inputs: ReadonlyArray<InputToSign>
): Readonly<Record<string, ReadonlyArray<number>>> => {
  const by = new Map<string, Set<number>>()
  for (const { address, index: inputIndex } of inputs) by.set(address, (by.get(address) ?? new Set()).add(inputIndex))
  return Object.fromEntries([...by].map(([address, indexes]) => [address, [...indexes]]))
}
