import type { PolicySource } from "../csp/policy.ts"
import { type Finding, fits, createNone, createWrong } from "./findings.ts"

/** A page's response: its headers, and the beginning of its text. */
export interface SeenPage {
  readonly url: string
  readonly status: number
  readonly policy: string | null
  readonly openerPolicy: string | null
  readonly cacheControl: string | null
  readonly text: string
}

/** Returns the policies in a page's header and markup. All of them apply. */
const getPolicies = ({ policy, text }: SeenPage): ReadonlyArray<string> => {
  // Split at each tag, so that no text is searched twice, whatever the page contains.
  const own = text
    .split(/<meta\s/i)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf(">")))
    .filter((part) => /http-equiv=["']?content-security-policy["'\s/]/i.test(`${part} `))
    .flatMap((tag) => /content="([^"]*)"/i.exec(tag)?.[1] ?? /content='([^']*)'/i.exec(tag)?.[1] ?? [])
  return [...(policy ?? "").split(","), ...own].map((policy) => policy.trim()).filter((policy) => policy !== "")
}

/** Returns the directives of a policy. Of a repeated one, browsers use the first. */
const getDirectives = (policy: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    policy
      .split(";")
      .toReversed()
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...values]) =>
        name === undefined || name === "" ? [] : [[name.toLowerCase(), values] as const]
      )
  )

/** Returns true if a list of sources allows a source, for a page at an address. */
const isAllowed = (list: ReadonlyArray<string>, source: string, page: string): boolean => {
  const address = source === "'self'" ? new URL(page).origin : source
  return list.some((entry) => {
    if (entry === source) return true
    if (entry === "'self'") return address === new URL(page).origin
    if (entry === "*") return /^(?:https?|wss?):/.test(address)
    if (!URL.canParse(address)) return false
    const { host, hostname, port, protocol } = new URL(address)
    if (entry === protocol) return true
    const [, scheme, name, own] = /^(?:([a-z]+):\/\/)?(\*\.[^:/]+|[^:/]+)(?::(\*|\d+))?(?:\/.*)?$/i.exec(entry) ?? []
    if (name === undefined || (scheme !== undefined && `${scheme}:` !== protocol)) return false
    const isHost = name.startsWith("*.") ? hostname.endsWith(name.slice(1)) : name === hostname || name === host
    return isHost && (own === undefined || own === "*" || own === port)
  })
}

const fallbacks: Readonly<Record<string, ReadonlyArray<string>>> = {
  "script-src": ["script-src-elem", "script-src", "default-src"],
  "style-src": ["style-src-elem", "style-src", "default-src"],
  "img-src": ["img-src", "default-src"],
  "connect-src": ["connect-src", "default-src"],
  "frame-src": ["frame-src", "child-src", "default-src"]
}

/** Checks a page's headers: whether its policy allows the kit's requests, and whether sign-in windows can answer. */
export const getPageFindings = (page: SeenPage, needs: ReadonlyArray<PolicySource>): ReadonlyArray<Finding> => {
  if (page.status >= 300)
    return [
      createWrong(
        "Page",
        `It answers with HTTP status ${page.status}.`,
        page.status < 400
          ? "Use the address that it redirects to; for another machine, add --live."
          : page.status >= 500
            ? "Check the server's log: it failed to render the page."
            : page.status === 401 || page.status === 403
              ? "Use a page that needs no sign-in."
              : "Use the address of an existing page."
      )
    ]
  const policies = getPolicies(page)
  const missing = needs.filter(({ directive, source }) =>
    policies.some((policy) => {
      const all = getDirectives(policy)
      const list = (fallbacks[directive] ?? []).map((name) => all.get(name)).find((sources) => sources !== undefined)
      return list !== undefined && !isAllowed(list, source, page.url)
    })
  )
  return [
    policies.length === 0
      ? createNone("Policy", "The page has no policy; `latchkey csp` prints one.")
      : missing.length === 0
        ? fits("Policy", "it allows everything that the kit needs")
        : createWrong(
            "Policy",
            `It forbids ${missing.map(({ directive, source }) => `${source} in ${directive}`).join(", ")}.`,
            "Add them; `latchkey csp` shows the reason for each."
          ),
    page.openerPolicy !== null && /^same-origin\s*(?:;|$)/.test(page.openerPolicy.trim())
      ? createWrong(
          "Windows",
          "Cross-Origin-Opener-Policy: same-origin stops a sign-in window from answering the page.",
          "Send same-origin-allow-popups on pages where visitors sign in with a social account."
        )
      : fits("Windows", "a sign-in window can answer the page")
  ]
}
