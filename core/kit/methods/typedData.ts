import { domainFields } from "../../chain/evm/domainFields.ts"

/** Typed data to be signed (EIP-712). Numbers of its message may be `bigint`. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, ReadonlyArray<{ readonly name: string; readonly type: string }>>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/**
 * Returns typed data in the form that wallets take: one text, with the domain's own type.
 * docs/spec/wallets.md#requests-typed-data.
 */
export const toTypedDataText = ({ domain, message, primaryType, types }: TypedData): string => {
  const own = { EIP712Domain: domainFields.filter(({ name }) => domain[name] !== undefined) }
  return JSON.stringify({ types: { ...own, ...types }, domain, primaryType, message }, (_, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value
  )
}
