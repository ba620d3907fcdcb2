import * as Effect from "effect/Effect"
import { existsSync } from "node:fs"
import { type Usage, valueError } from "../../foundation/errors/usage.ts"
import { Run } from "../../run/world.ts"
import { SandboxMissing } from "../../foundation/errors/sandbox.ts"
import { sandboxPorts } from "./ports.ts"
import { sandboxProcess } from "./sandboxProcess.ts"

/** The first port by default. docs/spec/kit.md#sandbox-ports. */
const defaultPort = "4730"

/** `sandbox`: runs all services offline, until interrupted. Prints `ready <url>` once it accepts requests. */
export const sandbox = ({ port }: { readonly port?: string }) =>
  Effect.gen(function* () {
    const { early, host } = yield* Run
    const base = yield* portOf(
      port ?? host.env["LATCHKEY_PORT"] ?? defaultPort,
      port === undefined ? "LATCHKEY_PORT" : "--port"
    )
    if (!existsSync(host.sandboxProgram)) {
      return yield* new SandboxMissing({
        file: host.sandboxProgram,
        hint: "Install it: npm i -D latchkey-sandbox. In a clone, `npm start` builds and starts it."
      })
    }
    const { addresses, over: ended } = yield* sandboxProcess(host.sandboxProgram, base, host)
    early({ data: addresses, lines: [`ready ${addresses.demo}`] })
    return yield* ended
  })

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
