// @vitest-environment node
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../fixtures/testing/cli/testing.ts"

const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const second = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

const runInSandbox = (home: string, words: ReadonlyArray<string>, more: Parameters<typeof runIn>[2] = {}) =>
  runIn(home, [...words, "--sandbox", sandbox.addresses.demo, "--state", join(home, "s.json")], { env, ...more })
const getData = <A>(seen: RunResult): A => parseDocument(seen).data as A

describe("sent", () => {
  interface Listed {
    readonly sent: ReadonlyArray<Readonly<Record<string, unknown>>>
  }
  const list = async (home: string, ...more: ReadonlyArray<string>) =>
    getData<Listed>(await runInSandbox(home, ["sent", "--json", ...more])).sent
  const send = ["send", "--token", "ETH", "--to", second, "--amount", "0.001", "--yes"]

  test("lists the transactions of this state file, newest first, with their status", async () => {
    const home = makeFreshFolder()
    const { transaction } = getData<{ readonly transaction: { readonly hash: string } }>(
      await runInSandbox(home, [...send, "--json"])
    )
    await runInSandbox(home, ["token", "approve", "USDC", second, "1", "--yes"])
    const all = await list(home)
    // The amounts that the chain reports; an approval moves nothing.
    expect(all.map(({ changes }) => changes)).toEqual([
      [],
      [{ token: null, symbol: "ETH", amount: "-0.001", units: "-1000000000000000" }]
    ])
    expect(all).toHaveLength(2)
    expect(all[1]).toMatchObject({
      hash: transaction.hash,
      network: "eip155:1",
      account: `eip155:1:${first}`,
      kind: "send",
      wallet: "key",
      status: "confirmed",
      block: expect.stringMatching(/^\d+$/),
      fee: { symbol: "ETH", amount: expect.stringMatching(/^0\.\d+$/) }
    })
    const { out } = await runInSandbox(home, ["sent"])
    expect(out[0]).toMatch(/^Sent \(UTC\) +What +State +Network$/)
    expect(out.slice(4)).toEqual(["  -0.001 ETH", `  ${transaction.hash}`])
    expect(out.every((line) => line.length <= 80)).toBe(true)
    expect(await list(home, "--network", "eip155:137")).toEqual([])
    expect(await list(makeFreshFolder())).toEqual([])
  })

  test("prints the amounts of a swap, and a token without a known symbol in JSON only", async () => {
    const home = makeFreshFolder()
    const swapped = await runInSandbox(home, ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100", "--yes"])
    const [, received = ""] = /^You got +(0\.\d{18}) ETH$/m.exec(swapped.out.join("\n")) ?? []
    const usdc = { token: expect.stringMatching(/^0x[0-9a-f]{40}$/), units: "-100000000" }
    const coin = { token: null, symbol: "ETH", amount: received, units: received.slice(2).replace(/^0+/, "") }
    expect((await list(home))[0]?.["changes"]).toEqual([{ ...usdc, symbol: "USDC", amount: "-100" }, coin])
    expect((await runInSandbox(home, ["sent"])).out[2]).toBe(`  -100 USDC  +${received.slice(0, 5)} ETH`)
    const unnamed = ["--chain-service-url", "http://127.0.0.1:9"]
    expect((await list(home, ...unnamed))[0]?.["changes"]).toEqual([{ ...usdc, symbol: null, amount: "-100" }, coin])
    expect((await runInSandbox(home, ["sent", ...unnamed])).out[2]).toBe(`  +${received.slice(0, 5)} ETH`)
  }, 60_000)

  test("stores a private record with neither receiver nor amount", async () => {
    const home = makeFreshFolder()
    await runInSandbox(home, send)
    const file = join(home, "s.sent.json")
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, "utf8")).not.toMatch(new RegExp(second.slice(2), "i"))
    expect(existsSync(join(home, "s.json"))).toBe(false)
  })

  test("lists a transaction that was recorded by its real time", async () => {
    const home = makeFreshFolder()
    const file = join(home, "flow.json")
    expect((await runInSandbox(home, [...send, "--record", file])).code).toBe(0)
    expect(await list(home)).toEqual([expect.objectContaining({ kind: "send", status: "confirmed" })])
    expect(readFileSync(file, "utf8")).toContain("2026-01-01T")
  })

  test("ignores entries that are not records, and a file of another version", async () => {
    const home = makeFreshFolder()
    const nowText = "2026-02-01T00:00:00.000Z"
    const now = Date.parse(nowText)
    const good = {
      hash: `0x${"ab".repeat(32)}`,
      network: "eip155:1",
      account: `eip155:1:${first}`,
      kind: "send",
      nonce: null,
      connectorId: "key",
      sentAt: now - 1000
    }
    const write = (v: number, value: unknown) => writeFileSync(join(home, "s.sent.json"), JSON.stringify({ v, value }))
    write(1, [good, { ...good, network: "x" }, { ...good, sentAt: now - 8 * 86_400_000, hash: "0x1" }, null])
    const all = await list(home, "--now", nowText)
    expect(all).toMatchObject([{ hash: good.hash, status: "pending" }])
    write(2, [good])
    expect(await list(home, "--now", nowText)).toEqual([])
  })

  test("reports an unknown status as null, with a warning, when the node does not answer", async () => {
    const home = makeFreshFolder()
    await runInSandbox(home, send)
    const seen = await runInSandbox(home, ["sent", "--json", "--rpc-url", "http://127.0.0.1:9"])
    expect([seen.code, getData<Listed>(seen).sent[0]?.["status"]]).toEqual([0, null])
    expect(parseDocument(seen).warnings).toEqual([
      "Ethereum did not answer, so the status of its transactions is unknown."
    ])
  })

  test("`siwx sign` succeeds with a warning when the sign-in cannot be stored", async () => {
    const home = makeFreshFolder()
    writeFileSync(join(home, "file"), "")
    const seen = await runIn(
      home,
      ["siwx", "sign", "--json", "--sandbox", sandbox.addresses.demo, "--state", join(home, "file", "s.json")],
      { env }
    )
    expect([seen.code, parseDocument(seen).data]).toMatchObject([
      0,
      { signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) }
    ])
    expect(parseDocument(seen).warnings).toEqual([expect.stringContaining("s.siwx.json")])
  })

  test("lists nothing in a replay, and send warns when the record cannot be written", async () => {
    expect((await runIn(makeFreshFolder(), ["sent"])).out).toEqual(["A replay sends nothing."])
    const home = makeFreshFolder()
    writeFileSync(join(home, "file"), "")
    const seen = await runIn(
      home,
      [...send, "--json", "--sandbox", sandbox.addresses.demo, "--state", join(home, "file", "s.json")],
      { env }
    )
    expect([seen.code, parseDocument(seen).warnings?.[0]]).toEqual([0, expect.stringContaining("s.sent.json")])
  })
})

describe("siwx sessions", () => {
  interface Listed {
    readonly sessions: ReadonlyArray<Readonly<Record<string, unknown>>>
  }
  const list = async (home: string, more: Parameters<typeof runIn>[2] = {}) =>
    getData<Listed>(await runInSandbox(home, ["siwx", "sessions", "--json"], more)).sessions

  test("lists each sign-in verified again, one per account and domain, without its signature", async () => {
    const home = makeFreshFolder()
    const signed = await runInSandbox(home, ["siwx", "sign", "--json"])
    await runInSandbox(home, ["siwx", "sign"])
    await runInSandbox(home, ["siwx", "sign", "--domain", "app.example", "--expires", "3600"])
    const seen = await runInSandbox(home, ["siwx", "sessions", "--json"])
    expect(getData<Listed>(seen).sessions).toMatchObject([
      { domain: "app.example", state: "valid", expirationTime: expect.any(String) },
      { domain: "localhost", account: `eip155:1:${first}`, state: "valid", expirationTime: null }
    ])
    expect(seen.out.join()).not.toContain(getData<{ readonly signature: string }>(signed).signature.slice(2, 40))
    expect(seen.out.join()).not.toContain("signature")
    expect(statSync(join(home, "s.siwx.json")).mode & 0o777).toBe(0o600)
    const { out } = await runInSandbox(home, ["siwx", "sessions"])
    expect(out[0]).toMatch(/^Since \(UTC\) +Until +State +Domain$/)
    expect(out.every((line) => line.length <= 80)).toBe(true)
  })

  test("marks an expired sign-in, and one with a wrong signature", async () => {
    const home = makeFreshFolder()
    await runInSandbox(home, ["siwx", "sign", "--expires", "60", "--now", "2026-01-01T00:00:00Z"])
    expect(await list(home)).toMatchObject([{ state: "expired" }])
    const file = join(home, "s.siwx.json")
    await runInSandbox(home, ["siwx", "sign"])
    writeFileSync(file, readFileSync(file, "utf8").replace(/"signature":"0x....../g, '"signature":"0x000000'))
    expect(await list(home)).toMatchObject([{ state: "not signed" }])
  })

  test("`--forget` signs out one account only", async () => {
    const home = makeFreshFolder()
    await runInSandbox(home, ["siwx", "sign"])
    expect((await runInSandbox(home, ["siwx", "sessions", "--forget", second])).out).toEqual([
      "This account is not signed in here."
    ])
    expect(await list(home)).toHaveLength(1)
    expect((await runInSandbox(home, ["siwx", "sessions", "--forget", first])).out).toEqual([
      "The account is signed out."
    ])
    expect(await list(home)).toEqual([])
  })

  test("uses localhost, which belongs to no site, as the default domain", async () => {
    const { out } = await runInSandbox(makeFreshFolder(), ["siwx", "sign"])
    expect(out[0]).toBe("localhost wants you to sign in with your Ethereum account:")
  })
})

test("`csp --sandbox` allows the requests of a page of this sandbox, and no public service", async () => {
  const seen = await runInSandbox(makeFreshFolder(), [
    "csp",
    "--embedded",
    "--networks",
    "eip155:1 eip155:137",
    "--json"
  ])
  const { policy } = getData<{ readonly policy: string }>(seen)
  const { api, chainService, relay, rpc, secureSite } = sandbox.addresses
  for (const source of [api, chainService, relay, secureSite, rpc["eip155:1"], rpc["eip155:137"]])
    expect(policy).toContain(source)
  expect(policy).not.toMatch(/https:/)
})

describe("sessions grant", () => {
  const request = {
    chainId: "0x1",
    expiry: 2_082_758_400,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x04${"7b".repeat(64)}` }] } },
    permissions: [
      {
        type: "native-token-recurring-allowance",
        data: { allowance: "0x2386f26fc10000", start: 1_767_225_600, period: 86_400 }
      }
    ],
    policies: []
  }
  const grant = (home: string, request: unknown, ...more: ReadonlyArray<string>) =>
    runInSandbox(home, ["sessions", "grant", JSON.stringify(request), "--json", ...more])

  test("grants the file's permissions after confirmation; list shows the session, and revoke ends it", async () => {
    const home = makeFreshFolder()
    const file = join(home, "grant.json")
    writeFileSync(file, JSON.stringify(request))
    // Another wallet is connected next to the one that grants; the run does not wait for it.
    for (const wallet of ["recorded", "key"])
      expect((await runInSandbox(home, ["connect", "--wallet", wallet])).code).toBe(0)
    const seen = await runInSandbox(home, ["sessions", "grant", file, "--yes"])
    expect([seen.code, seen.out.every((line) => line.length <= 80 || /\S{60,}$/.test(line))]).toEqual([0, true])
    expect(seen.out.join("\n")).toContain("Spend up to 0.01 ETH each day")
    const pci = /^Session +(\S+)$/m.exec(seen.out.join("\n"))?.[1] ?? ""
    const listed = await runInSandbox(home, ["sessions", "list", first, "--json"])
    expect(getData<{ readonly sessions: ReadonlyArray<unknown> }>(listed).sessions).toContainEqual(
      expect.objectContaining({ pci, status: "active" })
    )
    const dry = await runInSandbox(home, ["sessions", "revoke", first, pci, "--dry-run", "--json"])
    expect(getData(dry)).toMatchObject({
      dryRun: true,
      pci,
      requests: [{ method: "wallet_revokePermissions", params: [{ pci, expiry: request.expiry }] }]
    })
    const questions: Array<string> = []
    const declined = await runInSandbox(home, ["sessions", "revoke", first, pci], {
      interactive: true,
      ask: async (question) => {
        questions.push(question)
        return "n"
      }
    })
    expect([declined.code, questions, declined.err.join("\n")]).toEqual([
      1,
      ["Revoke? [y/N] "],
      expect.stringMatching(/Ends +.*\n(.*\n)*.*cli\.not-confirmed/)
    ])
    const unchanged = await runInSandbox(home, ["sessions", "list", first, "--json"])
    expect(getData<{ readonly sessions: ReadonlyArray<unknown> }>(unchanged).sessions).toContainEqual(
      expect.objectContaining({ pci, status: "active" })
    )
    expect((await runInSandbox(home, ["sessions", "revoke", first, pci, "--yes"])).code).toBe(0)
  })

  test("`--dry-run` shows the grant without a request; any answer but yes ends it", async () => {
    const home = makeFreshFolder()
    const seen = await grant(home, request, "--dry-run")
    expect(getData(seen)).toMatchObject({ dryRun: true, expiresAt: "2036-01-01T00:00:00.000Z" })
    const declined = await runInSandbox(home, ["sessions", "grant", JSON.stringify(request), "--json"], {
      ask: async () => "n"
    })
    expect([declined.code, parseDocument(declined).error?.code]).toEqual([1, "cli.not-confirmed"])
  })

  test.each([
    [{ ...request, expiry: 1 }, "session.grant-misfit"],
    [{ ...request, permissions: [] }, "session.grant-misfit"],
    [{ ...request, policies: [{ type: "gas-limit", data: {} }] }, "session.grant-unsupported"],
    [[], "session.grant-misfit"]
  ])("rejects %j before it sends a request: %s", async (grantRequest, code) => {
    const seen = await grant(makeFreshFolder(), grantRequest, "--yes")
    expect(parseDocument(seen).error?.code).toBe(code)
    expect(seen.code).not.toBe(0)
  })

  test("rejects input that is neither JSON nor a file with a sentence", async () => {
    const seen = await runInSandbox(makeFreshFolder(), ["sessions", "grant", "nothing.json"])
    expect([seen.code, seen.err[0]]).toEqual([2, '"nothing.json" is not a readable file. (cli.usage)'])
    const broken = await runInSandbox(makeFreshFolder(), ["sessions", "grant", "{"])
    expect([broken.code, broken.err[0]]).toEqual([2, "The grant must be JSON. (cli.usage)"])
  })
})
