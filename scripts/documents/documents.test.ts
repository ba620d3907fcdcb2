import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, posix } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { everyError } from "../../cli/kit/catalogue/errors.ts"
import { installSentence } from "../../core/kit/package/install.ts"
import { parseDocument, run } from "../../fixtures/testing/cli/testing.ts"
import { runAndPrint } from "../../fixtures/testing/runFile.ts"

const root = join(import.meta.dirname, "../..")
let out = ""
let files: ReadonlyArray<string> = []
const read = (file: string): string => readFileSync(join(out, file), "utf8")

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), "latchkey-docs-"))
  await runAndPrint(process.execPath, [join(root, "scripts/docs.mjs"), out], { cwd: root })
  files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md"))
}, 120_000)
afterAll(() => rmSync(out, { recursive: true, force: true }))

describe("npm run docs", () => {
  test("links only to pages and pictures that it writes", () => {
    const broken = files.flatMap((file) =>
      [
        ...read(file)
          .replace(/```[\s\S]*?```|`[^`\n]*`/g, "")
          .matchAll(/\]\(([^)\s]+)\)/g)
      ].flatMap(([, link = ""]) => {
        const [path = ""] = link.split("#")
        if (/^[a-z]+:/.test(link) || path === "") return []
        return existsSync(join(out, posix.join(posix.dirname(file), path))) ? [] : [`${file}: ${link}`]
      })
    )
    expect(broken).toEqual([])
    expect(files.length).toBeGreaterThan(everyError.length + 80)
  })

  test("writes a page for each error code, with its sentence, the next step and a test that raises it", () => {
    for (const { code, long, standing } of everyError) {
      const page = read(`errors/${code}.md`)
      expect([code, /^> /m.test(page), page.includes(long)]).toEqual([code, true, true])
      const testFile = /\*\*Test\*\* that raises it: `([^`]+)`/.exec(page)?.[1]
      if (standing === "raised") expect([code, existsSync(join(root, testFile ?? "none"))]).toEqual([code, true])
      else expect([code, testFile]).toEqual([code, undefined])
    }
  })

  test("writes a page for each command, with its flags and an example", async () => {
    const { schemas } = parseDocument(await run("schema", "--json")).data as {
      readonly schemas: Readonly<Record<string, unknown>>
    }
    expect(Object.keys(schemas).length).toBeGreaterThan(40)
    for (const path of Object.keys(schemas)) {
      const page = read(`commands/${path.replaceAll(" ", "-")}.md`)
      expect([path, page.includes("Options:") && page.includes("## Example")]).toEqual([path, true])
    }
  })

  test("lists every document", () => {
    const listed = (
      JSON.parse(read("list.json")) as ReadonlyArray<{ readonly items: ReadonlyArray<{ readonly link: string }> }>
    ).flatMap(({ items }) => items.map(({ link }) => link.replace(/^\//, "").replace(/^$|\/$/, (end) => `${end}index`)))
    const documents = files
      .filter((file) => !/^(?:decisions|errors|commands)$/.test(dirname(file)))
      .map((file) => file.replace(/\.md$/, ""))
    expect(documents.filter((file) => !listed.includes(file))).toEqual([])
  })

  test("writes llms.txt with the pages of the guides, and llms-full.txt with their texts", () => {
    const index = read("llms.txt")
    expect(index).toContain(installSentence)
    expect(index.startsWith("# Latchkey\n\n> ")).toBe(true)
    const linked = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, file = ""]) => file)
    expect(linked.filter((file) => !existsSync(join(out, file)))).toEqual([])
    const full = read("llms-full.txt")
    for (const file of [...linked, "errors/send.would-fail.md", "commands/balance.md"])
      expect([file, full.includes(`<!-- ${file} -->`)]).toEqual([file, true])
    expect(full).not.toMatch(/<!-- (?:spec|decisions)\//)
  })
})
