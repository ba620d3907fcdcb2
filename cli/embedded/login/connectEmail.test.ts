import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { document, freshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"
import type { Host } from "../../foundation/host/host.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

let visitors = 0
const someone = (): string => `terminal${++visitors}@example.com`
/** Emails to an address, newest first; `after` one of them it waits for the next. */
const mails = async (to: string, after?: string) => {
  const query = new URLSearchParams({ to, ...(after === undefined ? {} : { after, wait: "30" }) })
  return (await (await fetch(`${sandbox.addresses.inbox}/mails?${query}`)).json()) as ReadonlyArray<
    Readonly<Record<"code" | "id" | "kind" | "link", string>>
  >
}
const inSandbox = (home: string, words: ReadonlyArray<string>, host: Partial<Host> = {}) =>
  runIn(home, [...words, "--sandbox", sandbox.addresses.demo, "--state", join(home, "s.json")], host)
const signIn = (home: string, email: string, more: ReadonlyArray<string> = [], host: Partial<Host> = {}) =>
  inSandbox(home, ["connect", "--wallet", "email", "--email", email, "--json", ...more], host)
const accountOf = (seen: Awaited<ReturnType<typeof runIn>>): unknown =>
  Reflect.get(Object(document(seen).data), "account")
const code = async (to: string): Promise<string> => (await mails(to, "0"))[0]?.code ?? ""

describe("connect --wallet email", () => {
  test("the sandbox's inbox gives the code; the account is known to later runs, and disconnect forgets it", async () => {
    const [home, email] = [freshFolder(), someone()]
    const seen = await signIn(home, email, ["--otp", "inbox"])
    expect([seen.code, accountOf(seen)]).toEqual([0, expect.stringMatching(/^eip155:1:0x[0-9a-fA-F]{40}$/)])
    const later = await inSandbox(home, ["account", "--json"])
    expect(accountOf(later)).toBe(accountOf(seen))
    const files = ["s.json", "s.wallets.json"].map((name) => join(home, name))
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
    const [mail] = await mails(email)
    for (const text of [...files.map((file) => readFileSync(file, "utf8")), ...seen.out, ...seen.err])
      expect(text).not.toContain(mail?.code)
    const left = await inSandbox(home, ["disconnect", "--json"])
    expect(left.code).toBe(0)
    expect(readFileSync(join(home, "s.wallets.json"), "utf8")).not.toMatch(/EMAIL_LOGIN_USED_KEY|EMAIL"|session/)
    expect(document(await inSandbox(home, ["account", "--json"])).error?.tag).toBe("NotConnected")
  })

  test("one email is one wallet, whoever asks; a further terminal needs the press in the email", async () => {
    const email = someone()
    const first = await signIn(freshFolder(), email, ["--otp", "inbox"])
    const [newest] = await mails(email)
    const pressed = async (): Promise<string> => {
      const [mail] = await mails(email, newest?.id)
      expect(mail?.kind).toBe("device")
      await fetch(`${sandbox.addresses.secureSite}/api/decide`, {
        method: "POST",
        body: JSON.stringify({ token: new URL(mail?.link ?? "").searchParams.get("token"), approved: true }),
        headers: { "content-type": "application/json", origin: sandbox.addresses.secureSite }
      })
      return (await mails(email, mail?.id))[0]?.code ?? ""
    }
    const typed = pressed()
    const second = signIn(freshFolder(), email, ["--otp", "-"], { interactive: false, stdin: () => typed })
    const seen = await second
    expect(accountOf(seen)).toBe(accountOf(first))
    expect(seen.err.join()).toContain("Approve the device in the email.")
  })

  test("a person is asked on stderr, three times at most, and told of a wrong code", async () => {
    const email = someone()
    const questions: Array<string> = []
    const typed = ["000000x", "111111x"]
    const seen = await signIn(freshFolder(), email, [], {
      ask: async (question) => {
        questions.push(question)
        return typed.shift() ?? code(email)
      }
    })
    expect([seen.code, questions.length]).toEqual([0, 3])
    expect(questions[0]).toBe(`Code sent to t…${email.split("@")[0]?.slice(-1)}@example.com: `)
    const wrong = await signIn(freshFolder(), someone(), [], { ask: async () => "nothing" })
    expect([wrong.code, document(wrong).error?.code]).toEqual([1, "embedded.otp-rejected"])
  })

  test("the code may come from the environment; a wrong one from a flag is asked for once", async () => {
    const email = someone()
    const wrong = await signIn(freshFolder(), email, ["--otp", "12"])
    expect([wrong.code, document(wrong).error?.tag]).toEqual([1, "OtpRejected"])
    const other = someone()
    const right = signIn(freshFolder(), other, [], {
      env: {
        get ["LATCHKEY_OTP"]() {
          return "inbox"
        }
      }
    })
    expect((await right).code).toBe(0)
  })

  const refused = [
    ["without an email", ["connect", "--wallet", "email"], 2, "Usage"],
    ["with what is none", ["connect", "--wallet", "email", "--email", "ann"], 2, "EmailMisfit"],
    [
      "of nobody, and never asked",
      ["connect", "--wallet", "email", "--email", "a@example.com", "--no-input"],
      4,
      "OtpMissing"
    ],
    ["with an empty code", ["connect", "--wallet", "email", "--email", "b@example.com", "--otp", ""], 4, "OtpMissing"]
  ] as const
  for (const [what, words, exit, tag] of refused)
    test(`${what} it ends with ${exit}, as ${tag}`, async () => {
      const seen = await inSandbox(freshFolder(), [...words, "--json"])
      expect([seen.code, document(seen).error?.tag]).toEqual([exit, tag])
    })

  test("a run that may not ask sends no email", async () => {
    await inSandbox(freshFolder(), ["connect", "--wallet", "email", "--email", "quiet@example.com", "--no-input"])
    expect(await mails("quiet@example.com")).toEqual([])
  })

  test("no public site has a line for terminals: --live says so, with 4; --otp inbox is the sandbox's alone", async () => {
    const live = ["--live", "--project-id", "p", "--json"]
    const words = ["connect", "--wallet", "email", "--email", "ann@example.com", "--otp", "1"]
    const seen = await runIn(freshFolder(), [...words, ...live])
    expect([seen.code, document(seen).error?.tag]).toEqual([4, "NoSiteLine"])
    const replayed = await runIn(freshFolder(), [...words.slice(0, -1), "inbox", "--json"])
    expect([replayed.code, document(replayed).error?.tag]).toEqual([2, "Usage"])
  })

  test("a site that does not answer ends with 5", async () => {
    const home = freshFolder()
    const about = await (await fetch(`${sandbox.addresses.demo}/__sandbox`)).json()
    const { createServer } = await import("node:http")
    const server = createServer((_, response) =>
      response.end(JSON.stringify({ ...about, secureSite: "http://127.0.0.1:9" }))
    )
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const at = server.address()
    const url = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
    const seen = await runIn(home, [
      "connect",
      "--wallet",
      "email",
      "--email",
      someone(),
      "--otp",
      "1",
      "--json",
      "--sandbox",
      url
    ])
    server.close()
    expect([seen.code, document(seen).error?.tag]).toEqual([5, "FrameLoadFailed"])
  })

  test("a recording replays the whole sign-in, and holds no email, no code, no session", async () => {
    const [home, email] = [freshFolder(), someone()]
    const file = join(home, "email.json")
    const made = await signIn(home, email, ["--otp", "inbox", "--record", file])
    const text = readFileSync(file, "utf8")
    const [mail] = await mails(email)
    for (const secret of [email, mail?.code ?? "", "signature", "nonce", "127.0.0.1"])
      expect(text).not.toContain(secret)
    const replay = ["connect", "--wallet", "email", "--email", "ann@example.com", "--otp", "123456", "--json"]
    const again = await runIn(freshFolder(), [...replay, "--fixtures", file])
    expect([again.code, accountOf(again)]).toEqual([0, accountOf(made)])
  })
})

test("the recording that ships replays a sign-in, without a sandbox and without a code of anybody's", async () => {
  const seen = await runIn(freshFolder(), ["connect", "--wallet", "email", "--email", "ann@example.com", "--json"])
  expect([seen.code, accountOf(seen)]).toEqual([0, "eip155:1:0x8DB2AC537625e79d3aa6DF44799fa05DFD495A3F"])
})

describe("the site's line for terminals", () => {
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox.addresses.secureSite}/line`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers }
    })
  test("takes no request of a page, whichever it is, and none that is not signed", async () => {
    for (const origin of [sandbox.addresses.secureSite, sandbox.addresses.demo, "http://evil.example"])
      expect((await post({}, { origin })).status).toBe(403)
    expect((await post({}, { "content-type": "text/plain" })).status).toBe(415)
    expect(await (await post({ session: "none", nonce: "", signature: "", body: "{}" })).json()).toEqual({ over: true })
    expect((await post({ publicKey: { kty: "oct" } })).status).toBe(400)
  })
})
