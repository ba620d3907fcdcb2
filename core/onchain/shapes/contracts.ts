import type { NetworkId } from "../../chain/network/ids.ts"

/** Uniswap's Permit2, at the same address on every network. */
export const permit2 = "0x000000000022d473030f116ddee9f6b43ac78ba3"

/** Contracts of wrapped coins, exchanged one for one with the network's coin. */
const wrapped: Readonly<Record<string, string>> = {
  "eip155:1": "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
  "eip155:10": "0x4200000000000000000000000000000000000006",
  "eip155:56": "0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c",
  "eip155:100": "0xe91d153e0b41518a2ce8dd3d7944fa863463a97d",
  "eip155:137": "0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270",
  "eip155:8453": "0x4200000000000000000000000000000000000006",
  "eip155:42161": "0x82af49447d8a07e3bd95bd0d56f35241523fbab1",
  "eip155:43114": "0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7"
}

export const isWrapped = (network: NetworkId, address: string): boolean => wrapped[network] === address.toLowerCase()

/** Routers that are known to swap as their functions declare. */
const routers: ReadonlyMap<string, string> = new Map([
  ["0x7a250d5630b4cf539739df2c5dacb4c659f2488d", "Uniswap V2"],
  ["0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f", "SushiSwap"],
  ["0x10ed43c718714eb63d5aa57b78b54704e256024e", "PancakeSwap"],
  ["0xe592427a0aece92de3edee1f18e0157c05861564", "Uniswap V3"],
  ["0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45", "Uniswap V3"],
  ["0x2626664c2603336e57b271c5c0b26f421741e481", "Uniswap V3"],
  ["0x1111111254eeb25477b68fb85ed929f73a960582", "1inch"],
  ["0x111111125421ca6dc452d289314280a0f8842a65", "1inch"]
])

export const getRouterName = (address: string): string | undefined => routers.get(address.toLowerCase())

/**
 * Routers where the receiver 0x…01 means the caller, and 0x…02 the router itself. Other routers send to that address.
 */
const withConstants: ReadonlySet<string> = new Set([
  "0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45",
  "0x2626664c2603336e57b271c5c0b26f421741e481"
])

export const knowsConstants = (router: string): boolean => withConstants.has(router.toLowerCase())

/** Contracts that run calls packed in their own format. */
const packers: ReadonlyMap<string, string> = new Map([
  ["0xef1c6e67703c7bd7107eed8303fbe6ec2554bf6b", "Uniswap Universal Router"],
  ["0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad", "Uniswap Universal Router"],
  ["0x66a9893cc07d91d95644aedd05d03f95e1dba8af", "Uniswap Universal Router"],
  ["0x6ff5693b99212da76ad316178a184ab56d299b43", "Uniswap Universal Router"],
  ["0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761", "Safe MultiSend"],
  ["0x40a2accbd92bca938b02010e17a5b8929b49130d", "Safe MultiSend"],
  ["0x38869bf66a61cf6bdb996a6ae40d5853fd43b526", "Safe MultiSend"],
  ["0x9641d764fc13c8b624c04430c7356c1c7c8102e2", "Safe MultiSend"]
])

export const getPackerName = (address: string): string | undefined => packers.get(address.toLowerCase())
