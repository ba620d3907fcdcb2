import { Schema } from "./schema.ts"

/** What stands for a secret wherever it could leave: in a log, a recording, a document. */
export const standIn = "[secret]"

/**
 * Text that must not leave: a pairing address, a code, a token, a signature. Real in memory; encodes to a stable
 * stand-in, so that an event log is safe to send and replays to the same encoded state.
 */
export const Secret: Schema.Schema<string, string> = Schema.transform(Schema.String, Schema.String, {
  strict: true, decode: (text) => text, encode: () => standIn
})
