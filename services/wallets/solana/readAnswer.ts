import * as Either from "effect/Either"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import { toBase64 } from "../../../core/chain/solana/base64.ts"
import { readTransaction, signatureOf } from "../../../core/chain/solana/transaction.ts"
import { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import { fieldOf } from "../../../core/wallets/connectors/standard.ts"

/** A transaction is at most 1,232 bytes; what a wallet adds to one is not much. */
const mostBytes = 4_096

/** Bytes of a wallet, copied; it may come from another window of the page. */
const bytesOf = (value: unknown): Uint8Array | undefined =>
  Object.prototype.toString.call(value) === "[object Uint8Array]" && (value as Uint8Array).length <= mostBytes
    ? Uint8Array.from(value as Uint8Array)
    : undefined

/** A wallet's outputs, one for each input; `WalletAnswerMisfit` for anything else. */
const outputsOf = <A>(
  method: string,
  answer: unknown,
  count: number,
  read: (output: unknown) => A | undefined
): Either.Either<ReadonlyArray<A>, WalletAnswerMisfit> => {
  const outputs = Array.isArray(answer) && answer.length === count ? answer.map(read) : []
  const fit = outputs.filter((one) => one !== undefined)
  return fit.length === count ? Either.right(fit) : Either.left(new WalletAnswerMisfit({ method }))
}

const readSignature = (output: unknown): string | undefined => {
  const bytes = bytesOf(fieldOf(output, "signature"))
  return bytes?.length === 64 ? toBase58(bytes) : undefined
}

/** A signature, base58; `WalletAnswerMisfit` where an answer holds none. */
type SignatureRead = Either.Either<{ readonly signature: string }, WalletAnswerMisfit>

/** The one signature of an answer, of 64 bytes. */
export const readSignatureAnswer = (method: string, answer: unknown): SignatureRead =>
  Either.map(outputsOf(method, answer, 1, readSignature), ([signature = ""]) => ({ signature }))

/**
 * The same of a signed message. A wallet that signed other bytes than it was asked to has signed nothing that can be
 * shown to anybody.
 */
export const readMessageAnswer = (method: string, answer: unknown, message: Uint8Array): SignatureRead => {
  const signed = fieldOf(Array.isArray(answer) ? answer[0] : undefined, "signedMessage")
  if (signed !== undefined && bytesOf(signed)?.join() !== message.join())
    return Either.left(new WalletAnswerMisfit({ method }))
  return readSignatureAnswer(method, answer)
}

/**
 * A signed transaction, base64, with its signer's signature, base58; else the first there is: a wallet may sign by
 * another key in its owner's name.
 */
export interface SignedTransaction {
  readonly signature: string
  readonly transaction: string
}

const readSigned =
  (signer: string) =>
  (output: unknown): SignedTransaction | undefined => {
    const bytes = bytesOf(fieldOf(output, "signedTransaction"))
    if (bytes === undefined) return undefined
    const found =
      signatureOf(bytes, signer) ??
      readTransaction(bytes)?.signers.find(({ signature }) => signature.some((byte) => byte !== 0))?.signature
    return found === undefined ? undefined : { signature: toBase58(found), transaction: toBase64(bytes) }
  }

/**
 * The signed transactions of an answer, in order; `WalletAnswerMisfit` when one is missing, is none or is not
 * signed.
 */
export const readSignedAnswer = (
  method: string,
  answer: unknown,
  count: number,
  signer: string
): Either.Either<ReadonlyArray<SignedTransaction>, WalletAnswerMisfit> =>
  outputsOf(method, answer, count, readSigned(signer))
