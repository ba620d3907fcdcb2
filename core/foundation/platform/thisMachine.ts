/**
 * Whether a parsed URL, or a page's location, names this machine: `localhost`, a name under it, 127.0.0.0/8 or `[::1]`.
 * Text is never matched: `127.1` and `LOCALHOST` are what the URL parser makes of them.
 * docs/spec/foundation.md#platform-this-machine
 */
export const isThisMachine = ({ hostname }: Pick<URL, "hostname">): boolean =>
  /^(([^.]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
