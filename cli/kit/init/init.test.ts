import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

const root = join(import.meta.dirname, "../../..")

interface InitData {
  readonly files: ReadonlyArray<string>
  readonly networks: ReadonlyArray<string>
  readonly commands: ReadonlyArray<string>
}
/** Creates a project below an empty folder. Returns its folder and the run. */
const create = async (name: string, ...args: ReadonlyArray<string>) => {
  const folder = join(makeFreshFolder(), name)
  const seen = await runIn(makeFreshFolder(), ["init", folder, "--json", ...args], { pageFolder: makePackagedPage() })
  return { folder, seen, read: (file: string) => readFileSync(join(folder, file), "utf8") }
}
const getData = (seen: Awaited<ReturnType<typeof runIn>>): InitData => parseDocument(seen).data as InitData

/** A built package of few files, for `--for html`. */
const makePackagedPage = (): string => {
  const folder = makeFreshFolder()
  writeFileSync(join(folder, "element.js"), 'import "./index.js"\n')
  writeFileSync(join(folder, "index.js"), "export {}\n")
  return folder
}

const ids = ["--networks", "eip155:1,solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"]
const projectId = "0123456789abcdef0123456789abcdef"

describe("init --for vite", () => {
  test("writes the networks, the project id and the name into the kit's file", async () => {
    const { read, seen } = await create("My Shop", ...ids, "--project-id", projectId)
    expect([seen.code, getData(seen).networks]).toEqual([0, ids[1]?.split(",")])
    expect(read("src/kit.ts")).toContain(`networks: [mainnet, solana],\n  projectId: "${projectId}",`)
    expect(read("index.html")).toContain("<title>My Shop</title>")
  })

  test("names the packed file relative to the project, and asks for it if it is unknown", async () => {
    const { read, seen } = await create("shop", "--package", "../latchkey/latchkey-0.1.0.tgz")
    const { dependencies, name } = JSON.parse(read("package.json"))
    expect([name, dependencies.latchkey]).toEqual(["shop", expect.stringMatching(/^file:.*latchkey-0\.1\.0\.tgz$/)])
    expect(getData(seen).commands).not.toContain("npm install <the packed file>")
    const unknown = await create("Other shop!")
    expect(JSON.parse(unknown.read("package.json"))).toMatchObject({ name: "other-shop" })
    expect(JSON.parse(unknown.read("package.json")).dependencies.latchkey).toBeUndefined()
    expect(getData(unknown.seen).commands).toContain("npm install <the packed file>")
  })

  test("uses the major versions that this repository is tested with", async () => {
    const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies
    const hosts = ["next", "vite"].map(
      (name) => JSON.parse(readFileSync(join(root, `fixtures/hosts/${name}/package.json`), "utf8")).dependencies
    )
    const tested = Object.assign({}, own, ...hosts, { typescript: "5.9" })
    for (const kind of ["vite", "next"]) {
      const { dependencies, devDependencies } = JSON.parse((await create("a", "--for", kind)).read("package.json"))
      for (const [name, range] of Object.entries<string>({ ...dependencies, ...devDependencies }))
        expect([name, range.replace("^", "").split(".")[0]]).toEqual([name, tested[name].split(".")[0]])
    }
  })
})

describe("init --for next", () => {
  test("creates the kit in a client file, as doctor requires", async () => {
    const { folder, read } = await create("shop", "--for", "next", ...ids)
    for (const file of ["app/providers.tsx", "app/Account.tsx"]) expect(read(file)).toMatch(/^"use client"\n/)
    // The packages are not installed, of which doctor complains.
    const seen = await runIn(makeFreshFolder(), ["doctor", "--folder", folder, "--json"])
    const { problems = [] } = Object(parseDocument(seen).error) as {
      readonly problems?: ReadonlyArray<{ readonly what: string }>
    }
    expect([seen.code, problems.length > 0]).toEqual([1, true])
    expect(problems.map(({ what }) => what)).not.toContain('"use client"')
  })
})

describe("init --for html", () => {
  test("creates a page with the copied files, their hashes and the button", async () => {
    const { folder, read, seen } = await create("a <b>", "--for", "html", ...ids, "--project-id", projectId)
    expect(getData(seen).files).toEqual(["index.html", "latchkey/", "main.js"])
    const page = read("index.html")
    expect(page).toContain("<title>a &lt;b&gt;</title>")
    expect(page).toMatch(/<script type="module" src="\/latchkey\/element\.js" integrity="sha384-[^"]+"><\/script>/)
    expect(page).toContain(`<latchkey-button networks="${ids[1]?.replace(",", " ")}" project-id="${projectId}">`)
    for (const [, file = ""] of page.matchAll(/(?:src|href)="\/([^"]+)"/g))
      expect([file, existsSync(join(folder, file)) && statSync(join(folder, file)).isFile()]).toEqual([file, true])
  })
})

describe("init", () => {
  test("writes nothing into a folder with files, and rejects unknown kinds and networks", async () => {
    const folder = makeFreshFolder()
    writeFileSync(join(folder, "mine.txt"), "mine")
    const result = await runIn(makeFreshFolder(), ["init", folder])
    expect([result.code, readdirSync(folder)]).toEqual([2, ["mine.txt"]])
    expect((await create("a", "--for", "angular")).seen.code).toBe(2)
    const { folder: missing, seen } = await create("b", "--networks", "eip155:99999")
    expect([seen.code, existsSync(missing)]).toEqual([2, false])
  })
})
