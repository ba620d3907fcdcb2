import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { runFile } from "../../fixtures/testing/runFile.ts"

const root = join(import.meta.dirname, "../..")
interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const packages: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(root, "package-lock.json"), "utf8")
).packages

/** Returns the entry that a package's import finds: in its own folder, else in a parent folder. */
const findLocked = (path: string, name: string): Locked | undefined =>
  packages[`${path === "" ? "" : `${path}/`}node_modules/${name}`] ??
  (path === "" ? undefined : findLocked(path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ""), name))

test("`package-lock.json` contains a digest for each platform's binaries, except anvil's, and names no registry", () => {
  const without = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => findLocked(path, name)?.integrity === undefined)
      .map(() => path)
  )
  expect([...new Set(without)]).toEqual(["node_modules/@foundry-rs/anvil"])
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

test.each([
  ["linux", "x64", ["litesvm-linux-x64-gnu"]],
  ["linux", "arm64", ["litesvm-linux-arm64-gnu", "@biomejs/cli-linux-arm64", "@rollup/rollup-linux-arm64-gnu"]],
  ["darwin", "arm64", ["litesvm-darwin-arm64", "@biomejs/cli-darwin-arm64", "@rollup/rollup-darwin-arm64"]],
  ["win32", "x64", ["@biomejs/cli-win32-x64", "@rollup/rollup-win32-x64-msvc", "@rolldown/binding-win32-x64-msvc"]]
])(
  "`package-lock.json` on %s-%s is accepted by npm ci, with that platform's binaries",
  async (os, cpu, binaries) => {
    const { status, stdout } = await runFile(
      "npm",
      ["ci", "--dry-run", "--offline", "--ignore-scripts", `--os=${os}`, `--cpu=${cpu}`],
      { cwd: root }
    )
    expect(status).toBe(0)
    const isHere = os === process.platform && cpu === process.arch
    for (const name of isHere ? [] : binaries) expect(stdout).toContain(`add ${name} `)
  },
  60_000
)
