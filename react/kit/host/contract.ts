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
import type { Speech } from "../locale/Speech.ts"
import type { ButtonLink } from "./ButtonLink.ts"
import type { WalletProvider } from "./walletProvider.ts"
import type { LatchkeyOptions } from "./LatchkeyOptions.ts"

/** What to open. Without a view the kit chooses: the account once there is one. */
export interface OpenOptions extends OpenRequest {
  /** By its name, or by a short one. What fills it in is shown as filled in by the page, and nothing goes out by it. */
  readonly view?: OpenableView | ShortView | undefined
  /** The element that gets the focus back; the focused element by default. */
  readonly opener?: HTMLElement | null | undefined
  /** With `enableEmbedded`: the element of the page that contains the modal. Only the first opening uses it. */
  readonly into?: HTMLElement | undefined
}

export type { ConnectionChoice, ConnectOptions, DisconnectOptions }

/**
 * A kit. A plain value: create it once, outside your components, and pass it on. Promises reject with tagged errors of
 * the catalogue: invalid arguments with `CallMisfit`, before anything is loaded or a wallet is asked.
 */
export interface Latchkey extends KitMethods, LateMethods {
  /** Shows the modal at once. Rejects with `KitMissing` if the kit's code cannot be loaded. */
  readonly open: (options?: OpenOptions) => Promise<void>
  /** Hides the modal. */
  readonly close: () => void
  /** Returns an EIP-1193 provider for the active wallet of a namespace: it rejects with numeric codes. */
  readonly provider: (namespace: Namespace) => WalletProvider
  /**
   * Changes the mode, or mode, variables and tokens, of an open modal too. An invalid theme changes nothing, and is
   * reported to the page's `reportError`.
   */
  readonly setTheme: (theme: "dark" | "light" | "auto" | ThemeChange) => void
  /**
   * Speaks another language from now on; takes what the option `locale` takes. An open modal stays open. Fulfilled once
   * its words are there; rejects with `KitMissing` if they cannot be loaded, and what was spoken stays.
   */
  readonly setLocale: (locale: string | HostLocale) => Promise<void>
  /** Loads and starts the kit ahead of time, e.g. on hover. Safe to call often; `open` shows a failure. */
  readonly prepare: () => void
  /** Returns what the page shows now: status, account, network, connections, and whether the modal is open. */
  readonly getSnapshot: () => Snapshot
  /**
   * Calls the listener after each change. Errors it throws go to the page's `reportError`; the other listeners are
   * called all the same.
   */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Removes everything: listeners, running work, the modal's element. Listeners hear once more, of a kit without a
   * wallet. Calls that wait reject with `KitDisposed`, and so does every later one.
   */
  readonly dispose: () => Promise<void>
}

/** The running kit as the shell sees it once the kit chunk has loaded. Changes are reported through `publish` only. */
export interface RunningKit extends Pick<Latchkey, OwnName> {
  /**
   * Any of the methods that it implements, by its name. `seen`: what the page showed at the time of the call. A wallet is
   * only asked while this is unchanged.
   */
  readonly call: (name: ForwardedName, argument: never, seen: Snapshot) => Promise<unknown>
  /**
   * `filled`: the view with what the host filled in, as the shell's checks have read it. A view that depends on what the
   * project offers waits until that is known.
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
 * The kit chunk's only entry. Rejects with `ConfigInvalid` if the options are invalid. The theme of `link` is that of the
 * options, unless it was changed since.
 */
export type StartKit = (
  options: LatchkeyOptions,
  frame: Frame,
  publish: (snapshot: Snapshot) => void,
  listeners: Readonly<ProviderListeners>,
  link: ButtonLink,
  speech: Speech
) => RunningKit | Promise<never>
