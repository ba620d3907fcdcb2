/** An EVM transaction hash, or the first signature of a Solana transaction: the ids that a node can look up. */
export const hashPattern = /^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$/

/** Returns the spelling by which hashes are compared: wallets and services differ in the letter case of hexadecimal. */
export const toHashKey = (hash: string): string => (/^0x/i.test(hash) ? hash.toLowerCase() : hash)
