import * as Effect from "effect/Effect"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { OtpMissing } from "../../foundation/errors/embedded.ts"
import { type NoSandbox, noSandbox } from "../../foundation/errors/errors.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { originText } from "../../foundation/text/originOf.ts"
import type { Host } from "../../foundation/host/host.ts"
import { Run } from "../../run/world.ts"

/** Where a run's codes come from. `most`: how many it may give for one email. */
export interface CodeSource {
  readonly most: number
  readonly next: Effect.Effect<string, OtpMissing | NoSandbox>
}

/** The name of an email in a question: `a…n@example.com`. */
export const shortEmail = (email: string): string => {
  const [name = "", host = ""] = email.split("@")
  return `${name.slice(0, 1)}…${name.slice(-1)}@${host}`
}

const missing = (): OtpMissing => new OtpMissing()
const given = (code: string) => (code.trim() === "" ? Effect.fail(missing()) : Effect.succeed(code.trim()))

/** stdin is read once, however many codes are in it. */
const piped = new WeakMap<Host, Promise<string>>()
const stdinOf = (host: Host): Promise<string> => {
  const text = piped.get(host) ?? host.stdin()
  piped.set(host, text)
  return text
}

/**
 * Where the codes to an email come from: `--otp`, `variable`, the person at the terminal, who may try three times, or
 * a line of stdin, the first unless `nth` says which. Fails before any email is sent if there is no such place. `inbox` reads the sandbox's own.
 */
export const codeFrom = (email: string, otp: string | undefined, variable = "LATCHKEY_OTP", nth = 0) =>
  Effect.gen(function* () {
    const { flags, host } = yield* Run
    const word = otp ?? host.env[variable]
    const once = (next: CodeSource["next"]): CodeSource => ({ most: 1, next })
    // Another mail may follow one whose code is refused.
    if (word === "inbox") return { most: 3, next: yield* fromInbox(email) }
    if (word !== undefined && word !== "-") return once(Effect.suspend(() => given(word)))
    // A replay asks nobody: what it is answered with was recorded.
    if (flags.source._tag === "fixtures") return { most: 3, next: Effect.succeed("000000") }
    if (!flags.input) return yield* missing()
    const line = Effect.flatMap(
      Effect.promise(() => stdinOf(host)),
      (text) => given(text.split("\n")[nth] ?? "")
    )
    if (word === "-" || !host.interactive) return once(line)
    const asked = Effect.promise((signal) => host.ask(`Code sent to ${shortEmail(email)}: `, signal))
    return { most: 3, next: Effect.flatMap(asked, given) }
  })

/** The newest code that the sandbox's inbox gets for the email from now on. */
const fromInbox = (email: string) =>
  Effect.gen(function* () {
    const { source } = (yield* Run).flags
    if (source._tag !== "sandbox")
      return yield* usageError("--otp inbox needs --sandbox: no other inbox is open.", "Give the code: --otp 123456")
    const mails = (wait: number, after: string) =>
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
        catch: () => noSandbox(originText(source.url))
      })
    const [last] = yield* mails(0, "")
    const after = typeof last?.["id"] === "string" ? last["id"] : ""
    return Effect.flatMap(mails(30, after), (all) => {
      const code = all.find(({ code }) => typeof code === "string")?.["code"]
      return given(typeof code === "string" ? code : "")
    })
  })
