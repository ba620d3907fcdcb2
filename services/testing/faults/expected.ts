import type { FaultId } from "./fault.ts"

/** The end that is expected of every variant of a fault, or of each by its name; `else` of those that are not named. */
export type Expectation = string | Readonly<Record<string, string>>
type Ends = Readonly<Record<FaultId, Expectation>>

/** One row: how its call ends under each fault, and how often it may be sent. */
export interface Row {
  readonly ends: Ends
  /** `once`: a single request whatever happens (T11). `again`: three where another try may help. `everywhere`: one to each of three endpoints. `pings`: when its time has come. */
  readonly sent: "again" | "once" | "everywhere" | "pings"
  /** The room's own failure that stands around the call's. */
  readonly toldAs?: ReadonlyArray<string>
  /** Why it is not simply a read. */
  readonly why?: string
}

/** A read: tried three times where that may help, and else an error of the catalogue. */
const read: Ends = {
  F1: "E BadStatus", F2: "E RateLimited", F3: "E BadStatus", F4: "E TimedOut", F5: "E TimedOut",
  F6: { "breaks": "E Unreachable", "ends early": "E BadShape" },
  F7: "E BadShape", F8: "E BadShape", F9: "R dropped", F10: "E TooLarge", F11: "E Unreachable", F12: "E Offline", F13: "R retry",
  // The item is dropped, the others stay.
  F14: "R dropped"
}
/** The same where an answer is one thing and no list: absurd is misfit. */
const whole: Ends = { ...read, F14: "E BadShape" }
/** A read whose answer is kept: while it is fresh nobody is asked. */
const kept = (ends: Ends): Ends => ({ ...ends, F2: { fresh: "R cache", else: "E RateLimited" } })
/** Sent once: nothing is tried again, whatever it was. */
const once: Ends = { ...whole, F13: { "gone twice": "E Unreachable", "503 twice": "E BadStatus" } }
/** What the specification puts in a failure's place. */
const instead = (kind: string, more: Partial<Ends> = {}): Ends => ({
  F1: kind, F2: kind, F3: kind, F4: kind, F5: kind, F6: kind, F7: kind, F8: kind, F9: "R dropped", F10: kind, F11: kind, F12: kind, F13: "R retry", F14: "R dropped",
  ...more
})

const reads = (toldAs?: string, ends: Ends = read): Row => ({ ends, sent: "again", ...(toldAs === undefined ? {} : { toldAs: [toldAs] }) })
const writes = (...toldAs: ReadonlyArray<string>): Row => ({ ends: once, sent: "once", toldAs })
const image: Row = {
  ends: instead("R default", { F6: { "breaks": "R default", "ends early": "R" }, F9: "R default", F14: "R default" }), sent: "again",
  why: "A drawn picture stands in for one that is not there. That one ends early only the browser can see, which then draws nothing."
}
const unknown: Row = {
  ends: instead("R unknown", { F12: "E Offline", F14: "R unknown" }), sent: "again",
  why: "A quote can do without it and says what it does not know. Offline there is no quote either."
}

/** Call by call what the table must say. A call without a row here fails the test. */
export const expected: Readonly<Record<string, Row>> = {
  "config.features": reads(),
  "config.origins": {
    ends: instead("R default", { F2: "E RateLimited", F3: "E BadStatus" }), sent: "again",
    why: "Spec §8: 429 and 5xx are failures, anything else is an empty list."
  },
  "wallet.list": reads(),
  "image.wallet": image,
  "image.asset": image,
  "analytics.config": { ends: instead("R default", { F14: "R default" }), sent: "again", why: "Spec §8: a failure turns analytics off." },
  "analytics.event": {
    ends: instead("I", { F1: { 403: "E AnalyticsForbidden", else: "I" }, F6: { "breaks": "I", "ends early": "R" }, F7: "R", F8: "R", F9: "R dropped", F10: "R", F13: "I", F14: "R dropped" }), sent: "once",
    why: "Nobody waits for an event: one that is lost is lost, one that was taken needs no answer. 403 is told once."
  },

  "chain.supported": {
    ends: instead("R default", { F2: { fresh: "R cache", else: "R default" } }), sent: "again",
    why: "Spec §5: while the list cannot be had every network counts as known."
  },
  "balance.list": reads(undefined, kept(read)),
  "history.page": reads("TransactionsFailed"),
  "identity.of": reads(undefined, kept(whole)),
  "name.lookup": {
    ends: { ...kept(read), F1: { 404: "R default", else: "E BadStatus" } }, sent: "again", toldAs: ["NameNotResolved"],
    why: "404 says that nobody has the name."
  },
  "name.reverse": reads("NamesOfAddressFailed", kept(read)),
  "name.suggestions": reads("NameSuggestionsFailed"),
  "name.register": writes("NameNotRegistered"),
  "session.list": reads("SessionsFailed"),
  // Offline it ends before: what is to be revoked is looked up first.
  "session.revoke": writes("RevokeFailed", "SessionsFailed"),

  "price.list": reads(undefined, kept(read)),
  "swap.tokens": reads("SwapNotStarted", kept(read)),
  "swap.quotes": reads(),
  "swap.gas-price": reads(undefined, kept(whole)),
  "swap.allowance": reads("AllowanceFailed", kept(whole)),
  "quote, no price": unknown,
  "quote, no gas-price": unknown,
  "quote, no allowance": unknown,
  "swap.build-approve": reads("ApprovalNotBuilt", whole),
  "swap.build-transaction": writes("SwapNotBuilt"),
  "onramp.options": { ends: instead("R default"), sent: "again", why: "Spec §7: the built-in list stands in." },
  "onramp.quote": {
    ends: instead("R estimate", { F13: "R estimate", F14: "R estimate" }), sent: "once", why: "Spec §7: an estimate stands in, marked as one."
  },
  "onramp.url": writes("OnrampUrlFailed"),

  "rpc, one endpoint": {
    ends: instead("R next", { F10: "E TooLarge", F12: "E Offline", F13: "R next", F14: "R next" }), sent: "once",
    why: "Spec §7: the next endpoint is the second try. What is too large from one is too large from all."
  },
  "rpc, all endpoints": { ends: { ...whole, F13: "R next" }, sent: "everywhere" },
  "rpc.batch, one": {
    ends: instead("R next", { F10: "E TooLarge", F12: "E Offline", F13: "R next", F14: "R next" }), sent: "once", why: "As one question alone."
  },
  "rpc.batch, all": { ends: { ...whole, F13: "R next" }, sent: "everywhere" },
  "rpc.ping": {
    ends: instead("R", { F9: "R", F12: "E Offline", F13: "R", F14: "R" }), sent: "pings",
    why: "A ping only sorts the endpoints: the question beside it is answered whatever becomes of it."
  }
}
