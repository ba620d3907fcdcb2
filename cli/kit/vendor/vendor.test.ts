import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

/** A package of few files, as the build writes them. */
const pageFolder = makeFreshFolder()
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(pageFolder, path)), { recursive: true })
  writeFileSync(join(pageFolder, path), text)
}
write("element.js", `import*as a from"./index.js";customElements.define("latchkey-button",a.b)\n`)
write("index.js", `export const b=()=>import("./chunks/latchkey-kit.js");\n//# sourceMappingURL=index.js.map`)
write(
  "chunks/latchkey-kit.js",
  `import{useState as a}from"react";import{jsx as b}from"react/jsx-runtime";import{createRoot as c}from"react-dom/client";import"./latchkey-look.js";export{a,b,c};const from=":";export default{from}\n//# sourceMappingURL=latchkey-kit.js.map\n`
)
write("chunks/latchkey-look.js", "export const look=1\n")
write("chunks/latchkey-hooks.js", `import"react"\n`)
write("react.js", `import"react"\n`)
write("preact.js", "export const useState=1,jsx=2,createRoot=3\n")

interface VendorData {
  readonly files: number
  readonly bytes: number
  readonly integrity: Readonly<Record<string, string>>
  readonly tags: ReadonlyArray<string>
  readonly policy: string
}
const runVendor = (folder: string, ...more: ReadonlyArray<string>) =>
  runIn(makeFreshFolder(), ["vendor", folder, ...more], { pageFolder })
const vendorData = async (folder: string, ...more: ReadonlyArray<string>): Promise<VendorData> =>
  parseDocument(await runVendor(folder, "--json", ...more)).data as VendorData
const listFiles = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()

describe("vendor", () => {
  test("copies the element and its imports, with preact instead of React and without source maps", async () => {
    const folder = join(makeFreshFolder(), "public/latchkey")
    const { files, integrity } = await vendorData(folder)
    const names = ["chunks/latchkey-kit.js", "chunks/latchkey-look.js", "element.js", "index.js", "preact.js"]
    expect(listFiles(folder)).toEqual([...names.slice(0, 3), "index.js", "integrity.json", "preact.js"])
    expect([files, Object.keys(integrity)]).toEqual([5, names.map((name) => `/latchkey/${name}`)])
    const kit = readFileSync(join(folder, "chunks/latchkey-kit.js"), "utf8")
    expect(kit.match(/from"[^"]+"/g)).toEqual(Array(3).fill('from"../preact.js"'))
    expect(kit).toContain('const from=":"')
    expect(names.filter((name) => readFileSync(join(folder, name), "utf8").includes("sourceMappingURL"))).toEqual([])
  })

  test("writes the hash of each file to an import map next to the files", async () => {
    const folder = join(makeFreshFolder(), "assets")
    const { integrity } = await vendorData(folder, "--at", "static/kit/")
    for (const [path, hash] of Object.entries(integrity)) {
      const bytes = readFileSync(join(folder, path.replace("/static/kit/", "")))
      expect([path, hash]).toEqual([path, `sha384-${createHash("sha384").update(bytes).digest("base64")}`])
    }
    expect(JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"))).toEqual({ integrity })
  })

  test("prints tags for the files that load first, with hashes, networks and project", async () => {
    const id = "0123456789abcdef0123456789abcdef"
    const { integrity, policy, tags } = await vendorData(
      join(makeFreshFolder(), "latchkey"),
      ..."--networks eip155:1,eip155:137 --project-id".split(" "),
      id
    )
    expect(tags).toEqual([
      `<link rel="modulepreload" href="/latchkey/index.js" integrity="${integrity["/latchkey/index.js"]}">`,
      `<script type="module" src="/latchkey/element.js" integrity="${integrity["/latchkey/element.js"]}"></script>`,
      `<latchkey-button networks="eip155:1 eip155:137" project-id="${id}"></latchkey-button>`
    ])
    expect(policy).toContain("wss://relay.walletconnect.org")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  test("prints the tags and the policy at a terminal so that they can be pasted", async () => {
    const { code, out } = await runVendor(join(makeFreshFolder(), "latchkey"))
    const text = out.join("\n")
    expect([code, text]).toEqual([0, expect.stringMatching(/^5 files in .*latchkey/)])
    expect(text).toMatch(
      /<script type="module"\n {2}src="\/latchkey\/element.js"\n {2}integrity="sha384-[\w+/=]{64}"><\/script>/
    )
    expect(text).toMatch(
      /\nContent-Security-Policy:\n {2}default-src 'none';\n {2}base-uri 'none';\n {2}script-src 'self';\n/
    )
  })

  test("replaces an earlier copy, and does not touch a folder with other files", async () => {
    const folder = join(makeFreshFolder(), "latchkey")
    await vendorData(folder)
    writeFileSync(join(folder, "chunks/latchkey-old.js"), "old")
    await vendorData(folder)
    expect(existsSync(join(folder, "chunks/latchkey-old.js"))).toBe(false)
    const site = makeFreshFolder()
    writeFileSync(join(site, "index.html"), "mine")
    const seen = await runVendor(site, "--json")
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      2,
      { code: "cli.usage", hint: expect.stringMatching(/^Use a new folder/) }
    ])
    expect(listFiles(site)).toEqual(["index.html"])
  })

  test.each([
    [["--at", "/a b"], 2, "cli.usage", /^--at must be a path of your site/],
    [["--networks", "eip155:5"], 2, "cli.usage", /^There is no network "eip155:5"/]
  ])("rejects %j before it writes anything", async (words, code, tag, message) => {
    const folder = join(makeFreshFolder(), "latchkey")
    const seen = await runVendor(folder, "--json", ...words)
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      code,
      { code: tag, message: expect.stringMatching(message) }
    ])
    expect(existsSync(folder)).toBe(false)
  })

  test("reports a missing build, and a folder that cannot be written", async () => {
    const unbuilt = await runIn(makeFreshFolder(), ["vendor", "x", "--json"], { pageFolder: "/nowhere" })
    expect(parseDocument(unbuilt).error).toMatchObject({
      code: "cli.usage",
      hint: expect.stringMatching(/^Run: npm run build/)
    })
    const file = join(makeFreshFolder(), "file")
    writeFileSync(file, "")
    const seen = await runVendor(join(file, "latchkey"), "--json")
    expect([seen.code, parseDocument(seen).error?.code]).toEqual([1, "cli.not-written"])
  })

  test("copies files that import nothing by name, and from preact.js only its exports", async () => {
    const folder = join(makeFreshFolder(), "latchkey")
    const { files } = parseDocument(await runIn(makeFreshFolder(), ["vendor", folder, "--json"])).data as VendorData
    expect(files).toBeGreaterThan(100)
    const own = new Set(Object.keys(await import(join(folder, "preact.js"))))
    const expected = new Set<string>()
    for (const name of listFiles(folder).filter((file) => file.endsWith(".js"))) {
      const code = readFileSync(join(folder, name), "utf8")
      const imports = [...code.matchAll(/(?<=^|[;}\n])import(?:([\w*{][^;"]*?)from)?\s*"([^"]+)"/g)]
      for (const [, names = "", from = ""] of imports) {
        expect([name, from]).toEqual([name, expect.stringMatching(/^\.{1,2}\//)])
        if (from.endsWith("/preact.js") && names.startsWith("{"))
          for (const imported of names.replace(/[{}]/g, "").split(","))
            expected.add(imported.trim().split(/\s+as\s+/)[0] ?? "")
      }
    }
    expect(expected.size).toBeGreaterThan(10)
    expect([...expected].filter((name) => !own.has(name))).toEqual([])
  })
})
