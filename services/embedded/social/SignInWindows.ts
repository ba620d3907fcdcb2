/** A message that a sign-in window posted. */
export interface PopupMessage {
  readonly data: unknown
  readonly origin: string
}

/** A window that a press opened. */
export interface SignInWindow {
  /** True is no proof: a page that cuts off its opener also reads as closed. */
  readonly isClosed: () => boolean
  readonly go: (url: string) => void
  readonly close: () => void
}

/** The sign-in of a visitor without a page: on any device, at the address that the site made for this sign-in. */
export interface SignInElsewhere {
  readonly show: (uri: string) => void
}

/** The page's windows for signing in, and the page itself. */
export interface SignInWindows {
  /** Used instead of windows if there is no page. */
  readonly elsewhere?: SignInElsewhere
  /** Returns the window that was opened with a number; undefined for any other number. */
  readonly getWindow: (number: string) => SignInWindow | undefined
  /**
   * Calls `onMessage` with the window's messages, and `onVisible` when the page becomes visible. Returns a stop
   * function.
   */
  readonly watch: (number: string, onMessage: (message: PopupMessage) => void, onVisible: () => void) => () => void
  /** The page's address. */
  readonly address: () => string
  readonly isTelegram: boolean
  /** Leaves the page for an address. */
  readonly leaveFor: (url: string) => void
  /** Replaces what the address bar shows, without leaving. */
  readonly showAddress: (url: string) => void
}

/** Windows of an environment without a page: opens nothing. */
export const noWindows: SignInWindows = {
  getWindow: () => undefined,
  watch: () => () => undefined,
  address: () => "",
  isTelegram: false,
  leaveFor: () => undefined,
  showAddress: () => undefined
}
