import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { readFileSync } from "node:fs"
import { isOriginAllowed } from "../../../core/kit/config/origins.ts"
import { foreignOptions } from "../../../core/kit/options/optionWords.ts"
import { endpointsOf } from "../../../core/foundation/http/endpoints.ts"
import { isThisMachine } from "../../../core/foundation/platform/thisMachine.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { projectOrigins } from "../../../services/kit/config/calls.ts"
import { Calls } from "../../../services/foundation/http/Calls.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { UnfitProject } from "../../foundation/errors/errors.ts"
import { choiceError, usageError, valueError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { policyFor } from "../csp/policy.ts"
import { cacheFindings, readsCookie } from "./cookie.ts"
import { foreignNames, importedFrom } from "./foreignNames.ts"
import { proxyFindings } from "./proxies.ts"
import { type Finding, fits, none, wrong } from "./findings.ts"
import { optionFindings, writtenOptions, writtenProjectId } from "./options.ts"
import { pageFindings, type SeenPage } from "./page.ts"
import { projectFindings, sourceFiles } from "./project.ts"

/** The options of `doctor`. */
export interface DoctorWords {
  readonly url?: string
  readonly folder?: string
  readonly config?: string
  readonly from?: string
  readonly projectId?: string
}

const kits: Readonly<Record<string, RegExp>> = {
  rainbowkit: /["']@rainbow-me\/rainbowkit["']/,
  appkit: /["']@reown\/appkit[^"']*["']|["']@web3modal\/[^"']+["']/,
  connectkit: /["']connectkit["']/,
  "web3-onboard": /["']@web3-onboard\/[^"']+["']/,
  wagmi: /["']@?wagmi(?:\/[^"']+)?["']/,
  privy: /["']@privy-io\/[^"']+["']/,
  dynamic: /["']@dynamic-labs\/[^"']+["']/
}

const patienceMillis = 10_000
/** How much of a page is read: its head, where policies are, is at the beginning. */
const mostBytes = 200_000

/** Reads the beginning of a response, and hangs up. */
const textOf = async (response: Response, most: number): Promise<string> => {
  const parts: Array<Uint8Array> = []
  let length = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined && length < most; part = await reader?.read()) {
    parts.push(part.value)
    length += part.value.length
  }
  await reader?.cancel().catch(() => {})
  return Buffer.concat(parts).subarray(0, most).toString("utf8")
}

/**
 * `doctor`: looks at a project's packages and, with `--url`, at a page's headers: one line each, ✓ ✗ –, with what puts
 * it right. Fails with `UnfitProject` if anything is wrong. `--from` lists another kit's names with ours.
 */
export const doctor = (words: DoctorWords) =>
  Effect.gen(function* () {
    const { folder = "." } = words
    const { host } = yield* Run
    const foreign = words.from === undefined ? undefined : yield* foreignIn(folder, words.from)
    const written = words.config === undefined ? undefined : yield* optionsIn(words.config)
    const projectId = words.projectId ?? (written === undefined ? undefined : writtenProjectId(written))
    const findings = [
      ...projectFindings(folder, process.versions.node),
      ...proxyFindings(host.env),
      ...(written === undefined ? [] : optionFindings(words.config ?? "", written)),
      // One that the file writes out wrongly is told among its options.
      ...(words.projectId === undefined && projectId !== undefined && !isProjectId(projectId)
        ? []
        : [projectIdFinding(projectId)]),
      ...(yield* originFindings(words.url)),
      ...(words.url === undefined ? [] : yield* pageAt(words.url, projectId ?? "", folder))
    ]
    const lines = findings.flatMap(linesOf)
    const elsewhere =
      foreign === undefined
        ? []
        : foreign.flatMap(({ file, line, name, ours }) => [`${file}:${line}  ${name}`, `    ${ours}`])
    const problems = findings.flatMap(({ fix, said, state, what }) => (state === "wrong" ? [{ what, said, fix }] : []))
    if (problems.length > 0)
      // A project that moves has not everything yet: what it asked for is told all the same.
      return yield* new UnfitProject({
        said: [...elsewhere, ...(elsewhere.length === 0 ? [] : [""]), ...lines].join("\n"),
        problems
      })
    const report: Report = {
      data: { findings, ...(foreign === undefined ? {} : { foreign }) },
      lines: [...lines, ...(elsewhere.length === 0 ? [] : [""]), ...elsewhere]
    }
    return report
  })

const marks = { fits: "✓", wrong: "✗", none: "–" } as const
const linesOf = ({ fix, said, state, what }: Finding): ReadonlyArray<string> => [
  ...wrapText(`${marks[state]} ${what}: ${said}`, 80).map((line, i) => (i === 0 ? line : `    ${line}`)),
  ...(fix === null ? [] : wrapText(fix, 74).map((line) => `    ${line}`))
]

const isProjectId = (id: string): boolean => /^[0-9a-f]{32}$/i.test(id)

const projectIdFinding = (id: string | undefined): Finding =>
  id === undefined
    ? none("Project id", "none was given: nothing remote is asked without one")
    : isProjectId(id)
      ? fits("Project id", "32 hex digits; with --live and --project-id its origins are asked for")
      : wrong("Project id", "It is not 32 hex digits.", "Copy it again from where the project is managed.")

/** The options that a file has; it is read, and not run. */
const optionsIn = (file: string) =>
  Effect.suspend(() => {
    const text = readable(file)
    if (text === undefined)
      return valueError("--config", "a file with the kit's options", file, "An example: --config src/wallet.ts")
    const written = writtenOptions(text)
    return written === undefined
      ? usageError(
          `${file} has no options of a kit.`,
          "Name the file with `createLatchkey({ … })`, or a JSON file of the options."
        )
      : Effect.succeed(written)
  })

const readable = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

/** The origins at which a project's services may be used, asked of them in a run with a project; a page's is among them. */
const originFindings = (url: string | undefined) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    const { endpoints, projectId } = yield* Settings
    if (flags.source._tag === "fixtures" || projectId === "" || endpoints.api === undefined) return []
    const answer = yield* Effect.either((yield* Calls).ask(projectOrigins))
    if (Either.isLeft(answer)) return [none("Origins", `unknown: ${answer.left.message}`)]
    const origins = answer.right.allowedOrigins.filter((one) => typeof one === "string")
    const page = url === undefined || !URL.canParse(url) ? undefined : new URL(url).origin
    const listed = origins.join(", ")
    return [
      page === undefined || isOriginAllowed(page, origins)
        ? fits("Origins", origins.length === 0 ? "any page" : `${listed}, and every page on this machine`)
        : wrong(
            "Origins",
            `${page} is not among the project's: ${listed}.`,
            "Add it where the project is managed; without it visitors there are told that the page is not allowed."
          )
    ]
  })

/** A page is asked for once, and only this machine's without `--live`: any other is somebody's. */
const pageAt = (url: string, projectId: string, folder: string) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      return yield* valueError("--url", "an http or https URL", url, "An example: --url http://127.0.0.1:5173")
    if (!isThisMachine(new URL(url)) && flags.source._tag !== "live")
      return yield* usageError("--url asks another machine: that needs --live.", `An example: --live --url ${url}`)
    const { chain } = yield* (yield* Store).state
    const page = yield* Effect.tryPromise(async (signal): Promise<SeenPage> => {
      const response = await followed(new URL(url), flags.source._tag === "live", signal)
      return {
        url: response.url,
        status: response.status,
        policy: response.headers.get("content-security-policy"),
        openerPolicy: response.headers.get("cross-origin-opener-policy"),
        cacheControl: response.headers.get("cache-control"),
        text: await textOf(response, mostBytes)
      }
    }).pipe(
      Effect.timeout(patienceMillis),
      Effect.orElseSucceed(() => undefined)
    )
    if (page === undefined)
      return [wrong("Page", "Nobody answers at its address.", "Start the page, or compare the address.")]
    const needs = policyFor({
      networks: [findNetwork(chain.networks, chain.active)],
      endpoints: endpointsOf(projectId),
      projectId,
      embedded: false,
      analytics: false
    })
    const isOwn = page.status < 400 && readsCookie(sourceFiles(folder))
    return [...pageFindings(page, needs), ...(isOwn ? cacheFindings(page.cacheControl) : [])]
  })

/** Asks for a page, wherever it leads to; without `--live` no further than this machine. */
const followed = async (url: URL, isLive: boolean, signal: AbortSignal, left = 5): Promise<Response> => {
  const response = await fetch(url, { signal, redirect: isLive ? "follow" : "manual" })
  const to = response.headers.get("location")
  const next = response.status < 400 && to !== null && URL.canParse(to, url) ? new URL(to, url) : undefined
  return next === undefined || isLive || left === 0 || !isThisMachine(next)
    ? response
    : followed(next, isLive, signal, left - 1)
}

/** The names of another kit in a project's files, by file and line, with what they are called here. */
const foreignIn = (folder: string, from: string) => {
  const own = Object.hasOwn(kits, from) ? kits[from] : undefined
  if (own === undefined) return choiceError("--from", from, Object.keys(kits))
  const names = Object.entries(foreignOptions)
  return Effect.sync(() =>
    sourceFiles(folder)
      .filter(({ text }) => own.test(text))
      .flatMap(({ file, text }) => [
        ...importedFrom(text, own).map(({ line, name }) => ({
          file,
          line,
          name,
          ours: foreignNames[from]?.[name] ?? "has no other name here: the page below has the way"
        })),
        ...text
          .split("\n")
          .flatMap((line, i) =>
            names.flatMap(([name, ours]) =>
              new RegExp(`\\b${name}\\b\\s*[:=]`).test(line) ? [{ file, line: i + 1, name, ours }] : []
            )
          )
      ])
  )
}
