import { getField } from "../../foundation/data/decode.ts"
import type { Proposal } from "./optionalNamespaces.ts"

/** The request of `wc_sessionAuthenticate`: a session of EVM networks together with a sign-in (CAIP-222). */
export interface SignInAlong {
  readonly chains: Array<string>
  readonly methods: Array<string>
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string
  readonly exp?: string
  readonly nbf?: string
  readonly resources?: Array<string>
}

/**
 * Returns the request to a wallet for a session and the sign-in of `wallet_connect`'s parameters (ERC-7846) at once;
 * undefined if that is impossible: the proposal has namespaces other than EVM, or the text contains a request's id, for
 * which the request has no field. The network of the sign-in comes first. docs/spec/onchain.md#siwx-one-tap.
 */
export const signInAlong = (params: unknown, proposal: Proposal): SignInAlong | undefined => {
  const requested = getField(
    getField(Array.isArray(params) ? params[0] : undefined, "capabilities"),
    "signInWithEthereum"
  )
  const readText = (name: string): string | undefined => {
    const value = getField(requested, name)
    return typeof value === "string" ? value : undefined
  }
  const [domain, uri, nonce, chainId] = [readText("domain"), readText("uri"), readText("nonce"), readText("chainId")]
  const first = `eip155:${Number(chainId)}`
  const { eip155 } = proposal
  if (eip155?.chains.includes(first) !== true || Object.keys(proposal).length > 1) return undefined
  if (domain === undefined || uri === undefined || nonce === undefined || readText("requestId") !== undefined)
    return undefined
  const [statement, exp, nbf] = [readText("statement"), readText("expirationTime"), readText("notBefore")]
  const resources = getField(requested, "resources")
  return {
    chains: [first, ...eip155.chains.filter((chain) => chain !== first)],
    methods: [...eip155.methods],
    domain,
    uri,
    nonce,
    ...(statement === undefined ? {} : { statement }),
    ...(exp === undefined ? {} : { exp }),
    ...(nbf === undefined ? {} : { nbf }),
    ...(Array.isArray(resources) ? { resources: resources.map(String) } : {})
  }
}
