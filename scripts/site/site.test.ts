import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, posix } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { everyError } from "../../cli/kit/catalogue/errors.ts"
import { installSentence } from "../../core/kit/package/install.ts"
import { document, run } from "../../fixtures/testing/cli/testing.ts"
import { printed } from "../../fixtures/testing/ran.ts"

const root = join(import.meta.dirname, "../..")
let out = ""
let files: ReadonlyArray<string> = []
const read = (file: string): string => readFileSync(join(out, file), "utf8")

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), "latchkey-site-"))
  await printed(process.execPath, [join(root, "scripts/site.mjs"), "--out", out], { cwd: root })
  files = readdirSync(out, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"))
}, 300_000)
afterAll(() => rmSync(out, { recursive: true, force: true }))

const pages = (): ReadonlyArray<string> => files.filter((file) => file.endsWith(".html"))

test("every link, picture, script and sheet of every page is there, and so is the heading that a link names", () => {
  const ids = new Map(
    pages().map((page) => [page, new Set([...read(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))])
  )
  const broken = pages().flatMap((page) =>
    [...read(page).matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, link = ""]) => {
      if (/^https?:/.test(link)) return []
      const [path = "", anchor] = link.replaceAll("&amp;", "&").split("#")
      const at = path === "" ? page : posix.normalize(posix.join(posix.dirname(page), path))
      if (!existsSync(join(out, at))) return [`${page}: ${link}`]
      return anchor === undefined || ids.get(at)?.has(anchor) ? [] : [`${page}: ${link}`]
    })
  )
  expect(broken).toEqual([])
  expect(pages().length).toBeGreaterThan(everyError.length + 100)
})

test("nothing is asked of another host, and no script or style stands inside of a page", () => {
  for (const page of pages()) {
    expect([page, /<(?:link|script|img)[^>]*(?:href|src)="(?:https?:)?\/\//.test(read(page))]).toEqual([page, false])
    expect([page, /<script>|<style|\son\w+="|\sstyle="/.test(read(page))]).toEqual([page, false])
  }
})

test("each code has a page with its sentence, what to do, and for those that occur the test that makes it happen", () => {
  for (const { code, long, standing } of everyError) {
    const page = read(`errors/${code}.html`)
    expect([code, page.includes("<blockquote>")]).toEqual([code, true])
    const [first = ""] = long.split(/[<>&"`]/)
    expect([code, page.includes(first)]).toEqual([code, true])
    const named = /<strong>Test<\/strong> that makes it happen: <code>([^<]+)<\/code>/.exec(page)?.[1]
    if (standing === "raised") expect([code, existsSync(join(root, named ?? "none"))]).toEqual([code, true])
    else expect([code, named]).toEqual([code, undefined])
  }
})

test("each command has a page with its flags and an example", async () => {
  const commands = (
    document(await run("schema", "--json")).data as { readonly schemas: Readonly<Record<string, unknown>> }
  ).schemas
  expect(Object.keys(commands).length).toBeGreaterThan(40)
  for (const path of Object.keys(commands)) {
    const page = read(`commands/${path.replaceAll(" ", "-")}.html`)
    expect([path, page.includes("Options:") && page.includes(`latchkey ${path.split(" ")[0]}`)]).toEqual([path, true])
  }
})

test("every document is a page in the list, or below one that is", () => {
  const list = [...read("index.html").matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, link]) => link)
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md") && dirname(file) !== "decisions")
    .map((file) => file.replace(/README\.md$/, "index.md").replace(/md$/, "html"))
  expect(documents.filter((file) => !list.includes(file))).toEqual([])
})

test("llms.txt names each page of the guides, and llms-full.txt has their texts", () => {
  const index = read("llms.txt")
  expect(index).toContain(installSentence)
  const named = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, file = ""]) => file)
  expect(index.startsWith("# Latchkey\n\n> ")).toBe(true)
  expect(named.filter((file) => !existsSync(join(out, file)))).toEqual([])
  const full = read("llms-full.txt")
  for (const file of [...named, "errors/send.would-fail.md", "commands/balance.md"])
    expect([file, full.includes(`<!-- ${file} -->`)]).toEqual([file, true])
  expect(full).not.toMatch(/<!-- (?:spec|decisions)\//)
})
