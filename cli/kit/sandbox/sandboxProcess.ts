import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { type ChildProcess, spawn } from "node:child_process"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Host } from "../../foundation/host/host.ts"
import { SandboxEnded, SandboxPortTaken } from "../../foundation/errors/sandbox.ts"

/** Messages from the sandbox's process to its parent. */
const MessageSchema = Schema.Union(
  Schema.Struct({ ready: Schema.Struct({ demo: Schema.String }, { key: Schema.String, value: Schema.Unknown }) }),
  Schema.Struct({ failed: Schema.String, port: Schema.optional(Schema.Int) })
)
const readMessage = Schema.decodeUnknownEither(MessageSchema)

const stopTimeoutMillis = 5_000
/** Creates the failure of a sandbox that has ended, with a hint on how to start it again. */
const createEnded = (reason: string): SandboxEnded => new SandboxEnded({ reason, hint: retryHint })
const retryHint = "Run `npm install` in the clone and try again; `npm start` builds whatever is missing."

/**
 * Starts a sandbox in a process that ends with the scope. Returns its addresses, and an effect that fails when the
 * process exits.
 */
export const sandboxProcess = Effect.fnUntraced(function* (
  file: string,
  port: number,
  { env, err }: Pick<Host, "env" | "err">
) {
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => spawnSandbox(file, port, env)),
    stopProcess
  )
  let text = ""
  child.stderr?.on("data", (part: Buffer) => {
    text = `${text}${part.toString()}`.slice(-2_000)
  })
  const exited = Effect.async<never, SandboxEnded>((resume) => {
    const end = (): void => resume(createEnded(text.trim() === "" ? "its process ended" : text.trim()))
    if (child.exitCode !== null || child.signalCode !== null) end()
    else child.once("exit", end).once("error", end)
  })
  const addresses = yield* Effect.raceFirst(waitUntilReady(child, port), exited)
  if (text !== "") err(text.trimEnd())
  return { addresses, exited }
})

/** Waits until a sandbox accepts requests, and returns its addresses. */
const waitUntilReady = (child: ChildProcess, port: number) =>
  Effect.async<Readonly<Record<string, unknown>> & { readonly demo: string }, SandboxEnded | SandboxPortTaken>(
    (resume) => {
      child.once("message", (message) =>
        resume(
          Either.match(readMessage(message), {
            onLeft: () => createEnded("it sent a message of another version"),
            onRight: (message) =>
              "ready" in message
                ? Effect.succeed(message.ready)
                : message.port === undefined
                  ? createEnded(message.failed)
                  : new SandboxPortTaken({
                      port: message.port,
                      hint: `Stop the program that uses it, or choose other ports: latchkey sandbox --port ${port > 64_900 ? 0 : port + 100}`
                    })
          })
        )
      )
    }
  )

/**
 * Starts a sandbox that outlives this process, and returns its addresses. It is stopped if this is interrupted before
 * it is ready.
 */
export const sandboxInBackground = Effect.fnUntraced(function* (
  file: string,
  port: number,
  { env }: Pick<Host, "env">
) {
  const child = spawn(process.execPath, [file], {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {
      ...env,
      LATCHKEY_PORT: String(port),
      LATCHKEY_PRICES: env["LATCHKEY_PRICES"] ?? "moving",
      LATCHKEY_BACKGROUND: "1"
    }
  })
  const exited = Effect.async<never, SandboxEnded>((resume) => {
    const end = (): void => resume(createEnded("its process ended"))
    child.once("exit", end).once("error", end)
  })
  const addresses = yield* Effect.onError(Effect.raceFirst(waitUntilReady(child, port), exited), () =>
    stopProcess(child)
  )
  child.disconnect()
  child.unref()
  return addresses
})

/** Spawns a sandbox that exits however this process ends: it watches a channel that only this process holds open. */
const spawnSandbox = (file: string, port: number, env: Host["env"]): ChildProcess =>
  spawn(process.execPath, [file], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...env, LATCHKEY_PORT: String(port), LATCHKEY_PRICES: env["LATCHKEY_PRICES"] ?? "moving" }
  })

const stopProcess = (child: ChildProcess): Effect.Effect<void> =>
  Effect.async<void>((resume) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resume(Effect.void)
    child.once("exit", () => resume(Effect.void))
    child.kill("SIGTERM")
  }).pipe(
    Effect.timeout(stopTimeoutMillis),
    Effect.catchAll(() => Effect.sync(() => void child.kill("SIGKILL")))
  )
