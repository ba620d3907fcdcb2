import * as Effect from "effect/Effect"
import { existsSync, readdirSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative, resolve } from "node:path"
import * as ourNetworks from "../../../core/chain/network/networks.ts"
import { toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { installSentence } from "../../../core/kit/package/install.ts"
import { createNotWritten } from "../../foundation/errors/errors.ts"
import { createChoiceError, createUsageError } from "../../foundation/errors/usage.ts"
import { makeFolder } from "../../foundation/files/makeFolder.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { type CspWords, getPolicy } from "../csp/csp.ts"
import { vendor } from "../vendor/vendor.ts"
import { createHtmlPage, htmlScript, templates } from "./templates.ts"

/** The options of `init`. */
export interface InitWords extends Pick<CspWords, "networks" | "projectId"> {
  readonly for?: string
  readonly package?: string
}

const kinds = ["vite", "next", "html"] as const

/** The names under which `latchkey` exports its networks, by id. */
const exportedNetworks = new Map(
  Object.entries(ourNetworks).flatMap(([name, network]) => {
    const id = toNetworkId(network)
    return id === undefined ? [] : [[id, name] as const]
  })
)

/**
 * `init <folder>`: creates a project with a connect button, for Vite with React, for Next, or as a page without a
 * bundler. Writes into a new or an empty folder only, installs nothing, and sends no request.
 */
export const init = (folder: string, words: InitWords) =>
  Effect.gen(function* () {
    const kind = kinds.find((name) => name === (words.for ?? "vite"))
    if (kind === undefined) return yield* createChoiceError("--for", words.for ?? "", kinds)
    const { networks: ids, projectId } = yield* getPolicy({ ...words })
    const networks = yield* Effect.forEach(ids, (id) => {
      const name = exportedNetworks.get(id)
      return name === undefined
        ? createUsageError(`latchkey exports no network ${id}.`, "Start with another one, and add yours to `networks`.")
        : Effect.succeed(name)
    })
    if (existsSync(folder) && readdirSync(folder).length > 0)
      return yield* createUsageError(`${folder} contains other files.`, "Use a new folder.")
    const name = basename(resolve(folder))
    const spec = words.package === undefined ? undefined : getSpec(folder, words.package)
    const files =
      kind === "html" ? yield* getHtmlFiles(folder, name, words) : templates[kind]({ name, networks, projectId, spec })
    yield* write(folder, files)
    const commands =
      kind === "html"
        ? [`npx vite ${folder}`]
        : [
            `cd ${folder}`,
            "npm install",
            ...(spec === undefined ? ["npm install <the packed file>"] : []),
            "npm run dev"
          ]
    const names = [...Object.keys(files), ...(kind === "html" ? ["latchkey/"] : [])].sort()
    const report: Report = {
      data: { folder, for: kind, networks: ids, files: names, commands },
      lines: [
        `${kind} project in ${folder}:`,
        ...names.map((file) => `  ${file}`),
        "",
        ...(kind === "html" ? ["Serve the folder with any server, for example:"] : ["Next:"]),
        ...commands.map((command) => `  ${command}`),
        ...(kind === "html" || spec !== undefined ? [] : ["", ...wrapText(installSentence, 78)])
      ]
    }
    return report
  })

/** Returns the dependency of package.json: a path becomes relative to the project. */
const getSpec = (folder: string, spec: string): string =>
  /^(?:\.{0,2}\/|[a-z]:\\)|\.tgz$/i.test(spec) && !/^[a-z]+:/i.test(spec)
    ? `file:${relative(resolve(folder), resolve(spec)).replaceAll("\\", "/")}`
    : spec

/** Copies the files of a page without a bundler next to it. Returns the page and its script. */
const getHtmlFiles = (folder: string, name: string, { networks, projectId }: InitWords) =>
  Effect.gen(function* () {
    const { data } = yield* vendor(join(folder, "latchkey"), {
      ...(networks === undefined ? {} : { networks }),
      ...(projectId === undefined ? {} : { projectId })
    })
    const { tags } = data as { readonly tags: ReadonlyArray<string> }
    return { "index.html": createHtmlPage(name, tags), "main.js": htmlScript }
  })

const write = (folder: string, files: Readonly<Record<string, string>>) =>
  Effect.try({
    try: () => {
      for (const [file, text] of Object.entries(files)) {
        const path = join(folder, file)
        makeFolder(dirname(path))
        writeFileSync(path, text)
      }
    },
    catch: (cause) => createNotWritten(folder, cause)
  })
