import type { PolicySource } from "../csp/policy.ts"
import { type Finding, fits, none, wrong } from "./findings.ts"

/** A page as it was answered: its headers, and the beginning of its text. */
export interface SeenPage {
  readonly url: string
  readonly status: number
  readonly policy: string | null
  readonly openerPolicy: string | null
  readonly cacheControl: string | null
  readonly text: string
}

/** The policies of a page: of its header, and of its own markup. All of them count. */
const policiesOf = ({ policy, text }: SeenPage): ReadonlyArray<string> => {
  // Split at each tag, so that no text is searched twice, whatever a page consists of.
  const tag = text
    .split(/<meta\s/i)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf(">")))
    .find((part) => /http-equiv=["']?content-security-policy/i.test(part))
  const own =
    tag === undefined ? undefined : (/content="([^"]*)"/i.exec(tag)?.[1] ?? /content='([^']*)'/i.exec(tag)?.[1])
  return [...(policy ?? "").split(","), own ?? ""].map((one) => one.trim()).filter((one) => one !== "")
}

const directivesOf = (policy: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    policy
      .split(";")
      .map((one) => one.trim().split(/\s+/))
      .flatMap(([name, ...values]) =>
        name === undefined || name === "" ? [] : [[name.toLowerCase(), values] as const]
      )
  )

/** Whether a list of sources allows one, for a page at an address. */
const isAllowed = (list: ReadonlyArray<string>, source: string, page: string): boolean => {
  const wanted = source === "'self'" ? new URL(page).origin : source
  return list.some((one) => {
    if (one === source) return true
    if (one === "'self'") return wanted === new URL(page).origin
    if (one === "*") return /^(?:https?|wss?):/.test(wanted)
    if (!URL.canParse(wanted)) return false
    const { host, hostname, port, protocol } = new URL(wanted)
    if (one === protocol) return true
    const [, scheme, name, own] = /^(?:([a-z]+):\/\/)?(\*\.[^:/]+|[^:/]+)(?::(\*|\d+))?(?:\/.*)?$/i.exec(one) ?? []
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

/** Looks at a page's headers: whether its policy lets the kit do what it needs, and whether windows may answer. */
export const pageFindings = (page: SeenPage, needs: ReadonlyArray<PolicySource>): ReadonlyArray<Finding> => {
  if (page.status >= 300)
    return [
      wrong(
        "Page",
        `It answers with HTTP status ${page.status}.`,
        page.status < 400
          ? "Name the page that it leads to; another machine's needs --live."
          : "Name a page that is there."
      )
    ]
  const policies = policiesOf(page)
  const missing = needs.filter(({ directive, source }) =>
    policies.some((policy) => {
      const all = directivesOf(policy)
      const list = (fallbacks[directive] ?? []).map((name) => all.get(name)).find((one) => one !== undefined)
      return list !== undefined && !isAllowed(list, source, page.url)
    })
  )
  return [
    policies.length === 0
      ? none("Policy", "The page has none; `latchkey csp` prints one.")
      : missing.length === 0
        ? fits("Policy", "it allows what the kit needs")
        : wrong(
            "Policy",
            `It forbids ${missing.map(({ directive, source }) => `${source} in ${directive}`).join(", ")}.`,
            "Add them; `latchkey csp` says what each is for."
          ),
    page.openerPolicy !== null && /^same-origin\s*(?:;|$)/.test(page.openerPolicy.trim())
      ? wrong(
          "Windows",
          "Cross-Origin-Opener-Policy: same-origin cuts the page off from a sign-in window.",
          "Send same-origin-allow-popups where visitors sign in by a social account."
        )
      : fits("Windows", "a sign-in window can answer the page")
  ]
}
