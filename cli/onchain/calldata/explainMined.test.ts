import { createWalletClient, encodeFunctionData, http, parseAbi, publicActions } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { mainnet } from "viem/chains"
import { describe, expect, test } from "vitest"
import { env, me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument } from "../../../fixtures/testing/cli/testing.ts"

/** USDC of a fresh sandbox on Ethereum. */
const usdc = "0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35"
const code = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

describe("explain with a node", () => {
  const { on: runOnSandbox, sandbox } = onSandbox()
  const client = () =>
    createWalletClient({
      account: privateKeyToAccount(`0x${env.LATCHKEY_PRIVATE_KEY.slice(2)}`),
      chain: mainnet,
      transport: http(sandbox().addresses.rpc["eip155:1"])
    })

  test("describes the code that an account will run (EIP-7702)", async () => {
    const wallet = client()
    const authorization = await wallet.signAuthorization({ contractAddress: code, executor: "self" })
    const hash = await wallet.sendTransaction({ to: me, authorizationList: [authorization], gas: 200_000n })
    const { data, ok } = parseDocument(await runOnSandbox("explain", hash, "--json"))
    expect([ok, data]).toMatchObject([
      true,
      { sentence: expect.stringContaining(`Your account will run the code of ${code}`), risk: "danger" }
    ])
  })

  test("does not compare the sent amount with the current balance", async () => {
    const wallet = client()
    const held = await wallet.extend(publicActions).getBalance({ address: me })
    const hash = await wallet.sendTransaction({ to: code, value: (held * 3n) / 5n })
    const { out } = await runOnSandbox("explain", hash)
    expect(out.join("\n")).not.toContain("more than you have")
    expect(out[0]).toMatch(/^Send \d+/)
  })

  test("shows the ENS name and the address of a spender", async () => {
    const data = encodeFunctionData({ abi: parseAbi(["function approve(address,uint256)"]), args: [code, 5_000_000n] })
    const { out } = await runOnSandbox("explain", JSON.stringify({ to: usdc, data }))
    expect(out.join("\n").replace(/\n\s+/g, " ")).toContain(`Spender: ben.eth (${code})`)
  })
})
