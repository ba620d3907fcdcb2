import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { signInProofs } from "../../../fixtures/testing/package/signInProofs.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
/** The first of anvil's well-known accounts: its key is public. */
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
/** No node answers here: verifying a key's signature needs no network. */
const offline = ["--live", "--rpc-url", "http://127.0.0.1:9"]
const sign = (...words: ReadonlyArray<string>): Promise<RunResult> =>
  runIn(makeFreshFolder(), ["siwx", "sign", ...words, ...offline, "--allow-signing", "--now", "2026-01-31T12:00:00Z"], {
    env
  })
const verify = (piped: string, ...words: ReadonlyArray<string>): Promise<RunResult> =>
  runIn(
    makeFreshFolder(),
    ["siwx", "verify", ...words, ...offline, ...(words.includes("--now") ? [] : ["--now", "2026-01-31T12:30:00Z"])],
    { interactive: false, stdin: async () => piped }
  )
const signMessage = async (...words: ReadonlyArray<string>) => {
  const { data } = parseDocument(await sign(...words, "--json"))
  return data as { readonly message: string; readonly signature: string }
}

describe("siwx sign", () => {
  test("prints the unchanged message, the account and the signature, at most 80 characters wide", async () => {
    const { code, err, out } = await sign(
      "--domain",
      "app.example",
      "--statement",
      "Welcome",
      "--nonce",
      "abcd1234",
      "--expires",
      "3600"
    )
    expect([code, err]).toEqual([0, []])
    expect(out.slice(0, 14)).toEqual([
      "app.example wants you to sign in with your Ethereum account:",
      address,
      "",
      "Welcome",
      "",
      "URI: https://app.example",
      "Version: 1",
      "Chain ID: 1",
      "Nonce: abcd1234",
      "Issued At: 2026-01-31T12:00:00.000Z",
      "Expiration Time: 2026-01-31T13:00:00.000Z",
      "",
      `Account  ${address}`,
      "Network  Ethereum (eip155:1)"
    ])
    expect(out.slice(14).join("")).toMatch(/^Signature0x[0-9a-f]{130}$/)
    expect(out.every((line) => line.length <= 80)).toBe(true)
  })

  test("`--json` contains the account, the message, the signature and the data", async () => {
    expect(parseDocument(await sign("--json")).data).toMatchObject({
      account: `eip155:1:${address}`,
      signature: expect.stringMatching(/^0x/),
      message: expect.stringContaining("URI: http://localhost\n"),
      data: { accountAddress: address, chainId: "eip155:1", domain: "localhost", uri: "http://localhost", version: "1" }
    })
  })

  test("uses an unpredictable nonce with real services, whatever the seed", async () => {
    const getNonce = ({ message }: { readonly message: string }) => /^Nonce: (.*)$/m.exec(message)?.[1]
    const [a, b] = [getNonce(await signMessage("--seed", "7")), getNonce(await signMessage("--seed", "7"))]
    expect(a).toMatch(/^[a-z2-9]{20}$/)
    expect(b).not.toBe(a)
  })

  test.each([
    [["--nonce", "1234567"], '--nonce must be at least 8 letters and digits; it is "1234567".'],
    [["--domain", "a b"], '--domain must be a host, with a port where it has one, e.g. example.com; it is "a b".'],
    [["--uri", "nowhere"], '--uri must be a URI, e.g. https://example.com/login; it is "nowhere".'],
    ...[
      ["http://app.example/", "app.example over https"],
      ["ftp://app.example/", "app.example over https"],
      ["https://evil.example/", "app.example over https"],
      ["ws://localhost:5173/", "localhost:5173 over https or http"]
    ].map(([uri = "", page = ""]): [string[], string] => [
      ["--domain", page.split(" ")[0] ?? "", "--uri", uri],
      `--uri must be a page of ${page}; it is "${uri}".`
    ]),
    [
      ["--statement", "a\nNonce: 00000000"],
      '--statement must be one line of text, without a line break; it is "a\\nNonce: 00000000".'
    ],
    [["--expires", "soon"], '--expires must be seconds above 0, e.g. 3600; it is "soon".'],
    [["--expires", "0"], '--expires must be seconds above 0, e.g. 3600; it is "0".']
  ])("rejects %j by the flag's name, before it asks for a signature", async (words, reason) => {
    const seen = await sign(...words)
    expect([seen.code, seen.out, seen.err[0]]).toEqual([2, [], `${reason} (cli.usage)`])
  })

  test("requires --allow-signing with real services", async () => {
    const seen = await runIn(makeFreshFolder(), ["siwx", "sign", ...offline], { env })
    expect([seen.code, seen.err[0]]).toEqual([2, "Signing with --live needs --allow-signing. (cli.usage)"])
  })
})

describe("siwx verify", () => {
  test("accepts the output of siwx sign --json", async () => {
    const { out } = await sign("--json", "--nonce", "abcd1234", "--expires", "3600")
    const seen = await verify(out.join("\n"))
    expect([seen.code, seen.err]).toEqual([0, []])
    expect(seen.out).toEqual([
      `Account    ${address}`,
      "Network    Ethereum (eip155:1)",
      "Domain     localhost",
      "Nonce      abcd1234",
      "Issued     2026-01-31T12:00:00.000Z",
      "Expires    2026-01-31T13:00:00.000Z",
      "Signature  valid"
    ])
    expect(parseDocument(await verify(out.join("\n"), "--json")).data).toMatchObject({
      account: `eip155:1:${address}`,
      valid: true,
      data: { domain: "localhost" }
    })
  })

  test("accepts the message as text, as a file or from stdin, and a signature with line breaks", async () => {
    const { message, signature } = await signMessage()
    const file = join(makeFreshFolder(), "message.txt")
    writeFileSync(file, `${message}\n`)
    const lines = signature.match(/.{1,66}/g)?.join("\n") ?? ""
    for (const [piped, source] of [
      ["", message],
      ["", file],
      [message, "-"],
      [`${message}\n`, "-"]
    ] as const) {
      expect([source, (await verify(piped, "--message", source, "--signature", lines)).code]).toEqual([source, 0])
    }
  })

  test("verifies Ethereum, Solana and Bitcoin accounts without a request", async () => {
    for (const { account, message, signature } of await signInProofs()) {
      const seen = await verify(JSON.stringify({ message, signature }), "--json")
      expect([seen.code, parseDocument(seen).data]).toMatchObject([0, { account, valid: true }])
      const forged = { message: message.replace("app.example/login", "app.example/other"), signature }
      const end = await verify(JSON.stringify(forged), "--json")
      expect([account, end.code]).toEqual([account, account.startsWith("eip155") ? 5 : 1])
    }
  })

  test.each([
    ["2026-01-31T12:59:59.999Z", 0, undefined],
    ["2026-01-31T13:00:00Z", 1, "The sign-in message expired at 2026-01-31T13:00:00.000Z (siwx.expired)"]
  ])("returns at %s exit %d", async (now, code, reason) => {
    const { out } = await sign("--json", "--expires", "3600")
    const seen = await verify(out.join("\n"), "--now", now)
    expect([seen.code, seen.err[0]]).toEqual([code, reason])
  })

  test.each([
    ["hello", [], 2, 'Standard input must be the output of `siwx sign --json`; it begins with "hello". (cli.usage)'],
    [
      '{"ok":false}',
      [],
      2,
      'Standard input must be the output of `siwx sign --json`; it begins with "{\\"ok\\":false}". (cli.usage)'
    ],
    [
      "",
      ["--message", "nothing-here"],
      2,
      '--message must be a message or a readable file; "nothing-here" is neither. (cli.usage)'
    ],
    ["", ["--message", "a\nb"], 2, "--signature is missing. (cli.usage)"],
    [
      "",
      ["--message", "a\nb", "--signature", "0x1"],
      2,
      '--signature must be 0x and an even number of hexadecimal digits; "0x1" is not. (cli.usage)'
    ],
    [
      "",
      ["--message", "a\nb", "--signature", "0x12"],
      1,
      "The sign-in message is not right: line 1 must be the one that the format has there (EIP-4361) (siwx.misfit)"
    ],
    ["", ["--no-input"], 2, "--message is missing, and standard input is empty. (cli.usage)"]
  ])("rejects %j %j with exit %d", async (piped, words, code, reason) => {
    const seen = await verify(piped, ...words)
    expect([seen.code, seen.out, seen.err[0]]).toEqual([code, [], reason])
  })
})
