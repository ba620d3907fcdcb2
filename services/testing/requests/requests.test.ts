import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { counted, requestTable } from "./counted.ts"
import { flows } from "./flows.ts"

describe("no request more than needed", () => {
  for (const flow of flows) {
    it.live(`${flow.name}: ${flow.requests.first} the first time, ${flow.requests.tenAtOnce} for ten at once, ${flow.requests.again} again`, () =>
      Effect.map(counted(flow), (counts) => assert.deepStrictEqual(counts, flow.requests)))
  }

  it("is in the README as it is counted", () => {
    assert.include(readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8"), requestTable())
  })
})
