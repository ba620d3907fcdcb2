// Replaces `effect/Stream` in what ships to pages. Nothing of ours uses streams there (the layering check enforces
// that), but class prototypes of the rx binding and of the HTTP client refer to streams, and no bundler can remove
// those by itself. Calling one is a defect of ours, and the error says so.
const left = () => {
  throw new Error("Streams are not part of the page's bundle.")
}
export const StreamTypeId = Symbol.for("effect/Stream")
export {
  left as ensuring,
  left as fail,
  left as failCause,
  left as filter,
  left as flatMap,
  left as fromQueue,
  left as fromReadableStream,
  left as mapEffect,
  left as runForEach,
  left as succeed,
  left as suspend,
  left as toChannel,
  left as toReadableStreamEffect,
  left as unwrap,
  left as unwrapScoped
}
