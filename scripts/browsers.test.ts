import { join } from "node:path"
import { expect, test } from "vitest"
import { ran } from "../fixtures/testing/ran.ts"

const root = join(import.meta.dirname, "..")
const start = (script: string, args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}) =>
  ran(process.execPath, [join(root, script), ...args], { cwd: root, env: { ...process.env, ...env } })

test("a browser that is named and not there ends the run in a sentence", async () => {
  const { status, stderr, stdout } = await start("scripts/browsers.mjs", ["firefox"], { FIREFOX_PATH: "/no/firefox" })
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toContain("FIREFOX_PATH names /no/firefox, and there is no such file.")
})

test("a machine without the browsers is told what to install", async () => {
  const { status, stderr } = await start("scripts/browsers.mjs", [], { PATH: "/no/such/folder" })
  expect(status).toBe(1)
  expect(stderr).toContain("apt-get update && apt-get install firefox-esr webkit2gtk-driver xvfb.")
})

test.each([
  ["scripts/browsers.mjs", "Browsers: firefox, webkit. Flows: announced, popup, walletconnect, account,"],
  [
    "scripts/hosts.mjs",
    "Hosts: next-app, next-pages, next-static, react-router, vite, webpack, esbuild, rollup, react-compiler, svelte."
  ]
])("%s says what it knows when it is asked for something else", async (script, known) => {
  const { status, stderr } = await start(script, ["opera"])
  expect(status).toBe(1)
  expect(stderr).toContain("There is no opera. ")
  expect(stderr).toContain(known)
})
