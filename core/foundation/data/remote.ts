import type { FailureData } from "../errors/failure.ts"

/**
 * A value that has to be requested. Keeps the last value while it is requested again, so that a view does not flicker.
 */
export type Remote<A> =
  | { readonly _tag: "Unasked" }
  | { readonly _tag: "Asking"; readonly last: A | undefined }
  | { readonly _tag: "Arrived"; readonly value: A }
  | { readonly _tag: "Failed"; readonly error: FailureData; readonly last: A | undefined }

export const idle: Remote<never> = { _tag: "Unasked" }

/** Returns the value to show: the most recent one that arrived. */
export const latest = <A>(remote: Remote<A>): A | undefined =>
  remote._tag === "Arrived" ? remote.value : remote._tag === "Unasked" ? undefined : remote.last

export const toLoading = <A>(before: Remote<A>): Remote<A> => ({ _tag: "Asking", last: latest(before) })
export const toLoaded = <A>(value: A): Remote<A> => ({ _tag: "Arrived", value })
export const toFailed = <A>(before: Remote<A>, error: FailureData): Remote<A> => ({
  _tag: "Failed",
  error,
  last: latest(before)
})
