import { isSecretParameter, placeholder } from "../redaction/secretNames.ts"
import { type Hiding, redact } from "../redaction/redact.ts"

/** The target of a request in a recording. */
export interface RecordedEndpoint {
  readonly endpoint: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Parameters whose value does not matter: a new version of the kit is no reason to record again. */
const ignoredParameters: ReadonlySet<string> = new Set(["sv"])

/**
 * Returns the name of a URL's endpoint and its redacted path and query. The chain service's gateway counts as the
 * network's node. An endpoint without a name is recorded as `elsewhere`, so that no address of this machine is stored.
 */
export const getEndpoint = (url: URL, hiding: Hiding): RecordedEndpoint => {
  const redactText = (value: string): string => String(redact(value, hiding))
  const formatParameter = (name: string, value: string): string =>
    ignoredParameters.has(name) || isSecretParameter(name, value) ? placeholder : redactText(value)
  const address = url.origin + url.pathname
  const alias = hiding.aliases.find(
    ({ root }) => address === root || address.startsWith(root.endsWith("/") ? root : `${root}/`)
  )
  const path = alias === undefined ? address : address.slice(alias.root.length).replace(/^\/?/, "/")
  const gateway = alias?.name === "chainService" && /^\/v1\/?$/.test(path) ? url.searchParams.get("chainId") : null
  if (gateway !== null) return { endpoint: `rpc/${gateway}`, path: "/", query: {} }
  const names = [...new Set(url.searchParams.keys())].sort()
  return {
    endpoint: alias?.name ?? "elsewhere",
    path: redactText(path)
      .split("/")
      .map((part) => redactSegment(part, redactText))
      .join("/"),
    query: Object.fromEntries(
      names.map((name) => [
        redactText(name),
        url.searchParams
          .getAll(name)
          .map((value) => formatParameter(name, value))
          .join(", ")
      ])
    )
  }
}

/** Decodes and redacts a path segment. A segment without secrets is unchanged. */
const redactSegment = (part: string, text: (value: string) => string): string => {
  const plain = decodePart(part)
  const clean = text(plain)
  return clean === plain ? part : encodeURIComponent(clean)
}

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
