import type { Network } from "../../../core/chain/network/schema.ts"
import { rpcEndpoints } from "../../../core/chain/rpc/endpoints.ts"
import type { RunEndpoints } from "../../../core/foundation/http/endpoints.ts"

/** One source of a directive, and why it is there. */
export interface PolicySource {
  readonly directive: string
  readonly source: string
  readonly why: string
}

/** What a page uses. `endpoints`: its services, as far as it has any. */
export interface PolicyUse {
  readonly networks: ReadonlyArray<Network>
  readonly endpoints: RunEndpoints
  readonly projectId: string
  /** Signing in by email or a social account, in the frame of the secure site. */
  readonly embedded: boolean
  readonly analytics: boolean
  /** A page whose only code is `<latchkey-button>`, from the folder that `latchkey vendor` wrote. */
  readonly element?: boolean
}

/** The host that WalletConnect checks a page's origin with, in a frame without anything to see. */
const verifyHost = "https://verify.walletconnect.org"

const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin.replace(/^null$/, "") || socketOrigin(url) : undefined
/** A socket's origin: the platform knows none. */
const socketOrigin = (url: string): string => `${new URL(url).protocol}//${new URL(url).host}`

/** What a page may close to everybody whose code is the element alone: nothing of it has to be written into the markup. */
const nothingElse: ReadonlyArray<PolicySource> = [
  { directive: "default-src", source: "'none'", why: "whatever is not named below: the element needs nothing else" },
  { directive: "base-uri", source: "'none'", why: "no markup leads the element's chunks to another place" }
]

/** Returns what a page's policy has to allow for the kit, in the order of the directives. docs/csp.md. */
export const policyFor = ({
  analytics,
  element = false,
  embedded,
  endpoints,
  networks,
  projectId
}: PolicyUse): ReadonlyArray<PolicySource> => {
  const connect = (url: string | undefined, why: string): ReadonlyArray<PolicySource> => {
    const source = originOf(url)
    return source === undefined || source === "" ? [] : [{ directive: "connect-src", source, why }]
  }
  const all: ReadonlyArray<PolicySource> = [
    ...(element ? nothingElse : []),
    {
      directive: "script-src",
      source: "'self'",
      why: element
        ? "the element and its chunks, from the folder that `latchkey vendor` wrote"
        : "the kit's chunks, from your own origin"
    },
    {
      directive: "style-src",
      source: "'self'",
      why: "the kit writes no styles into the page; its sheets are constructed"
    },
    { directive: "img-src", source: "'self'", why: "pictures of your own" },
    { directive: "img-src", source: "data:", why: "icons of wallets that announce themselves" },
    { directive: "img-src", source: "blob:", why: "icons of wallets and networks, once they are loaded" },
    { directive: "connect-src", source: "'self'", why: "the kit's chunks, where a bundler fetches them" },
    ...connect(endpoints.api, "the catalogue of wallets, their icons, the project's settings"),
    ...connect(endpoints.chainService, "balances, history, names, prices, swaps, and a node for most networks"),
    ...(endpoints.relay === undefined ? [] : connect(endpoints.relay, "WalletConnect's relay")),
    ...(analytics ? connect(endpoints.analytics, "analytics, which you turned on") : []),
    ...(networks.some(({ namespace }) => namespace === "bip122")
      ? connect(endpoints.bitcoin, "what a Bitcoin account holds")
      : []),
    ...networks.flatMap((network) =>
      rpcEndpoints(network, endpoints, projectId).flatMap(({ url }) => connect(url, `a node of ${network.name}`))
    ),
    ...(endpoints.relay === undefined || projectId === "" || originOf(endpoints.relay)?.includes("127.0.0.1") === true
      ? []
      : [
          {
            directive: "frame-src",
            source: verifyHost,
            why: "WalletConnect's check of your origin; without it wallets call the page unverified"
          }
        ]),
    ...(embedded && endpoints.secureSite !== undefined
      ? [
          {
            directive: "frame-src",
            source: originOf(endpoints.secureSite) ?? "",
            why: "the wallet by email and social accounts"
          }
        ]
      : []),
    {
      directive: "require-trusted-types-for",
      source: "'script'",
      why: "the kit writes no markup from text; other code of yours may"
    }
  ]
  const seen = new Set<string>()
  return all.filter(({ directive, source }) => {
    const key = `${directive} ${source}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The policy on one line. */
export const policyText = (all: ReadonlyArray<PolicySource>): string => {
  const directives = [...new Set(all.map(({ directive }) => directive))]
  return directives
    .map((one) => [one, ...all.filter(({ directive }) => directive === one).map(({ source }) => source)].join(" "))
    .join("; ")
}
