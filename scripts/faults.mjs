// Every fault of the matrix against every remote call, on a test clock: how each ends. Fails when one does not end as stated. `npm run faults`.
import { packages, root } from "./ready.mjs"

packages()
const { runnerImport } = await import("vite")
const { module: faults } = await runnerImport("./services/testing/faults/run.ts", { root, configFile: false, logLevel: "error" })
const { isRight, text } = await faults.run()
console.log(text)
process.exit(isRight ? 0 : 1)
