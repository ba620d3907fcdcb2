// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { encodeFunctionData, parseAbi, toEventSelector } from "viem"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { getContracts, getTokens } from "../../../../fixtures/sandbox/chains/tokens.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { closeLikeBrowsers, press, shadow, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { accountCode } from "../../../../fixtures/wallets/smartAccount/contracts.ts"
import { announcePlainWallet, type PlainWalletOptions } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 90_000 })
closeLikeBrowsers()
const [me, friend, stranger] = accounts
/** Looks like the friend: the same first and last digits. */
const twin = `${friend.slice(0, 8)}${"ab".repeat(14)}${friend.slice(-6)}`.toLowerCase()
const ends = collectEnds()
let sandbox: Sandbox
let url = ""
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  url = sandbox.addresses.rpc["eip155:1"] ?? ""
}, 60_000)
afterAll(() => sandbox.close())
const usdc = getTokens("eip155:1").find(({ symbol }) => symbol === "USDC")?.address ?? ""
interface BatchCall {
  readonly to: `0x${string}`
  readonly value?: string
  readonly data?: `0x${string}`
}
const batchAbi = parseAbi(["function executeBatch((address,uint256,bytes)[] calls)"])
const abi = parseAbi([
  "function transferFrom(address,address,uint256)",
  "function transfer(address,uint256)",
  "function approve(address,uint256)"
])

const send = (from: string, data: string): Promise<string> =>
  rpcText(url, "eth_sendTransaction", [{ from, to: usdc, data, gas: "0x186a0" }])
const page = async (
  more: Pick<LatchkeyOptions, "addressBook" | "reviewRequests"> = {},
  answers: NonNullable<PlainWalletOptions["answers"]> = {}
) => {
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p",
    endpoints: { chainService: sandbox.addresses.chainService, api: sandbox.addresses.api, rpc: { "eip155:1": url } },
    ...more
  })
  ends.push(kit.dispose)
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.counting",
    name: "Counting",
    accounts: [me],
    chainId: 1,
    answers: {
      eth_sendTransaction: ([request]: ReadonlyArray<object>) => rpcText(url, "eth_sendTransaction", [request]),
      ...answers
    }
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.counting" }))
  return kit
}
const openActivity = async (kit: Awaited<ReturnType<typeof page>>): Promise<void> => {
  await act(() => kit.open({ view: "Account" }))
  await act(() =>
    waitUntil(() => {
      const tabs = [...(shadow()?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])]
      const tab = tabs.find(({ textContent }) => textContent === "Activity")
      expect(tab).toBeDefined()
      tab?.click()
      expect(shadow()?.querySelectorAll(".activity li").length).toBeGreaterThan(0)
    })
  )
}

describe("Activity on a poisoned account", () => {
  test("hides a zero transferFrom by a stranger in the account's name, and keeps the account's own zero transfer", async () => {
    const poison = await send(
      stranger,
      encodeFunctionData({ abi, functionName: "transferFrom", args: [me, `0x${twin.slice(2)}`, 0n] })
    )
    const own = await send(me, encodeFunctionData({ abi, functionName: "transfer", args: [friend, 0n] }))
    await jsonRpc(url, "evm_mine")
    const kit = await page()
    const { transactions } = await act(() => kit.getActivity())
    const getSigner = (hash: string) => transactions.find((item) => item.hash === hash)?.signer
    expect([getSigner(poison), getSigner(own)]).toEqual(["other", "account"])
    await openActivity(kit)
    await waitUntil(() => expect(view()).toContain("1 hidden, likely spam"))
    expect(view().toLowerCase()).not.toContain(twin.slice(0, 6))
    await press("1 hidden, likely spam ")
    await waitUntil(() => expect(view()).toContain("You didn’t make this. Don’t copy its address."))
  })

  test("does not add a look-alike address to known receivers, so that sending to it shows a warning", async () => {
    await send(
      stranger,
      encodeFunctionData({ abi, functionName: "transferFrom", args: [me, `0x${twin.slice(2)}`, 0n] })
    )
    await jsonRpc(url, "evm_mine")
    const kit = await page()
    await act(() => kit.getActivity())
    await act(() => kit.send({ to: friend, amount: "0.01" }))
    await jsonRpc(url, "evm_mine")
    expect(await act(() => kit.prepareSend({ to: twin, amount: "0.01" }))).toMatchObject({ warnings: ["looks-alike"] })
    expect(await act(() => kit.prepareSend({ to: friend, amount: "0.01" }))).toMatchObject({ warnings: [] })
    const words = await act(() =>
      kit.explain({ method: "eth_sendTransaction", params: [{ from: me, to: twin, value: "0x1" }] })
    )
    expect(words.risk).toBe("danger")
    expect(words.fields.map(({ value }) => value)).toContainEqual(expect.stringContaining("looks like"))
  })

  test("loads the history where an approval shows an address, and warns of one that looks like a receiver in it", async () => {
    const receiver = accounts[3]
    await rpcText(url, "eth_sendTransaction", [{ from: me, to: receiver, value: "0x1" }])
    await jsonRpc(url, "evm_mine")
    const like = `${receiver.slice(0, 8)}${"ab".repeat(14)}${receiver.slice(-6)}`.toLowerCase()
    const kit = await page({ reviewRequests: true })
    // Requests only the network's nodes, and does not affect the addresses that approvals compare with.
    const { risk } = await act(() => kit.explain({ to: like, value: "0x1" }))
    expect(risk).toBe("plain")
    const expectReview = async (request: object, words: RegExp, isWarned: boolean): Promise<void> => {
      const result = kit
        .provider("eip155")
        .request({ method: "eth_sendTransaction", params: [{ from: me, ...request }] })
        .catch((error: unknown) => error)
      await waitUntil(() => expect(view()).toMatch(words))
      await waitUntil(() => expect(view().includes("looks like")).toBe(isWarned))
      await press("Reject")
      await act(() => result)
    }
    await expectReview({ to: receiver, value: "0x1" }, /Send 0\.0+1 ETH/, false)
    await expectReview({ to: like, value: "0x1" }, /looks like/, true)
    expect(await act(() => kit.prepareSend({ to: like, amount: "0.01" }))).toMatchObject({ warnings: ["looks-alike"] })
    const approval = encodeFunctionData({ abi, functionName: "approve", args: [`0x${like.slice(2)}`, 7n] })
    await expectReview({ to: usdc, data: approval }, /looks like/, true)
  })

  test("compares receivers with the host's address book", async () => {
    const kit = await page({ addressBook: [`eip155:1:${friend}`] })
    expect(await act(() => kit.prepareSend({ to: twin, amount: "0.01" }))).toMatchObject({ warnings: ["looks-alike"] })
  })
})

/** The code of a token that logs a `Transfer` with the three words of its input, also for other callers. */
const logging = `0x602060406000376020356000357f${toEventSelector("Transfer(address,address,uint256)").slice(2)}60206000a300`
const toWords = (...values: ReadonlyArray<string | bigint>): string =>
  values.map((value) => BigInt(value).toString(16).padStart(64, "0")).join("")

describe("Activity with transfers in the account's name that it did not sign", () => {
  test("lists a transfer that a token made up, and one by a spender, as made by another address", async () => {
    const uni = getTokens("eip155:1").find(({ symbol }) => symbol === "UNI")?.address ?? ""
    await jsonRpc(url, "anvil_setCode", [uni, logging])
    const receiver = "0x5555555555555555555555555555555555555555"
    const data = `0x${toWords(me, receiver, 10n ** 21n)}`
    const fake = await rpcText(url, "eth_sendTransaction", [{ from: stranger, to: uni, data, gas: "0x186a0" }])
    await send(me, encodeFunctionData({ abi, functionName: "approve", args: [stranger, 4_000_000n] }))
    await jsonRpc(url, "evm_mine")
    const pulled = await send(
      stranger,
      encodeFunctionData({ abi, functionName: "transferFrom", args: [me, receiver, 4_000_000n] })
    )
    const own = await send(me, encodeFunctionData({ abi, functionName: "transfer", args: [friend, 6_000_000n] }))
    await jsonRpc(url, "evm_mine")
    const kit = await page()
    const { transactions } = await act(() => kit.getActivity())
    const getSigner = (hash: string) => transactions.find((item) => item.hash === hash)?.signer
    expect([fake, pulled, own].map(getSigner)).toEqual(["other", "other", "account"])
    await openActivity(kit)
    const rows = () =>
      [...(shadow()?.querySelectorAll<HTMLElement>(".activity .row") ?? [])].map(({ textContent }) => textContent ?? "")
    await waitUntil(() => expect(rows().filter((row) => row.includes("Made by another address"))).toHaveLength(2))
    const [first, second] = rows().filter((row) => row.includes("Made by another address"))
    expect(`${first} ${second}`).toMatch(/4 USDC.*1,000 UNI/)
    expect(`${first} ${second}`).not.toContain("−")
    expect(rows().filter((row) => /^Sent.*−6 USDC/.test(row))).toHaveLength(1)
    for (const row of shadow()?.querySelectorAll<HTMLElement>(".activity .row") ?? [])
      await act(async () => row.click())
    expect(view()).not.toContain(receiver.slice(0, 6))
    const like = `${receiver.slice(0, 8)}${"ab".repeat(14)}${receiver.slice(-6)}`
    expect(await act(() => kit.prepareSend({ to: like, amount: "0.01" }))).toMatchObject({ warnings: [] })
  })
})

describe("Activity after a batch", () => {
  test("lists the batch and its transaction as one row", async () => {
    let hash = ""
    const kit = await page(
      {},
      {
        wallet_getCapabilities: () => ({ "0x1": { atomic: { status: "supported" } } }),
        wallet_sendCalls: async () => {
          hash = await send(me, encodeFunctionData({ abi, functionName: "transfer", args: [friend, 3_000_000n] }))
          await jsonRpc(url, "evm_mine")
          return { id: "0xb1" }
        },
        wallet_getCallsStatus: () => ({
          version: "2.0.0",
          id: "0xb1",
          chainId: "0x1",
          status: 200,
          atomic: true,
          receipts: [
            { transactionHash: hash, status: "0x1", blockHash: hash, blockNumber: "0x1", gasUsed: "0x1", logs: [] }
          ]
        })
      }
    )
    const data = encodeFunctionData({ abi, functionName: "transfer", args: [friend, 3_000_000n] })
    await act(() => kit.sendCalls({ calls: [{ to: usdc, data }] }))
    await waitUntil(async () => expect((await kit.getTransactions())[0]?.status).toBe("confirmed"))
    await openActivity(kit)
    await waitUntil(() => expect(view()).toContain("−3 USDC"))
    expect(view().split("−3 USDC")).toHaveLength(2)
  })
})

describe("Activity after an item was sent", () => {
  test("shows the item in the own record", async () => {
    const keys = getContracts("eip155:1").find(({ symbol }) => symbol === "KEYS")?.address ?? ""
    const kit = await page()
    const data = encodeFunctionData({ abi, functionName: "transferFrom", args: [me, friend, 1n] })
    await act(() =>
      kit.provider("eip155").request({ method: "eth_sendTransaction", params: [{ from: me, to: keys, data }] })
    )
    await jsonRpc(url, "evm_mine")
    await waitUntil(async () => expect((await kit.getTransactions())[0]?.status).toBe("confirmed"))
    await openActivity(kit)
    await waitUntil(() => expect(view()).toMatch(/−1 0x[0-9a-fA-F]+….*#1/))
  })
})

describe("A send in a batch", () => {
  test("makes the receivers of its coins known, by what the account executed on the chain", async () => {
    await jsonRpc(url, "anvil_setCode", [me, `0xef0100${accountCode.address.slice(2)}`])
    let hash = ""
    const kit = await page(
      {},
      {
        wallet_getCapabilities: () => ({ "0x1": { atomic: { status: "supported" } } }),
        wallet_sendCalls: async ([batch]: ReadonlyArray<{ readonly calls: ReadonlyArray<BatchCall> }>) => {
          const calls = (batch?.calls ?? []).map(
            ({ data = "0x", to, value = "0x0" }) => [to, BigInt(value), data] as const
          )
          const data = encodeFunctionData({ abi: batchAbi, functionName: "executeBatch", args: [calls] })
          hash = await rpcText(url, "eth_sendTransaction", [{ from: me, to: me, data, gas: "0x493e0" }])
          await jsonRpc(url, "evm_mine")
          return { id: "0xb2" }
        },
        wallet_getCallsStatus: () => ({
          version: "2.0.0",
          id: "0xb2",
          chainId: "0x1",
          status: 200,
          atomic: true,
          receipts: [
            { transactionHash: hash, status: "0x1", blockHash: hash, blockNumber: "0x1", gasUsed: "0x1", logs: [] }
          ]
        })
      }
    )
    const lookAlike = `${stranger.slice(0, 8)}${"cd".repeat(14)}${stranger.slice(-6)}`.toLowerCase()
    expect(await act(() => kit.prepareSend({ to: lookAlike, amount: "0.01" }))).toMatchObject({ warnings: [] })
    await act(() =>
      kit.send({
        transfers: [
          { to: stranger, amount: "0.01" },
          { to: friend, amount: "0.02" }
        ]
      })
    )
    await waitUntil(async () => expect((await kit.getTransactions())[0]?.status).toBe("confirmed"))
    expect(await act(() => kit.prepareSend({ to: lookAlike, amount: "0.01" }))).toMatchObject({
      warnings: ["looks-alike"]
    })
  })
})
