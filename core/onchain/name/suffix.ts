/** The suffix of the service's names, and of older ones. docs/spec/onchain.md#name-labels. */
export const nameSuffix = ".reown.id"
/** The suffix of names that were registered earlier; they still resolve. */
export const legacyNameSuffix = ".wcn.id"

/**
 * Returns the label of a name to register. Names with the older suffix can no longer be registered: the suffix stays,
 * and the label is rejected.
 */
export const toNewLabel = (name: string): string =>
  name.toLowerCase().endsWith(nameSuffix) ? name.slice(0, -nameSuffix.length) : name

/** Returns a name without the service's suffix, the current or the older one. */
export const bareName = (name: string): string => {
  const suffix = [nameSuffix, legacyNameSuffix].find((candidate) => name.toLowerCase().endsWith(candidate))
  return suffix === undefined ? name : name.slice(0, -suffix.length)
}

/** Returns a name with the service's current suffix, whichever suffix it had. */
export const fullName = (name: string): string => `${bareName(name)}${nameSuffix}`
