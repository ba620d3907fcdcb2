/** Returns the entries of a list or an object with their keys and paths. */
export const listEntries = (value: unknown): ReadonlyArray<readonly [key: string, path: string, entry: unknown]> =>
  Array.isArray(value)
    ? value.map((entry, index) => [String(index), `[${index}]`, entry] as const)
    : Object.entries(Object(value)).map(
        ([key, entry]) => [key, `[${JSON.stringify(key.slice(0, 64))}]`, entry] as const
      )
