/** Returns the sentence in a foreign error: the text itself, else its first issue's message, else its own message. */
export const findSentence = (error: unknown): string => {
  if (typeof error === "string" && error !== "") return error
  if (typeof error !== "object" || error === null) return "Unknown error"
  const { issues, message } = error as { readonly issues?: unknown; readonly message?: unknown }
  const first: unknown = Array.isArray(issues) ? issues[0] : undefined
  const text = typeof first === "object" && first !== null && "message" in first ? first.message : message
  return typeof text === "string" && text !== "" ? text : "Unknown error"
}

/**
 * Returns whether another report may be sent at `now`, given the times of earlier ones (milliseconds).
 * docs/spec/foundation.md#log-report-limit: 5 in 60 s.
 */
export const mayReport = (sent: ReadonlyArray<number>, now: number, max = 5, windowMillis = 60_000): boolean =>
  sent.filter((time) => now - time < windowMillis).length < max
