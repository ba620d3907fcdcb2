import { mkdtempSync, readdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { document, freshFolder, run, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const shipped = readdirSync(join(import.meta.dirname, "../../../fixtures", "scripts")).map((file) =>
  basename(file, ".json")
)

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 30_000)
afterAll(() => sandbox.close())

/** A script in its own file. */
const written = (script: unknown, name = "script.json"): string => {
  const file = join(mkdtempSync(join(tmpdir(), "latchkey-script-")), name)
  writeFileSync(file, typeof script === "string" ? script : JSON.stringify(script))
  return file
}
const stepsOf = (seen: RunResult): ReadonlyArray<string> =>
  (document(seen).data as { readonly steps: ReadonlyArray<{ readonly flow: string }> }).steps.map(({ flow }) => flow)
/** Image URLs contain the host they are on, which recordings do not. */
const placeless = (data: unknown): unknown => JSON.parse(JSON.stringify(data).replace(/"https?:[^"]*"/g, '"a picture"'))
const tourFlows = ["connect", "balance", "swap-quote", "name reverse", "name lookup"]

describe.each(shipped)("the script %s", (name) => {
  test("is green on the recordings that ship, and says the same each time", async () => {
    const runs = [await run("run", name), await run("run", name), await run("run", name)]
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(new Set(runs.map(({ out }) => out.join("\n"))).size).toBe(1)
    expect(Math.max(...(runs[0]?.out ?? []).map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  test("is green against the sandbox, and from a recording just made of it", async () => {
    const home = freshFolder()
    const file = join(home, "fresh.json")
    const live = await runIn(home, ["run", name, "--sandbox", sandbox.addresses.demo, "--record", file, "--json"])
    expect([live.code, live.err.join(" ")]).toEqual([0, expect.stringMatching(/^Recorded \d+ requests in\s+\S+$/)])
    const again = await runIn(home, ["run", name, "--fixtures", file, "--json"])
    expect([again.code, again.err]).toEqual([0, []])
    expect(placeless(document(again).data)).toEqual(placeless(document(live).data))
  })
})

test("a script's steps share one state and what its services keep: a balance asked for twice is asked once", async () => {
  const balance = { run: ["balance", "${connect.account}"] }
  const file = written({
    name: "twice",
    steps: [
      { name: "connect", run: ["connect"] },
      { name: "once", ...balance },
      { name: "again", ...balance }
    ]
  })
  const requests = async (path: string) =>
    (document(await run("run", path, "--json")).meta as { readonly requests: number }).requests
  const alone = written({
    name: "alone",
    steps: [
      { name: "connect", run: ["connect"] },
      { name: "once", ...balance }
    ]
  })
  expect(await requests(file)).toBe(await requests(alone))
})

test("with --ndjson every event and step is a line, and the result the last one", async () => {
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

test("the tour connects, reads, quotes and looks a name up", async () => {
  expect(stepsOf(await run("run", "tour", "--json"))).toEqual(tourFlows)
})

describe("a script that goes wrong", () => {
  const step = (over: object) => ({ name: "s", steps: [{ name: "look", run: ["networks"], ...over }] })
  test.each<[string, unknown, number, string, RegExp]>([
    ["is no JSON", "{", 2, "cli.broken-script", /line 1, column 2: it is not valid JSON/],
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
    ["asks for help", step({ run: ["--help"] }), 2, "cli.broken-script", /is no command/],
    ["is no object", "[]", 2, "cli.broken-script", /cannot be run: it must be an object with name and steps$/],
    [
      "is nested too deep to be told of",
      `{"name":"x","steps":${"[".repeat(3000)}${"]".repeat(3000)}}`,
      2,
      "cli.broken-script",
      /cannot be run: steps\.0: it does not fit$/
    ],
    ["runs a script", step({ run: ["run", "tour"] }), 2, "cli.broken-script", /runs no scripts/],
    [
      "sets the run's flags in a step",
      step({ run: ["networks", "--project-id", "x"] }),
      2,
      "cli.broken-script",
      /--project-id is given to the whole run/
    ],
    [
      "refers to no step",
      step({ run: ["balance", "${before.account}"] }),
      2,
      "cli.broken-script",
      /names no step before this one/
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
      /had to fail with http.offline/
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
      "asks for what nobody recorded",
      step({ run: ["name", "lookup", "nobody-recorded"] }),
      3,
      "cli.not-recorded",
      /No recording/
    ],
    [
      "needs a value that is not there",
      step({ run: ["balance", "${env:NOBODYS_ACCOUNT}"] }),
      4,
      "cli.environment-missing",
      /NOBODYS_ACCOUNT/
    ]
  ])("because it %s says where", async (_, script, code, error, message) => {
    const seen = await run("run", written(script), "--json")
    expect([seen.code, document(seen).error?.code]).toEqual([code, error])
    expect(document(seen).error?.message).toMatch(message)
  })

  test("names those that ship when there is no such script", async () => {
    const { code, err } = await run("run", "tuor")
    expect([code, err]).toEqual([2, ['There is no script "tuor". (cli.usage)', "Did you mean tour?"]])
  })

  test("says on stderr how far it came", async () => {
    const { err } = await run(
      "run",
      written({
        name: "two",
        steps: [
          { name: "first", run: ["networks"] },
          { name: "second", run: ["name", "lookup", "no"] }
        ]
      })
    )
    expect(err[0]).toBe('two: 1 of 2 steps were done; this was step "second".')
  })
})

test("what came from the environment is not printed", async () => {
  const file = written({ name: "s", steps: [{ name: "look", run: ["balance", "${env:SECRET_ACCOUNT}"] }] })
  const seen = await runIn(freshFolder(), ["run", file], { env: { SECRET_ACCOUNT: account } })
  expect(seen.code).toBe(0)
  expect(seen.out.join("\n")).not.toContain(account)
  expect(seen.out[0]).toBe("$ latchkey balance ${env:SECRET_ACCOUNT}")
})
