/** Freezes a value all the way down; bytes cannot be frozen. */
export const freeze = <A>(value: A): A => {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) freeze(item)
  return Object.freeze(value)
}
