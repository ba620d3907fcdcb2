import type { SignClientTypes } from "@walletconnect/types"

type Logger = Exclude<NonNullable<SignClientTypes.Options["logger"]>, string>

const nothing = (): void => {}

/**
 * A logger for WalletConnect's library that says nothing. The one that it would make by itself is derived from the page's
 * console, which fails where what the language brings along is frozen (SES), and it keeps logs for any script to take.
 */
export const silentLogger = (): Logger => {
  const said: Partial<Record<keyof Logger, unknown>> = {
    level: "silent",
    fatal: nothing,
    error: nothing,
    warn: nothing,
    info: nothing,
    debug: nothing,
    trace: nothing,
    child: silentLogger // each with a context of its own, which the library writes on it
  }
  return said as Logger
}
