import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { existsSync } from "node:fs"
import { sandboxInstallSentence } from "../../../core/kit/package/install.ts"
import { type Usage, usageError, valueError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"
import { noSandbox } from "../../foundation/errors/errors.ts"
import { SandboxMissing } from "../../foundation/errors/sandbox.ts"
import { sandboxPorts } from "./ports.ts"
import { sandboxInBackground, sandboxProcess } from "./sandboxProcess.ts"

/** The first port by default. docs/spec/kit.md#sandbox-ports. */
const defaultPort = "4730"

/** The options of `sandbox`. */
export interface SandboxWords {
  readonly port?: string
  readonly background?: boolean
  readonly stop?: boolean
}

/**
 * `sandbox`: runs all services offline, until interrupted. Prints `ready <url>` once it accepts requests. With
 * `--background` it goes on when the command has ended, until `--stop` with the same port.
 */
export const sandbox = ({ background = false, port, stop = false }: SandboxWords) =>
  Effect.gen(function* () {
    const { early, host } = yield* Run
    const base = yield* portOf(
      port ?? host.env["LATCHKEY_PORT"] ?? defaultPort,
      port === undefined ? "LATCHKEY_PORT" : "--port"
    )
    if (background && stop)
      return yield* usageError("--background starts a sandbox, and --stop ends one.", "Give one of them.")
    if (stop) return yield* stopped(`http://127.0.0.1:${base}`)
    if (!existsSync(host.sandboxProgram)) {
      return yield* new SandboxMissing({
        file: host.sandboxProgram,
        hint: sandboxInstallSentence
      })
    }
    if (background) {
      const addresses = yield* sandboxInBackground(host.sandboxProgram, base, host)
      const own = new URL(addresses.demo).port
      const report: Report = {
        data: addresses,
        lines: [
          `ready ${addresses.demo}`,
          `It runs until: latchkey sandbox --stop${own === defaultPort ? "" : ` --port ${own}`}`
        ]
      }
      return report
    }
    const { addresses, over: ended } = yield* sandboxProcess(host.sandboxProgram, base, host)
    early({ data: addresses, lines: [`ready ${addresses.demo}`] })
    return yield* ended
  })

/** Ends the sandbox at an address, and waits until nobody answers there. */
const stopped = (url: string) =>
  Effect.gen(function* () {
    const asked = (path: string, method: "GET" | "POST") =>
      Effect.tryPromise((signal) => fetch(`${url}${path}`, { method, signal })).pipe(
        Effect.timeout(patienceMillis),
        Effect.option
      )
    const silence: Effect.Effect<void> = Effect.flatMap(asked("/__sandbox", "GET"), (one) =>
      Option.isSome(one) ? Effect.zipRight(Effect.sleep(betweenMillis), silence) : Effect.void
    )
    const answer = yield* asked("/__sandbox/stop", "POST")
    if (Option.isNone(answer) || !answer.value.ok) return yield* noSandbox(url)
    yield* silence
    const report: Report = { data: { stopped: url }, lines: [`${url} has stopped.`] }
    return report
  })

/** How long the sandbox has for its answer. */
const patienceMillis = 10_000
/** How often one that stops is looked at. */
const betweenMillis = 100

/** The first of the consecutive ports; 0 uses any free ones. */
const portOf = (text: string, from: string): Effect.Effect<number, Usage> => {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_000
    ? Effect.succeed(port)
    : valueError(
        from,
        "a whole number from 0 to 65000",
        text,
        `It is the first of ${sandboxPorts} in a row; 0 takes any that are free.`
      )
}
