// Runs every fault of the matrix on every remote call, every wallet and the relay, and prints how each ends. Fails if
// one does not end as stated. Then runs the matrix through the public API and counts its cells, including code that
// fails to load in a browser. `npm run faults`.
import { load } from "./load.mjs"
import { bin, browser, packages } from "./ready.mjs"

packages()
browser()
const { buildAll } = await import("./start.mjs")
buildAll()
const parts = []
for (const part of ["./fixtures/faults/network/run.ts", "./fixtures/faults/wallets/run.ts"]) {
  const { module: faults } = await load(part)
  parts.push(await faults.run())
  console.log(`${parts.at(-1).text}\n`)
}
// Runs all three seeds of each cell; `npm run test:all` runs one.
process.env["LATCHKEY_WHOLE"] = "1"
bin("vitest", "run", "fixtures/faults/edge")
const isRight = parts.every((part) => part.isRight)
if (!isRight)
  console.log("FAIL: cells of the tables above do not end as stated; each has a line that begins with WRONG")
process.exit(isRight ? 0 : 1)
