/**
 * Shortens an address, e.g. `0x1234…abcd`: enough to recognize one's own. Returns text that is already short unchanged.
 */
export const truncateAddress = (address: string): string =>
  address.length < 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
