/** A transaction's hash on an EVM network, or its first signature on Solana: what a node can be asked for. */
export const hashPattern = /^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$/
