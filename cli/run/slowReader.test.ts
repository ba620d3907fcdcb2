// @vitest-environment node
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { expect, test } from "vitest"

const program = join(import.meta.dirname, "../../dist/latchkey.js")

test("who reads slowly gets all of a long answer", { timeout: 300_000 }, async () => {
  const child = spawn(process.execPath, [program, "schema", "--json"], { stdio: ["ignore", "pipe", "inherit"] })
  const ended = once(child, "exit")
  // Long past the time that the program gives its libraries once its work is done.
  await Promise.race([ended, wait(3_000)])
  let text = ""
  for await (const part of child.stdout.setEncoding("utf8")) text += part
  const [code] = await ended
  expect([code, text.slice(0, 40)]).toEqual([0, expect.stringContaining("ok")])
  expect(Object.keys(JSON.parse(text).data.schemas).length).toBeGreaterThan(40)
})
