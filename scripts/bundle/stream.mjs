// Stands for `effect/Stream` in what ships to pages. Nothing of ours streams there (the layering check sees to it), but
// class prototypes of the rx binding and of the HTTP client name streams, and no bundler can leave those out by itself.
// Calling one is a fault of ours, and says so.
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
