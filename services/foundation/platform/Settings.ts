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
  /** An explorer that lists what a Bitcoin address can spend. */
  readonly bitcoin?: string | undefined
  /** The folder of descriptors of contracts, `#`, and the SHA-256 of its index. */
  readonly descriptors?: string | undefined
  /** JSON-RPC endpoints by network id; they replace the network's own. */
  readonly rpc?: Readonly<Record<string, string>> | undefined
  /** Hosts of on-ramp providers' pages beside those that are known. */
  readonly onrampHosts?: ReadonlyArray<string> | undefined
  /** The network that has those of `rpc` alone, without the gateway and its own; `all` networks. */
  readonly rpcOnly?: string | undefined
}

/** This page's client of WalletConnect's relay. Its id is known once WalletConnect has begun. */
export interface RelayClient {
  id?: string
}

/** The settings given by the host. Read once, when the kit is created. */
export interface KitSettings {
  readonly projectId: string
  /** `sv` of every call to the provider API and the chain service. docs/spec/foundation.md#http-query-parameters. */
  readonly sdkVersion: string
  readonly endpoints: Endpoints
  /** Sent to the chain service as `clientId`, once it has an id. A terminal has none. */
  readonly relayClient?: RelayClient | undefined
}

/** What a kit was made with: its project, its endpoints, and how it names itself. */
export class Settings extends Context.Tag("services/Settings")<Settings, KitSettings>() {
  static readonly layer = (settings: KitSettings): Layer.Layer<Settings> => Layer.succeed(this, settings)
}
