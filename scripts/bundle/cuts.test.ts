import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")
type Cuts = Readonly<Record<string, string | null | ReadonlyArray<readonly [string, string]>>>
const loaded: { readonly withoutCuts: (code: string, cuts: Cuts, id: string) => string } = await import(
  pathToFileURL(join(root, "scripts/bundle/cuts.mjs")).href
)
const cut = (code: string, cuts: Cuts): string => loaded.withoutCuts(code, cuts, "library.js")

test.each([
  ["a constant", "export const count = () => 1\n", { count: "none" }, "export const count = none\n"],
  ["a function", "function count() { return 1 }\n", { count: "none" }, "const count = none\n"],
  ["a class", "export class Count { a() {} }\n", { Count: "none" }, "export const Count = none\n"],
  ["a member of an object", "const it = { a() {}, b: 2, c: 3 }\n", { "it.b": null }, "const it = { a() {},  c: 3 }\n"],
  ["a member of a class", "class It { a() {} b = 1 }\n", { "It.a": null }, "class It {  b = 1 }\n"],
  [
    "a member of each class",
    "class A { a() {} }\nclass B { b = 1 }\nclass C { a = 1 }\n",
    { "*.a": null },
    "class A {  }\nclass B { b = 1 }\nclass C {  }\n"
  ],
  [
    "a place within a name",
    "const a = (b) => b ? 1 : 2\nconst c = b\n",
    { a: [["b ?", "true ?"]] },
    "const a = (b) => true ? 1 : 2\nconst c = b\n"
  ]
] satisfies ReadonlyArray<readonly [string, string, Cuts, string]>)(
  "%s of a library is cut out alone",
  (_, code, cuts, rest) => {
    expect(cut(code, cuts)).toBe(rest)
  }
)

test.each<Cuts>([{ gone: "none" }, { "it.gone": null }, { "*.gone": null }, { it: [["gone", "none"]] }])(
  "a library that no longer has what is cut stops the build: %o",
  (cuts) => {
    expect(() => cut("const it = { a: 1 }\n", cuts)).toThrow(/library\.js has no .*gone.* any more/)
  }
)

/** What runs in the terminal alone, and what `latchkey/services` has for a host's own Effect, with the whole library. */
const elsewhere = /^services\/foundation\/((recording|replay)\/|http\/platformLayer\.ts|store\/streams\.ts)/

/** What a page would need of the parts that are cut. */
const needsCutPart = [
  /"effect\/(Supervisor|Metric|Request|RequestResolver|Tracer|Schedule|Stream|Channel|SubscriptionRef|Micro|ConfigProvider)"/,
  /\bmode: "(either|validate)"/,
  /\bonExcessProperty\b|\berrors: "all"|\bpropertyOrder\b/,
  /\bSchema\.(encode\w*|TemplateLiteral|\w*Effect|transformOrFail|asserts|validate\w*)\b/,
  /\bRandom\.(?!nextRange|nextIntBetween)\w+/,
  /\bRx\.(?!make|map|family|keepAlive|Rx\b|Context|ts\b)\w+/
]

test("nothing that runs in a page needs a part of a library that is cut", () => {
  const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "core", "services", "react"], {
    cwd: root,
    encoding: "utf8"
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !elsewhere.test(file))
  const found = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")
    return needsCutPart.flatMap((pattern) => (pattern.exec(text) ?? []).slice(0, 1).map((what) => `${file}: ${what}`))
  })
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
