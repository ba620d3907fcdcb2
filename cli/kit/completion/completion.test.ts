import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { parseDocument, makeFreshFolder, run } from "../../../fixtures/testing/cli/testing.ts"

const getScript = async (shell: string): Promise<string> =>
  (parseDocument(await run("completion", shell, "--json")).data as { readonly script: string }).script

const folder = makeFreshFolder()
/** Returns what bash offers for a line, with the cursor at its end. */
const getCompletions = async (line: string): Promise<ReadonlyArray<string>> => {
  const file = join(folder, "latchkey.bash")
  writeFileSync(file, await getScript("bash"))
  const script = `source ${file}; COMP_LINE="$1"; COMP_POINT=\${#1}; _latchkey; printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync("bash", ["--norc", "-c", script, "bash", line], { encoding: "utf8", cwd: folder })
    .split("\n")
    .filter((line) => line !== "")
    .sort()
}

test.each([
  ["latchkey bal", ["balance"]],
  ["latchkey name ", ["lookup", "register", "reverse", "suggest"]],
  ["latchkey token app", ["approve"]],
  ["latchkey swap --app", ["--approve"]],
  ["latchkey swap --approve ", ["all", "exact"]],
  ["latchkey swap --from US", ["USDC", "USDT"]],
  ["latchkey send --to 0x1 --token DA", ["DAI"]],
  ["latchkey balance --network=eip155:13", ["137"]],
  ["latchkey network use eip155:13", ["137"]],
  ["latchkey completion ", ["bash", "fish", "zsh"]],
  ["latchkey --sandbox wallets se", ["search"]],
  ["latchkey errors http.timed", ["http.timed-out"]],
  ["latchkey run to", ["tour"]]
])("`bash` completes %j with %j", async (line, all) => {
  expect(await getCompletions(line)).toEqual(all)
})

test("`bash` offers files for a file argument, and the bundled recordings", async () => {
  writeFileSync(join(folder, "mine.json"), "{}")
  expect(await getCompletions("latchkey balance --fixtures mi")).toEqual(["mine.json"])
  expect((await getCompletions("latchkey fixtures check ")).some((path) => path.endsWith("name/lookup.json"))).toBe(
    true
  )
})

test.each(["zsh", "fish"])("%s lists every command with its description, and the values of flags", async (shell) => {
  const script = await getScript(shell)
  for (const text of ["show the balance of an account", "eip155:137", "exact all", "__latchkey_is 'token approve'"])
    if (shell === "fish" || !text.startsWith("__")) expect(script).toContain(text)
  // A quote within a quoted text would end it.
  for (const line of script.split("\n")) expect([line, (line.match(/'/g) ?? []).length % 2]).toEqual([line, 0])
})
