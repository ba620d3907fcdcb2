import { join } from "node:path"
import { parseUnits } from "viem"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

const [first, second, fourth] = [
  ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"],
  ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d"],
  ["0x90F79bf6EB2c4f870365E785982E1f101E93b906", "0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6"]
] as const

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 30_000)
afterAll(() => sandbox.close())

/** Runs the program against the sandbox with its own key and session. */
const runAs =
  ([, key]: readonly [string, string], home = makeFreshFolder()) =>
  (...words: ReadonlyArray<string>) =>
    runIn(home, [...words, "--sandbox", sandbox.addresses.demo, "--state", join(home, "session.json"), "--json"], {
      env: { LATCHKEY_PRIVATE_KEY: key }
    })

const readHoldings = async (account: string): Promise<Readonly<Record<string, bigint>>> => {
  const seen = parseDocument(await runAs(first)("balance", account)).data as {
    readonly tokens: ReadonlyArray<{ readonly symbol: string; readonly amount: string; readonly decimals: number }>
  }
  return Object.fromEntries(seen.tokens.map(({ amount, decimals, symbol }) => [symbol, parseUnits(amount, decimals)]))
}

const outcome = (seen: Awaited<ReturnType<typeof runIn>>): unknown => {
  const { data, error, ok } = parseDocument(seen)
  return ok ? data : error?.code
}

describe("swap", () => {
  test("quotes, approves, builds and sends, and moves tokens on the chain", async () => {
    const before = await readHoldings(first[0])
    const result = outcome(await runAs(first)("swap", "--from", "USDC", "--to", "DAI", "--amount", "100"))
    expect(result).toMatchObject({
      quote: { amount: "100", approval: "needed", from: { symbol: "USDC" }, to: { symbol: "DAI" } },
      approvals: [{ hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) }],
      transaction: { network: "eip155:1", fee: { symbol: "ETH" } }
    })
    const after = await readHoldings(first[0])
    const { minimumReceived, received } = (
      result as { readonly quote: { readonly minimumReceived: string; readonly received: string } }
    ).quote
    expect((before["USDC"] ?? 0n) - (after["USDC"] ?? 0n)).toBe(100_000_000n)
    const got = (after["DAI"] ?? 0n) - (before["DAI"] ?? 0n)
    expect(got).toBe(parseUnits(received, 18))
    expect(got).toBeGreaterThanOrEqual(parseUnits(minimumReceived, 18))
  })

  test("needs no approval for the chain's coin", async () => {
    expect(outcome(await runAs(second)("swap", "--from", "ETH", "--to", "USDC", "--amount", "0.5"))).toMatchObject({
      quote: { approval: "not-needed" },
      approvals: []
    })
  })

  test("does not send more than the account holds", async () => {
    const { code, err } = await runAs(second)("swap", "--from", "DAI", "--to", "USDC", "--amount", "1000")
    expect([code, err.length > 0]).toEqual([1, true])
  })
})

describe("send", () => {
  test.each([
    ["USDT", "2"],
    ["USDC", "1.5"],
    ["ETH", "0.25"]
  ])(
    "delivers %s to the last digit",
    async (token, amount) => {
      const before = await readHoldings(second[0])
      const sent = outcome(await runAs(first)("send", "--token", token, "--to", second[0], "--amount", amount))
      expect(sent).toMatchObject({ account: `eip155:1:${first[0]}`, to: second[0], amount, token })
      const after = await readHoldings(second[0])
      expect((after[token] ?? 0n) - (before[token] ?? 0n)).toBe(parseUnits(amount, token === "ETH" ? 18 : 6))
    },
    20_000
  )

  test("detects a token that rejects the transfer before the wallet is asked", async () => {
    expect(outcome(await runAs(fourth)("send", "--token", "NOPE", "--to", second[0], "--amount", "1"))).toBe(
      "send.would-fail"
    )
  })

  test.each([
    [["--token", "ETH", "--to", second[0], "--amount", "1000"], "send.not-covered"],
    [["--token", "ETH", "--to", "0x12", "--amount", "1"], "send.misfit"],
    [["--token", "USDC", "--to", second[0], "--amount", "0.0000001"], "send.amount"],
    [["--token", "USDX", "--to", second[0], "--amount", "1"], "cli.usage"],
    [["--token", "ETH", "--to", second[0], "--amount", " "], "send.incomplete"]
  ] as const)(
    "rejects %j as %s",
    async (words, code) => {
      expect(outcome(await runAs(first)("send", ...words))).toBe(code)
    },
    20_000
  )
})

describe("the signing account", () => {
  test("registers a name for the connected account, once", async () => {
    expect(outcome(await runAs(second)("name", "register", "terminal-1"))).toEqual({
      name: "terminal-1.reown.id",
      account: `eip155:1:${second[0]}`,
      network: "eip155:1",
      registered: true
    })
    expect(outcome(await runAs(first)("name", "reverse", second[0]))).toMatchObject({
      names: expect.arrayContaining([expect.objectContaining({ name: "terminal-1.reown.id" })])
    })
    expect(outcome(await runAs(first)("name", "register", "terminal-1"))).toBe("name.refused")
  })

  test("ends a smart session with its signature", async () => {
    const listed = outcome(await runAs(first)("sessions", "list", first[0])) as {
      readonly sessions: ReadonlyArray<{ readonly pci: string; readonly status: string }>
    }
    const active = listed.sessions.find(({ status }) => status === "active")?.pci ?? ""
    expect(outcome(await runAs(first)("sessions", "revoke", first[0], active))).toMatchObject({
      pci: active,
      revoked: true
    })
    const after = outcome(await runAs(first)("sessions", "list", first[0])) as typeof listed
    expect(after.sessions.find(({ pci }) => pci === active)?.status).not.toBe("active")
  })

  test("is that of an earlier connect, and no other key", async () => {
    const home = makeFreshFolder()
    expect((await runAs(first, home)("connect", "--wallet", "key")).code).toBe(0)
    expect(outcome(await runAs(second, home)("send", "--token", "ETH", "--to", fourth[0], "--amount", "1"))).toBe(
      "cli.key-of-another"
    )
  })

  test("is missing when no account is connected and there is no key", async () => {
    const home = makeFreshFolder()
    const seen = await runIn(home, [
      "send",
      "--token",
      "ETH",
      "--to",
      second[0],
      "--amount",
      "1",
      "--sandbox",
      sandbox.addresses.demo,
      "--state",
      join(home, "s.json"),
      "--json"
    ])
    expect([seen.code, outcome(seen)]).toEqual([4, "connection.not-connected"])
  })

  test("signs with real services only when that is allowed", async () => {
    const seen = await runIn(
      makeFreshFolder(),
      [
        "send",
        "--token",
        "ETH",
        "--to",
        second[0],
        "--amount",
        "1",
        "--live",
        "--rpc-url",
        "http://127.0.0.1:9",
        "--json"
      ],
      { env: { LATCHKEY_PRIVATE_KEY: first[1] } }
    )
    expect([seen.code, parseDocument(seen).error?.message]).toEqual([2, "Signing with --live needs --allow-signing."])
  })
})
