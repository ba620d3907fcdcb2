/** Replaces a secret wherever it could leak: in a log, a recording, a document. By itself, for pages that load no schema. */
export const standIn = "[secret]"
