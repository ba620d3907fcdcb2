import { Schema } from "./schema.ts"
import { standIn } from "../log/standIn.ts"

/**
 * Text that must not leak: a pairing address, a code, a token, a signature, the address of a page opened for one
 * visitor, words typed by a visitor. In memory it is the real text; it encodes to a stable placeholder, so that an
 * event log is safe to send and replays to the same encoded state: a `step` must not compare two of them. An empty text
 * is not a secret and stays empty.
 * Not secret: amounts, which `step` checks, and names to be registered, which are public.
 */
export const Secret: Schema.Schema<string, string> = Schema.transform(Schema.String, Schema.String, {
  decode: (text) => text,
  encode: (text) => (text.trim() === "" ? "" : standIn)
})
