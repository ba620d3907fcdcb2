import { readFileSync } from "node:fs"
import { join } from "node:path"
import { verifyMessage } from "viem"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const second = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

let visitors = 0
const newEmail = (): string => `wallet${++visitors}@example.com`
const runInSandbox = (home: string, words: ReadonlyArray<string>, more: Parameters<typeof runIn>[2] = {}) =>
  runIn(home, [...words, "--json", "--sandbox", sandbox.addresses.demo, "--state", join(home, "s.json")], more)
const getData = <A>(seen: RunResult): A => parseDocument(seen).data as A
/** Signs in; returns the folder of the session, the address and the email. */
const signIn = async () => {
  const [home, email] = [makeFreshFolder(), newEmail()]
  const seen = await runInSandbox(home, ["connect", "--wallet", "email", "--email", email, "--otp", "inbox"])
  const { account } = getData<{ readonly account: string }>(seen)
  return { home, email, address: account.split(":")[2] as `0x${string}` }
}

describe("embedded wallet in later runs", () => {
  test("signs with its account's key", async () => {
    const { address, home } = await signIn()
    const { message, signature } = getData<{ readonly message: string; readonly signature: `0x${string}` }>(
      await runInSandbox(home, ["siwx", "sign"])
    )
    expect(await verifyMessage({ address, message, signature })).toBe(true)
  })

  test("sends once, and names the wallet in the record", async () => {
    const { address, home } = await signIn()
    const seen = await runInSandbox(home, ["send", "--to", second, "--amount", "0.01", "--yes"])
    const { transaction } = getData<{ readonly transaction: { readonly hash: string; readonly block: string } }>(seen)
    expect([seen.code, transaction.block]).toEqual([0, expect.stringMatching(/^\d+$/)])
    const { sent } = getData<{ readonly sent: ReadonlyArray<unknown> }>(await runInSandbox(home, ["sent"]))
    expect(sent).toEqual([
      expect.objectContaining({ hash: transaction.hash, account: `eip155:1:${address}`, wallet: "ID_AUTH" })
    ])
  })

  test("sends a batch, and reports its status", async () => {
    const { home } = await signIn()
    const calls = JSON.stringify([
      { to: second, value: "0x1" },
      { to: second, value: "0x2" }
    ])
    const sent = await runInSandbox(home, ["calls", "send", calls, "--yes"])
    const { id } = getData<{ readonly id: string }>(sent)
    expect(getData(await runInSandbox(home, ["calls", "status", id]))).toMatchObject({ state: "done" })
  })

  test("reports the site's refusal in its words, and sends nothing", async () => {
    const { address, home } = await signIn()
    const more = [
      "rpc",
      "eth_sendTransaction",
      JSON.stringify([{ from: address, to: second, value: `0x${"f".repeat(20)}` }])
    ]
    const seen = await runInSandbox(home, more)
    expect([seen.code, parseDocument(seen).ok]).toEqual([1, false])
    expect(getData<{ readonly sent: ReadonlyArray<unknown> }>(await runInSandbox(home, ["sent"])).sent).toEqual([])
  })

  test("asks the site for nothing when the question is answered with no", async () => {
    const { home } = await signIn()
    const seen = await runInSandbox(home, ["send", "--to", second, "--amount", "0.01"], { ask: async () => "n" })
    expect([seen.code, parseDocument(seen).error?.code]).toEqual([1, "cli.not-confirmed"])
  })

  test("fails with NotConnected when the site no longer knows the session", async () => {
    const { home } = await signIn()
    await sandbox.reset()
    const seen = await runInSandbox(home, ["siwx", "sign"])
    expect([seen.code, parseDocument(seen).error?.tag]).toEqual([4, "NotConnected"])
  })

  test("replays a signature from a recording without a site, which contains no session", async () => {
    const { address, home } = await signIn()
    const file = join(makeFreshFolder(), "sign.json")
    const words = ["rpc", "personal_sign", JSON.stringify(["0x48656c6c6f", address])]
    expect((await runInSandbox(home, [...words, "--record", file])).code).toBe(0)
    expect(readFileSync(file, "utf8")).not.toMatch(/127\.0\.0\.1|nonce|"session"/)
    expect((await runIn(makeFreshFolder(), [...words, "--fixtures", file])).code).toBe(0)
  })
})

describe("account email", () => {
  test("changes the email with a code for each address, and keeps the wallet", async () => {
    const { address, email, home } = await signIn()
    const next = newEmail()
    const seen = await runInSandbox(home, ["account", "email", next, "--otp", "inbox"])
    expect([seen.code, getData(seen)]).toEqual([0, { email: next, before: email }])
    const repeated = await runInSandbox(makeFreshFolder(), [
      "connect",
      "--wallet",
      "email",
      "--email",
      next,
      "--no-input"
    ])
    expect(repeated.code).toBe(4)
    expect(getData<{ readonly account: string }>(await runInSandbox(home, ["account"])).account).toContain(address)
    expect(readFileSync(join(home, "s.wallets.json"), "utf8")).toContain(next)
  })

  test("asks again for a wrong code, three times at most, and changes nothing", async () => {
    const { home } = await signIn()
    const questions: Array<string> = []
    const seen = await runInSandbox(home, ["account", "email", newEmail()], {
      ask: async (question) => {
        questions.push(question)
        return "000000x"
      }
    })
    expect([seen.code, parseDocument(seen).error?.tag, questions.length]).toEqual([1, "OtpRejected", 3])
    expect(seen.err).toContain("That code is wrong.")
  })

  test("fails with exit 4 without a sign-in, and rejects the same email and an invalid one", async () => {
    const disconnected = await runInSandbox(makeFreshFolder(), ["account", "email", "bob@example.com"])
    expect([disconnected.code, parseDocument(disconnected).error?.tag]).toEqual([4, "NotConnected"])
    const { email, home } = await signIn()
    const same = await runInSandbox(home, ["account", "email", email, "--otp", "inbox"])
    expect([same.code, parseDocument(same).error?.tag]).toEqual([2, "EmailUnchanged"])
    const invalid = await runInSandbox(home, ["account", "email", "bob"])
    expect([invalid.code, parseDocument(invalid).error?.tag]).toEqual([2, "EmailMisfit"])
  })
})
