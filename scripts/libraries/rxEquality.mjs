// Replaces `effect/Equal` and `effect/Option` in rx's registry. The kit's atoms hold plain values that are equal only
// if identical, and the first view draws them before Effect loads.
export const equals = Object.is
export const none = () => ({ _tag: "None" })
export const some = (value) => ({ _tag: "Some", value })
