// Checks that no unit test depends on the machine's clock, as a busy machine would make it fail, or pass by accident.
// Time is the test clock or fake timers; expected events are awaited with `until`, `turns` gives other code time to
// run, and costs are measured in work (fixtures/testing/turns.ts). Prints each place as file:line and fails. Part of
// `npm run check`; `node scripts/checks/time.mjs <folder>` checks another tree.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."))
const floors = ["core", "services", "react", "cli", "fixtures", "scripts"]

/**
 * Tests whose subject uses the machine's clock: WalletConnect's library, real sockets, and tokens with a time of issue.
 */
const machines = new Set([
  "cli/run/sentRefused.test.ts",
  "cli/wallets/connection/walletConnect.test.ts",
  "cli/wallets/connection/walletConnectShipped.test.ts",
  "fixtures/sandbox/http/faults.test.ts",
  "fixtures/sandbox/relay/startRelay.test.ts",
  "fixtures/wallets/walletConnectPeer.test.ts",
  "services/chain/rpc/realNodes.test.ts",
  "services/foundation/http/faultyServer.test.ts",
  "services/wallets/walletconnect/session.test.ts",
  "services/wallets/walletconnect/sharedClients.test.ts",
  "services/wallets/walletconnect/walletConnectConnector.test.ts",
  "services/wallets/walletconnect/withSafeListeners.test.ts"
])

/** Code that reads the machine's clock, and the fake timers of a file in which that is fine. */
const readings = [
  [/\bperformance\.now\(/, "reads the clock"],
  [/\bDate\.now\(|\bnew Date\(\)/, "reads the clock", /toFake: \[[^\]]*"Date"|useFakeTimers\(\)/],
  [/\bset(?:Timeout|Interval)\(.*[,(] ?[1-9][\d_]*\)/, "waits by the clock", /toFake: \[[^\]]*"set|useFakeTimers\(\)/],
  [/\bvi\.waitFor\(|\bvi\.waitUntil\(|(?<!\.)\bwaitFor\(/, "waits for one second at most: `until` has patience"],
  [/^import .*"node:timers\/promises"/, "waits by the clock"]
]

const problems = floors
  .filter((floor) => existsSync(join(root, floor)))
  .flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true, encoding: "utf8" }).map((name) => `${floor}/${name}`)
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes(".browser.test.") && !machines.has(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8")
    return text
      .split("\n")
      .flatMap((line, index) =>
        readings
          .filter(([reading, , unless]) => reading.test(line) && !(unless?.test(text) ?? false))
          .map(([, what]) => `${relative(root, join(root, file))}:${index + 1} ${what}`)
      )
  })

if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
