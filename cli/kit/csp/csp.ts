import * as Effect from "effect/Effect"
import { type Endpoints, endpointsOf } from "../../../core/foundation/http/endpoints.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { choiceError, nameError, usageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { table, wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { type PolicySource, policyFor, policyText } from "./policy.ts"

/** The options of `csp`. */
export interface CspWords {
  readonly networks?: string
  readonly projectId?: string
  readonly embedded?: boolean
  readonly analytics?: boolean
  readonly element?: boolean
  readonly format?: string
}

const formats = ["table", "header", "meta", "next", "nginx", "json"] as const

/** The networks that a page's words name, and what its policy has to allow. */
export const policyOf = (words: CspWords) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    const settings = yield* Settings
    const { networks: known } = (yield* (yield* Store).state).chain
    const ids = (words.networks ?? flags.network ?? "eip155:1").split(/[\s,]+/).filter((one) => one !== "")
    const networks = yield* Effect.forEach(ids, (id) => {
      const found = known.find((one) => one.id === id)
      return found === undefined
        ? nameError(
            "network",
            id,
            known.map((one) => one.id),
            "`latchkey networks` lists them."
          )
        : Effect.succeed(found)
    })
    const projectId = words.projectId ?? (flags.source._tag === "fixtures" ? "" : settings.projectId)
    const endpoints: Endpoints =
      flags.source._tag === "fixtures" ? endpointsOf(projectId === "" ? "" : projectId) : settings.endpoints
    if (words.embedded === true && endpoints.secureSite === undefined)
      return yield* usageError(
        "--embedded needs --project-id: without one there is no wallet by email.",
        "An example: csp --embedded --project-id 0123456789abcdef0123456789abcdef"
      )
    const sources = policyFor({
      networks,
      endpoints,
      projectId,
      embedded: words.embedded === true,
      analytics: words.analytics === true,
      element: words.element === true
    })
    return { networks: networks.map(({ id }) => id), policy: policyText(sources), projectId, sources }
  })

/**
 * `csp`: the content security policy of a page that uses the kit, each host with its reason. With `--sandbox` for a page
 * of that sandbox. Sends no request.
 */
export const csp = (words: CspWords) =>
  Effect.gen(function* () {
    const format = formats.find((one) => one === (words.format ?? "table"))
    if (format === undefined) return yield* choiceError("--format", words.format ?? "", formats)
    const { networks, policy, sources } = yield* policyOf(words)
    const report: Report = {
      data: { policy, networks, sources },
      lines: lines[format](policy, sources),
      verbatim: format !== "table"
    }
    return report
  })

type Lines = (policy: string, sources: ReadonlyArray<PolicySource>) => ReadonlyArray<string>

/** A policy as a directive a line, indented, so that it can be read and pasted. */
const directives = (policy: string): ReadonlyArray<string> => policy.split("; ")

const lines: Readonly<Record<(typeof formats)[number], Lines>> = {
  header: (policy) => [`Content-Security-Policy: ${policy}`],
  meta: (policy) => [
    '<meta http-equiv="Content-Security-Policy" content="',
    ...directives(policy).flatMap(folded),
    '">'
  ],
  next: (policy) => [
    "// proxy.ts (before Next 16: middleware.ts, with a function `middleware`)",
    'import { type NextRequest, NextResponse } from "next/server"',
    "",
    "export function proxy(request: NextRequest) {",
    "  const nonce = crypto.randomUUID()",
    "  const policy = [",
    ...directives(policy).flatMap(forNext),
    '  ].join("; ")',
    "  const headers = new Headers(request.headers)",
    '  headers.set("content-security-policy", policy)',
    "  const response = NextResponse.next({ request: { headers } })",
    '  response.headers.set("content-security-policy", policy)',
    "  return response",
    "}"
  ],
  nginx: (policy) => ['add_header Content-Security-Policy "', ...directives(policy).flatMap(folded), '" always;'],
  json: (policy, sources) => JSON.stringify({ policy, sources }, null, 2).split("\n"),
  table: (policy, sources) => [
    ...table(
      [{ title: "Directive" }, { title: "Source" }],
      [...sources].map(({ directive, source }) => [directive, source])
    ).flatMap((line, i) => {
      const why = sources[i - 1]?.why
      return why === undefined ? [line] : [line, ...wrapText(why, 74).map((one) => `    ${one}`)]
    }),
    "",
    ...directives(policy).flatMap(folded)
  ]
}

/**
 * A directive as a page of Next needs it: its own inline scripts run by a nonce, what it draws on a server has sizes in
 * attributes, and Turbopack's loader of chunks knows no trusted types.
 */
const forNext = (directive: string): ReadonlyArray<string> => {
  if (directive.startsWith("require-trusted-types-for")) return []
  if (directive.startsWith("script-src ")) return [`    \`${directive} 'nonce-\${nonce}'\`,`]
  const own = `    ${JSON.stringify(directive)},`
  return directive.startsWith("style-src ") ? [own, `    "style-src-attr 'unsafe-inline'",`] : [own]
}

/** A directive in lines of 80 characters. */
const folded = (directive: string): ReadonlyArray<string> =>
  wrapText(`${directive};`, 76).map((line, i) => `${i === 0 ? "  " : "    "}${line}`)
