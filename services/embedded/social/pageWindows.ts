import type { SignInWindows } from "./SignInWindows.ts"

/** Windows that presses opened, by their numbers: a window is no data, and the state has its number alone. */
const windows = new Map<string, Window>()

const size = "width=600,height=800,scrollbars=yes"

/**
 * Opens a sign-in window at the secure site, and returns its number; null where the browser opened none. To be called in
 * the press itself: browsers open no window after anything was awaited. docs/spec/embedded.md#social-popup.
 */
export const openSignInWindow = (site: string): string | null => {
  const number = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0")
  ).join("")
  const opened = window.open(`${site}/loading#latchkey=${number}`, `latchkey-${number}`, size)
  if (opened === null) return null
  windows.set(number, opened)
  return number
}

/** Brings a sign-in window to the front, where it can be reached. */
export const showSignInWindow = (number: string): void => windows.get(number)?.focus()

/** Whether the page stands in Telegram, which opens no windows. */
export const isInTelegram = (): boolean => "TelegramWebviewProxy" in globalThis || "Telegram" in globalThis

/** The browser's windows for signing in. */
export const pageWindows = (): SignInWindows => ({
  windowOf: (number) => {
    const opened = windows.get(number)
    return (
      opened && {
        isClosed: () => opened.closed,
        go: (url) => {
          opened.location.href = url
        },
        close: () => {
          windows.delete(number)
          opened.close()
        }
      }
    )
  },
  watch: (number, hear, look) => {
    const over = new AbortController()
    const { signal } = over
    const opened = windows.get(number)
    window.addEventListener(
      "message",
      ({ data, origin, source }: MessageEvent<unknown>) => {
        if (source !== null && source === opened) hear({ data, origin })
      },
      { signal }
    )
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look(), { signal })
    return () => over.abort()
  },
  address: () => location.href,
  isTelegram: isInTelegram(),
  leaveFor: (url) => void window.open(url, "_top"),
  showAddress: (url) => history.replaceState(history.state, "", url)
})
