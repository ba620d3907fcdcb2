import { join } from "node:path"
import { expect, test } from "vitest"
import { runFile } from "../fixtures/testing/runFile.ts"

const root = join(import.meta.dirname, "..")
const start = (script: string, args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}) =>
  runFile(process.execPath, [join(root, script), ...args], { cwd: root, env: { ...process.env, ...env } })

test("`npm run browsers` reports a browser path that does not exist", async () => {
  const { status, stderr, stdout } = await start("scripts/browsers.mjs", ["firefox"], { FIREFOX_PATH: "/no/firefox" })
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toContain("FIREFOX_PATH names /no/firefox, and there is no such file.")
})

test("`npm run browsers` lists the packages to install on a machine without browsers", async () => {
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
])("%s lists the known names when it gets another one", async (script, known) => {
  const { status, stderr } = await start(script, ["opera"])
  expect(status).toBe(1)
  expect(stderr).toContain("There is no opera. ")
  expect(stderr).toContain(known)
})
