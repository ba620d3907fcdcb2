// Runs the complete versions of tests that `npm run test:all` samples; then `npm run site -- --check`, which builds and
// checks the documentation site, `npm run peers`, which installs the package with other versions of its libraries,
// `npm run faults`, which runs each cell of the fault matrix with three seeds, and `npm run fuzz`, which runs each
// property with its full count. Warns if a view has changed since the README's picture was taken. `npm run nightly`.
import { join } from "node:path"
import { root, run } from "./ready.mjs"

run(process.execPath, [join(root, "scripts/test.mjs"), "--project", "browser"], {
  env: { ...process.env, LATCHKEY_WHOLE: "1" }
})
run(process.execPath, [join(root, "docs/site/site.mjs"), "--check"])
run(process.execPath, [join(root, "scripts/peers.mjs")])
run(process.execPath, [join(root, "scripts/faults.mjs")])
run(process.execPath, [join(root, "scripts/fuzz.mjs")])
run(process.execPath, [join(root, "scripts/pictures/modalPicture.mjs"), "--check"])
