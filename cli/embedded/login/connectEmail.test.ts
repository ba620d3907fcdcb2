import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"
import type { Host } from "../../foundation/host/host.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

let visitors = 0
const newEmail = (): string => `terminal${++visitors}@example.com`
/** Lists the emails to an address, newest first; with `after` it waits for the email that follows. */
const readMails = async (to: string, after?: string) => {
  const query = new URLSearchParams({ to, ...(after === undefined ? {} : { after, wait: "30" }) })
  return (await (await fetch(`${sandbox.addresses.inbox}/mails?${query}`)).json()) as ReadonlyArray<
    Readonly<Record<"code" | "id" | "kind" | "link", string>>
  >
}
const runInSandbox = (home: string, words: ReadonlyArray<string>, host: Partial<Host> = {}) =>
  runIn(home, [...words, "--sandbox", sandbox.addresses.demo, "--state", join(home, "s.json")], host)
const signIn = (home: string, email: string, more: ReadonlyArray<string> = [], host: Partial<Host> = {}) =>
  runInSandbox(home, ["connect", "--wallet", "email", "--email", email, "--json", ...more], host)
const getAccount = (seen: Awaited<ReturnType<typeof runIn>>): unknown =>
  Reflect.get(Object(parseDocument(seen).data), "account")
const code = async (to: string): Promise<string> => (await readMails(to, "0"))[0]?.code ?? ""

describe("connect --wallet email", () => {
  test("signs in with the code from the sandbox's inbox, keeps the account for later runs, and forgets it on disconnect", async () => {
    const [home, email] = [makeFreshFolder(), newEmail()]
    const seen = await signIn(home, email, ["--otp", "inbox"])
    expect([seen.code, getAccount(seen)]).toEqual([0, expect.stringMatching(/^eip155:1:0x[0-9a-fA-F]{40}$/)])
    const account = await runInSandbox(home, ["account", "--json"])
    expect(getAccount(account)).toBe(getAccount(seen))
    const files = ["s.json", "s.wallets.json"].map((name) => join(home, name))
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
    const [mail] = await readMails(email)
    for (const text of [...files.map((file) => readFileSync(file, "utf8")), ...seen.out, ...seen.err])
      expect(text).not.toContain(mail?.code)
    const disconnected = await runInSandbox(home, ["disconnect", "--json"])
    expect(disconnected.code).toBe(0)
    expect(readFileSync(join(home, "s.wallets.json"), "utf8")).not.toMatch(/EMAIL_LOGIN_USED_KEY|EMAIL"|session/)
    expect(parseDocument(await runInSandbox(home, ["account", "--json"])).error?.tag).toBe("NotConnected")
  })

  test("returns the same wallet for the same email, and requires the approval in the email on another terminal", async () => {
    const email = newEmail()
    const first = await signIn(makeFreshFolder(), email, ["--otp", "inbox"])
    const [newest] = await readMails(email)
    const approveDevice = async (): Promise<string> => {
      const [mail] = await readMails(email, newest?.id)
      expect(mail?.kind).toBe("device")
      await fetch(`${sandbox.addresses.secureSite}/api/decide`, {
        method: "POST",
        body: JSON.stringify({ token: new URL(mail?.link ?? "").searchParams.get("token"), approved: true }),
        headers: { "content-type": "application/json", origin: sandbox.addresses.secureSite }
      })
      return (await readMails(email, mail?.id))[0]?.code ?? ""
    }
    const typed = approveDevice()
    const second = signIn(makeFreshFolder(), email, ["--otp", "-"], { interactive: false, stdin: () => typed })
    const seen = await second
    expect(getAccount(seen)).toBe(getAccount(first))
    expect(seen.err.join()).toContain("Approve the device in the email.")
  })

  test("asks for the code on stderr, three times at most, and reports a wrong code", async () => {
    const email = newEmail()
    const questions: Array<string> = []
    const typed = ["000000x", "111111x"]
    const seen = await signIn(makeFreshFolder(), email, [], {
      ask: async (question) => {
        questions.push(question)
        return typed.shift() ?? code(email)
      }
    })
    expect([seen.code, questions.length]).toEqual([0, 3])
    expect(questions[0]).toBe(`Code sent to t…${email.split("@")[0]?.slice(-1)}@example.com: `)
    const wrong = await signIn(makeFreshFolder(), newEmail(), [], { ask: async () => "nothing" })
    expect([wrong.code, parseDocument(wrong).error?.code]).toEqual([1, "embedded.otp-rejected"])
  })

  test("reads the code from the environment, and asks once for a wrong code from a flag", async () => {
    const email = newEmail()
    const wrong = await signIn(makeFreshFolder(), email, ["--otp", "12"])
    expect([wrong.code, parseDocument(wrong).error?.tag]).toEqual([1, "OtpRejected"])
    const other = newEmail()
    const right = signIn(makeFreshFolder(), other, [], {
      env: {
        get ["LATCHKEY_OTP"]() {
          return "inbox"
        }
      }
    })
    expect((await right).code).toBe(0)
  })

  const refused = [
    ["no email is given", ["connect", "--wallet", "email"], 2, "Usage"],
    ["the email is invalid", ["connect", "--wallet", "email", "--email", "ann"], 2, "EmailMisfit"],
    [
      "no code is given with --no-input",
      ["connect", "--wallet", "email", "--email", "a@example.com", "--no-input"],
      4,
      "OtpMissing"
    ],
    ["the code is empty", ["connect", "--wallet", "email", "--email", "b@example.com", "--otp", ""], 4, "OtpMissing"]
  ] as const
  for (const [condition, words, exit, tag] of refused)
    test(`fails with exit ${exit} and ${tag} when ${condition}`, async () => {
      const seen = await runInSandbox(makeFreshFolder(), [...words, "--json"])
      expect([seen.code, parseDocument(seen).error?.tag]).toEqual([exit, tag])
    })

  test("sends no email when the run may not ask", async () => {
    await runInSandbox(makeFreshFolder(), [
      "connect",
      "--wallet",
      "email",
      "--email",
      "quiet@example.com",
      "--no-input"
    ])
    expect(await readMails("quiet@example.com")).toEqual([])
  })

  test("fails with exit 4 with --live, and accepts --otp inbox only with --sandbox", async () => {
    const live = ["--live", "--project-id", "p", "--json"]
    const words = ["connect", "--wallet", "email", "--email", "ann@example.com", "--otp", "1"]
    const seen = await runIn(makeFreshFolder(), [...words, ...live])
    expect([seen.code, parseDocument(seen).error?.tag]).toEqual([4, "NoSiteLine"])
    const replayed = await runIn(makeFreshFolder(), [...words.slice(0, -1), "inbox", "--json"])
    expect([replayed.code, parseDocument(replayed).error?.tag]).toEqual([2, "Usage"])
  })

  test("fails with exit 5 when the site does not answer", async () => {
    const home = makeFreshFolder()
    const description = await (await fetch(`${sandbox.addresses.demo}/__sandbox`)).json()
    const { createServer } = await import("node:http")
    const server = createServer((_, response) =>
      response.end(JSON.stringify({ ...description, secureSite: "http://127.0.0.1:9" }))
    )
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    const seen = await runIn(home, [
      "connect",
      "--wallet",
      "email",
      "--email",
      newEmail(),
      "--otp",
      "1",
      "--json",
      "--sandbox",
      url
    ])
    server.close()
    expect([seen.code, parseDocument(seen).error?.tag]).toEqual([5, "FrameLoadFailed"])
  })

  test("replays the whole sign-in from a recording, which contains no email, code or session", async () => {
    const [home, email] = [makeFreshFolder(), newEmail()]
    const file = join(home, "email.json")
    const created = await signIn(home, email, ["--otp", "inbox", "--record", file])
    const text = readFileSync(file, "utf8")
    const [mail] = await readMails(email)
    for (const secret of [email, mail?.code ?? "", "signature", "nonce", "127.0.0.1"])
      expect(text).not.toContain(secret)
    const replay = ["connect", "--wallet", "email", "--email", "ann@example.com", "--otp", "123456", "--json"]
    const replayed = await runIn(makeFreshFolder(), [...replay, "--fixtures", file])
    expect([replayed.code, getAccount(replayed)]).toEqual([0, getAccount(created)])
  })
})

test("replays the bundled recording of a sign-in without a sandbox or a code", async () => {
  const seen = await runIn(makeFreshFolder(), ["connect", "--wallet", "email", "--email", "ann@example.com", "--json"])
  expect([seen.code, getAccount(seen)]).toEqual([0, "eip155:1:0x8DB2AC537625e79d3aa6DF44799fa05DFD495A3F"])
})

describe("POST /line of the secure site", () => {
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox.addresses.secureSite}/line`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers }
    })
  test("rejects requests from a page, and unsigned requests", async () => {
    for (const origin of [sandbox.addresses.secureSite, sandbox.addresses.demo, "http://evil.example"])
      expect((await post({}, { origin })).status).toBe(403)
    expect((await post({}, { "content-type": "text/plain" })).status).toBe(415)
    expect(await (await post({ session: "none", nonce: "", signature: "", body: "{}" })).json()).toEqual({ over: true })
    expect((await post({ publicKey: { kty: "oct" } })).status).toBe(400)
  })
})
