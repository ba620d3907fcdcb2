// Replaces `effect/Channel`, as `stream.mjs` replaces `effect/Stream`.
const left = () => {
  throw new Error("Channels are not part of the page's bundle.")
}
export { left as pipeTo, left as readWithCause, left as runDrain, left as suspend, left as sync, left as toPull }
