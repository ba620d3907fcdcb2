import { freeze } from "../../foundation/data/freeze.ts"
import { copyPlainData } from "../../foundation/platform/plainCopy.ts"
import * as Either from "effect/Either"
import { CallsMisfit, type RequestMisfit, toRequestMisfit } from "../connectors/errors.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { type Notes, getFields, makeNotes, noteBroken, noteUnread, toWire, readerLimits } from "./notes.ts"
import { isBound, isSessionMethod } from "../../chain/rpc/sessionMethods.ts"
import type { ReadParts, RequestContext, WalletRequest, WrittenRequest } from "./walletRequest.ts"
import type { NamespaceReader } from "./notes.ts"

/** The field that names the account, for methods of namespaces without a reader. It is filled in. */
const accountFields: Readonly<Record<string, string>> = {
  polkadot_signMessage: "address",
  polkadot_signTransaction: "address",
  cosmos_signDirect: "signerAddress",
  cosmos_signAmino: "signerAddress"
}

/** Reads a request without content to describe. */
const readOther = ({ method, params }: WrittenRequest, notes: Notes, context: RequestContext): ReadParts => {
  const kind = isSessionMethod(method) ? "session" : isBound(method) ? "other" : "read"
  const name = Object.hasOwn(accountFields, method) ? accountFields[method] : undefined
  if (name === undefined) return { kind, ...context, signers: [], params: toWire(params) }
  if (!isRecord(params)) noteBroken(notes, "params", "are not an object")
  const fields = getFields({ ...notes, unread: [] }, isRecord(params) ? params : {}, "")
  const signer = fields.take(name)
  fields.write(name, signer ?? context.account)
  return { kind, ...context, signers: signer === undefined ? [] : [signer], params: fields.finish() }
}

/** A request whose parameters are copied, so that later changes to them have no effect. */
export interface CopiedRequest {
  readonly written: WrittenRequest
  readonly notes: Notes
}

/** Copies a request. Parameters that are too large or not plain data are noted and never read. */
export const copyRequest = ({ method, params }: WrittenRequest): CopiedRequest => {
  const notes = makeNotes()
  const size = getSize(params)
  const isTooLarge = size.values > readerLimits.values || size.text > readerLimits.wholeText
  const copy = isTooLarge ? undefined : copyPlainData(params)
  if (size.values > readerLimits.values) noteBroken(notes, "params", `have more than ${readerLimits.values} values`)
  else if (isTooLarge) noteBroken(notes, "params", "are larger than 2 MB")
  else if (copy === undefined && params !== undefined) noteBroken(notes, "params", "are not plain data")
  if (size.text > readerLimits.text) noteUnread(notes, { path: "params", reason: "limit", limit: "512 kB" })
  return { written: { method, params: copy }, notes }
}

/**
 * Reads a copied request once, for the account and network in use, with the reader of its namespace. Fails if its
 * parameters are not plain data, if two fields for one value differ, if a quantity is ambiguous, or if a chain cannot
 * be read. A field that no reader understands makes the request unread. docs/architecture.md#the-request-reader.
 */
export const readCopied = (
  reader: NamespaceReader | undefined,
  { notes, written }: CopiedRequest,
  context: RequestContext
): Either.Either<WalletRequest, CallsMisfit | RequestMisfit> => {
  const { method } = written
  const isRefused = notes.misfits.length > 0
  const read = isRefused ? undefined : (reader?.read(written, notes, context) ?? readOther(written, notes, context))
  const [broken] = notes.misfits
  if (broken instanceof CallsMisfit) return Either.left(broken)
  return read === undefined || broken !== undefined
    ? Either.left(toRequestMisfit(method, broken && `${broken.field} ${broken.rule}`))
    : Either.right(freeze({ ...read, method, unread: notes.unread }))
}

/** Counts values and bytes of plain data, and stops at the limits. Runs no code of the value. */
const getSize = (whole: unknown): { readonly values: number; readonly text: number } => {
  try {
    return count(whole)
  } catch {
    return { values: 0, text: 0 } // a proxy whose traps throw: it is not plain data
  }
}

const count = (whole: unknown): { readonly values: number; readonly text: number } => {
  let [values, text] = [0, 0]
  const waiting: Array<unknown> = [whole]
  while (waiting.length > 0 && values <= readerLimits.values && text <= readerLimits.wholeText) {
    const value = waiting.pop()
    values++
    if (typeof value === "string") text += toBytes(value)
    else if (value instanceof Uint8Array) text += 2 * value.length
    else if (typeof value === "object" && value !== null) {
      const keys = Object.keys(value)
      if (keys.length > readerLimits.values) return { values: keys.length, text }
      for (const key of keys) {
        text += Array.isArray(value) ? 0 : key.length
        waiting.push(Object.getOwnPropertyDescriptor(value, key)?.value)
      }
    }
  }
  return { values, text }
}

/** Returns the bytes of a text in UTF-8; its characters if they already exceed the limit. */
const toBytes = (text: string): number =>
  3 * text.length <= 1_000 || text.length > readerLimits.wholeText ? text.length : new TextEncoder().encode(text).length
