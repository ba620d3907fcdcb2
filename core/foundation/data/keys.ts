/** The keys of an object that has no others than its type says. */
export const keysOf = <A extends object>(of: A): ReadonlyArray<keyof A & string> =>
  Object.keys(of) as Array<keyof A & string>
