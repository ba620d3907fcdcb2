import type { Namespace } from "../../../core/chain/network/ids.ts"
import type {
  ConnectionChoice,
  ConnectOptions,
  DisconnectOptions,
  OpenRequest
} from "../../../core/kit/methods/connectionShapes.ts"
import type { ForwardedName } from "../../../core/kit/methodTable/methodNames.ts"
import type { KitMethods, LateMethods, OwnName } from "../../../core/kit/methodTable/methods.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { ShortView } from "../../../core/kit/modal/hostView.ts"
import type { OpenableView, View } from "../../../core/kit/modal/views.ts"
import type { ProviderListeners } from "../../../services/kit/host/notifyListeners.ts"
import type { Frame } from "../frame/createFrame.ts"
import type { ThemeChange } from "../themes/ThemeChange.ts"
import type { HostLocale } from "../locale/HostLocale.ts"
import type { LocaleControl } from "../locale/LocaleControl.ts"
import type { ButtonLink } from "./ButtonLink.ts"
import type { WalletProvider } from "./walletProvider.ts"
import type { LatchkeyOptions } from "./LatchkeyOptions.ts"

/**
 * Options of `open`. Without a view, the kit opens the account view if a wallet is connected, and Connect otherwise.
 */
export interface OpenOptions extends OpenRequest {
  /**
   * The view, by its name or short name. Parameters of the view prefill its form; the visitor still reviews and
   * confirms.
   */
  readonly view?: OpenableView | ShortView | undefined
  /**
   * The element that gets the focus when the modal closes.
   *
   * @default the focused element
   */
  readonly opener?: HTMLElement | null | undefined
  /** With `enableEmbedded`: the element of the page that contains the modal. Only the first call of `open` reads it. */
  readonly into?: HTMLElement | undefined
}

export type { ConnectionChoice, ConnectOptions, DisconnectOptions }

/**
 * A kit: the object that `createLatchkey` returns. Create it once, outside of your components. Its promises reject with
 * tagged errors of the catalogue (`isLatchkeyError`); invalid arguments reject with `CallMisfit` before anything is
 * loaded or a wallet is asked. After `dispose`, every call rejects with `KitDisposed`.
 */
export interface Latchkey extends KitMethods, LateMethods {
  /**
   * Shows the modal immediately. Rejects with `KitMissing` if the
   * kit's code cannot be loaded, and with `CallMisfit` if the options are invalid.
   *
   * @example
   * ```ts
   * await kit.open()
   * await kit.open({ view: "WalletSend" })
   * ```
   */
  readonly open: (options?: OpenOptions) => Promise<void>
  /**
   * Hides the modal.
   *
   * @example
   * ```ts
   * kit.close()
   * ```
   */
  readonly close: () => void
  /**
   * Returns an EIP-1193 provider for the active wallet of a namespace. It rejects with numeric codes, as the standard
   * requires, instead of tagged errors.
   *
   * @example
   * ```ts
   * const provider = kit.provider("eip155")
   * const accounts = await provider.request({ method: "eth_requestAccounts" })
   * ```
   */
  readonly provider: (namespace: Namespace) => WalletProvider
  /**
   * Changes the mode, or any of mode, variables and tokens, also while the modal is open. An invalid theme changes
   * nothing and is passed to `reportError`.
   *
   * @example
   * ```ts
   * kit.setTheme("light")
   * kit.setTheme({ mode: "auto", variables: { "--w3m-accent": "#0a7" } })
   * ```
   */
  readonly setTheme: (theme: "dark" | "light" | "auto" | ThemeChange) => void
  /**
   * Switches the language; accepts the same values as the option `locale`. An open modal stays open. The promise is
   * fulfilled once the texts are loaded. Rejects with `KitMissing` if they cannot be loaded; the current language then
   * stays.
   *
   * @example
   * ```ts
   * await kit.setLocale("fr")
   * ```
   */
  readonly setLocale: (locale: string | HostLocale) => Promise<void>
  /**
   * Loads and starts the kit ahead of time, for example when a pointer is over your own button. Can be called
   * repeatedly. Does not throw: `open` reports failures.
   *
   * @example
   * ```ts
   * document.querySelector("#wallet")?.addEventListener("pointerenter", kit.prepare)
   * ```
   */
  readonly prepare: () => void
  /**
   * Returns the current snapshot: status, account, network, connections, and whether the modal is open. The same object
   * until the next change.
   *
   * @example
   * ```ts
   * const { account, status } = kit.getSnapshot()
   * ```
   */
  readonly getSnapshot: () => Snapshot
  /**
   * Calls the listener after every change; returns the function that removes it. Errors that a listener throws are
   * passed to `reportError`, and the other listeners are still called.
   *
   * @example
   * ```ts
   * const unsubscribe = kit.subscribe(() => console.log(kit.getSnapshot().status))
   * ```
   */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Disposes of the kit: ends running work and removes the modal's element and the listeners, which are first notified
   * of a disconnected snapshot. Pending and later calls reject with `KitDisposed`. The wallets stay connected for the
   * next visit.
   *
   * @example
   * ```ts
   * await kit.dispose()
   * ```
   */
  readonly dispose: () => Promise<void>
}

/** The running kit as the shell sees it after the kit chunk has loaded. Reports changes only through `publish`. */
export interface RunningKit extends Pick<Latchkey, OwnName> {
  /**
   * Calls a method by name. `seen`: the snapshot at the time of the call. The wallet is asked only if account and
   * network are still the same.
   */
  readonly call: (name: ForwardedName, argument: never, seen: Snapshot) => Promise<unknown>
  /**
   * `filled`: the view with the parameters of the host, as read by the shell's checks. A view that depends on the
   * project's features opens once these are known.
   */
  readonly open: (
    options: Pick<OpenOptions, "view" | "namespace" | "uri"> & { readonly filled?: View | undefined }
  ) => void | Promise<void>
  readonly close: () => void
  readonly request: (
    namespace: string,
    call: { readonly method: string; readonly params?: unknown },
    seen: Snapshot
  ) => Promise<unknown>
  readonly setTheme: (theme: ThemeChange) => void
  readonly dispose: () => Promise<void>
}

/**
 * The only export of the kit chunk. Rejects with `ConfigInvalid` if the options are invalid. `link` holds the current
 * theme, which may differ from that of the options.
 */
export type StartKit = (
  options: LatchkeyOptions,
  frame: Frame,
  publish: (snapshot: Snapshot) => void,
  listeners: Readonly<ProviderListeners>,
  link: ButtonLink,
  localeControl: LocaleControl
) => RunningKit | Promise<never>
