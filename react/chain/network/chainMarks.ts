import type { NetworkId } from "../../../core/chain/network/ids.ts"

/** One path on a grid of 24, drawn in white on a circle in the chain's color. */
export interface ChainMark {
  readonly color: string
  readonly path: string
}

const ethereum: ChainMark = {
  color: "#627eea",
  path: "M12 3 6.5 12.2l5.5 3.2 5.5-3.2zM6.5 13.6 12 21l5.5-7.4-5.5 3.2z"
}
const base: ChainMark = { color: "#0052ff", path: "M12 4a8 8 0 1 1-7.94 9H15v-2H4.06A8 8 0 0 1 12 4z" }
const solana: ChainMark = {
  color: "#8c3df5",
  path: "M7.5 6.5H19L16.5 9H5zM5 10.75h11.5l2.5 2.5H7.5zM7.5 15H19l-2.5 2.5H5z"
}
const bitcoin: ChainMark = {
  color: "#f7931a",
  path: "M8 6h2V4.3h1.7V6h1V4.3h1.7v1.8c3.3.5 3.6 4.3 1.4 5.6 2.9 1.1 2.4 5.9-1.4 6.2v1.8h-1.7V18h-1v1.7H10V18H8v-1.9h1V7.9H8zm3.5 1.9v2.9h2a1.45 1.45 0 0 0 0-2.9zm0 4.7v3.5h2.3a1.75 1.75 0 0 0 0-3.5z"
}

/** The marks of twelve chains, by network. A test network has the mark of its main network. */
const chainMarks: Readonly<Partial<Record<NetworkId, ChainMark>>> = {
  "eip155:1": ethereum,
  "eip155:11155111": ethereum,
  "eip155:137": {
    color: "#7b3fe4",
    path: "M8 5.4l4 2.3v4.6l-4 2.3-4-2.3V7.7zM8 8.2l-1.6.9v1.8l1.6.9 1.6-.9V9.1zM16 9.4l4 2.3v4.6l-4 2.3-4-2.3v-4.6zm0 2.8-1.6.9v1.8l1.6.9 1.6-.9v-1.8z"
  },
  "eip155:8453": base,
  "eip155:84532": base,
  "eip155:42161": {
    color: "#28496b",
    path: "M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zm0 2.1L6 8.55v6.9l6 3.45 6-3.45v-6.9zM10.5 8h1.9L9 16.4l-1.7-1zM13.2 10.5l3 4.9-1.7 1-2.2-3.7z"
  },
  "eip155:10": {
    color: "#f0142f",
    path: "M8 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7m0 2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M13 8.5h3.6a2.7 2.7 0 0 1 0 5.4H15v1.6h-2zm2 1.9v1.6h1.4a.8.8 0 0 0 0-1.6z"
  },
  "eip155:56": {
    color: "#e0a800",
    path: "M12 4l3.5 3.5-1.8 1.8L12 7.6l-1.7 1.7-1.8-1.8zM12 10.2l1.8 1.8-1.8 1.8-1.8-1.8zM5.8 10.2 7.6 12l-1.8 1.8L4 12zM18.2 10.2 20 12l-1.8 1.8-1.8-1.8zM8.5 16.5l1.8-1.8 1.7 1.7 1.7-1.7 1.8 1.8L12 20z"
  },
  "eip155:43114": {
    color: "#e84142",
    path: "M11 5.2a1.2 1.2 0 0 1 2 0l1.6 2.9a2 2 0 0 1 0 1.9l-4.3 7.5a2 2 0 0 1-1.7 1H5.2a1 1 0 0 1-.9-1.5zM15.5 13a1 1 0 0 1 1.8 0l2.4 4.1a1 1 0 0 1-.9 1.5H14a1 1 0 0 1-.9-1.5z"
  },
  "eip155:324": {
    color: "#1755f4",
    path: "M20 12l-5.5 5v-3.3H10l4.5-2.9V7zM4 12l5.5-5v3.3H14l-4.5 2.9V17z"
  },
  "eip155:59144": {
    color: "#2b2b2b",
    path: "M6.5 7.5h2.2v8.8H17v2.2H6.5zM16.5 5a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5z"
  },
  "eip155:100": {
    color: "#3e6957",
    path: "M4.5 9.5 10.2 15a4 4 0 0 1-5.7-5.5M19.5 9.5 13.8 15a4 4 0 0 0 5.7-5.5M5.8 7.6a8 8 0 0 1 12.4 0L12 14z"
  },
  "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp": solana,
  "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1": solana,
  "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z": solana,
  "bip122:000000000019d6689c085ae165831e93": bitcoin,
  "bip122:000000000933ea01ad0ee984209779ba": bitcoin,
  "bip122:00000008819873e925422c1ff0f99f7c": bitcoin
}

/** Returns a network's mark; undefined if it has no mark. */
export const getChainMark = (id: NetworkId): ChainMark | undefined => chainMarks[id]
