import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { parts } from "../fixtures/sandbox/ports.ts"
import { type Sandbox, startSandbox } from "../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, run, runIn } from "../fixtures/testing/cli/testing.ts"
import { sandboxPorts } from "./kit/sandbox/ports.ts"

const balance = join(import.meta.dirname, "../fixtures/flows/account/balance-ethereum.json")

describe("help", () => {
  test.each(["name", "onramp", "sessions", "siwx", "fixtures", "network"])(
    "%s without a subcommand prints its commands on stdout with exit 0; with --json a command is missing",
    async (group) => {
      const { code, err, out } = await run(group)
      expect([code, err, out.join("\n")]).toEqual([0, [], expect.stringContaining(`Usage: latchkey ${group}`)])
      const json = await run(group, "--json")
      expect([json.code, parseDocument(json)]).toMatchObject([2, { ok: false, flow: group }])
    }
  )

  test("lists the common flags only in the program's help, to which a command's help refers", async () => {
    const [program, command] = [(await run("--help")).out.join("\n"), (await run("balance", "--help")).out.join("\n")]
    for (const flag of ["--rpc-url", "--timeout", "--verbose"]) {
      expect(program).toContain(flag)
      expect(command).not.toContain(flag)
    }
    expect(command).toContain("Flags of every command: latchkey --help")
  })

  test("counts as many ports of a sandbox as it has parts", async () => {
    expect(sandboxPorts).toBe(parts.length)
    expect((await run("sandbox", "--help")).out.join("\n")).toContain(`the first of ${parts.length} consecutive ports`)
  })
})

test.each([
  ["networks"],
  ["errors"],
  ["fixtures", "list"],
  ["balance", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
  ["swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "100"]
])("%s %s fits a terminal of 60 columns, except for text to copy", async (...words) => {
  const { out } = await runIn(makeFreshFolder(), words, { width: 60 })
  expect(out.filter((line) => line.length > 60 && !/\S{30,}/.test(line))).toEqual([])
})

test.each([
  ["schema", "balance"],
  ["csp", "--format", "header"],
  ["csp", "--format", "next"],
  ["completion", "bash"]
])("%s %s %s prints text for a file or a program unchanged in a terminal of 60 columns", async (...args) => {
  const words = args.filter((word) => word !== undefined)
  const { out } = await runIn(makeFreshFolder(), words, { width: 60 })
  expect(out.some((line) => line.length > 60)).toBe(true)
  expect(out).toEqual((await runIn(makeFreshFolder(), words)).out)
})

test.each([
  [["name", "lookup", "x", "--jsn", "--json"], "name lookup"],
  [["send", "--token", "USDC", "--json"], "send"],
  [["balnce", "--json"], "latchkey"]
])("names the command that invalid arguments reached: %j", async (words, flow) => {
  expect(parseDocument(await run(...words))).toMatchObject({ ok: false, flow, error: { code: "cli.usage" } })
})

describe("--record", () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, quiet: true })
  })
  afterAll(() => sandbox.close())

  test("reports the written file, and overwrites a file only with --force", async () => {
    const file = join(makeFreshFolder(), "block.json")
    const words = ["rpc", "eth_blockNumber", "--sandbox", sandbox.addresses.demo, "--record", file]
    const first = await run(...words)
    // A line that is too long for the terminal is broken.
    expect([first.code, first.err.join(" ").replace(/\s+/g, " ")]).toEqual([
      0,
      `Network Ethereum (eip155:1) Recorded 1 request in ${file}`
    ])
    const before = readFileSync(file, "utf8")
    const second = await run(...words)
    expect([second.code, second.err[0]]).toEqual([2, `--record would overwrite ${file}. (cli.usage)`])
    expect(readFileSync(file, "utf8")).toBe(before)
    expect((await run(...words, "--force")).code).toBe(0)
  })
})

describe("fixtures", () => {
  test("`check and redact` accept several paths", async () => {
    const folder = makeFreshFolder()
    const [first, second] = [join(folder, "one.json"), join(folder, "two.json")]
    copyFileSync(balance, first)
    copyFileSync(balance, second)
    expect((await run("fixtures", "check", first, second)).err.join("\n")).toContain("2 of 2 recordings are invalid")
    expect((await run("fixtures", "redact", first, second)).out).toEqual([
      `Nothing to do in ${first}`,
      `Nothing to do in ${second}`
    ])
  })

  test("`redact` warns about a recording that check would still reject", async () => {
    const file = join(makeFreshFolder(), "flow.json")
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(balance, "utf8")), name: "flow", more: 1 }))
    const seen = await run("fixtures", "redact", file)
    expect([seen.code, seen.err.join()]).toEqual([0, expect.stringContaining("is still not a valid recording: more")])
    expect((await run("fixtures", "check", file)).code).toBe(1)
  })
})

const built = join(import.meta.dirname, "..", "dist", "latchkey.js")
test.skipIf(!existsSync(built) || !existsSync("/dev/full"))(
  "reports a result that cannot be written on stderr, with exit 1",
  () => {
    const line = `"${process.execPath}" "${built}" networks > /dev/full`
    expect(spawnSync("bash", ["-c", line], { encoding: "utf8" })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The result could not be printed: /)
    })
  }
)
