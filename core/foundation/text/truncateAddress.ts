/** An address in short, e.g. `0x1234…abcd`: enough to know one's own by. Text that is short already stays whole. */
export const truncateAddress = (address: string, leading = 6, trailing = 4): string =>
  address.length <= leading + trailing + 1 ? address : `${address.slice(0, leading)}…${address.slice(-trailing)}`
