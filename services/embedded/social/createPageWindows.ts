import type { SignInWindows } from "./SignInWindows.ts"

/** The windows that presses opened, by number: the state contains only the number. */
const windows = new Map<string, Window>()

const size = "width=600,height=800,scrollbars=yes"

/**
 * Opens a sign-in window at the secure site and returns its number; null if the browser blocked it. Must be called
 * synchronously in the press: browsers block windows that open after an `await`. docs/spec/embedded.md#social-popup.
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

/** Focuses a sign-in window. */
export const showSignInWindow = (number: string): void => windows.get(number)?.focus()

/** Closes a sign-in window. */
export const closeSignInWindow = (number: string): void => {
  windows.get(number)?.close()
  windows.delete(number)
}

/** True in Telegram, which opens no windows. */
export const isInTelegram = (): boolean => "TelegramWebviewProxy" in globalThis || "Telegram" in globalThis

/** Returns the browser's sign-in windows. */
export const createPageWindows = (): SignInWindows => ({
  getWindow: (number) => {
    const opened = windows.get(number)
    return (
      opened && {
        isClosed: () => opened.closed,
        go: (url) => {
          opened.location.href = url
        },
        close: () => closeSignInWindow(number)
      }
    )
  },
  watch: (number, onMessage, onVisible) => {
    const controller = new AbortController()
    const { signal } = controller
    const opened = windows.get(number)
    window.addEventListener(
      "message",
      ({ data, origin, source }: MessageEvent<unknown>) => {
        if (source !== null && source === opened) onMessage({ data, origin })
      },
      { signal }
    )
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && onVisible(), {
      signal
    })
    return () => controller.abort()
  },
  address: () => location.href,
  isTelegram: isInTelegram(),
  leaveFor: (url) => void window.open(url, "_top"),
  showAddress: (url) => history.replaceState(history.state, "", url)
})
