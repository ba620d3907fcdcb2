import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { expected } from "./expected.ts"
import { printed } from "./printed.ts"
import { subjects } from "./subjects/all.ts"
import { lineOf } from "./table.ts"

const services = join(import.meta.dirname, "../..")
/** The names of all calls that services describe: `call: "x.y"`, or what is handed to JSON-RPC's `postOf`. A failure that names what failed (`new Offline({ call: … })`) describes none. */
const described = readdirSync(services, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing"))
  .flatMap((file) => {
    const text = readFileSync(join(services, file), "utf8")
    return [...text.matchAll(/(?<!new \w+\(\{ )\bcall(?::| =) ["`]([^"`]+)["`]|["`](rpc\.(?!\$\{method\}`)[^"`]+)["`]/g)].map(([, call, rpc]) => call ?? rpc ?? "")
  })

describe("every fault against every call", () => {
  for (const subject of subjects) {
    it.live(`${subject.row}: ends as stated, in time, and without hammering`, () =>
      Effect.map(lineOf(subject), ({ cells }) => {
        assert.deepStrictEqual(cells.flatMap(({ fault, wrong }) => wrong.map((one) => `${fault} ${one}`)), [])
      }), 30_000)
  }
})

describe("the table of faults", () => {
  it("has a row for each call that a service describes", () => {
    const covered = new Set(subjects.flatMap(({ calls }) => calls))
    assert.deepStrictEqual([...new Set(described)].filter((call) => !covered.has(call)), [])
    assert.isAbove(described.length, 25)
  })

  it("states an end for each row, and for no other", () => {
    assert.deepStrictEqual(Object.keys(expected).sort(), subjects.map(({ row }) => row).sort())
  })

  it("is printed with each call as a row and each fault as a column, and counts", () => {
    const text = printed([{ row: "a.call", cells: [
      { fault: "F1", words: ["E BadStatus"], wrong: [] }, { fault: "F2", words: ["E RateLimited", "R cache"], wrong: [] }, { fault: "F3", words: [], wrong: ["empty"] }
    ] }])
    assert.match(text, /a\.call +E BadStatus +E RateLimited/)
    assert.match(text, /R cache/)
    assert.match(text, /call x fault: 3 cells, 2 as stated, 1 empty/)
    assert.match(text, /a\.call F3: empty/)
  })
})
