import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { existsSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { sandboxInstallSentence } from "../../../core/kit/package/install.ts"
import { parts } from "../../../fixtures/sandbox/ports.ts"
import { parseDocument, makeFreshFolder, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

const dist = join(import.meta.dirname, "../../../dist")
const latchkey = join(dist, "latchkey.js")
const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

/** Collects a program's output until it matches a pattern, or until the program exits. */
const getOutput = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve) => {
    let output = ""
    child.stdout?.on("data", (part: Buffer) => {
      output += part.toString()
      if (pattern.test(output)) resolve(output)
    })
    child.once("exit", () => resolve(output))
  })
const getEnd = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once("exit", resolve))
/** Runs the built program to its end. */
const runBuilt = async (
  ...words: ReadonlyArray<string>
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const child = spawn(process.execPath, [latchkey, ...words], { stdio: ["ignore", "pipe", "ignore"] })
  const code = getEnd(child)
  const output = await getOutput(child, /(?!)/)
  return { code: await code, output }
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const getChildren = (pid: number): ReadonlyArray<number> => {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
  const listDescendants = (ancestor: number): ReadonlyArray<number> =>
    all.flatMap(([child = 0, parent]) => (parent === ancestor ? [child, ...listDescendants(child)] : []))
  return listDescendants(pid)
}
const expectEnded = async (pids: ReadonlyArray<number>): Promise<void> =>
  expect.poll(() => pids.filter(isAlive)).toEqual([])

describe.skipIf(!existsSync(latchkey) || !existsSync(join(dist, "programs/sandbox/sandbox.js")))(
  "latchkey sandbox",
  () => {
    test("starts on free ports, serves a balance, and leaves no process behind when it is interrupted", async () => {
      const program = spawn(process.execPath, [latchkey, "sandbox", "--port", "0"], {
        stdio: ["ignore", "pipe", "ignore"]
      })
      const [, url = ""] = /^ready (\S+)$/m.exec(await getOutput(program, /\n/)) ?? []
      expect(await (await fetch(`${url}/__sandbox`)).json()).toMatchObject({ demo: url })
      const seen = await run("balance", address, "--sandbox", url)
      expect([seen.code, seen.out.at(-1)]).toEqual([0, "Total $253,232.25"])
      const processes = getChildren(program.pid ?? 0)
      expect(processes.length).toBeGreaterThanOrEqual(3)
      const end = getEnd(program)
      program.kill("SIGINT")
      expect(await end).toBe(130)
      await expectEnded(processes)
    }, 60_000)

    test("leaves no process behind when it is killed, and prints one document at the start with --json", async () => {
      const program = spawn(process.execPath, [latchkey, "sandbox", "--port", "0", "--json"], {
        stdio: ["ignore", "pipe", "ignore"]
      })
      const printed = await getOutput(program, /^\}$/m)
      expect(JSON.parse(printed)).toMatchObject({
        ok: true,
        flow: "sandbox",
        data: { demo: expect.stringMatching(/^http:/) }
      })
      const processes = getChildren(program.pid ?? 0)
      program.kill("SIGKILL")
      await expectEnded(processes)
    }, 60_000)

    test("`--background` keeps running after the command, --stop ends it, and a second --stop fails", async () => {
      const started = await runBuilt("sandbox", "--background", "--port", "0", "--json")
      expect([started.code, started.output]).toEqual([0, expect.stringContaining('"demo"')])
      const { demo } = JSON.parse(started.output).data
      expect(await (await fetch(`${demo}/__sandbox`)).json()).toMatchObject({ demo })
      const port = new URL(demo).port
      expect(await runBuilt("sandbox", "--stop", "--port", port)).toMatchObject({
        code: 0,
        output: `${demo} has stopped.\n`
      })
      await expect(fetch(`${demo}/__sandbox`)).rejects.toThrow()
      expect((await runBuilt("sandbox", "--stop", "--port", port)).code).toBe(5)
    }, 120_000)

    test("names a port that is in use, and the solution", async () => {
      const server = createServer().listen(0, "127.0.0.1")
      await new Promise((resolve) => server.once("listening", resolve))
      const held = server.address()
      const port = typeof held === "object" && held !== null ? held.port : 0
      const base = Math.min(port, 65_000)
      const seen = await run("sandbox", "--port", String(base))
      server.close()
      expect(seen.code).toBe(1)
      expect(seen.err[0]).toContain("which is in use. (cli.sandbox-port-taken)")
      const [, usedPort] = /^The sandbox needs port (\d+),/.exec(seen.err[0] ?? "") ?? []
      // Another program may have one of the following ports, and the sandbox names the first that it finds.
      expect(Number(usedPort) - base).toBeGreaterThanOrEqual(0)
      expect(Number(usedPort) - base).toBeLessThan(parts.length)
      expect(seen.err[1]).toContain("latchkey sandbox --port ")
    }, 60_000)
  }
)

test("reports how to install a missing sandbox, and how to build it in a clone", async () => {
  const seen = await runIn(makeFreshFolder(), ["sandbox", "--json"], { sandboxProgram: "/nowhere/sandbox.js" })
  expect(seen.code).toBe(1)
  expect(parseDocument(seen).error).toMatchObject({
    code: "cli.sandbox-missing",
    hint: sandboxInstallSentence
  })
})

test("reports the sandbox's own message when it exits", async () => {
  const file = join(makeFreshFolder(), "sandbox.mjs")
  writeFileSync(
    file,
    'process.send({ failed: "The sandbox needs the package @foundry-rs/anvil: run npm install." }, () => process.exit(1))\n'
  )
  const seen = await runIn(makeFreshFolder(), ["sandbox"], { sandboxProgram: file })
  expect([seen.code, seen.err[0]]).toEqual([
    1,
    "The sandbox is not running: The sandbox needs the package @foundry-rs/anvil: run npm install. (cli.sandbox-ended)"
  ])
})
