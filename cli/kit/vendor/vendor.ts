import * as Effect from "effect/Effect"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { makeFolder } from "../../foundation/files/makeFolder.ts"
import { type NotWritten, notWritten } from "../../foundation/errors/errors.ts"
import { usageError, valueError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { type CspWords, policyOf } from "../csp/csp.ts"
import { entry, firstFiles, pageFiles } from "./pageFiles.ts"

/** The options of `vendor`. */
export interface VendorWords extends Pick<CspWords, "networks" | "projectId"> {
  readonly at?: string
}

/** The hashes of what was copied, in the form of an import map: by it a folder is known as one of ours. */
const list = "integrity.json"

/**
 * `vendor <folder>`: copies what a page without a bundler loads, the element on the kit's own chunks with preact in
 * React's place. Prints the tags with their hashes, and the page's policy. A folder of an earlier copy is replaced.
 */
export const vendor = (folder: string, words: VendorWords) =>
  Effect.gen(function* () {
    const { host } = yield* Run
    const at = `/${(words.at ?? basename(resolve(folder))).replace(/^\/+|\/+$/g, "")}/`.replace("//", "/")
    if (!/^\/([\w.~-]+\/)*$/.test(at)) return yield* valueError("--at", "a path of your site, e.g. /latchkey", at)
    const { networks, policy, projectId } = yield* policyOf({ ...words, element: true })
    if (!existsSync(join(host.pageFolder, entry)))
      return yield* usageError("The files of pages have not been built here.", "Run: npm run build")
    const found = existsSync(folder) ? readdirSync(folder) : []
    if (found.length > 0 && !found.includes(list))
      return yield* usageError(
        `${folder} holds files of others.`,
        "Name a folder that does not exist yet, or one that `latchkey vendor` wrote."
      )
    const files = pageFiles((path) => readFileSync(join(host.pageFolder, path), "utf8"))
    const integrity = Object.fromEntries([...files].map(([path, code]) => [`${at}${path}`, hashOf(code)]))
    yield* write(folder, files, `${JSON.stringify({ integrity }, null, 2)}\n`)
    const first = firstFiles(files)
    const tags = [
      ...first
        .filter((path) => path !== entry)
        .map((path) => ["<link", 'rel="modulepreload"', ...sourceOf("href", path), ">"]),
      ["<script", 'type="module"', ...sourceOf("src", entry), "></script>"],
      [
        "<latchkey-button",
        `networks="${networks.join(" ")}"`,
        ...(projectId === "" ? [] : [`project-id="${projectId}"`]),
        "></latchkey-button>"
      ]
    ]
    function sourceOf(name: string, path: string): ReadonlyArray<string> {
      return [`${name}="${at}${path}"`, `integrity="${integrity[`${at}${path}`]}"`]
    }
    const bytes = [...files.values()].reduce((sum, code) => sum + Buffer.byteLength(code), 0)
    const report: Report = {
      data: {
        folder,
        at,
        files: files.size,
        bytes,
        integrity,
        tags: tags.map((parts) => parts.join(" ").replace(/ (?=>)/, "")),
        policy,
        networks
      },
      lines: [
        `${files.size} files in ${folder}, ${(bytes / 1_000_000).toFixed(1)} MB; their hashes are in ${list}.`,
        "",
        ...tags.flatMap(tagLines),
        "",
        "Content-Security-Policy:",
        ...policy
          .split("; ")
          .flatMap((one) => wrapText(`${one};`, 76).map((line, i) => `  ${i === 0 ? "" : "  "}${line}`))
      ]
    }
    return report
  })

const hashOf = (code: string): string => `sha384-${createHash("sha384").update(code).digest("base64")}`

/** A tag in lines that fit: an attribute a line, but for the first. */
const tagLines = ([name = "", ...rest]: ReadonlyArray<string>): ReadonlyArray<string> => {
  const end = rest.at(-1) ?? ""
  const [first = "", ...others] = rest.slice(0, -1)
  const lines = [`${name} ${first}`, ...others.map((one) => `  ${one}`)]
  return lines.map((line, i) => (i === lines.length - 1 ? line + end : line))
}

/** Writes the files, in place of those of an earlier copy. The list comes last: a folder with it is whole. */
const write = (folder: string, files: ReadonlyMap<string, string>, listed: string): Effect.Effect<void, NotWritten> =>
  Effect.try({
    try: () => {
      for (const old of [list, entry, "index.js", "preact.js", "chunks"])
        rmSync(join(folder, old), { recursive: true, force: true })
      for (const [path, text] of [...files, [list, listed] as const]) {
        makeFolder(dirname(join(folder, path)))
        writeFileSync(join(folder, path), text)
      }
    },
    catch: (cause) => notWritten(folder, cause)
  })
