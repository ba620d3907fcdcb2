import { isNetworkId, type NetworkId } from "./ids.ts"

/** Returns the network of an argument that is passed directly or in an object: `137` and `{ network: 137 }`. */
export const unwrapNetwork = <A>(argument: A | { readonly network: A }): A =>
  typeof argument === "object" && argument !== null && "network" in argument ? argument.network : argument

/**
 * Returns the id of a network that a host passes as an EVM chain id, as a CAIP-2 id, or as a network of the options.
 * Undefined for anything else.
 */
export const toNetworkId = (input: unknown): NetworkId | undefined => {
  const { caipNetworkId, id = input }: { readonly caipNetworkId?: unknown; readonly id?: unknown } = Object(input)
  const candidate = caipNetworkId ?? id
  const text =
    typeof candidate === "number" && candidate > 0 && Number.isSafeInteger(candidate)
      ? `eip155:${candidate}`
      : candidate
  return typeof text === "string" && /^[^:]+:[-_a-zA-Z0-9]+$/.test(text) && isNetworkId(text) ? text : undefined
}
