/** A message that a sign-in window posted. */
export interface PopupMessage {
  readonly data: unknown
  readonly origin: string
}

/** A window that a press opened. */
export interface SignInWindow {
  /** True proves nothing: a page that cuts its openers off reads as closed, too. */
  readonly isClosed: () => boolean
  readonly go: (url: string) => void
  readonly close: () => void
}

/** Where a visitor without a page signs in: on any device, at the address that the site made for this sign-in. */
export interface SignInElsewhere {
  readonly show: (uri: string) => void
}

/** The page's windows for signing in, and the page itself. */
export interface SignInWindows {
  /** In place of windows, for who has no page. */
  readonly elsewhere?: SignInElsewhere
  /** Returns the window that a press opened under a number; undefined for any other number. */
  readonly windowOf: (number: string) => SignInWindow | undefined
  /** Calls `hear` with what the window posts, and `look` when the page comes into view; returns what ends both. */
  readonly watch: (number: string, hear: (message: PopupMessage) => void, look: () => void) => () => void
  /** The page's own address, and whether it stands in Telegram, which opens no windows. */
  readonly address: () => string
  readonly isTelegram: boolean
  /** Leaves the page for an address. */
  readonly leaveFor: (url: string) => void
  /** Replaces what the address bar shows, without leaving. */
  readonly showAddress: (url: string) => void
}

/** Who has no page, and opens no window. */
export const noWindows: SignInWindows = {
  windowOf: () => undefined,
  watch: () => () => undefined,
  address: () => "",
  isTelegram: false,
  leaveFor: () => undefined,
  showAddress: () => undefined
}
