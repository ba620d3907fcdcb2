/**
 * Replaces a secret wherever it could leak: in a log, a recording, a document. In a file of its own, for pages that
 * load no schema.
 */
export const standIn = "[secret]"
