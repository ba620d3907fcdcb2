import * as Effect from "effect/Effect"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { OtpMissing } from "../../foundation/errors/embedded.ts"
import { NoSandbox } from "../../foundation/errors/errors.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { formatOrigin } from "../../foundation/text/originOf.ts"
import type { Host } from "../../foundation/host/host.ts"
import { Run } from "../../run/world.ts"

/** The source of a run's codes. `most`: the number of codes it may return for one email. */
export interface CodeSource {
  readonly most: number
  readonly next: Effect.Effect<string, OtpMissing | NoSandbox>
}

/** Returns an email as a question shows it: `a…n@example.com`. */
export const shortenEmail = (email: string): string => {
  const [name = "", host = ""] = email.split("@")
  return `${name.slice(0, 1)}…${name.slice(-1)}@${host}`
}

const createMissing = (): OtpMissing => new OtpMissing()
const readCode = (code: string) => (code.trim() === "" ? Effect.fail(createMissing()) : Effect.succeed(code.trim()))

/** stdin is read once, even if it holds several codes. */
const piped = new WeakMap<Host, Promise<string>>()
const getStdin = (host: Host): Promise<string> => {
  const text = piped.get(host) ?? host.stdin()
  piped.set(host, text)
  return text
}

/**
 * Returns the source of the codes for an email: `--otp`, `variable`, the person at the terminal, who has three tries,
 * or a line of stdin (the first, or the one with index `nth`). `inbox` reads the sandbox's inbox. Fails before an email
 * is sent if there is no source.
 */
export const createCodeSource = (email: string, otp: string | undefined, variable = "LATCHKEY_OTP", nth = 0) =>
  Effect.gen(function* () {
    const { flags, host } = yield* Run
    const word = otp ?? host.env[variable]
    const allowOnce = (next: CodeSource["next"]): CodeSource => ({ most: 1, next })
    // Another email may follow a rejected code.
    if (word === "inbox") return { most: 3, next: yield* fromInbox(email) }
    if (word !== undefined && word !== "-") return allowOnce(Effect.suspend(() => readCode(word)))
    // A replay never asks: the answers were recorded.
    if (flags.source._tag === "fixtures") return { most: 3, next: Effect.succeed("000000") }
    if (!flags.input) return yield* createMissing()
    const line = Effect.flatMap(
      Effect.promise(() => getStdin(host)),
      (text) => readCode(text.split("\n")[nth] ?? "")
    )
    if (word === "-" || !host.interactive) return allowOnce(line)
    const answered = Effect.promise((signal) => host.ask(`Code sent to ${shortenEmail(email)}: `, signal))
    return { most: 3, next: Effect.flatMap(answered, readCode) }
  })

/** Returns an effect that waits for the next code that the sandbox's inbox receives for the email. */
const fromInbox = (email: string) =>
  Effect.gen(function* () {
    const { source } = (yield* Run).flags
    if (source._tag !== "sandbox")
      return yield* createUsageError(
        "--otp inbox needs --sandbox: only the sandbox has an inbox that can be read.",
        "Pass the code: --otp 123456"
      )
    const listMails = (wait: number, after: string) =>
      Effect.tryPromise({
        try: async (signal) => {
          const about: unknown = await (await fetch(`${source.url}/__sandbox`, { signal, redirect: "error" })).json()
          const inbox = isRecord(about) ? about["inbox"] : undefined
          const query = new URLSearchParams({ to: email, after, wait: String(wait) })
          const all: unknown = await (
            await fetch(`${String(inbox)}/mails?${query}`, { signal, redirect: "error" })
          ).json()
          return Array.isArray(all) ? all.filter(isRecord) : []
        },
        catch: () => new NoSandbox({ url: formatOrigin(source.url) })
      })
    const [last] = yield* listMails(0, "")
    const after = typeof last?.["id"] === "string" ? last["id"] : ""
    return Effect.flatMap(listMails(30, after), (all) => {
      const code = all.find(({ code }) => typeof code === "string")?.["code"]
      return readCode(typeof code === "string" ? code : "")
    })
  })
