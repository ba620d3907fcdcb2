import * as Either from "effect/Either"
import { answerMisfit } from "../connectors/methodTable.ts"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import { toBase64 } from "../../../core/foundation/platform/base64.ts"
import { readTransaction, getSignature } from "../../../core/chain/solana/transaction.ts"
import type { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import { getField } from "../../../core/foundation/data/decode.ts"

/** The limit of a signed transaction: a transaction is at most 1,232 bytes, and a wallet adds little to it. */
const mostBytes = 4_096

/** Copies a wallet's bytes, which may come from another window of the page. */
const toBytes = (value: unknown): Uint8Array | undefined =>
  Object.prototype.toString.call(value) === "[object Uint8Array]" && (value as Uint8Array).length <= mostBytes
    ? Uint8Array.from(value as Uint8Array)
    : undefined

/** Reads a wallet's outputs, one for each input; `WalletAnswerMisfit` for anything else. */
const getOutputs = <A>(
  method: string,
  answer: unknown,
  count: number,
  read: (output: unknown) => A | undefined
): Either.Either<ReadonlyArray<A>, WalletAnswerMisfit> => {
  const outputs = Array.isArray(answer) && answer.length === count ? answer.map(read) : []
  const fit = outputs.filter((output) => output !== undefined)
  return fit.length === count ? Either.right(fit) : Either.left(answerMisfit(method))
}

const readSignature = (output: unknown): string | undefined => {
  const bytes = toBytes(getField(output, "signature"))
  return bytes?.length === 64 ? toBase58(bytes) : undefined
}

/** A signature, base58; `WalletAnswerMisfit` if the answer has no signature. */
type SignatureRead = Either.Either<{ readonly signature: string }, WalletAnswerMisfit>

/** Reads the one signature of an answer, 64 bytes. */
export const readSignatureAnswer = (method: string, answer: unknown): SignatureRead =>
  Either.map(getOutputs(method, answer, 1, readSignature), ([signature = ""]) => ({ signature }))

/**
 * Reads the signature of a signed message. Fails if the wallet signed other bytes than requested: such a signature
 * proves nothing.
 */
export const readMessageAnswer = (method: string, answer: unknown, message: Uint8Array): SignatureRead => {
  const signed = getField(Array.isArray(answer) ? answer[0] : undefined, "signedMessage")
  if (signed !== undefined && toBytes(signed)?.join() !== message.join()) return Either.left(answerMisfit(method))
  return readSignatureAnswer(method, answer)
}

/**
 * A signed transaction, base64, with its signer's signature, base58; else the first signature in it: a wallet may sign
 * with another key on the user's behalf.
 */
export interface SignedTransaction {
  readonly signature: string
  readonly transaction: string
}

const readSigned =
  (signer: string) =>
  (output: unknown): SignedTransaction | undefined => {
    const bytes = toBytes(getField(output, "signedTransaction"))
    if (bytes === undefined) return undefined
    const found =
      getSignature(bytes, signer) ??
      readTransaction(bytes)?.signers.find(({ signature }) => signature.some((byte) => byte !== 0))?.signature
    return found === undefined ? undefined : { signature: toBase58(found), transaction: toBase64(bytes) }
  }

/**
 * Reads the signed transactions of an answer, in order; `WalletAnswerMisfit` if one is missing, invalid or unsigned.
 */
export const readSignedAnswer = (
  method: string,
  answer: unknown,
  count: number,
  signer: string
): Either.Either<ReadonlyArray<SignedTransaction>, WalletAnswerMisfit> =>
  getOutputs(method, answer, count, readSigned(signer))
