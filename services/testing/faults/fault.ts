/** What can go wrong with an answer over HTTP: the first rows of the fault matrix (reliability §2). Later ones are added here. */
export const faults = {
  F1: "400, 401, 403, 404",
  F2: "429, with and without Retry-After; what is kept and fresh is served",
  F3: "500, 502, 503, 504",
  F4: "no answer for 60 s",
  F5: "the head of an answer, and then its body stalls",
  F6: "the body is cut off: the connection breaks, or the text ends early",
  F7: "HTML instead of JSON",
  F8: "JSON of the wrong shape",
  F9: "hostile extra keys in a good answer",
  F10: "a body of 50 MB, announced or not",
  F11: "DNS, TLS or CORS failure",
  F12: "offline, and then online again",
  F13: "fails twice, then works",
  F14: "absurd values"
} as const

export type FaultId = keyof typeof faults

/** The columns of the table. */
export const faultIds = Object.keys(faults) as ReadonlyArray<FaultId>
