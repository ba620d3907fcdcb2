import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { replaceDeclarations } from "../libraries/libraryDeclarations.mjs"

const root = join(import.meta.dirname, "../..")

describe("replaceDeclarations", () => {
  it.each([
    ["a constant", "export const count = () => 1\n", { count: "none" }, "export const count = none\n"],
    ["a function", "function count() { return 1 }\n", { count: "none" }, "const count = none\n"],
    ["a class", "export class Count { a() {} }\n", { Count: "none" }, "export const Count = none\n"]
  ])("replaces %s", (_, code, sources, expected) => {
    expect(replaceDeclarations(code, sources, "library.js")).toBe(expected)
  })

  it("throws if the module no longer has the declaration", () => {
    expect(() => replaceDeclarations("const count = 1\n", { total: "none" }, "library.js")).toThrow(
      /library\.js no longer declares total/
    )
  })
})

/** Modules that only the terminal or a host's own Effect runs, with the complete libraries. */
const isElsewhere = /^services\/foundation\/((recording|replay)\/|http\/platformLayer\.ts|store\/streams\.ts)/
/** Uses of the declarations that page bundles lack. */
const missingUses = [
  /"effect\/(Supervisor|Metric|Request|RequestResolver|Tracer|Stream|Channel|SubscriptionRef|Micro|ConfigProvider)"/,
  /\bmode: "(either|validate)"/,
  /\bRx\.(?!make|map|family|keepAlive|Rx\b|Context|ts\b)\w+/
]

describe("libraryDeclarations", () => {
  it("replaces no declaration that code of a page uses", () => {
    const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "core", "services", "react"], {
      cwd: root,
      encoding: "utf8"
    })
      .split("\n")
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !isElsewhere.test(file))
    const uses = files.flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")
      return missingUses.flatMap((pattern) => (pattern.exec(text) ?? []).slice(0, 1).map((use) => `${file}: ${use}`))
    })
    expect(files.length).toBeGreaterThan(300)
    expect(uses).toEqual([])
  })
})
