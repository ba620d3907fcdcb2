import * as Context from "effect/Context"
import * as Layer from "effect/Layer"

/** Roots of the remote services, no trailing slash. One that is absent is not used. */
export interface Endpoints {
  /** Provider API: project configuration, origins, wallet catalogue, images. */
  readonly api?: string | undefined
  /** Chain service: balances, identity, RPC gateway. */
  readonly chainService?: string | undefined
  /** Event service. */
  readonly analytics?: string | undefined
  /** WalletConnect's relay. */
  readonly relay?: string | undefined
  /** JSON-RPC endpoints by network id, in place of the network's own. */
  readonly rpc?: Readonly<Record<string, string>> | undefined
}

/** What the host told us about itself. Read once, when the kit is made. */
export interface KitSettings {
  readonly projectId: string
  /** `sv` of every call to the provider API and the chain service. docs/spec/foundation.md#http-query-parameters. */
  readonly sdkVersion: string
  readonly endpoints: Endpoints
}

export class Settings extends Context.Tag("services/Settings")<Settings, KitSettings>() {
  static readonly layer = (settings: KitSettings): Layer.Layer<Settings> => Layer.succeed(this, settings)
}
