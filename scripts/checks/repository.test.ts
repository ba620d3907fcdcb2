import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")
const read = (file: string): string => readFileSync(join(root, file), "utf8")
const manifest = JSON.parse(read("package.json"))
const listFolder = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)
const workflows = listFolder(".github/workflows")

describe("workflows of the repository", () => {
  test("runs only commands that package.json has", () => {
    const commands = workflows.flatMap((file) =>
      [...read(file).matchAll(/- run: npm run (\S+)$|run: \[([^\]]+)\]/gm)].flatMap(([, command, list]) =>
        (list ?? command ?? "").split(", ").filter((name) => name !== "" && !name.startsWith("$"))
      )
    )
    expect(commands).toEqual(expect.arrayContaining(["check", "test:all", "nightly"]))
    expect(commands.filter((command) => manifest.scripts[command] === undefined)).toEqual([])
  })

  test("pins each action to a commit, and grants only the right to read and, to publish, an identity", () => {
    for (const file of workflows) {
      const uses = [...read(file).matchAll(/uses: (\S+)/g)].map(([, action = ""]) => action)
      expect([file, uses.filter((action) => !/@[0-9a-f]{40}$/.test(action))]).toEqual([file, []])
      expect([file, read(file)]).toEqual([file, expect.stringContaining("permissions:\n  contents: read\n")])
      const granted = read(file).match(/\S+: write|secrets\.\w+/g) ?? []
      expect([file, granted]).toEqual([file, file.endsWith("release.yml") ? ["id-token: write"] : []])
    }
  })

  test("publishes only what it packed, with provenance, after the approval of a maintainer", () => {
    const [pack = "", publish = ""] = read(".github/workflows/release.yml").split("\n  publish:\n")
    expect(publish).toContain("needs: pack")
    expect(publish).toContain("environment: release")
    expect(publish.match(/npm publish .*/g)).toEqual([
      "npm publish ./latchkey-sandbox-*.tgz --tag next --provenance",
      "npm publish ./latchkey-[0-9]*.tgz --tag next --provenance"
    ])
    expect(pack).not.toMatch(/npm publish|id-token/)
    expect(pack).toContain("npm run test:all")
  })

  test("uses the oldest supported Node, which .nvmrc names", () => {
    expect(`>=${read(".nvmrc").trim()}`).toBe(manifest.engines.node)
    expect(read(".github/workflows/check.yml")).toContain("node-version-file: .nvmrc")
  })
})

describe("templates of issues and pull requests", () => {
  test("contains the sentence that support never asks for a recovery phrase", () => {
    const templates = [
      ...listFolder(".github/ISSUE_TEMPLATE").filter((file) => !file.endsWith("config.yml")),
      ".github/pull_request_template.md"
    ]
    expect(templates.length).toBeGreaterThan(2)
    for (const file of templates)
      expect([file, read(file)]).toEqual([file, expect.stringContaining("Support never asks for a recovery phrase")])
  })
})

test("keeps CONTRIBUTING.md at 8 kB and CHANGELOG.md at 40 lines at most", () => {
  expect(Buffer.byteLength(read("CONTRIBUTING.md"))).toBeLessThanOrEqual(8000)
  expect(read("CHANGELOG.md").trimEnd().split("\n").length).toBeLessThanOrEqual(40)
})
