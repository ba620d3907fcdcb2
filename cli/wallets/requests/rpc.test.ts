import { describe, expect, test } from "vitest"
import { onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("rpc", () => {
  test.each([
    ["eth_sign", undefined],
    ["eth_blocknumber", "Did you mean eth_blockNumber?"],
    ["personal_sing", "Did you mean personal_sign?"],
    ["__proto__", undefined]
  ])("rejects %s", async (method, hint) => {
    const seen = await run("rpc", method)
    const lines = [
      `"${method}" must be a method that reads, or one that the wallet approves.`,
      ...(hint === undefined ? [] : [hint]),
      "An example: latchkey rpc eth_blockNumber"
    ]
    expect([seen.code, seen.out, seen.err]).toEqual([
      2,
      [],
      ["`rpc` supports this method neither for a node nor for a wallet. (cli.rpc-refused)", ...lines]
    ])
    expect(parseDocument(await run("rpc", method, "--json")).error).toMatchObject({
      tag: "RpcRefused",
      hint: lines.join("\n")
    })
  })

  test("rejects parameters that are not JSON, with a working example", async () => {
    const seen = await run("rpc", "eth_getBalance", "{")
    expect([seen.code, seen.err]).toEqual([
      2,
      [
        'The parameters of eth_getBalance must be JSON; "{" is not. (cli.usage)',
        `An example: latchkey rpc eth_getBlockByNumber '["latest",false]'`
      ]
    ])
  })
})

describe("rpc on a sandbox", () => {
  const { home, on: runOnSandbox, sandbox } = onSandbox()

  test("asks a node, and prints the decimal value next to a hex count", async () => {
    expect((await runOnSandbox("rpc", "eth_chainId")).out).toEqual(["0x1  1"])
    expect((await runOnSandbox("rpc", "eth_chainId", "--network", "eip155:137")).out).toEqual(["0x89  137"])
    expect(parseDocument(await runOnSandbox("rpc", "eth_chainId", "--json")).data).toEqual({
      network: "eip155:1",
      method: "eth_chainId",
      result: "0x1"
    })
  })

  test("accepts an array of parameters, or a single parameter", async () => {
    const [many, single] = [
      await runOnSandbox("rpc", "eth_getBalance", `["${address}","latest"]`),
      await runOnSandbox("rpc", "eth_getLogs", '{"fromBlock":"0x1","toBlock":"0x2"}')
    ]
    expect(many.out[0]).toMatch(/^0x[0-9a-f]+ {2}\d+$/)
    expect([single.code, single.out[0]]).toEqual([0, expect.stringMatching(/^- address/)])
  })

  test("prints a block in lines of at most 80 characters, and bytes without a decimal value", async () => {
    const { out } = await runOnSandbox("rpc", "eth_getBlockByNumber", '["0x1",true]')
    expect(out.every((line) => line.length <= 80)).toBe(true)
    expect(out.some((line) => /^number +0x1 {2}1$/.test(line))).toBe(true)
    expect(out.some((line) => /^nonce +0x0000000000000000$/.test(line))).toBe(true)
  })

  test("reports a node's refusal", async () => {
    const seen = await runOnSandbox("rpc", "eth_getBalance", '["nobody"]')
    expect([seen.code, seen.err[0]]).toEqual([1, "The network refused the request. (rpc.error)"])
  })

  test("sends requests for approval, and requests that only a wallet can answer, to the connected wallet", async () => {
    const { data } = parseDocument(await runOnSandbox("rpc", "personal_sign", `["0x6869","${address}"]`, "--json"))
    expect(data).toMatchObject({
      network: "eip155:1",
      method: "personal_sign",
      result: expect.stringMatching(/^0x[0-9a-f]{130}$/)
    })
    expect((await runOnSandbox("rpc", "wallet_getCapabilities", "--json")).code).toBe(0)
    expect((await runOnSandbox("rpc", "eth_accounts")).out).toEqual([`- ${address}`])
  })

  test("`siwx verify` accepts the output of siwx sign, and rejects a changed text", async () => {
    const signed = await runOnSandbox("siwx", "sign", "--json")
    const verify = (text: string) =>
      runIn(home(), ["siwx", "verify", "--sandbox", sandbox().addresses.demo], {
        interactive: false,
        stdin: async () => text
      })
    expect((await verify(signed.out.join("\n"))).out.at(-1)).toBe("Signature  valid")
    const forged = await verify(signed.out.join("\n").replace("http://localhost", "http://badhost"))
    expect([forged.code, forged.err]).toEqual([1, ["The signature is not valid (siwx.signature-invalid)"]])
  })

  test("`siwx verify` accepts a contract's answer (EIP-1271)", async () => {
    const [always, never] = [`0x${"a1".repeat(20)}`, `0x${"a2".repeat(20)}`]
    // Returns 0x1626ba7e in the first four bytes of a word; the second reverts.
    await setCode(always, "0x631626ba7e60e01b60005260206000f3")
    await setCode(never, "0x60006000fd")
    const makeMessage = (account: string) =>
      `app.example wants you to sign in with your Ethereum account:\n${account}\n\nURI: https://app.example\nVersion: 1\nChain ID: eip155:1\nNonce: 12345678\nIssued At: 2026-01-31T12:00:00Z`
    const verify = (account: string) =>
      runOnSandbox("siwx", "verify", "--message", makeMessage(account), "--signature", "0x1234")
    expect((await verify(always)).out.at(-1)).toBe("Signature  valid")
    expect((await verify(never)).err).toEqual(["The signature is not valid (siwx.signature-invalid)"])
  })
  const setCode = (account: string, code: string) =>
    fetch(sandbox().addresses.rpc["eip155:1"] ?? "", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "anvil_setCode", params: [account, code] })
    })

  test("`config` shows the project of the sandbox", async () => {
    const { code, out } = await runOnSandbox("config")
    expect([code, out[0]]).toEqual([0, "Project  sandbox"])
    expect(out.every((line) => line.length <= 80)).toBe(true)
  })
})
