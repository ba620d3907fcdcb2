import type { Namespace } from "../../chain/network/ids.ts"
import type {
  ConnectionChoice,
  ConnectOptions,
  DisconnectOptions,
  EmailConnectOptions,
  OpenRequest
} from "../methods/connectionShapes.ts"
import type { NetworkArgument } from "../methods/shapes.ts"
import { may, describeMethods, needs } from "./method.ts"

const kit = describeMethods("kit")
const shell = describeMethods("shell")

/** The methods that the running kit implements itself. */
export const kitMethods = {
  /**
   * Connects a wallet by its connector id (for announced wallets, its rdns), or the embedded wallet by an email
   * address.
   */
  connect: kit<(options: ConnectOptions | EmailConnectOptions) => Promise<void>, ConnectOptions, EmailConnectOptions>(
    {
      keys: { connectorId: needs("connectorId"), namespace: may("namespace"), walletId: may("walletId") },
      example: 'connect({ connectorId: "io.metamask" })'
    },
    {
      by: "wallet",
      keys: { wallet: needs("wallet"), email: needs("email"), code: needs("code") },
      example: 'connect({ wallet: "email", email: "ann@example.com", code: async () => prompt("Code") ?? "" })'
    }
  ),
  /** Disconnects one wallet, or all of them. */
  disconnect: kit<(options?: DisconnectOptions) => Promise<void>>({
    keys: { connectorId: may("connectorId"), namespace: may("namespace"), keepOpen: may("keepOpen") },
    example: 'disconnect({ connectorId: "io.metamask" })'
  }),
  /** Switches to a configured network, given by its chain number, its CAIP-2 id, or as an object. */
  switchNetwork: kit<(network: NetworkArgument) => Promise<void>>({
    bare: "network",
    key: "network",
    example: 'switchNetwork("eip155:137")'
  }),
  /** Makes a connected wallet and its namespace the active ones. */
  switchConnection: kit<(connection: ConnectionChoice) => Promise<void>>({
    keys: { connectorId: needs("connectorId"), namespace: needs("namespace"), hook: may("hook") },
    example: 'switchConnection({ connectorId: "io.metamask", namespace: "eip155" })'
  }),
  /** Removes a namespace with its networks and wallets. The last namespace is never removed. */
  removeNamespace: kit<(namespace: Namespace) => Promise<void>>({
    bare: "namespace",
    example: 'removeNamespace("solana")'
  }),
  /**
   * Returns the kit's log as a file, one JSON document per line, to download or to send with a bug report. It contains
   * only errors, or everything with the option `debug`, and no secrets. Nothing is printed to the console.
   */
  log: kit<() => Promise<Blob>>({ keys: {}, example: "log()" })
}

/** The checks of the shell's own methods. Their types, which name elements of the page, are in `Latchkey`. */
export const shellMethods = {
  open: shell<(options?: OpenRequest) => unknown>({
    keys: {
      view: may("view"),
      namespace: may("namespace"),
      uri: may("uri"),
      into: may("into"),
      send: may("send"),
      swap: may("swap"),
      onramp: may("onramp"),
      funds: may("funds"),
      tab: may("tab"),
      name: may("name"),
      opener: may("opener")
    },
    example: 'open({ view: "Connect" })'
  }),
  provider: shell<(request: object) => unknown>({
    bare: "request",
    example: 'provider("eip155").request({ method: "eth_accounts" })'
  }),
  setTheme: shell<(theme: object | string) => unknown>({ bare: "theme", example: 'setTheme("dark")' }),
  setLocale: shell<(locale: object | string) => unknown>({ bare: "locale", example: 'setLocale("ar")' })
}
