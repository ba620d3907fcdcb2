import * as Either from "effect/Either"
import { ethers as ethers5 } from "ethers5"
import { BrowserProvider } from "ethers"
import { createWalletClient, custom } from "viem"
import { celo, mainnet } from "viem/chains"
import { describe, expect, test } from "vitest"
import { readRequest } from "./readRequest.ts"
import { isBound } from "./sessionMethods.ts"
import type { WalletRequest } from "./walletRequest.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const hash = `0x${"12".repeat(32)}`
const signature = `0x${"11".repeat(64)}1b`

const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: "0x1",
  net_version: "1",
  eth_accounts: [account],
  eth_requestAccounts: [account],
  eth_blockNumber: "0x1",
  eth_estimateGas: "0x5208",
  eth_gasPrice: "0x1",
  eth_sendTransaction: hash,
  wallet_sendCalls: { id: "0x1" },
  personal_sign: signature,
  eth_signTypedData_v4: signature
}

/** A provider that keeps what a library asks its wallet to sign or send. */
const recorded = (chainId = "0x1") => {
  const asked: Array<WalletRequest> = []
  return {
    asked,
    provider: {
      request: async ({ method, params }: { method: string; params?: unknown }) => {
        if (isBound(method))
          asked.push(
            Either.getOrThrow<WalletRequest, unknown>(
              readRequest({ method, params }, { account, network: `eip155:${Number(chainId)}` })
            )
          )
        if (method === "eth_chainId") return chainId
        return answers[method] ?? null
      }
    }
  }
}

const typed = {
  domain: { name: "Shop", version: "1", chainId: 1, verifyingContract: to },
  types: {
    Mail: [
      { name: "text", type: "string" },
      { name: "amount", type: "uint256" }
    ]
  },
  message: { text: "hi", amount: 5n }
} as const

const unreadOf = (asked: ReadonlyArray<WalletRequest>) => asked.map(({ kind, unread }) => [kind, unread])

describe("readRequest of what libraries write", () => {
  test("reads every field of viem", async () => {
    const { asked, provider } = recorded()
    const client = createWalletClient({ account, chain: mainnet, transport: custom(provider) })
    const fees = { gas: 21_000n, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, nonce: 3 }
    await client.sendTransaction({ to, value: 1n })
    await client.sendTransaction({ to, value: 1n, data: "0xab", ...fees })
    await client.sendTransaction({
      to,
      gasPrice: 1n,
      accessList: [{ address: to, storageKeys: [`0x${"00".repeat(32)}`] }]
    })
    await client.sendTransaction({
      to: account,
      authorizationList: [
        { address: to, chainId: 1, nonce: 1, r: `0x${"11".repeat(32)}`, s: `0x${"11".repeat(32)}`, yParity: 0 }
      ]
    })
    await client.sendCalls({
      calls: [
        { to, value: 1n },
        { to, data: "0xab" }
      ],
      forceAtomic: true,
      capabilities: { paymasterService: { url: "https://pay.example" } }
    })
    await client.signMessage({ message: "hello" })
    await client.signMessage({ message: { raw: "0xff" } })
    await client.signTypedData({ ...typed, primaryType: "Mail" })
    expect(unreadOf(asked)).toEqual([
      ...Array.from({ length: 4 }, () => ["transaction", []]),
      ["batch", []],
      ["message", []],
      ["message", []],
      ["typedData", []]
    ])
  })

  test("reads the fee currency of Celo", async () => {
    const { asked, provider } = recorded("0xa4ec")
    const client = createWalletClient({ account, chain: celo, transport: custom(provider) })
    await client.sendTransaction({ to, value: 1n, feeCurrency: to })
    expect(asked).toMatchObject([{ kind: "transaction", feeToken: to, unread: [] }])
  })

  test("reads every field of ethers 6", async () => {
    const { asked, provider } = recorded()
    const signer = await new BrowserProvider(provider as never, 1).getSigner()
    await signer.sendUncheckedTransaction({ to, value: 1n, data: "0xab", gasLimit: 30_000n, nonce: 1 })
    await signer.sendUncheckedTransaction({ to, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, type: 2, accessList: [] })
    await signer.signMessage("hello")
    await signer.signTypedData({ ...typed.domain }, { Mail: [...typed.types.Mail] }, typed.message)
    expect(unreadOf(asked)).toEqual([
      ["transaction", []],
      ["transaction", []],
      ["message", []],
      ["typedData", []]
    ])
  })

  test("reads every field of ethers 5", async () => {
    const { asked, provider } = recorded()
    const signer = new ethers5.providers.Web3Provider(provider as never, 1).getSigner(account)
    await signer.sendUncheckedTransaction({ to, value: 1, data: "0xab", gasLimit: 30_000, nonce: 1 })
    await signer.signMessage("hello")
    await signer._signTypedData({ ...typed.domain }, { Mail: [...typed.types.Mail] }, typed.message)
    expect(unreadOf(asked)).toEqual([
      ["transaction", []],
      ["message", []],
      ["typedData", []]
    ])
  })
})
