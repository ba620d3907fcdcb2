// Replaces `effect/SubscriptionRef`, whose changes are a stream: see `stream.mjs`. Nothing of ours creates one.
export const SubscriptionRefTypeId = Symbol.for("effect/SubscriptionRef")
export const set = () => {
  throw new Error("Subscription references are not part of the page's bundle.")
}
