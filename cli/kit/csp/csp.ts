import * as Effect from "effect/Effect"
import { type Endpoints, getEndpoints } from "../../../core/foundation/http/endpoints.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { createNetworkError } from "../../chain/network/suggestNetwork.ts"
import { createChoiceError, createUsageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable, wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { type PolicySource, buildPolicy, formatPolicy } from "./policy.ts"

/** The options of `csp`. */
export interface CspWords {
  readonly networks?: string
  readonly projectId?: string
  readonly embedded?: boolean
  readonly analytics?: boolean
  readonly element?: boolean
  readonly sponsor?: string
  readonly format?: string
}

const formats = ["table", "header", "meta", "next", "nginx", "json"] as const

/** Returns the networks of the options, and the policy of a page that uses them. */
export const getPolicy = (words: CspWords) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    const settings = yield* Settings
    const { networks: known } = (yield* (yield* Store).state).chain
    const ids = (words.networks ?? flags.network ?? "eip155:1").split(/[\s,]+/).filter((id) => id !== "")
    const networks = yield* Effect.forEach(ids, (id) => {
      const found = known.find((network) => network.id === id)
      return found === undefined
        ? createNetworkError(id, known, "`latchkey networks` lists them.")
        : Effect.succeed(found)
    })
    const sponsors = (words.sponsor ?? "").split(/[\s,]+/).filter((url) => url !== "")
    const invalid = sponsors.find((url) => getSafeUrl(url) === "")
    if (invalid !== undefined)
      return yield* createUsageError(
        `--sponsor needs the address of a paymaster service over https, and not "${invalid.slice(0, 64)}".`,
        "An example: csp --sponsor https://pay.example.com"
      )
    const projectId = words.projectId ?? (flags.source._tag === "fixtures" ? "" : settings.projectId)
    const endpoints: Endpoints = flags.source._tag === "fixtures" ? getEndpoints(projectId) : settings.endpoints
    if (words.embedded === true && endpoints.secureSite === undefined)
      return yield* createUsageError(
        "--embedded needs --project-id: without a project id there is no wallet for email.",
        "An example: csp --embedded --project-id 0123456789abcdef0123456789abcdef"
      )
    const sources = buildPolicy({
      networks,
      endpoints,
      projectId,
      embedded: words.embedded === true,
      analytics: words.analytics === true,
      sponsors,
      element: words.element === true
    })
    return { networks: networks.map(({ id }) => id), policy: formatPolicy(sources), projectId, sources }
  })

/**
 * `csp`: prints the content security policy of a page that uses the kit, with a reason for each host. With `--sandbox`,
 * for a page of that sandbox. Sends no request.
 */
export const csp = (words: CspWords) =>
  Effect.gen(function* () {
    const format = formats.find((form) => form === (words.format ?? "table"))
    if (format === undefined) return yield* createChoiceError("--format", words.format ?? "", formats)
    const { networks, policy, sources } = yield* getPolicy(words)
    const report: Report = {
      data: { policy, networks, sources },
      lines: lines[format](policy, sources),
      verbatim: format !== "table"
    }
    return report
  })

type Lines = (policy: string, sources: ReadonlyArray<PolicySource>) => ReadonlyArray<string>

/** Splits a policy into directives, one per line, so that it can be read and pasted. */
const splitPolicy = (policy: string): ReadonlyArray<string> => policy.split("; ")

const lines: Readonly<Record<(typeof formats)[number], Lines>> = {
  header: (policy) => [`Content-Security-Policy: ${policy}`],
  meta: (policy) => [
    '<meta http-equiv="Content-Security-Policy" content="',
    ...splitPolicy(policy).flatMap(fold),
    '">'
  ],
  next: (policy) => [
    "// proxy.ts (before Next 16: middleware.ts, with a function `middleware`)",
    'import { type NextRequest, NextResponse } from "next/server"',
    "",
    "export function proxy(request: NextRequest) {",
    "  const nonce = crypto.randomUUID()",
    "  const policy = [",
    ...splitPolicy(policy).flatMap(adaptForNext),
    '  ].join("; ")',
    "  const headers = new Headers(request.headers)",
    '  headers.set("content-security-policy", policy)',
    "  const response = NextResponse.next({ request: { headers } })",
    '  response.headers.set("content-security-policy", policy)',
    "  return response",
    "}"
  ],
  nginx: (policy) => ['add_header Content-Security-Policy "', ...splitPolicy(policy).flatMap(fold), '" always;'],
  json: (policy, sources) => JSON.stringify({ policy, sources }, null, 2).split("\n"),
  table: (policy, sources) => [
    ...formatTable(
      [{ title: "Directive" }, { title: "Source" }],
      [...sources].map(({ directive, source }) => [directive, source])
    ).flatMap((line, i) => {
      const reason = sources[i - 1]?.why
      return reason === undefined ? [line] : [line, ...wrapText(reason, 74).map((text) => `    ${text}`)]
    }),
    "",
    ...splitPolicy(policy).flatMap(fold),
    "",
    ...ensNote
  ]
}

/** Names of ENS may be kept by any server, so that no policy can list them. */
const ensNote = wrapText(
  "This policy forbids the servers on which owners of ENS names keep their records; other names work. To allow them, add https: to connect-src; to forbid them in the kit as well, set ensGateways: false.",
  78
)

/**
 * Returns a directive as Next.js needs it: its inline scripts run with a nonce, its server-rendered markup has sizes in
 * attributes, and Turbopack's chunk loader does not support trusted types.
 */
const adaptForNext = (directive: string): ReadonlyArray<string> => {
  if (directive.startsWith("require-trusted-types-for")) return []
  if (directive.startsWith("script-src ")) return [`    \`${directive} 'nonce-\${nonce}'\`,`]
  const own = `    ${JSON.stringify(directive)},`
  return directive.startsWith("style-src ") ? [own, `    "style-src-attr 'unsafe-inline'",`] : [own]
}

/** Breaks a directive into lines of 80 characters. */
const fold = (directive: string): ReadonlyArray<string> =>
  wrapText(`${directive};`, 76).map((line, i) => `${i === 0 ? "  " : "    "}${line}`)
