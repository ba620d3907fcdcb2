import * as Either from "effect/Either"
import { ethers as ethers5 } from "ethers5"
import { BrowserProvider } from "ethers"
import { connect, createConfig, injected, sendCalls, sendTransaction, signMessage, signTypedData } from "@wagmi/core"
import { createWalletClient, custom } from "viem"
import { celo, mainnet } from "viem/chains"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { toUtf8Hex } from "../../chain/evm/hex.ts"
import { readRequest } from "./readRequest.ts"
import { isBound } from "../../chain/rpc/sessionMethods.ts"
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

/** Returns a provider that records the requests of a library to sign or send, and the records. */
const makeRecorder = (chainId = "0x1") => {
  const requests: Array<WalletRequest> = []
  return {
    asked: requests,
    provider: {
      on: () => {},
      removeListener: () => {},
      request: async ({ method, params }: { method: string; params?: unknown }) => {
        if (isBound(method))
          requests.push(
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

const getUnread = (requests: ReadonlyArray<WalletRequest>) => requests.map(({ kind, unread }) => [kind, unread])

describe("readRequest of what libraries write", () => {
  test("reads every field of viem", async () => {
    const { asked: requests, provider } = makeRecorder()
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
    expect(getUnread(requests)).toEqual([
      ...Array.from({ length: 4 }, () => ["transaction", []]),
      ["batch", []],
      ["message", []],
      ["message", []],
      ["typedData", []]
    ])
  })

  test("reads the fee currency of Celo", async () => {
    const { asked: requests, provider } = makeRecorder("0xa4ec")
    const client = createWalletClient({ account, chain: celo, transport: custom(provider) })
    await client.sendTransaction({ to, value: 1n, feeCurrency: to })
    expect(requests).toMatchObject([{ kind: "transaction", feeToken: to, unread: [] }])
  })

  test("reads every field of wagmi", async () => {
    vi.stubGlobal("window", new EventTarget()) // wagmi only looks for wallets in pages
    onTestFinished(() => void vi.unstubAllGlobals())
    const { asked: requests, provider } = makeRecorder()
    const config = createConfig({
      chains: [mainnet],
      storage: null,
      connectors: [
        injected({ target: { id: "kit", name: "Kit", provider: provider as never }, shimDisconnect: false })
      ],
      transports: { [mainnet.id]: custom(provider) }
    })
    const [connector] = config.connectors
    if (connector === undefined) throw new Error("wagmi made no connector")
    await connect(config, { connector })
    await sendTransaction(config, { to, value: 1n, gas: null })
    await sendTransaction(config, { to, value: 1n, data: "0xab", gas: 21_000n, maxFeePerGas: 2n, nonce: 3 })
    await sendCalls(config, {
      calls: [{ to, value: 1n }],
      capabilities: { paymasterService: { url: "https://a.example", optional: true } }
    })
    await signMessage(config, { message: "hello" })
    await signTypedData(config, { ...typed, primaryType: "Mail" })
    expect(getUnread(requests)).toEqual([
      ["transaction", []],
      ["transaction", []],
      ["batch", []],
      ["message", []],
      ["typedData", []]
    ])
  })

  test.each<[string, string, unknown]>([
    [
      "EIP-1474",
      "eth_sendTransaction",
      [
        {
          from: account,
          to,
          gas: "0x76c0",
          gasPrice: "0x9184e72a000",
          value: "0x9184e72a",
          data: "0xd46e8dd6",
          nonce: "0x1"
        }
      ]
    ],
    [
      "EIP-5792",
      "wallet_sendCalls",
      [
        {
          version: "2.0.0",
          id: hash,
          from: account,
          chainId: "0x01",
          atomicRequired: true,
          calls: [{ to, value: "0x9184e72a", data: "0xd46e8dd6", capabilities: {} }],
          capabilities: { paymasterService: { url: "https://a.example", optional: true } }
        }
      ]
    ],
    [
      "EIP-7702 over JSON-RPC",
      "eth_sendTransaction",
      [
        {
          to,
          type: "0x4",
          authorizationList: [{ chainId: "0x1", address: to, nonce: "0x1", yParity: "0x0", r: hash, s: hash }]
        }
      ]
    ],
    [
      "ERC-7715",
      "wallet_requestExecutionPermissions",
      [
        {
          chainId: "0x1",
          from: account,
          to,
          permission: { type: "native-token-allowance", isAdjustmentAllowed: false, data: { allowance: "0x1DCD6500" } },
          rules: [{ type: "expiry", data: { timestamp: 1_577_840_461 } }]
        }
      ]
    ],
    ["EIP-191", "personal_sign", [toUtf8Hex("hello"), account]],
    ["the older order of EIP-191", "personal_sign", [account, toUtf8Hex("hello"), "password"]]
  ])("reads every field of %s", (_, method, params) => {
    const read = readRequest({ method, params }, { account, network: "eip155:1" })
    expect(Either.getOrThrow<WalletRequest, unknown>(read).unread).toEqual([])
  })

  test("reads every field of ethers 6", async () => {
    const { asked: requests, provider } = makeRecorder()
    const signer = await new BrowserProvider(provider as never, 1).getSigner()
    await signer.sendUncheckedTransaction({ to, value: 1n, data: "0xab", gasLimit: 30_000n, nonce: 1 })
    await signer.sendUncheckedTransaction({ to, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, type: 2, accessList: [] })
    await signer.signMessage("hello")
    await signer.signTypedData({ ...typed.domain }, { Mail: [...typed.types.Mail] }, typed.message)
    expect(getUnread(requests)).toEqual([
      ["transaction", []],
      ["transaction", []],
      ["message", []],
      ["typedData", []]
    ])
  })

  test("reads every field of ethers 5", async () => {
    const { asked: requests, provider } = makeRecorder()
    const signer = new ethers5.providers.Web3Provider(provider as never, 1).getSigner(account)
    await signer.sendUncheckedTransaction({ to, value: 1, data: "0xab", gasLimit: 30_000, nonce: 1 })
    await signer.signMessage("hello")
    await signer._signTypedData({ ...typed.domain }, { Mail: [...typed.types.Mail] }, typed.message)
    expect(getUnread(requests)).toEqual([
      ["transaction", []],
      ["message", []],
      ["typedData", []]
    ])
  })
})
