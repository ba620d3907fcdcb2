/** The namespaces that the kit knows (CAIP-2). docs/spec/chain.md#network-namespaces. */
export const namespaces = ["eip155", "solana", "polkadot", "bip122", "cosmos"] as const
/** The first part of a CAIP-2 network id, such as `eip155`, `solana` or `bip122`. */
export type Namespace = (typeof namespaces)[number]

/**
 * A CAIP-2 network id, `namespace:reference`, e.g. `eip155:1`. The compiler keeps the name of an indexed type, so that
 * other types show `NetworkId` in place of its five forms.
 */
export type NetworkId = { [Space in Namespace]: `${Space}:${string}` }[Namespace]

/** A CAIP-10 account id, `namespace:reference:address`, e.g. `eip155:1:0xabc…`. Indexed for the same reason. */
export type AccountId = { [Space in Namespace]: `${Space}:${string}:${string}` }[Namespace]

/** Returns true if a text is one of the five namespaces. */
export const isNamespace = (text: string): text is Namespace => (namespaces as ReadonlyArray<string>).includes(text)

const networkShape = new RegExp(`^(${namespaces.join("|")}):[^:]+$`)

/** Returns true if a value is a network id: exactly two parts, the first a known namespace. */
export const isNetworkId = (value: unknown): value is NetworkId => typeof value === "string" && networkShape.test(value)
