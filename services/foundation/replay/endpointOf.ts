import { isSecretParameter, stood } from "../redaction/secretNames.ts"
import { type Hiding, redacted } from "../redaction/redacted.ts"

/** Where a request goes, as a recording names it. */
export interface RecordedEndpoint {
  readonly endpoint: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Our own version is not secret, but a new version is no reason to record again. */
const changing: ReadonlySet<string> = new Set(["sv"])

/**
 * Names a URL's endpoint and redacts the rest. The chain service's gateway counts as the network's node; an endpoint
 * without a name becomes `elsewhere`, so that an address of this machine is never recorded.
 */
export const endpointOf = (url: URL, hiding: Hiding): RecordedEndpoint => {
  const text = (value: string): string => String(redacted(value, hiding))
  const parameter = (name: string, value: string): string =>
    changing.has(name) || isSecretParameter(name, value) ? stood : text(value)
  const whole = url.origin + url.pathname
  const alias = hiding.aliases.find(
    ({ root }) => whole === root || whole.startsWith(root.endsWith("/") ? root : `${root}/`)
  )
  const path = alias === undefined ? whole : whole.slice(alias.root.length).replace(/^\/?/, "/")
  const gateway = alias?.name === "chainService" && /^\/v1\/?$/.test(path) ? url.searchParams.get("chainId") : null
  if (gateway !== null) return { endpoint: `rpc/${gateway}`, path: "/", query: {} }
  const names = [...new Set(url.searchParams.keys())].sort()
  return {
    endpoint: alias?.name ?? "elsewhere",
    path: text(path)
      .split("/")
      .map((part) => ofPart(part, text))
      .join("/"),
    query: Object.fromEntries(
      names.map((name) => [
        text(name),
        url.searchParams
          .getAll(name)
          .map((value) => parameter(name, value))
          .join(", ")
      ])
    )
  }
}

/** One path segment, decoded and redacted; a segment without secrets stays as it was written. */
const ofPart = (part: string, text: (value: string) => string): string => {
  const plain = decoded(part)
  const clean = text(plain)
  return clean === plain ? part : encodeURIComponent(clean)
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
