// Applies every fault of the matrix to every remote call, every wallet and the relay, and prints how each ends. Fails
// if one does not end as stated; then the matrix through the public edge, whose cells are counted, those of code that
// does not load in a browser. `npm run faults`.
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
// With all three seeds of each cell, of which `npm run test:all` plays one.
process.env["LATCHKEY_WHOLE"] = "1"
bin("vitest", "run", "fixtures/faults/edge")
const isRight = parts.every((part) => part.isRight)
if (!isRight)
  console.log("FAIL: cells of the tables above end otherwise than stated; each has a line that begins with WRONG")
process.exit(isRight ? 0 : 1)
