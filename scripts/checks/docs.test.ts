import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "latchkey-docs-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, ReadonlyArray<string>>>): void => {
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), lines.join("\n"))
  }
}
/** Runs the script on the tree. Returns its status and the problems that it prints. */
const runCheck = () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "docs.mjs"), folder], {
    encoding: "utf8"
  })
  return { status, problems: stderr.trim().split("\n").filter(Boolean) }
}

/** Comment marks in pieces, as the check reads this file, too. */
const [line, open, close] = ["/" + "/", "/" + "*", "*" + "/"]
const reliability = ["# What must hold", "### T10: the pair that was seen", '<a id="t10"></a>', "### F46", "### F46"]
const sound = {
  "README.md": [
    "# Kit",
    "[how](docs/guide.md#a-call-twice) and [here](#kit), [out](https://example.com/#x), `[shown](nowhere.md)`",
    "```",
    "[no link](nowhere.md)",
    "```"
  ],
  "docs/guide.md": [
    "# Guide",
    "## A `call`, twice!",
    "## Same",
    "## Same",
    "[up](../README.md) [second](#same-1) [F46](reliability.md#f46-1)",
    "Told in docs/reliability.md#t10.",
    "Stands in `core/room.ts`, `core/` and `core/{room,room}.ts`, as `core/<room>/name.ts` and `core/…/name.ts` do.",
    "`core/room.ts`: `a`; `room.ts`: `title`"
  ],
  "docs/decisions/effect-3.md": ["# Rooms", "Was `core/gone.ts`."],
  "docs/reliability.md": reliability,
  "core/room.ts": [
    `${open}*`,
    " * Stops, see docs/guide.md#same and T10; as `core/room.ts`, core/{room,room}.ts and `core/<room>/name.ts` do.",
    ` ${close}`,
    `export const a = "https://example.com" ${line} F46`,
    'export const title = "F99: a text is no comment"'
  ]
}

test("docs.mjs accepts a tree without broken links and numbers", () => {
  write(sound)
  expect(runCheck()).toEqual({ status: 0, problems: [] })
})

test.each([
  [
    "a broken anchor in a document",
    { "README.md": ["", "[how](docs/guide.md#a-call)"] },
    "README.md:2 docs/guide.md#a-call: there is no such heading"
  ],
  [
    "a broken anchor of its own",
    { "docs/guide.md": ["# Guide", "[there](#gone)"] },
    "docs/guide.md:2 #gone: there is no such heading"
  ],
  [
    "a file that is not there",
    { "docs/guide.md": ["## A call, twice", "## Same", "[there](gone.md)"] },
    "docs/guide.md:3 gone.md: there is no such file"
  ],
  [
    "a link that leaves the tree",
    { "docs/guide.md": ["## A call, twice", "## Same", "[there](../../etc)"] },
    "docs/guide.md:3 ../../etc: there is no such file"
  ],
  [
    "a path in backticks",
    { "docs/guide.md": ["## A call, twice", "## Same", "See `docs/reliability.md#t11`."] },
    "docs/guide.md:3 docs/reliability.md#t11: there is no such heading"
  ],
  [
    "a path of code that is not there",
    { "docs/guide.md": ["## A call, twice", "## Same", "See `core/gone.ts`."] },
    "docs/guide.md:3 core/gone.ts: there is no such file"
  ],
  [
    "one of several names that is not there",
    { "docs/guide.md": ["## A call, twice", "## Same", "See `core/{room,gone}.ts`."] },
    "docs/guide.md:3 core/gone.ts: there is no such file"
  ],
  [
    "a function that its file does not declare",
    { "docs/guide.md": ["## A call, twice", "## Same", "`core/room.ts`: `a`, `gone`"] },
    "docs/guide.md:3 core/room.ts: gone is not declared there"
  ],
  [
    "a function of a file that is not there",
    { "docs/guide.md": ["## A call, twice", "## Same", "`gone.ts`: `a`"] },
    "docs/guide.md:3 gone.ts: there is no such file"
  ],
  [
    "a broken anchor in a comment",
    { "core/room.ts": [`export const a = 1 ${line} docs/guide.md#gone`] },
    "core/room.ts:1 docs/guide.md#gone: there is no such heading"
  ],
  [
    "a path of code in a comment that is not there",
    { "core/room.ts": [`${open}*`, " * Stands in (`core/gone`).", ` ${close}`] },
    "core/room.ts:2 core/gone: there is no such file"
  ],
  [
    "a document that a text of the code names",
    { "react/room.ts": ['export const hint = "See docs/guide.md"'] },
    "react/room.ts:1 docs/guide.md: the package has no documents; print what to do"
  ],
  [
    "a style sheet's comment",
    { "react/room.css": [`p { ${open} docs/gone.md ${close} color: red }`] },
    "react/room.css:1 docs/gone.md: there is no such file"
  ],
  [
    "a number that nothing explains",
    { "core/room.ts": [`${open}*`, " * As F99 asks.", ` ${close}`] },
    "core/room.ts:2 F99 has no place in docs/reliability.md"
  ]
])("docs.mjs reports %s with its line", (_, files, problem) => {
  write({ ...sound, ...files })
  const { problems, status } = runCheck()
  expect(status).toBe(1)
  expect(problems).toContain(problem)
})
