import { Schema } from "./schema.ts"

/** What stands for a secret wherever it could leave: in a log, a recording, a document. */
export const standIn = "[secret]"

/**
 * Text that must not leave: a pairing address, a code, a token, a signature, the address of a page that was opened for
 * one visitor, words that a visitor typed. Real in memory; encodes to a stable stand-in, so that an event log is safe
 * to send and replays to the same encoded state: no `step` may compare two of them. Blank is no secret and stays empty.
 *
 * Not of this kind: amounts, which `step` checks, and names to be registered, which are public.
 */
export const Secret: Schema.Schema<string, string> = Schema.transform(Schema.String, Schema.String, {
  strict: true,
  decode: (text) => text,
  encode: (text) => (text.trim() === "" ? "" : standIn)
})
