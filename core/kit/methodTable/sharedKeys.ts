import { may, needs } from "./method.ts"

/** The keys of `ReadFor`. */
export const readFor = { account: may("account"), namespace: may("namespace"), network: may("network") }
/** The keys of `ActFor`. */
export const actFor = { account: may("account"), network: may("network") }
export const nameKeys = { name: needs("name") }
export const onNetwork = { network: may("network") }

/** A token and an address for examples. */
export const token = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
export const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
