// Runs what `npm test` tries on a few that stand for the others on all of them, and then `npm run fuzz`, which tries
// each property as often as it says. `npm run nightly`.
import { join } from "node:path"
import { root, run } from "./ready.mjs"

run(process.execPath, [join(root, "scripts/test.mjs"), "--project", "browser"], {
  env: { ...process.env, LATCHKEY_WHOLE: "1" }
})
run(process.execPath, [join(root, "scripts/fuzz.mjs")])
