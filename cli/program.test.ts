import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, run, runIn } from "../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("latchkey", () => {
  test("prints short help on stderr with exit 2 when there are no arguments", async () => {
    const seen = await run()
    expect([seen.code, seen.out]).toEqual([2, []])
    expect(seen.err.join("\n")).toContain("latchkey balance 0x")
  })

  test("`--help` starts with examples, each of which runs offline", async () => {
    const { code, out } = await run("--help")
    expect(code).toBe(0)
    const examples = out.filter((line) => line.startsWith("  latchkey ")).map((line) => line.trim().split(" ").slice(1))
    expect(examples.length).toBeGreaterThanOrEqual(2)
    for (const words of examples) expect([words, (await run(...words)).code]).toEqual([words, 0])
  }, 30_000)

  test("`--version` prints the version", async () => {
    expect(await run("--version")).toEqual({ out: ["0.0.0"], err: [], code: 0 })
  })

  test.each([
    [["balnce", address], "Unknown command 'balnce'.", "Did you mean balance?"],
    [["balance", address, "--jsn"], "Unknown option '--jsn'.", "Did you mean --json?"],
    [["balance"], "Missing required argument 'account'.", undefined],
    [
      ["balance", address, "--rpc-url", "ftp://x"],
      '--rpc-url must be an http or https URL; it is "ftp://x".',
      undefined
    ],
    [["balance", address, "--live", "--sandbox"], "--sandbox and --live exclude each other.", undefined],
    [["balance", address, "--live"], "--live needs --project-id.", undefined],
    [
      ["balance", address, "--record", "x.json"],
      "--record needs --sandbox or --live: recordings are not recorded again.",
      undefined
    ],
    [
      ["balance", address, "--now", "soon"],
      '--now must be a time in ISO 8601; it is "soon".',
      "An example: --now 2026-01-31T12:00:00Z"
    ],
    [["balance", address, "--timeout", "0"], '--timeout must be seconds above 0, at most 3600; it is "0".', undefined],
    [["balance", address, "--seed", "x"], '--seed must be a whole number; it is "x".', undefined],
    [
      ["balance", address, "--network", "mainnet"],
      '--network must be a CAIP-2 id; it is "mainnet".',
      "Did you mean --network eip155:1 (Ethereum)?"
    ],
    [
      ["balance", address, "--network", "moonlight"],
      '--network must be a CAIP-2 id; it is "moonlight".',
      "An example: --network eip155:137"
    ],
    [["balance", "0x12"], 'An EVM address is 0x and 40 hexadecimal digits; "0x12" is not.', undefined],
    [["balance", "eip155:1"], "Invalid CAIP-10 address: eip155:1", undefined],
    [
      ["balance", "eip155:0:0x12"],
      'An EVM address is 0x and 40 hexadecimal digits; "eip155:0:0x12" is not.',
      undefined
    ],
    [
      ["connect", "--wallet", "kay"],
      '--wallet must be one of recorded, key, walletconnect, email, social, farcaster; it is "kay".',
      "Did you mean key?"
    ],
    [["wallets", "--page", "0"], '--page must be a whole number from 1; it is "0".', undefined],
    [["wallets", "search", "  "], 'The text to search for must not be empty; it is "  ".', undefined],
    [["errors", "http.timed-ot"], 'There is no error "http.timed-ot".', "Did you mean http.timed-out?"],
    [["completion", "fsh"], '<shell> must be one of bash, zsh, fish; it is "fsh".', "Did you mean fish?"]
  ])("rejects %j with exit 2", async (words, reason, hint) => {
    const plain = await run(...words)
    expect(plain.code).toBe(2)
    expect(plain.out).toEqual([])
    expect(plain.err[0]).toBe(`${reason} (cli.usage)`)
    if (hint !== undefined) expect(plain.err[1]).toBe(hint)
    const json = await run(...words, "--json")
    expect(json.code).toBe(2)
    expect(parseDocument(json).error).toMatchObject({
      code: "cli.usage",
      tag: "Usage",
      message: reason,
      retryable: false
    })
  })
})

describe("latchkey with the bundled recordings", () => {
  test("`balance` prints one envelope", async () => {
    const seen = await run("balance", `eip155:1:${address}`, "--json")
    expect([seen.code, seen.err]).toEqual([0, []])
    expect(parseDocument(seen)).toMatchObject({
      ok: true,
      flow: "balance",
      data: { account: `eip155:1:${address}`, native: { amount: "100", symbol: "ETH" } },
      meta: { source: "fixtures", durationMs: 0, requests: 3 }
    })
  })

  test("`balance` accepts a bare address on --network", async () => {
    const seen = await run("balance", address, "--network", "eip155:137")
    expect(seen.out[0]).toBe(`${address} on Polygon`)
    expect(seen.out.every((line) => line.length <= 80)).toBe(true)
  })

  test("prints the same bytes every time", async () => {
    const first = await run("balance", address, "--json")
    expect(await run("balance", address, "--json")).toEqual(first)
  })

  test("`connect` runs the connection service with the recorded wallet", async () => {
    expect(parseDocument(await run("connect", "--json")).data).toMatchObject({
      account: `eip155:1:${address}`,
      namespace: "eip155",
      network: "eip155:1"
    })
  })

  test("`account` connects first, because a replay stores nothing", async () => {
    expect((await run("account")).out[0]).toBe(`Account  ${address}`)
  })

  test("`disconnect` disconnects the wallet", async () => {
    expect((await run("disconnect")).out).toEqual(["Recorded wallet is disconnected."])
  })

  test("`wallets` lists 40 per page", async () => {
    expect((await run("wallets")).out.filter((line) => line !== "")).toHaveLength(82)
    expect(parseDocument(await run("wallets", "--page", "2", "--json")).data).toMatchObject({ page: 2, dropped: 0 })
  })

  test("`wallets search` finds by name", async () => {
    expect((await run("wallets", "search", "vault")).out[1]).toMatch(/vault/i)
  })

  test("`networks` sends no request", async () => {
    expect(parseDocument(await run("networks", "--json")).meta).toMatchObject({ requests: 0 })
  })

  test("`errors` prints the catalogue, and one entry with its solution", async () => {
    const { out } = await run("errors")
    expect(out.length).toBeGreaterThan(100)
    expect(out.filter((line) => line.endsWith("…"))).toEqual([])
    expect((await run("errors", "connection.rejected")).out).toContain("Exit code  1")
    expect((await run("errors", "account.copy-failed")).out.join("\n")).toMatch(/Standing +never/)
  })

  test.each([
    ["IFRAME_LOAD_FAILED", "Network Error - Could not load embedded wallet"],
    ["iframe_request_timeout", "IFRAME_REQUEST_TIMEOUT"],
    ["invalid app configuration", "ANALYTICS_FORBIDDEN"],
    ["Multi-Wallet Not Enabled", "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK"],
    ["Origin Not Allowed. The origin http://shop.test is not on the project's list.", "ORIGIN_NOT_ALLOWED"],
    ["Please try again after 12 seconds", "embedded.email-cooldown"],
    ["Failed to disconnect chains: no answer", "connection.failed-to-disconnect-chains"],
    ["popup", "embedded.popup-blocked"]
  ])("`errors %s` finds it by an alert's key, a sentence or a part of it", async (words, found) => {
    const { code, out } = await run("errors", words)
    expect([code, out.join("\n")]).toEqual([0, expect.stringContaining(found)])
  })

  test("fails with exit 3 and the command that records a request that is not recorded", async () => {
    const seen = await run("balance", address, "--network", "eip155:10")
    expect(seen.code).toBe(3)
    expect(seen.err.join("\n")).toContain(
      `Record it with: latchkey balance ${address} --network eip155:10 --sandbox --record <file>`
    )
  })

  test("names a broken recording, with its fault", async () => {
    const file = join(makeFreshFolder(), "broken.json")
    writeFileSync(file, '{"version": 2}')
    const seen = await run("networks", "--fixtures", file)
    expect(seen.code).toBe(3)
    expect(seen.err[0]).toBe(
      `The recording ${file} cannot be used: name: is missing (and 7 more) (cli.broken-recording)`
    )
  })
})

describe("latchkey without recordings", () => {
  test("fails with exit 5 when no sandbox answers, and says how to start one", async () => {
    const seen = await run("networks", "--sandbox", "http://127.0.0.1:9")
    expect([seen.code, seen.err[0]]).toEqual([
      5,
      "No sandbox answers at http://127.0.0.1:9. Start one with: npx latchkey sandbox (cli.no-sandbox)"
    ])
  })

  test("fails with exit 4 when the key is missing", async () => {
    expect((await run("connect", "--wallet", "key")).code).toBe(4)
    expect(
      (
        await runIn(makeFreshFolder(), ["connect", "--wallet", "key", "--no-input"], {
          interactive: false,
          stdin: () => Promise.reject(new Error("asked"))
        })
      ).code
    ).toBe(4)
  })

  test("rejects an invalid key without repeating it", async () => {
    const seen = await runIn(makeFreshFolder(), ["connect", "--wallet", "key"], {
      env: { LATCHKEY_PRIVATE_KEY: "0xsecret" }
    })
    expect(seen.code).toBe(4)
    expect(seen.err.join()).not.toContain("0xsecret")
  })

  test("stores a live session readable only by its owner, shows its account, and removes it on disconnect", async () => {
    const home = makeFreshFolder()
    const live = ["--live", "--rpc-url", "http://127.0.0.1:9"]
    const key = { env: { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" } }
    expect((await runIn(home, ["account", ...live])).code).toBe(4)
    expect((await runIn(home, ["connect", "--wallet", "key", ...live], key)).code).toBe(0)
    const file = join(home, ".local/state/latchkey/live.json")
    expect((await import("node:fs")).statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, "utf8")).not.toContain("ac0974be")
    expect((await runIn(home, ["account", ...live])).out[0]).toBe(`Account  ${address}`)
    expect((await runIn(home, ["disconnect", ...live])).code).toBe(0)
    expect((await runIn(home, ["account", ...live])).code).toBe(4)
  })

  test("ignores a malformed session file", async () => {
    const home = makeFreshFolder()
    const file = join(home, "session.json")
    for (const text of [
      "",
      "{",
      "[]",
      '{"@appkit/connections":"{\\"eip155\\":[{\\"accounts\\":7}]}","@appkit/connection_status":"connected"}'
    ]) {
      writeFileSync(file, text)
      expect((await runIn(home, ["account", "--live", "--rpc-url", "http://127.0.0.1:9", "--state", file])).code).toBe(
        4
      )
    }
  })

  test("fails with exit 130 when interrupted", async () => {
    const ended = new AbortController()
    ended.abort()
    expect((await runIn(makeFreshFolder(), ["balance", address], { signal: ended.signal })).code).toBe(130)
  })
})

const built = join(import.meta.dirname, "..", "dist", "latchkey.js")
test.skipIf(!existsSync(built)).each([
  ["networks | head -1", 0],
  ["errors | head -1", 0],
  ["errors --json | head -1", 0],
  ["errors xx 2>&1 >/dev/null | head -c 0", 2]
])("ends quietly when its reader stops: %s", (words, code) => {
  const line = `set -o pipefail; "${process.execPath}" "${built}" ${words}`
  expect(spawnSync("bash", ["-c", line], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })).toMatchObject({
    status: code,
    stderr: ""
  })
})

test.skipIf(!existsSync(built))("prints one document on stdout when it is built", () => {
  const text = execFileSync(process.execPath, [built, "balance", address, "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"]
  })
  expect(JSON.parse(text)).toMatchObject({ ok: true, flow: "balance" })
})
