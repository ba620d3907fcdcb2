import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { existsSync } from "node:fs"
import { sandboxInstallSentence } from "../../../core/kit/package/install.ts"
import { type Usage, createUsageError, createValueError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"
import { NoSandbox } from "../../foundation/errors/errors.ts"
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
 * `--background` it keeps running after the command has ended, until `--stop` with the same port.
 */
export const sandbox = ({ background = false, port, stop = false }: SandboxWords) =>
  Effect.gen(function* () {
    const { early, host } = yield* Run
    const base = yield* getPort(
      port ?? host.env["LATCHKEY_PORT"] ?? defaultPort,
      port === undefined ? "LATCHKEY_PORT" : "--port"
    )
    if (background && stop)
      return yield* createUsageError("--background starts a sandbox, and --stop stops one.", "Use one of them.")
    if (stop) return yield* stopSandbox(`http://127.0.0.1:${base}`)
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
          `Stop it with: latchkey sandbox --stop${own === defaultPort ? "" : ` --port ${own}`}`
        ]
      }
      return report
    }
    const { addresses, exited } = yield* sandboxProcess(host.sandboxProgram, base, host)
    early({ data: addresses, lines: [`ready ${addresses.demo}`] })
    return yield* exited
  })

/** Stops the sandbox at an address, and waits until it no longer answers. */
const stopSandbox = (url: string) =>
  Effect.gen(function* () {
    const request = (path: string, method: "GET" | "POST") =>
      Effect.tryPromise((signal) => fetch(`${url}${path}`, { method, signal })).pipe(
        Effect.timeout(timeoutMillis),
        Effect.option
      )
    const silence: Effect.Effect<void> = Effect.flatMap(request("/__sandbox", "GET"), (answer) =>
      Option.isSome(answer) ? Effect.zipRight(Effect.sleep(pollMillis), silence) : Effect.void
    )
    const answer = yield* request("/__sandbox/stop", "POST")
    if (Option.isNone(answer) || !answer.value.ok) return yield* new NoSandbox({ url })
    yield* silence
    const report: Report = { data: { stopped: url }, lines: [`${url} has stopped.`] }
    return report
  })

/** The time in which the sandbox must answer. */
const timeoutMillis = 10_000
/** The interval between checks whether the sandbox has stopped. */
const pollMillis = 100

/** Reads the first of the consecutive ports; 0 uses any free ones. */
const getPort = (text: string, from: string): Effect.Effect<number, Usage> => {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_000
    ? Effect.succeed(port)
    : createValueError(
        from,
        "a whole number from 0 to 65000",
        text,
        `It is the first of ${sandboxPorts} consecutive ports; 0 uses any free ports.`
      )
}
