import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "latchkey-time-"))
  mkdirSync(join(folder, "core"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Returns what the script prints about a test with these lines. */
const findWaits = (...lines: ReadonlyArray<string>): string => {
  writeFileSync(join(folder, "core/a.test.ts"), lines.join("\n"))
  return spawnSync(process.execPath, [join(import.meta.dirname, "time.mjs"), folder], {
    encoding: "utf8"
  }).stderr.trim()
}
/** In pieces, as the check reads this file, too. */
const [clock, timer, wait] = ["performance" + ".now()", "set" + "Timeout", "vi" + ".waitFor"]

test.each([
  [`const began = ${clock}`, "reads the clock"],
  [`await new Promise((done) => ${timer}(done, 20))`, "waits by the clock"],
  [`${timer}(() => answer(), 1_000)`, "waits by the clock"],
  [`await ${wait}(() => expect(1).toBe(1))`, "waits for one second at most: `until` has patience"]
])("time.mjs rejects a unit test with %s", (line, what) => {
  expect(findWaits("", line)).toBe(`core/a.test.ts:2 ${what}`)
})

test("time.mjs accepts a turn of the event loop and fake timers", () => {
  expect(findWaits(`${timer}(done, 0)`, "await turns()", "await until(check)")).toBe("")
  expect(
    findWaits(`vi.useFakeTimers({ toFake: ["setTimeout", "Date"] })`, `${timer}(done, 10)`, "Date" + ".now()")
  ).toBe("")
})
