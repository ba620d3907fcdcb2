import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../fixtures/testing/cli/testing.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const swap = ["--from", "USDC", "--to", "ETH"]
const hexRule = "0x and 40 hexadecimal digits"
const nameRule = "letters, digits and hyphens, at least 4"
const swapRule = "above 0 with at most 6 decimals"
const sendRule = "a decimal above 0"
const urlRule = "an http or https URL"

/** Invalid arguments, the part of them that the error must repeat, and the rule it must state. */
const cases: ReadonlyArray<readonly [ReadonlyArray<string>, string, string]> = [
  [["balance", "0x12"], '"0x12"', hexRule],
  [["balance", ""], '""', hexRule],
  [["balance", "vitalik"], "vitalik", hexRule],
  [["balance", "eip155:1"], "eip155:1", "CAIP-10"],
  [["balance", "eip155:0:0x12"], "eip155:0:0x12", hexRule],
  [["balance", account, "--network", "mainnet"], '"mainnet"', "CAIP-2"],
  [["balance", account, "--network", "eip155:1 "], '"eip155:1 "', "CAIP-2"],
  [["identity", "zz"], '"zz"', hexRule],
  [["activity", "0x"], '"0x"', hexRule],
  [["name", "reverse", "x"], '"x"', hexRule],
  [["sessions", "list", "x"], '"x"', hexRule],
  [["sessions", "revoke", "x", "y"], '"x"', hexRule],
  [["sessions", "revoke", account, "unknown-pci"], '"unknown-pci"', "not one of its ids"],
  [["name", "lookup", "no"], '"no"', nameRule],
  [["name", "lookup", "Bad_Name!"], '"Bad_Name!"', nameRule],
  [["name", "suggest", "a b"], '"a b"', nameRule],
  [["name", "register", "ab"], '"ab"', nameRule],
  ...["abc", "0", "1.0000001", "1e3", "-5"].map(
    (amount) => [["swap-quote", ...swap, "--amount", amount], `"${amount}"`, swapRule] as const
  ),
  [["swap", ...swap, "--amount", "ten"], '"ten"', swapRule],
  [["swap-quote", "--from", "NOPE", "--to", "ETH", "--amount", "1"], "NOPE", "a symbol, an address or a CAIP-19 id"],
  [["swap-quote", "--from", "eip155:1/slip44:x", "--to", "ETH", "--amount", "1"], '"eip155:1/slip44:x"', "CAIP-19"],
  [["swap-quote", "--from", "USDC", "--to", "USDC", "--amount", "1"], "USDC", "are the same token"],
  [["swap-quote", ...swap, "--amount", "1", "--account", "abc"], '"abc"', hexRule],
  [["send", "--token", "USDC", "--to", "0x12", "--amount", "5"], '"0x12"', hexRule],
  ...["x", "0", "0.0000001"].map(
    (amount) => [["send", "--token", "USDC", "--to", other, "--amount", amount], `"${amount}"`, sendRule] as const
  ),
  [["send", "--token", "QQQ", "--to", other, "--amount", "1"], "QQQ", "a symbol, an address or a CAIP-19 id"],
  [["send", "--token", "", "--to", other, "--amount", "1"], '""', "a symbol, an address or a CAIP-19 id"],
  ...["ten", "1", "999999"].map(
    (amount) => [["onramp", "quote", "--amount", amount], `"${amount}"`, "from 10.00 to 25000.00 USD"] as const
  ),
  [["onramp", "quote", "--amount", "50", "--currency", "XXX"], '"XXX"', "one of USD, EUR"],
  [["onramp", "quote", "--amount", "50", "--token", "XXX"], '"XXX"', "one of USDC, ETH"],
  [["onramp", "url", "--amount", "ten"], '"ten"', "a plain decimal"],
  [["networks", "--now", "soon"], '"soon"', "ISO 8601"],
  [["networks", "--seed", "x"], '"x"', "a whole number"],
  [["networks", "--timeout", "0"], '"0"', "seconds above 0"],
  [["networks", "--state", ""], '""', "a file"],
  [["networks", "--rpc-url", "ftp://x"], '"ftp://x"', urlRule],
  [["networks", "--api-url", "nope"], '"nope"', urlRule],
  [["networks", "--chain-service-url", "http://a:99999"], '"http://a:99999"', urlRule],
  [["networks", "--sandbox=foo"], '"foo"', urlRule],
  [["networks", "--sandbox", "--record", ""], '""', "a file"],
  [["networks", "--record", "x.json"], "--record", "needs --sandbox or --live"],
  [["networks", "--live"], "--live", "needs --project-id"],
  [["siwx", "verify", "--message", "nofile"], '"nofile"', "a readable file"],
  [["siwx", "verify", "--message", "a\nb", "--signature", "0xzz"], '"0xzz"', "even number of hexadecimal digits"],
  [["siwx", "sign", "--domain", "a b"], '"a b"', "a host"],
  [["siwx", "sign", "--uri", "foo"], '"foo"', "a URI"],
  [["siwx", "sign", "--nonce", "a"], '"a"', "8 letters and digits"],
  [["siwx", "sign", "--expires", "0"], '"0"', "seconds above 0"],
  [["rpc", "eth_getBlockByNumber", "{bad"], '"{bad"', "must be JSON"],
  [["errors", "xx"], '"xx"', "See all with"],
  [["swap-quote", "--frm", "USDC"], "Unknown option '--frm'.", "Did you mean --from?"],
  [["swap", "--form", "USDC"], "Unknown option '--form'.", "Did you mean --from?"],
  [["explain"], "Missing required argument 'request'.", "latchkey explain '{"],
  [["doctor", "--url", "localhost:5173"], '"localhost:5173"', "Did you mean --url http://localhost:5173?"],
  [["swap-quote", "--frm=USDC"], "Unknown option '--frm'.", "Did you mean --from?"],
  [["wallets", "--page", "0"], '"0"', "a whole number from 1"],
  [["wallets", "search", " "], '" "', "must not be empty"],
  [["connect", "--wallet", "kay"], '"kay"', "one of recorded, key, walletconnect, email"],
  [["connect", "--namespace", "solana"], '"solana"', "must be eip155"],
  [["run", "nofile"], '"nofile"', "Bundled scripts"],
  [["sandbox", "--port", "x"], '"x"', "from 0 to 65000"],
  [["balance", account, "--fixtures", "nowhere"], '"nowhere"', "a path, which has a slash"],
  [["account", "--sandbox", "here"], '"here"', "an address, which begins with http"],
  [["balnce", account], "'balnce'", "Unknown command"],
  [["frobnicate"], "'frobnicate'", "For the list of commands: latchkey --help"],
  [["name", "lokup", "x"], "'lokup'", "Did you mean lookup?"],
  [["wallets", "serch", "x"], "'serch'", "Did you mean search?"],
  [["balance", account, "--jsn"], "'--jsn'", "Did you mean --json?"],
  [["balance"], "'account'", "Missing required argument"],
  [["send", "--token", "USDC"], "--to <address>", "Required option"]
]

/** No request is sent, and no sandbox is started. */
const run = (...words: ReadonlyArray<string>): Promise<RunResult> =>
  runIn(makeFreshFolder(), words, { env: { LATCHKEY_PORT: "9" }, sandboxProgram: "/nowhere/sandbox.js" })

/** Returns a hint's example as arguments: of a whole command, of the first command in a pipe, or of a flag. */
const findExample = (hint: string): ReadonlyArray<string> => {
  const [, example = ""] = /An example: (.+)$/m.exec(hint) ?? []
  const words = [...(example.split(" | ")[0] ?? "").matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? ""
  )
  return words[0] === "latchkey" ? words.slice(1) : words.length === 0 ? [] : ["networks", ...words]
}

describe("latchkey with invalid input", () => {
  const examples = new Map<string, ReadonlyArray<string>>()

  test.each(cases)("reports the value, the rule and an example: %j", async (words, value, rule) => {
    const result = await run(...words, "--json")
    expect(result.code).toBe(2)
    const { error } = parseDocument(result)
    const text = `${error?.message}\n${error?.hint}`
    expect(text).toContain(value)
    expect(text.toLowerCase()).toContain(rule.toLowerCase())
    const example = findExample(error?.hint ?? "")
    expect(example).not.toEqual([])
    examples.set(example.join(" "), example)
  })

  test.each(["x", "", "0", "65536", "1.5"])(
    "names LATCHKEY_PORT when it is %j, because no flag was given",
    async (port) => {
      const { error } = parseDocument(
        await runIn(makeFreshFolder(), ["networks", "--sandbox", "--json"], { env: { LATCHKEY_PORT: port } })
      )
      expect([error?.code, error?.message]).toEqual([
        "cli.usage",
        `LATCHKEY_PORT must be a port, a whole number from 1 to 65535; it is "${port}".`
      ])
    }
  )

  test("accepts every example that the errors give", async () => {
    expect(examples.size).toBeGreaterThan(20)
    for (const words of examples.values()) expect([words, (await run(...words)).code]).not.toEqual([words, 2])
  }, 60_000)
})
