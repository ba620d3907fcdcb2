/** Roots of the remote services, no trailing slash. One that is absent is not used. */
export interface Endpoints {
  /** Provider API: project configuration, origins, wallet catalogue, images. */
  readonly api?: string | undefined
  /** Chain service: balances, identity, RPC gateway. */
  readonly chainService?: string | undefined
  /** Event service; asked only where the host turned analytics on. */
  readonly analytics?: string | undefined
  /** Where the embedded wallet's frame lives. */
  readonly secureSite?: string | undefined
  /** WalletConnect's relay (`wss:`). */
  readonly relay?: string | undefined
  /** The page that holds Safes, where it is not Safe's own: a page inside it is a Safe app. */
  readonly safe?: string | undefined
  /** JSON-RPC endpoints by network id, in place of the network's own. */
  readonly rpc?: Readonly<Record<string, string>> | undefined
}

/** The public hosts that answer for a project id. */
export const publicEndpoints: Endpoints = {
  api: "https://api.web3modal.org",
  chainService: "https://rpc.walletconnect.org",
  analytics: "https://pulse.walletconnect.org",
  secureSite: "https://secure.walletconnect.org",
  relay: "wss://relay.walletconnect.org"
}

/** The endpoints of a kit: the host's own first; the public ones only for a project. */
export const endpointsOf = (projectId: string, own: Endpoints = {}): Endpoints =>
  projectId === ""
    ? own
    : { ...publicEndpoints, ...Object.fromEntries(Object.entries(own).filter(([, url]) => url !== undefined)) }
