import * as Context from "effect/Context"
import * as Layer from "effect/Layer"

/** Base URLs of the remote services, without a trailing slash. A service without one is not used. */
export interface Endpoints {
  /** Provider API: project configuration, origins, wallet catalogue, images. */
  readonly api?: string | undefined
  /** Chain service: balances, identity, RPC gateway. */
  readonly chainService?: string | undefined
  /** Event service. */
  readonly analytics?: string | undefined
  /** Origin of the embedded wallet's site. */
  readonly secureSite?: string | undefined
  /** WalletConnect's relay. */
  readonly relay?: string | undefined
  /** An explorer that lists the unspent outputs of a Bitcoin address. */
  readonly bitcoin?: string | undefined
  /** The folder of contract descriptors, followed by `#` and the SHA-256 of its index. */
  readonly descriptors?: string | undefined
  /** JSON-RPC endpoints by network id; they replace the network's own. */
  readonly rpc?: Readonly<Record<string, string>> | undefined
  /** Additional hosts of on-ramp providers' pages. */
  readonly onrampHosts?: ReadonlyArray<string> | undefined
  /**
   * The network that uses only the endpoints in `rpc`, without the gateway and its own nodes; `all` for every network.
   */
  readonly rpcOnly?: string | undefined
}

/** This page's client of WalletConnect's relay. Its id is set when WalletConnect starts. */
export interface RelayClient {
  id?: string
}

/** The host's settings. Read once, when the kit is created. */
export interface KitSettings {
  readonly projectId: string
  /** `sv` of every call to the provider API and the chain service. docs/spec/foundation.md#http-query-parameters. */
  readonly sdkVersion: string
  readonly endpoints: Endpoints
  /** Sent to the chain service as `clientId` as soon as it has an id. Terminals have no relay client. */
  readonly relayClient?: RelayClient | undefined
  /** True if recordings answer every request, so that no server is asked, whatever its address. */
  readonly isReplay?: boolean | undefined
}

/** The kit's project, endpoints and version. */
export class Settings extends Context.Tag("services/Settings")<Settings, KitSettings>() {
  static readonly layer = (settings: KitSettings): Layer.Layer<Settings> => Layer.succeed(this, settings)
}
