import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"

const getFaults = (line: string): string => {
  const root = mkdtempSync(join(tmpdir(), "latchkey-params-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ["core", "services", "react", "cli"]) mkdirSync(join(root, folder))
  writeFileSync(join(root, "services/connector.ts"), `${line}\n`)
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "params.mjs"), root])
  return String(stdout)
}

test.each([
  "const read = readBatch(params)",
  "const asked = decode(call.params)",
  "const first = params[0]",
  "const { to } = params"
])("params.mjs reports %s", (line) => {
  expect(getFaults(line)).toContain("services/connector.ts:1 reads params")
})

test.each([
  "ask({ method, params })",
  "request({ method, params: structuredClone(params) })",
  "JSON.stringify(params)"
])("params.mjs accepts %s", (line) => {
  expect(getFaults(line)).not.toContain("connector.ts")
})
