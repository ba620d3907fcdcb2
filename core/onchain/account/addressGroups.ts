/** A part of an address for reading aloud: four letters. The first and last groups identify the address best. */
export interface AddressGroup {
  readonly group: string
  readonly isEnd: boolean
}

/**
 * Splits an address into groups of four, with the prefix of an EVM address as its own group: `0x f39F d6e5 … 2266`. The
 * last group holds the rest.
 */
export const splitIntoGroups = (address: string): ReadonlyArray<AddressGroup> => {
  const prefix = /^0x/.test(address) ? [address.slice(0, 2)] : []
  const groups = address.slice(prefix.length * 2).match(/.{1,4}/g) ?? []
  const last = groups.length - 1
  return [
    ...prefix.map((group) => ({ group, isEnd: false })),
    ...groups.map((group, index) => ({ group, isEnd: index === 0 || index === last }))
  ]
}

/**
 * Returns the number of columns for an address in groups: five if the last line then has several groups, so that no
 * group is the only one of its line.
 */
export const countColumns = (groups: number): number =>
  [5, 6, 4].find((columns) => groups <= columns || groups % columns !== 1) ?? 5
