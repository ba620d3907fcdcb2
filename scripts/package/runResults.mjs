// Records the results of `npm run hosts`, `peers` and `browsers`, from which `node scripts/reference.mjs --write` prints
// the support matrix.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../ready.mjs"

const file = join(root, "fixtures/hosts/results.json")

/** Returns the recorded results: by command and name, each with its date. */
export const readResults = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {})

/** Records one result with today's date. */
export const recordResult = (command, name, hasPassed) => {
  const all = readResults()
  const results = { ...all[command], [name]: { hasPassed, date: new Date().toISOString().slice(0, 10) } }
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify({ ...all, [command]: sorted }, null, 1)}\n`)
}
