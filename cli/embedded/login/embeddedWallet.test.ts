import { readFileSync } from "node:fs"
import { join } from "node:path"
import { verifyMessage } from "viem"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { document, freshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const second = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

let visitors = 0
const someone = (): string => `wallet${++visitors}@example.com`
const inSandbox = (home: string, words: ReadonlyArray<string>, more: Parameters<typeof runIn>[2] = {}) =>
  runIn(home, [...words, "--json", "--sandbox", sandbox.addresses.demo, "--state", join(home, "s.json")], more)
const dataOf = <A>(seen: RunResult): A => document(seen).data as A
/** Signs somebody in; returns the folder of their session, their address and their email. */
const signedIn = async () => {
  const [home, email] = [freshFolder(), someone()]
  const seen = await inSandbox(home, ["connect", "--wallet", "email", "--email", email, "--otp", "inbox"])
  const { account } = dataOf<{ readonly account: string }>(seen)
  return { home, email, address: account.split(":")[2] as `0x${string}` }
}

describe("the wallet that signed in by email, in later runs", () => {
  test("signs: what it signed is its account's", async () => {
    const { address, home } = await signedIn()
    const { message, signature } = dataOf<{ readonly message: string; readonly signature: `0x${string}` }>(
      await inSandbox(home, ["siwx", "sign"])
    )
    expect(await verifyMessage({ address, message, signature })).toBe(true)
  })

  test("sends, once, and the record of it names the wallet", async () => {
    const { address, home } = await signedIn()
    const seen = await inSandbox(home, ["send", "--to", second, "--amount", "0.01", "--yes"])
    const { transaction } = dataOf<{ readonly transaction: { readonly hash: string; readonly block: string } }>(seen)
    expect([seen.code, transaction.block]).toEqual([0, expect.stringMatching(/^\d+$/)])
    const { sent } = dataOf<{ readonly sent: ReadonlyArray<unknown> }>(await inSandbox(home, ["sent"]))
    expect(sent).toEqual([
      expect.objectContaining({ hash: transaction.hash, account: `eip155:1:${address}`, wallet: "ID_AUTH" })
    ])
  })

  test("sends a batch, and tells what became of it", async () => {
    const { home } = await signedIn()
    const calls = JSON.stringify([
      { to: second, value: "0x1" },
      { to: second, value: "0x2" }
    ])
    const sent = await inSandbox(home, ["calls", "send", calls, "--yes"])
    const { id } = dataOf<{ readonly id: string }>(sent)
    expect(dataOf(await inSandbox(home, ["calls", "status", id]))).toMatchObject({ state: "done" })
  })

  test("what the site refuses is told in its words, and nothing was sent", async () => {
    const { address, home } = await signedIn()
    const more = [
      "rpc",
      "eth_sendTransaction",
      JSON.stringify([{ from: address, to: second, value: `0x${"f".repeat(20)}` }])
    ]
    const seen = await inSandbox(home, more)
    expect([seen.code, document(seen).ok]).toEqual([1, false])
    expect(dataOf<{ readonly sent: ReadonlyArray<unknown> }>(await inSandbox(home, ["sent"])).sent).toEqual([])
  })

  test("a question that is answered with no asks the site for nothing", async () => {
    const { home } = await signedIn()
    const seen = await inSandbox(home, ["send", "--to", second, "--amount", "0.01"], { ask: async () => "n" })
    expect([seen.code, document(seen).error?.code]).toEqual([1, "cli.not-confirmed"])
  })

  test("a session that the site no longer knows is none", async () => {
    const { home } = await signedIn()
    await sandbox.reset()
    const seen = await inSandbox(home, ["siwx", "sign"])
    expect([seen.code, document(seen).error?.tag]).toEqual([4, "NotConnected"])
  })

  test("a recording of it replays without a site, and holds no session", async () => {
    const { address, home } = await signedIn()
    const file = join(freshFolder(), "sign.json")
    const words = ["rpc", "personal_sign", JSON.stringify(["0x48656c6c6f", address])]
    expect((await inSandbox(home, [...words, "--record", file])).code).toBe(0)
    expect(readFileSync(file, "utf8")).not.toMatch(/127\.0\.0\.1|nonce|"session"/)
    expect((await runIn(freshFolder(), [...words, "--fixtures", file])).code).toBe(0)
  })
})

describe("account email", () => {
  test("changes it by one code of each address; the wallet stays the same", async () => {
    const { address, email, home } = await signedIn()
    const next = someone()
    const seen = await inSandbox(home, ["account", "email", next, "--otp", "inbox"])
    expect([seen.code, dataOf(seen)]).toEqual([0, { email: next, before: email }])
    const again = await inSandbox(freshFolder(), ["connect", "--wallet", "email", "--email", next, "--no-input"])
    expect(again.code).toBe(4)
    expect(dataOf<{ readonly account: string }>(await inSandbox(home, ["account"])).account).toContain(address)
    expect(readFileSync(join(home, "s.wallets.json"), "utf8")).toContain(next)
  })

  test("a wrong code is asked for again, three times at most, and changes nothing", async () => {
    const { home } = await signedIn()
    const asked: Array<string> = []
    const seen = await inSandbox(home, ["account", "email", someone()], {
      ask: async (question) => {
        asked.push(question)
        return "000000x"
      }
    })
    expect([seen.code, document(seen).error?.tag, asked.length]).toEqual([1, "OtpRejected", 3])
    expect(seen.err).toContain("That code is not right.")
  })

  test("nobody signed in: 4; the same email, and what is none: a sentence", async () => {
    const nobody = await inSandbox(freshFolder(), ["account", "email", "bob@example.com"])
    expect([nobody.code, document(nobody).error?.tag]).toEqual([4, "NotConnected"])
    const { email, home } = await signedIn()
    const same = await inSandbox(home, ["account", "email", email, "--otp", "inbox"])
    expect([same.code, document(same).error?.tag]).toEqual([2, "EmailUnchanged"])
    const none = await inSandbox(home, ["account", "email", "bob"])
    expect([none.code, document(none).error?.tag]).toEqual([2, "EmailMisfit"])
  })
})
