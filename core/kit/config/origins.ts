/**
 * Host names of this machine that are always allowed: fewer than `isThisMachine` accepts, since the service's own rule
 * names these two. docs/spec/kit.md#config-origins
 */
const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"])

interface Pattern {
  readonly scheme: string | undefined
  readonly host: string
  readonly port: string | undefined
}

/** scheme://host:port/path, all but the host optional. User names and passwords do not match. */
const shape = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:@?#\\\s[\]]+)(?::(\d{1,5}|\*))?(?:\/[^\s]*)?$/

const readPattern = (text: string): Pattern | undefined => {
  const [, scheme, host, port] = shape.exec(text) ?? []
  return host === undefined ? undefined : { scheme, host, port }
}

const readOrigin = (origin: string): URL | undefined => {
  try {
    const url = new URL(origin)
    return url.origin === origin ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether a page's origin is on the project's list. An empty list allows everything; this machine's own name is
 * always allowed. A pattern without `*` is compared exactly: with a scheme as a whole origin (its path ignored), else
 * by host, and by port if it has one. In a wildcard pattern `*` matches one whole host label.
 * docs/spec/kit.md#config-origins.
 */
export const isOriginAllowed = (origin: string, patterns: ReadonlyArray<string>): boolean => {
  if (patterns.length === 0) return true
  const page = readOrigin(origin)
  if (page === undefined) return false
  return (
    loopback.has(page.hostname) ||
    patterns.some((text) => {
      const pattern = readPattern(text.trim())
      return (
        pattern !== undefined &&
        (pattern.host.includes("*") || pattern.port === "*" ? fitsWildcard(page, pattern) : fitsExactly(page, pattern))
      )
    })
  )
}

const fitsExactly = (page: URL, { host, port, scheme }: Pattern): boolean =>
  scheme !== undefined
    ? page.origin === getOrigin(scheme, host, port)
    : page.hostname === host && (port === undefined || getPort(page) === port)

const fitsWildcard = (page: URL, { host, port, scheme }: Pattern): boolean => {
  const ownLabels = host.split(".")
  const labels = page.hostname.split(".")
  return (
    ownLabels.length === labels.length &&
    ownLabels.every((label, i) => (label === "*" ? labels[i] !== "" : label === labels[i])) &&
    (scheme === undefined || `${scheme}:` === page.protocol) &&
    (port === undefined || port === "*" || getPort(page) === port)
  )
}

const defaultPorts: Readonly<Record<string, string>> = { "https:": "443", "http:": "80" }
const getPort = (page: URL): string => (page.port === "" ? (defaultPorts[page.protocol] ?? "") : page.port)
const getOrigin = (scheme: string, host: string, port: string | undefined): string =>
  `${scheme}://${host}${port === undefined || port === defaultPorts[`${scheme}:`] ? "" : `:${port}`}`
