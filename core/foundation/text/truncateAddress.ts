/**
 * Shortens an address, e.g. `0x1234…abcd`: enough to recognise one's own. Text that is already short is returned
 * unchanged.
 */
export const truncateAddress = (address: string, leading = 6, trailing = 4): string =>
  address.length <= leading + trailing + 1 ? address : `${address.slice(0, leading)}…${address.slice(-trailing)}`
