import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { readFileSync } from "node:fs"
import { isOriginAllowed } from "../../../core/kit/config/origins.ts"
import { foreignOptions } from "../../../core/kit/options/optionWords.ts"
import { getEndpoints } from "../../../core/foundation/http/endpoints.ts"
import { isThisMachine } from "../../../core/foundation/platform/isThisMachine.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { projectOrigins } from "../../../services/kit/config/calls.ts"
import { Calls } from "../../../services/foundation/http/Calls.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { UnfitProject } from "../../foundation/errors/errors.ts"
import { createChoiceError, createUsageError, createValueError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { buildPolicy } from "../csp/policy.ts"
import { cacheFindings, usesCookie } from "./cookie.ts"
import { foreignNames, findImports } from "./foreignNames.ts"
import { getProxyFindings } from "./proxies.ts"
import { type Finding, fits, createNone, createWrong } from "./findings.ts"
import { getOptionFindings, readWrittenOptions, readWrittenProjectId } from "./options.ts"
import { getPageFindings } from "./page.ts"
import { getProjectFindings, getSourceFiles } from "./project.ts"
import { readPage } from "./readPage.ts"

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
  onchainkit: /["']@coinbase\/onchainkit(?:\/[^"']+)?["']/,
  "web3-onboard": /["']@web3-onboard\/[^"']+["']/,
  wagmi: /["']@?wagmi(?:\/[^"']+)?["']/,
  privy: /["']@privy-io\/[^"']+["']/,
  dynamic: /["']@dynamic-labs\/[^"']+["']/
}

/**
 * `doctor`: checks a project's packages and, with `--url`, a page's headers: one line each (✓ ✗ –), with a fix. Fails
 * with `UnfitProject` if anything is wrong. `--from` lists the names of another kit next to ours.
 */
export const doctor = (words: DoctorWords) =>
  Effect.gen(function* () {
    const { folder = "." } = words
    const { host } = yield* Run
    const foreign = words.from === undefined ? undefined : yield* findForeign(folder, words.from)
    const written = words.config === undefined ? undefined : yield* readOptions(words.config)
    const projectId = words.projectId ?? (written === undefined ? undefined : readWrittenProjectId(written))
    const findings = [
      ...getProjectFindings(folder, process.versions.node),
      ...getProxyFindings(host.env),
      ...(written === undefined ? [] : getOptionFindings(words.config ?? "", written)),
      // A wrong project id in the file is reported among its options.
      ...(words.projectId === undefined && projectId !== undefined && !isProjectId(projectId)
        ? []
        : [getProjectIdFinding(projectId)]),
      ...(yield* getOriginFindings(words.url)),
      ...(words.url === undefined ? [] : yield* getPageChecks(words.url, projectId ?? "", folder))
    ]
    const lines = findings.flatMap(getLines)
    const foreignLines =
      foreign === undefined
        ? []
        : foreign.flatMap(({ file, line, name, ours }) => [`${file}:${line}  ${name}`, `    ${ours}`])
    const problems = findings.flatMap(({ fix, sentence, state, what }) =>
      state === "wrong" ? [{ what, sentence, fix }] : []
    )
    if (problems.length > 0)
      // A project that migrates is not complete yet: the list that it asked for is printed anyway.
      return yield* new UnfitProject({
        sentence: [...foreignLines, ...(foreignLines.length === 0 ? [] : [""]), ...lines].join("\n"),
        problems
      })
    const report: Report = {
      data: { findings, ...(foreign === undefined ? {} : { foreign }) },
      lines: [...lines, ...(foreignLines.length === 0 ? [] : [""]), ...foreignLines]
    }
    return report
  })

const marks = { fits: "✓", wrong: "✗", none: "–" } as const
const getLines = ({ fix, sentence, state, what }: Finding): ReadonlyArray<string> => [
  ...wrapText(`${marks[state]} ${what}: ${sentence}`, 80).map((line, i) => (i === 0 ? line : `    ${line}`)),
  ...(fix === null ? [] : wrapText(fix, 74).map((line) => `    ${line}`))
]

const isProjectId = (id: string): boolean => /^[0-9a-f]{32}$/i.test(id)

const getProjectIdFinding = (id: string | undefined): Finding =>
  id === undefined
    ? createNone("Project id", "not set; the catalogue, WalletConnect, email and swaps need one")
    : isProjectId(id)
      ? fits("Project id", "32 hex digits; use --live and --project-id to check its origins")
      : createWrong("Project id", "It is not 32 hex digits.", "Copy it again from the project's settings.")

/** Reads the options in a file, without running it. */
const readOptions = (file: string) =>
  Effect.suspend(() => {
    const text = readText(file)
    if (text === undefined)
      return createValueError("--config", "a file with the kit's options", file, "An example: --config src/wallet.ts")
    const written = readWrittenOptions(text)
    return written === undefined
      ? createUsageError(
          `${file} contains no options of a kit.`,
          "Pass the file with `createLatchkey({ … })`, or a JSON file with the options."
        )
      : Effect.succeed(written)
  })

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

/** Checks that a page's origin is among the origins of the project, if the run has a project. */
const getOriginFindings = (url: string | undefined) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    const { endpoints, projectId } = yield* Settings
    if (flags.source._tag === "fixtures" || projectId === "" || endpoints.api === undefined) return []
    const answer = yield* Effect.either((yield* Calls).ask(projectOrigins))
    if (Either.isLeft(answer)) return [createNone("Origins", `unknown: ${answer.left.message}`)]
    const origins = answer.right.allowedOrigins.filter((origin) => typeof origin === "string")
    const page = url === undefined || !URL.canParse(url) ? undefined : new URL(url).origin
    const listed = origins.join(", ")
    return [
      page === undefined || isOriginAllowed(page, origins)
        ? fits("Origins", origins.length === 0 ? "any page" : `${listed}, and every local page`)
        : createWrong(
            "Origins",
            `${page} is not one of the project's origins: ${listed}.`,
            "Add it in the project's settings; otherwise visitors see that the page is not allowed."
          )
    ]
  })

/** Requests a page once. Without `--live` only local pages are requested. */
const getPageChecks = (url: string, projectId: string, folder: string) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      return yield* createValueError(
        "--url",
        "an http or https URL",
        url,
        // `localhost:5173` parses as an address with the scheme "localhost".
        /^[\w.-]+(?::\d+)?(?:\/|$)/.test(url) && URL.canParse(`http://${url}`)
          ? `Did you mean --url ${isThisMachine(new URL(`http://${url}`)) ? "http" : "https"}://${url}?`
          : "An example: --url http://127.0.0.1:5173"
      )
    if (!isThisMachine(new URL(url)) && flags.source._tag !== "live")
      return yield* createUsageError(
        "--url is a page on another machine, which needs --live.",
        `An example: --live --url ${url}`
      )
    const { chain } = yield* (yield* Store).state
    const read = yield* Effect.either(readPage(url, flags.source._tag === "live"))
    if (Either.isLeft(read)) return [read.left]
    const page = read.right
    const needs = buildPolicy({
      networks: [findNetwork(chain.networks, chain.active)],
      endpoints: getEndpoints(projectId),
      projectId,
      embedded: false,
      analytics: false
    })
    const isOwn = page.status < 400 && usesCookie(getSourceFiles(folder))
    return [...getPageFindings(page, needs), ...(isOwn ? cacheFindings(page.cacheControl) : [])]
  })

/** Finds the names of another kit in a project's files, by file and line, with their counterparts here. */
const findForeign = (folder: string, from: string) => {
  const own = Object.hasOwn(kits, from) ? kits[from] : undefined
  if (own === undefined) return createChoiceError("--from", from, Object.keys(kits))
  const names = Object.entries(foreignOptions)
  return Effect.sync(() =>
    getSourceFiles(folder)
      .filter(({ text }) => own.test(text))
      .flatMap(({ file, text }) => [
        ...findImports(text, own).map(({ line, name }) => ({
          file,
          line,
          name,
          ours: foreignNames[from]?.[name] ?? "has no counterpart here: see the page below"
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
