// @vitest-environment node
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { expect, test } from "vitest"
import { runFile } from "../../fixtures/testing/runFile.ts"

const program = join(import.meta.dirname, "../../dist/latchkey.js")

test("`latchkey` writes a long answer completely to a slow reader", { timeout: 300_000 }, async () => {
  const child = spawn(process.execPath, [program, "schema", "--json"], { stdio: ["ignore", "pipe", "inherit"] })
  const exit = once(child, "exit")
  await once(child.stdout, "readable")
  // Nothing is read until another run has finished.
  await runFile(process.execPath, [program, "schema", "balance"])
  let text = ""
  for await (const part of child.stdout.setEncoding("utf8")) text += part
  const [code] = await exit
  expect(code).toBe(0)
  expect(Object.keys(JSON.parse(text).data.schemas).length).toBeGreaterThan(40)
})
