/** Returns the keys of an object that has only the keys of its type. */
export const getKeys = <A extends object>(value: A): ReadonlyArray<keyof A & string> =>
  Object.keys(value) as Array<keyof A & string>
