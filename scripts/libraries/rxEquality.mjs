// Replaces `effect/Equal` and `effect/Option` in rx's registry. The kit's atoms hold plain values, which are equal if they
// are the same, and the first view draws them before Effect loads.
export const equals = Object.is
export const none = () => ({ _tag: "None" })
export const some = (value) => ({ _tag: "Some", value })
