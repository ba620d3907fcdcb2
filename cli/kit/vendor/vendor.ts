import * as Effect from "effect/Effect"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { makeFolder } from "../../foundation/files/makeFolder.ts"
import { type NotWritten, createNotWritten } from "../../foundation/errors/errors.ts"
import { createUsageError, createValueError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { type CspWords, getPolicy } from "../csp/csp.ts"
import { entry, findFirstFiles, getPageFiles } from "./getPageFiles.ts"

/** The options of `vendor`. */
export interface VendorWords extends Pick<CspWords, "networks" | "projectId"> {
  readonly at?: string
}

/** The hashes of the copied files, in the form of an import map. A folder with this file was written by `vendor`. */
const list = "integrity.json"

/**
 * `vendor <folder>`: copies the files for a page without a bundler: the element and the kit's chunks, with preact
 * instead of React. Prints the tags with their hashes, and the page's policy. Replaces the folder of an earlier copy.
 */
export const vendor = (folder: string, words: VendorWords) =>
  Effect.gen(function* () {
    const { host } = yield* Run
    const path = `/${(words.at ?? basename(resolve(folder))).replace(/^\/+|\/+$/g, "")}/`.replace("//", "/")
    if (!/^\/([\w.~-]+\/)*$/.test(path))
      return yield* createValueError("--at", "a path of your site, e.g. /latchkey", path)
    const { networks, policy, projectId } = yield* getPolicy({ ...words, element: true })
    if (!existsSync(join(host.pageFolder, entry)))
      return yield* createUsageError("The files for pages have not been built.", "Run: npm run build")
    const found = existsSync(folder) ? readdirSync(folder) : []
    if (found.length > 0 && !found.includes(list))
      return yield* createUsageError(
        `${folder} contains other files.`,
        "Use a new folder, or one that `latchkey vendor` wrote."
      )
    const files = getPageFiles((name) => readFileSync(join(host.pageFolder, name), "utf8"))
    const integrity = Object.fromEntries([...files].map(([name, code]) => [`${path}${name}`, computeHash(code)]))
    yield* write(folder, files, `${JSON.stringify({ integrity }, null, 2)}\n`)
    const first = findFirstFiles(files)
    const tags = [
      ...first
        .filter((name) => name !== entry)
        .map((name) => ["<link", 'rel="modulepreload"', ...getSource("href", name), ">"]),
      ["<script", 'type="module"', ...getSource("src", entry), "></script>"],
      [
        "<latchkey-button",
        `networks="${networks.join(" ")}"`,
        ...(projectId === "" ? [] : [`project-id="${projectId}"`]),
        "></latchkey-button>"
      ]
    ]
    function getSource(attribute: string, name: string): ReadonlyArray<string> {
      return [`${attribute}="${path}${name}"`, `integrity="${integrity[`${path}${name}`]}"`]
    }
    const bytes = [...files.values()].reduce((sum, code) => sum + Buffer.byteLength(code), 0)
    const report: Report = {
      data: {
        folder,
        at: path,
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
        ...tags.flatMap(formatTagLines),
        "",
        "Content-Security-Policy:",
        ...policy
          .split("; ")
          .flatMap((directive) => wrapText(`${directive};`, 76).map((line, i) => `  ${i === 0 ? "" : "  "}${line}`))
      ]
    }
    return report
  })

const computeHash = (code: string): string => `sha384-${createHash("sha384").update(code).digest("base64")}`

/** Breaks a tag into lines: one attribute per line, the first on the tag's line. */
const formatTagLines = ([name = "", ...rest]: ReadonlyArray<string>): ReadonlyArray<string> => {
  const end = rest.at(-1) ?? ""
  const [first = "", ...others] = rest.slice(0, -1)
  const lines = [`${name} ${first}`, ...others.map((attribute) => `  ${attribute}`)]
  return lines.map((line, i) => (i === lines.length - 1 ? line + end : line))
}

/**
 * Writes the files, and removes those of an earlier copy. The list is written last, so a folder with it is complete.
 */
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
    catch: (cause) => createNotWritten(folder, cause)
  })
