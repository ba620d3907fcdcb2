/**
 * Returns whether a parsed URL, or a page's location, is on this machine: `localhost`, a name under it, 127.0.0.0/8 or
 * `[::1]`. Text is never matched, since the URL parser normalizes `127.1` and `LOCALHOST`.
 * docs/spec/foundation.md#platform-this-machine
 */
export const isThisMachine = ({ hostname }: Pick<URL, "hostname">): boolean =>
  /^(([^.]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Returns whether a text is a URL on this machine. */
export const isLocalUrl = (text: string): boolean => URL.canParse(text) && isThisMachine(new URL(text))
