import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { makeFreshFolder, run, runIn } from "../fixtures/testing/cli/testing.ts"

const shipped = join(import.meta.dirname, "../fixtures/flows")
const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
/** Sets the window's title, rings, reverses the text, breaks the line and writes its own line. */
const hostile = "\u001b]0;owned\u0007\u001b[31m\u009b2J\u202eknat\u2028\nforged line\r"

/** Adds hostile characters to every text of an answer that is not an id, a number, an address or a time. */
const spoil = (value: unknown): unknown => {
  if (typeof value === "string") return /^[A-Za-z][A-Za-z ]*$|^https:/.test(value) ? `${value}${hostile}` : value
  if (Array.isArray(value)) return value.map(spoil)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, spoil(child)]))
}

/** The bundled recordings, with spoiled answers. */
const flows = makeFreshFolder()
for (const name of readdirSync(shipped, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".json")
)) {
  const flow: { readonly requests: ReadonlyArray<{ readonly answer: unknown }> } = JSON.parse(
    readFileSync(join(shipped, name), "utf8")
  )
  const to = join(flows, name)
  mkdirSync(dirname(to), { recursive: true })
  const requests = flow.requests.map((request) => ({ ...request, answer: spoil(request.answer) }))
  writeFileSync(to, JSON.stringify({ ...flow, requests }))
}

const broken = join(makeFreshFolder(), "broken.json")
writeFileSync(
  broken,
  JSON.stringify({ version: 2, name: hostile, requests: [], [`a${hostile}`]: { [`b${hostile}`]: hostile } })
)

test.each([
  ["account"],
  ["balance", address],
  ["identity", address],
  ["activity", address],
  ["name", "lookup", "sandbox"],
  ["name", "suggest", "sandbox"],
  ["name", "reverse", address],
  ["name", "register", "terminal"],
  ["swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "100", "--account", address],
  ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"],
  ["send", "--token", "USDC", "--to", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "--amount", "5"],
  ["onramp", "options"],
  ["onramp", "quote", "--amount", "50"],
  ["onramp", "url"],
  ["sessions", "list", address],
  ["wallets"],
  ["wallets", "search", "vault"],
  ["config"],
  ["rpc", "eth_blockNumber"],
  ["fixtures", "check", broken],
  ["fixtures", "redact", broken],
  ["fixtures", "list", broken],
  ["errors", `no${hostile}`]
])("prints no control character of an answer or a file: %s %s", async (...words) => {
  for (const more of [[], ["--json"], ["--ndjson"]]) {
    const { err, out } = await runIn(makeFreshFolder(), [...words, ...more], { flowFolders: [flows] })
    for (const line of [...out, ...err]) {
      expect([words, line]).toEqual([words, expect.not.stringMatching(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)])
      expect(line).not.toMatch(/^forged/)
    }
  }
})

const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
const secret = "0123456789abcdef-secret"

test.each([
  ["balance", key],
  ["balance", key.slice(2)],
  ["balance", `eip155:1:${key}`],
  ["send", "--token", "ETH", "--to", key, "--amount", "1"],
  ["siwx", "verify", "--message", key],
  ["name", "lookup", key],
  ["network", "use", key],
  [key]
])("does not repeat a private key that was passed as another argument: %s", async (...words) => {
  for (const more of [[], ["--json"]]) {
    const { code, err, out } = await run(...words, ...more)
    expect(code).not.toBe(0)
    expect([...out, ...err].join("\n")).not.toContain(key.slice(2, 20))
  }
})

test.each([
  ["rpc", "eth_blockNumber", "--live", "--rpc-url", `http://user:${secret}@127.0.0.1:9/v3/${secret}?key=${secret}`],
  ["wallets", "--live", "--api-url", `http://127.0.0.1:9/${secret}`],
  [
    "identity",
    address,
    "--live",
    "--chain-service-url",
    `http://127.0.0.1:9/${secret}`,
    "--rpc-url",
    "http://127.0.0.1:9"
  ],
  ["networks", "--rpc-url", `wss://user:${secret}@node.test/v3/${secret}`],
  ["networks", "--sandbox", `http://127.0.0.1:9/${secret}`]
])("names only the origin of an endpoint that fails: %s", async (...words) => {
  for (const more of [[], ["--json"]]) {
    const { code, err, out } = await run(...words, ...more)
    expect(code).not.toBe(0)
    const text = [...out, ...err].join("\n")
    expect(text).not.toContain(secret)
    expect(text).toMatch(/127\.0\.0\.1:9|node\.test/)
  }
})
