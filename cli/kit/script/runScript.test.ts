import { mkdtempSync, readdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, run, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const shipped = readdirSync(join(import.meta.dirname, "../../../fixtures", "scripts")).map((file) =>
  basename(file, ".json")
)

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 30_000)
afterAll(() => sandbox.close())

/** Writes a script to its own file. */
const writeScript = (script: unknown, name = "script.json"): string => {
  const file = join(mkdtempSync(join(tmpdir(), "latchkey-script-")), name)
  writeFileSync(file, typeof script === "string" ? script : JSON.stringify(script))
  return file
}
const getSteps = (seen: RunResult): ReadonlyArray<string> =>
  (parseDocument(seen).data as { readonly steps: ReadonlyArray<{ readonly flow: string }> }).steps.map(
    ({ flow }) => flow
  )
/** Replaces image URLs, which contain their host in a live run but not in a recording. */
const removeUrls = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replace(/"https?:[^"]*"/g, '"a picture"'))
const tourFlows = ["connect", "balance", "swap-quote", "name reverse", "name lookup"]

describe.each(shipped)("the script %s", (name) => {
  test("succeeds with the bundled recordings, and prints the same each time", async () => {
    const runs = [await run("run", name), await run("run", name), await run("run", name)]
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(new Set(runs.map(({ out }) => out.join("\n"))).size).toBe(1)
    expect(Math.max(...(runs[0]?.out ?? []).map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  test("succeeds against the sandbox, and from a new recording of it", async () => {
    const home = makeFreshFolder()
    const file = join(home, "fresh.json")
    const live = await runIn(home, ["run", name, "--sandbox", sandbox.addresses.demo, "--record", file, "--json"])
    expect([live.code, live.err.join(" ")]).toEqual([0, expect.stringMatching(/^Recorded \d+ requests in\s+\S+$/)])
    const replayed = await runIn(home, ["run", name, "--fixtures", file, "--json"])
    expect([replayed.code, replayed.err]).toEqual([0, []])
    expect(removeUrls(parseDocument(replayed).data)).toEqual(removeUrls(parseDocument(live).data))
  })
})

test("shares one state and its services among the steps: a balance is requested once", async () => {
  const balance = { run: ["balance", "${connect.account}"] }
  const file = writeScript({
    name: "twice",
    steps: [
      { name: "connect", run: ["connect"] },
      { name: "once", ...balance },
      { name: "again", ...balance }
    ]
  })
  const countRequests = async (path: string) =>
    (parseDocument(await run("run", path, "--json")).meta as { readonly requests: number }).requests
  const single = writeScript({
    name: "single",
    steps: [
      { name: "connect", run: ["connect"] },
      { name: "once", ...balance }
    ]
  })
  expect(await countRequests(file)).toBe(await countRequests(single))
})

test("prints every event and step on a line with --ndjson, the result last", async () => {
  const { out } = await run("run", "tour", "--ndjson")
  const lines = out.map((line): { readonly type: string; readonly step?: string; readonly ok?: boolean } =>
    JSON.parse(line)
  )
  expect(lines.filter(({ type }) => type === "step").map(({ step }) => step)).toEqual([
    "connect",
    "balance",
    "swap-quote",
    "name",
    "nobody"
  ])
  expect(lines.some(({ type }) => type === "event")).toBe(true)
  expect(lines.at(-1)).toMatchObject({ type: "end", ok: true, flow: "run" })
})

test("`tour` connects, reads, quotes and looks up a name", async () => {
  expect(getSteps(await run("run", "tour", "--json"))).toEqual(tourFlows)
})

describe("run with a broken script", () => {
  const step = (overrides: object) => ({ name: "s", steps: [{ name: "look", run: ["networks"], ...overrides }] })
  test.each<[string, unknown, number, string, RegExp]>([
    ["is not JSON", "{", 2, "cli.broken-script", /line 1, column 2: it is not valid JSON/],
    ["has no steps", { name: "s", steps: [] }, 2, "cli.broken-script", /steps/],
    ["has an unknown field", step({ expects: {} }), 2, "cli.broken-script", /steps\[0\]\.expects/],
    [
      "has a name in capitals",
      { name: "s", steps: [{ name: "Look", run: ["networks"] }] },
      2,
      "cli.broken-script",
      /steps\[0\]\.name: must be lower-case/
    ],
    [
      "has one name twice",
      {
        name: "s",
        steps: [
          { name: "a", run: ["networks"] },
          { name: "a", run: ["networks"] }
        ]
      },
      2,
      "cli.broken-script",
      /steps\[1\]\.name/
    ],
    ["runs no command", step({ run: ["balanse"] }), 2, "cli.broken-script", /step "look": Unknown command 'balanse'/],
    ["asks for help", step({ run: ["--help"] }), 2, "cli.broken-script", /is not a command/],
    ["is not an object", "[]", 2, "cli.broken-script", /cannot be run: it must be an object with name and steps$/],
    [
      "is nested too deeply",
      `{"name":"x","steps":${"[".repeat(3000)}${"]".repeat(3000)}}`,
      2,
      "cli.broken-script",
      /cannot be run: steps\.0: it has the wrong form$/
    ],
    ["runs a script", step({ run: ["run", "tour"] }), 2, "cli.broken-script", /cannot run scripts/],
    [
      "sets the run's flags in a step",
      step({ run: ["networks", "--project-id", "x"] }),
      2,
      "cli.broken-script",
      /--project-id can only be set for the whole run/
    ],
    [
      "refers to no step",
      step({ run: ["balance", "${before.account}"] }),
      2,
      "cli.broken-script",
      /does not name an earlier step/
    ],
    [
      "expects another result",
      step({ expect: { "networks[0].id": "eip155:2" } }),
      1,
      "cli.step-unexpected",
      /networks\[0\]\.id is "eip155:1", expected "eip155:2"/
    ],
    [
      "expects a failure that does not come",
      step({ fails: "http.offline" }),
      1,
      "cli.step-unexpected",
      /should have failed with http.offline/
    ],
    [
      "fails in another way than expected",
      step({ run: ["name", "lookup", "no"], fails: "http.offline" }),
      2,
      "name.misfit",
      /letters/
    ],
    ["fails", step({ run: ["name", "lookup", "no"] }), 2, "name.misfit", /letters/],
    [
      "sends a request that is not recorded",
      step({ run: ["name", "lookup", "nobody-recorded"] }),
      3,
      "cli.not-recorded",
      /No recording/
    ],
    [
      "needs a missing environment variable",
      step({ run: ["balance", "${env:NOBODYS_ACCOUNT}"] }),
      4,
      "cli.environment-missing",
      /NOBODYS_ACCOUNT/
    ]
  ])("reports the position when it %s", async (_, script, code, error, message) => {
    const seen = await run("run", writeScript(script), "--json")
    expect([seen.code, parseDocument(seen).error?.code]).toEqual([code, error])
    expect(parseDocument(seen).error?.message).toMatch(message)
  })

  test("lists the bundled scripts when the script does not exist", async () => {
    const { code, err } = await run("run", "tuor")
    expect([code, err]).toEqual([2, ['There is no script "tuor". (cli.usage)', "Did you mean tour?"]])
  })

  test("reports on stderr how many steps finished", async () => {
    const { err } = await run(
      "run",
      writeScript({
        name: "two",
        steps: [
          { name: "first", run: ["networks"] },
          { name: "second", run: ["name", "lookup", "no"] }
        ]
      })
    )
    expect(err[0]).toBe('two: 1 of 2 steps finished; step "second" failed.')
  })
})

test("does not print values from the environment", async () => {
  const file = writeScript({ name: "s", steps: [{ name: "look", run: ["balance", "${env:SECRET_ACCOUNT}"] }] })
  const seen = await runIn(makeFreshFolder(), ["run", file], { env: { SECRET_ACCOUNT: account } })
  expect(seen.code).toBe(0)
  expect(seen.out.join("\n")).not.toContain(account)
  expect(seen.out[0]).toBe("$ latchkey balance ${env:SECRET_ACCOUNT}")
})
