/** Base URLs of the remote services, without a trailing slash. A service without a URL is not used. */
export interface Endpoints {
  /** Provider API: project configuration, origins, wallet catalogue, images. */
  readonly api?: string | undefined
  /** Chain service: balances, identity, RPC gateway. */
  readonly chainService?: string | undefined
  /** Event service; used only if the host turned analytics on. */
  readonly analytics?: string | undefined
  /** Origin of the embedded wallet's frame. */
  readonly secureSite?: string | undefined
  /** WalletConnect's relay (`wss:`). */
  readonly relay?: string | undefined
  /** The page that embeds Safe apps, if it is not Safe's own: a page framed by it is a Safe app. */
  readonly safe?: string | undefined
  /** An explorer that lists the spendable outputs of a Bitcoin address. Without it Bitcoin balances are unknown. */
  readonly bitcoin?: string | undefined
  /** The folder of contract descriptors, `#`, and the SHA-256 of its index. */
  readonly descriptors?: string | undefined
  /** JSON-RPC endpoints by network id, replacing the network's own. */
  readonly rpc?: Readonly<Record<string, string>> | undefined
  /** Additional hosts of on-ramp providers: pages on them and on their subdomains may be opened. */
  readonly onrampHosts?: ReadonlyArray<string> | undefined
}

/** The endpoints of a run of the terminal. */
export interface RunEndpoints extends Endpoints {
  /** The network that uses only the nodes of `rpc`, without the gateway and the network's own; `all` networks. */
  readonly rpcOnly?: string | undefined
}

/** The public hosts that serve a project id. */
export const publicEndpoints: Endpoints = {
  api: "https://api.web3modal.org",
  chainService: "https://rpc.walletconnect.org",
  analytics: "https://pulse.walletconnect.org",
  secureSite: "https://secure.walletconnect.org",
  relay: "wss://relay.walletconnect.org"
}

/** Returns the endpoints of a kit: the host's own first; the public ones only if there is a project id. */
export const getEndpoints = (projectId: string, own: Endpoints = {}): Endpoints =>
  projectId === ""
    ? own
    : { ...publicEndpoints, ...Object.fromEntries(Object.entries(own).filter(([, url]) => url !== undefined)) }
