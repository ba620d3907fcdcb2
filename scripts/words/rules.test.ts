import { describe, expect, test } from "vitest"
import { readProse } from "./readProse.mjs"
import { findFaults } from "./rules.mjs"

const readFaults = (file: string, text: string): ReadonlyArray<string> =>
  findFaults(readProse(file, text), file).map(({ rule, line }) => `${line} ${rule}`)

describe("findFaults", () => {
  test("reports sentences of comments and Markdown, but not code or quoted words", () => {
    expect(readFaults("a.ts", "/** What nobody saw. `told` is code. */\nexport const value = 1")).toEqual([
      "1 headless",
      "1 nobody"
    ])
    expect(readFaults("a.md", 'Fees stand beside "tell".\n```\nnone\n```')).toEqual(["1 beside", "1 stands"])
  })

  test("reports parameters, locals and fields with vague names, but not keys of objects", () => {
    const text =
      "type A = { asked: string }\nconst f = (at: number, { of: item }: B) => {\n  const [told] = item\n  g({ given: told })\n}"
    expect(readFaults("a.ts", text)).toEqual(["1 name", "2 name", "3 name"])
  })

  test("reports functions that are named like values, but not values, verbs, layers and public names", () => {
    const text =
      "const joined = () => 1\nfunction seenOn() {}\nconst sent = [1]\nconst seedState = () => 1\nconst sentLayer = () => 1\nconst ranked = () => 1"
    for (const file of ["core/a.ts", "core/a.test.ts", "fixtures/a.ts", "react/kit/tests/a.ts"])
      expect(readFaults(file, text)).toEqual(["1 function name", "2 function name"])
    expect(readFaults("docs/a.ts", text)).toEqual([])
  })

  test("reports functions of the product that begin with a noun, unless they are listed", () => {
    const text = "const feeWords = () => 1\nconst formatFee = () => 1\nconst sha256 = () => 1\nconst fees = [1]"
    expect(readFaults("core/a.ts", text)).toEqual(["1 function name"])
    for (const file of ["core/a.test.ts", "fixtures/a.ts"]) expect(readFaults(file, text)).toEqual([])
  })

  test("reports functions named by a verb in the third person, except predicates and the package's test behaviors", () => {
    const text =
      "const signsIn = () => 1\nconst names = () => 1\nconst needsProject = () => true\nconst isOpen = () => true\nconst rejects = () => 1\nconst signsLayer = () => 1"
    expect(readFaults("fixtures/a.ts", text)).toEqual(["1 function name", "2 function name", "5 function name"])
    expect(readFaults("react/kit/testing/behaviours.ts", text)).toEqual(["1 function name", "2 function name"])
  })

  test("reports keys of a schema, unless their names are fixed in this file", () => {
    const text = "const Page = Schema.Struct({ count: Schema.Number, at: Schema.Number })"
    expect(readFaults("a.ts", text)).toEqual(["1 name"])
    expect(readFaults("services/foundation/recording/Flow.ts", text)).toEqual([])
  })

  test("reports titles that begin with neither a verb nor the name of their unit", () => {
    const titles = [
      "rejects a wrong code",
      "kit.send asks once",
      "a wrong code is refused",
      "$name",
      "sessions survive"
    ]
    const text = titles.map((title) => `test("${title}", () => {})`).join("\n")
    expect(readFaults("a.test.ts", text)).toEqual(["3 title", "5 title"])
  })
})
