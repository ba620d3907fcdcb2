// Runs what `npm run test:all` tries on a few that stand for the others on all of them; then `npm run site -- --check`,
// which builds and checks the documentation site, `npm run peers`, which installs the package next to other versions of its libraries, `npm run faults`, which plays each
// cell of the fault matrix with three seeds, and `npm run fuzz`, which tries each property as often as it says. `npm run nightly`.
import { join } from "node:path"
import { root, run } from "./ready.mjs"

run(process.execPath, [join(root, "scripts/test.mjs"), "--project", "browser"], {
  env: { ...process.env, LATCHKEY_WHOLE: "1" }
})
run(process.execPath, [join(root, "docs/site/site.mjs"), "--check"])
run(process.execPath, [join(root, "scripts/peers.mjs")])
run(process.execPath, [join(root, "scripts/faults.mjs")])
run(process.execPath, [join(root, "scripts/fuzz.mjs")])
