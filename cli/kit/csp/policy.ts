import type { Network } from "../../../core/chain/network/schema.ts"
import { rpcEndpoints } from "../../../core/chain/rpc/endpoints.ts"
import type { RunEndpoints } from "../../../core/foundation/http/endpoints.ts"

/** One source of a directive, with its reason. */
export interface PolicySource {
  readonly directive: string
  readonly source: string
  readonly why: string
}

/** The parts of the kit that a page uses. `endpoints`: its services, if it has any. */
export interface PolicyUse {
  readonly networks: ReadonlyArray<Network>
  readonly endpoints: RunEndpoints
  readonly projectId: string
  /** Sign-in by email or social account, in the frame of the secure site. */
  readonly embedded: boolean
  readonly analytics: boolean
  /** The addresses of the page's paymaster services (the option `sponsor`). */
  readonly sponsors?: ReadonlyArray<string>
  /** True if the page's only code is `<latchkey-button>`, from the folder that `latchkey vendor` wrote. */
  readonly element?: boolean
}

/** The host with which WalletConnect checks a page's origin, in an invisible frame. */
const verifyHost = "https://verify.walletconnect.org"

const getOrigin = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin.replace(/^null$/, "") || getSocketOrigin(url) : undefined
/** Returns a socket URL's origin, which `URL` does not report. */
const getSocketOrigin = (url: string): string => `${new URL(url).protocol}//${new URL(url).host}`

/** Directives for a page whose only code is the element: it needs no other source. */
const elementOnly: ReadonlyArray<PolicySource> = [
  { directive: "default-src", source: "'none'", why: "everything not listed below: the element needs nothing else" },
  { directive: "base-uri", source: "'none'", why: "no markup can move the element's chunks to another URL" }
]

const connectTo = (url: string | undefined, why: string): ReadonlyArray<PolicySource> => {
  const source = getOrigin(url)
  return source === undefined || source === "" ? [] : [{ directive: "connect-src", source, why }]
}

/** Returns the sources of the kit's own chunks, styles and pictures. */
const ownSources = (element: boolean): ReadonlyArray<PolicySource> => [
  ...(element ? elementOnly : []),
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
  { directive: "img-src", source: "'self'", why: "your own pictures" },
  { directive: "img-src", source: "data:", why: "icons of announced wallets" },
  { directive: "img-src", source: "blob:", why: "loaded icons of wallets and networks" },
  { directive: "connect-src", source: "'self'", why: "the kit's chunks, if a bundler fetches them" }
]

/** Returns the services and nodes that the kit sends requests to. */
const getServiceSources = ({
  analytics,
  endpoints,
  networks,
  projectId,
  sponsors = []
}: PolicyUse): ReadonlyArray<PolicySource> => [
  ...connectTo(endpoints.api, "the catalogue of wallets, their icons, the project's settings"),
  ...connectTo(endpoints.chainService, "balances, history, names, prices, swaps, and a node for most networks"),
  ...(endpoints.relay === undefined ? [] : connectTo(endpoints.relay, "WalletConnect's relay")),
  ...(analytics ? connectTo(endpoints.analytics, "analytics, which you turned on") : []),
  ...(networks.some(({ namespace }) => namespace === "bip122")
    ? connectTo(endpoints.bitcoin, "the balance of Bitcoin accounts")
    : []),
  ...sponsors.flatMap((url) => connectTo(url, "your paymaster service, which is asked whether it pays a fee")),
  ...networks.flatMap((network) =>
    rpcEndpoints(network, endpoints, projectId).flatMap(({ url }) => connectTo(url, `a node of ${network.name}`))
  )
]

/** Returns the pages that the kit shows in frames. */
const getFrameSources = ({ embedded, endpoints, projectId }: PolicyUse): ReadonlyArray<PolicySource> => [
  ...(endpoints.relay === undefined || projectId === "" || getOrigin(endpoints.relay)?.includes("127.0.0.1") === true
    ? []
    : [
        {
          directive: "frame-src",
          source: verifyHost,
          why: "WalletConnect's check of your origin; without it wallets show the page as unverified"
        }
      ]),
  ...(embedded && endpoints.secureSite !== undefined
    ? [
        {
          directive: "frame-src",
          source: getOrigin(endpoints.secureSite) ?? "",
          why: "the wallet for email and social accounts"
        }
      ]
    : [])
]

/** Returns the sources that a page's policy has to allow for the kit, in the order of the directives. docs/csp.md. */
export const buildPolicy = (use: PolicyUse): ReadonlyArray<PolicySource> => {
  const all: ReadonlyArray<PolicySource> = [
    ...ownSources(use.element ?? false),
    ...getServiceSources(use),
    ...getFrameSources(use),
    {
      directive: "require-trusted-types-for",
      source: "'script'",
      why: "the kit never writes markup from text; your other code may"
    }
  ]
  return all.filter(
    ({ directive, source }, i) =>
      all.findIndex((earlier) => earlier.directive === directive && earlier.source === source) === i
  )
}

/** Returns the policy on one line. */
export const formatPolicy = (all: ReadonlyArray<PolicySource>): string => {
  const directives = [...new Set(all.map(({ directive }) => directive))]
  return directives
    .map((name) => [name, ...all.filter(({ directive }) => directive === name).map(({ source }) => source)].join(" "))
    .join("; ")
}
