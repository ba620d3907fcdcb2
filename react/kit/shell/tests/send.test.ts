// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, renderHook } from "@testing-library/react"
import { createElement, type ReactNode } from "react"
import { getAddress } from "viem"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Anvil, startAnvil } from "../../../../fixtures/sandbox/chains/startAnvil.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { NetworkInput } from "../../../../core/chain/network/network.ts"
import { formatUnits } from "../../../../core/foundation/text/units.ts"
import { mainnet, optimism } from "../../../../core/chain/network/networks.ts"
import type { KitEvent } from "../../../../core/event.ts"
import type { SendOptions } from "../../../../core/kit/methods/shapes.ts"
import { useSend } from "../../actionHooks/useSend.ts"
import { useSignMessage } from "../../actionHooks/useSignMessage.ts"
import { LatchkeyProvider } from "../LatchkeyProvider.tsx"
import { createLatchkey, type Latchkey } from "../public.ts"

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
}

const [me, you] = accounts
let anvil: Anvil
let state: unknown
beforeAll(async () => {
  anvil = await startAnvil(1)
})
afterAll(() => anvil.close())
const node = (method: string, ...params: ReadonlyArray<unknown>) => jsonRpc(anvil.url, method, params)
beforeEach(async () => {
  state = await node("evm_snapshot")
})
const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => void (await end()))
  localStorage.clear()
  await node("evm_revert", state)
})

/** A kit of a page, with a wallet that sends over the node and counts what it was asked for. */
const page = async (
  answer = (request: object): unknown => rpcText(anvil.url, "eth_sendTransaction", [request]),
  network: NetworkInput = mainnet
) => {
  const events: Array<KitEvent> = []
  const kit = createLatchkey({
    networks: [{ ...network, rpcUrls: { default: { http: [anvil.url] } } }],
    onEvent: (event) => void events.push(event)
  })
  ends.push(kit.dispose)
  const requests: Array<unknown> = []
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.counting",
    name: "Counting",
    accounts: [me],
    chainId: Number(network.id),
    answers: {
      eth_sendTransaction: ([request]: ReadonlyArray<object>) => {
        requests.push(request)
        return answer(request ?? {})
      }
    }
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.counting" }))
  return { kit, requests, events, wallet }
}
const send = async (kit: Latchkey, options: SendOptions): Promise<string> => await act(() => kit.send(options))
const refusal = (kit: Latchkey, options: SendOptions): Promise<{ readonly _tag: string; readonly message: string }> =>
  send(kit, options).then(
    () => expect.fail("it was sent"),
    (error) => error
  )
const ether = (amount: string) => ({ to: you, amount })

describe("a transfer that a page asks for", () => {
  test("checks and describes a send before it goes out, from the request that is sent", async () => {
    const { requests, kit } = await page()
    const checked = await act(() => kit.prepareSend(ether("0.5")))
    expect(checked).toMatchObject({
      network: "eip155:1",
      from: me,
      to: you,
      name: null,
      amount: { value: 5n * 10n ** 17n, formatted: "0.5", symbol: "ETH" },
      words: { risk: "plain" },
      warnings: []
    })
    expect(checked.words.sentence).toContain("0.5 ETH")
    expect(checked.fee?.most.value).toBeGreaterThan(checked.fee?.about.value ?? 0n)
    expect(requests).toEqual([])
  })

  test("goes out in base units as it was given in them", async () => {
    const { requests, kit } = await page()
    await send(kit, { to: you, value: 7n })
    expect(requests).toMatchObject([{ from: me, to: you, value: "0x7" }])
  })

  test.each([
    ["more than the account holds", ether("20000"), "SendNotCovered", "You have 100 ETH"],
    ["all of the coin, with nothing left for the fee", ether("100"), "SendFeeNotCovered", "Not enough ETH for the fee"],
    ["an amount with more decimals than the coin", ether("0.0000000000000000001"), "SendAmountMisfit", "at most 18"],
    ["nothing", ether("0"), "SendAmountMisfit", "Enter an amount of ETH above 0"],
    ["no amount", { to: you }, "SendIncomplete", "An amount and receiver address are required"],
    [
      "no receiver",
      { amount: "1" } as unknown as SendOptions,
      "SendIncomplete",
      "An amount and receiver address are required"
    ],
    ["an address that is none", { to: "0x1234", amount: "1" }, "SendMisfit", "a valid amount and receiver"],
    [
      "an address with a character that is wrong",
      { to: "0x70997970C51812dc3A010C7d01b50e0d17dc79c8", amount: "1" },
      "ReceiverMistyped",
      "A character of this address is wrong. Copy it again."
    ],
    [
      "an address of another network",
      { to: `matic:${you}`, amount: "1" },
      "ReceiverElsewhere",
      "This address is for matic"
    ],
    ["an account on another network", { to: `eip155:137:${you}`, amount: "1" }, "ReceiverElsewhere", "for eip155:137"],
    [
      "a token that the account does not hold",
      { to: you, amount: "1", token: "USDC" },
      "TokenNotFound",
      "USDC does not name one token"
    ],
    ["the zero address", { to: `0x${"0".repeat(40)}`, amount: "1" }, "ReceiverLost", "Anything sent there is lost"],
    [
      "a contract of the network itself",
      { to: `0x${"0".repeat(39)}4`, amount: "1" },
      "ReceiverLost",
      "Anything sent there is lost"
    ],
    [
      "where coins are burnt",
      { to: `0x${"0".repeat(36)}dEaD`, amount: "1" },
      "ReceiverLost",
      "Anything sent there is lost"
    ],
    ["a name that breaks the rules of ENS", { to: "vit..eth", amount: "1" }, "EnsNameInvalid", "not a valid name"]
  ] as const)("is refused for %s, and no wallet is asked", async (_, options, tag, words) => {
    const { requests, events, kit } = await page()
    const { _tag, message } = await refusal(kit, options)
    expect([_tag, message]).toEqual([tag, expect.stringContaining(words)])
    expect(requests).toEqual([])
    expect(events.filter((event) => event._tag === "IntentShown")).toEqual([])
  })

  test("takes an address without its 0x", async () => {
    const { requests, kit } = await page()
    await send(kit, { to: you.slice(2), amount: "1" })
    expect(requests).toMatchObject([{ to: you }])
  })

  test.each([`eth:${you}`, `ethereum:${you}`, `ethereum:${you}@1`, `eip155:1:${you}`])("accepts %s", async (to) => {
    const { kit } = await page()
    expect(await act(() => kit.prepareSend({ to, amount: "1" }))).toMatchObject({ to: you })
  })

  test("accepts the checksum of Rootstock on Rootstock", async () => {
    const to = getAddress(you, 30)
    const { kit } = await page(undefined, { ...mainnet, id: 30, caipNetworkId: "eip155:30", name: "Rootstock" })
    expect(await act(() => kit.prepareSend({ to, amount: "1" }))).toMatchObject({ to: you })
  })

  test("requires the host to accept a contract receiver by name", async () => {
    await node("anvil_setCode", you, "0x00")
    const { requests, kit } = await page()
    expect(await act(() => kit.prepareSend(ether("1")))).toMatchObject({ warnings: ["contract-receiver"] })
    const { _tag, message } = await refusal(kit, ether("1"))
    expect([_tag, message]).toEqual(["SendWarned", expect.stringContaining("contract-receiver")])
    expect(requests).toEqual([])
    await send(kit, { ...ether("1"), accept: ["contract-receiver"] })
    expect(requests).toHaveLength(1)
  })

  test("treats an account with delegated code as a person", async () => {
    await node("anvil_setCode", you, `0xef0100${"11".repeat(20)}`)
    const { kit } = await page()
    expect(await act(() => kit.prepareSend(ether("1")))).toMatchObject({ warnings: [] })
  })

  test("names the imitated address when the receiver looks like an earlier one", async () => {
    const { kit } = await page()
    await send(kit, ether("1"))
    const twin = `${you.slice(0, 8)}${"ab".repeat(15)}${you.slice(-4)}`.toLowerCase()
    expect(await act(() => kit.prepareSend({ to: twin, amount: "1" }))).toMatchObject({ warnings: ["looks-alike"] })
    expect((await refusal(kit, { to: twin, amount: "1" }))._tag).toBe("SendWarned")
  })

  /** The code of a fee oracle that answers `getL1Fee(bytes)` with 1 ETH, and reverts otherwise. */
  const oracleCode = `0x60003560e01c6349948e0e1460145760006000fd5b7f${(10n ** 18n).toString(16).padStart(64, "0")}60005260206000f3`
  const oracles = ["0x420000000000000000000000000000000000000F", "0x5300000000000000000000000000000000000002"]

  test.each(oracles)("reserves the data fee that the oracle %s asks for", async (oracle) => {
    await node("anvil_setCode", oracle, oracleCode)
    const { kit } = await page()
    const { fee } = await act(() => kit.prepareSend(ether("1")))
    expect(fee).toMatchObject({ hasDataFee: false })
    expect(fee?.about.value).toBeGreaterThan(10n ** 18n)
    expect(fee?.most.value).toBeGreaterThan(2n * 10n ** 18n)
    const { value } = await act(() => kit.getBalance())
    expect((await refusal(kit, ether(formatUnits(value - 10n ** 18n / 2n, 18))))._tag).toBe("SendFeeNotCovered")
  })

  test("keeps a margin on a rollup whose oracle does not answer", async () => {
    const { kit } = await page(undefined, optimism)
    const { fee } = await act(() => kit.prepareSend(ether("1")))
    expect(fee?.hasDataFee).toBe(true)
    expect(fee?.most.value).toBeGreaterThanOrEqual(10n ** 14n)
    const { value } = await act(() => kit.getBalance())
    expect((await refusal(kit, ether(formatUnits(value - 10n ** 14n / 2n, 18))))._tag).toBe("SendFeeNotCovered")
  })

  test("warns about sending to oneself, and goes on", async () => {
    const { kit } = await page()
    expect(await act(() => kit.prepareSend({ to: me, amount: "1" }))).toMatchObject({ warnings: ["own-address"] })
  })

  test("does not send when the account has changed", async () => {
    const { requests, kit, wallet } = await page()
    const sent = refusal(kit, ether("1"))
    wallet.emit("accountsChanged", [you])
    expect((await sent)._tag).toBe("ContextChanged")
    expect(requests).toEqual([])
  })
})

describe("a component", () => {
  const makeWrapper = (kit: Latchkey) => ({
    wrapper: ({ children }: { readonly children: ReactNode }) => createElement(LatchkeyProvider, { kit, children })
  })

  test("sends, and has the hash; what is refused never rejects", async () => {
    const { requests, kit } = await page()
    const { result } = renderHook(() => useSend(), makeWrapper(kit))
    expect(result.current).toMatchObject({ status: "idle", data: undefined, error: null, isPending: false })
    await act(async () => void (await result.current.sendAsync(ether("0.5"))))
    expect(result.current).toMatchObject({ status: "success", data: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    act(() => result.current.send(ether("20000")))
    expect(result.current.isPending).toBe(true)
    await expect.poll(() => result.current.status).toBe("error")
    expect(result.current.error).toMatchObject({ _tag: "SendNotCovered" })
    act(() => result.current.reset())
    expect(result.current.status).toBe("idle")
    expect(requests).toHaveLength(1)
  })

  test("asks for a signature, and has it", async () => {
    const { kit } = await page()
    const { result } = renderHook(() => useSignMessage(), makeWrapper(kit))
    await act(async () => void (await result.current.signMessageAsync({ message: "hi" })))
    expect(result.current).toMatchObject({ status: "success", data: expect.stringMatching(/^0x[0-9a-f]+$/) })
  })
})
