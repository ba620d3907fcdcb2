// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  getAccount,
  injected,
  reconnect,
  sendTransaction,
  signMessage as signByWagmi,
  switchChain
} from "@wagmi/core"
import { mainnet, polygon } from "@wagmi/core/chains"
import { BrowserProvider, verifyMessage as verifyByEthers } from "ethers"
import { createWalletClient, custom, hashTypedData, http, recoverAddress, verifyMessage } from "viem"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Anvil, startAnvil } from "../../../../fixtures/sandbox/chains/startAnvil.ts"
import {
  announcePlainWallet,
  type PlainWallet,
  type PlainWalletOptions
} from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import type { WalletProvider, WalletProviderEvents } from "../../host/walletProvider.ts"
import { createLatchkey, type Latchkey, type NetworkInput } from "../public.ts"

closeLikeBrowsers()

let nodes: ReadonlyArray<Anvil>
beforeAll(async () => {
  nodes = await Promise.all([startAnvil(1), startAnvil(137)])
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const [me, you] = accounts
const ends = collectEnds()
const getUrl = (chainId: number): string => nodes.find((node) => node.chainId === chainId)?.url ?? ""
const withNode = (chain: NetworkInput) => ({ ...chain, rpcUrls: { default: { http: [getUrl(Number(chain.id))] } } })
const make = (): Latchkey => {
  const kit = createLatchkey({
    networks: [withNode(mainnet), withNode(polygon)]
  })
  ends.push(kit.dispose)
  return kit
}
const wallet = (rdns = "test.zebra", more: Partial<PlainWalletOptions> = {}): PlainWallet => {
  const item = announcePlainWallet({
    uuid: rdns,
    rdns,
    name: rdns,
    accounts: [me, you],
    chainId: 1,
    nodes: { 1: getUrl(1), 137: getUrl(137) },
    ...more
  })
  ends.push(item.stop)
  return item
}
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)
const methods = ({ requests }: PlainWallet): ReadonlyArray<string> => requests.map(({ method }) => method)
const ask = (provider: WalletProvider, method: string, params?: unknown): Promise<unknown> =>
  run(() => provider.request(params === undefined ? { method } : { method, params }))
const refusal = (
  provider: WalletProvider,
  method: string,
  params?: unknown
): Promise<{ readonly code: unknown; readonly data: { readonly _tag?: string } }> =>
  run(() =>
    provider.request({ method, params }).then(
      () => {
        throw new Error("it was not refused")
      },
      (error) => error
    )
  )
const expectSoon = (look: () => unknown, value: unknown): Promise<void> =>
  run(async () => {
    await expect.poll(look).toBe(value)
  })
/** A connected kit, its provider, and the emitted events. */
const connectZebra = async (more: Partial<PlainWalletOptions> = {}) => {
  const zebra = wallet("test.zebra", more)
  const kit = make()
  const provider = kit.provider("eip155")
  const events: Array<readonly [string, unknown]> = []
  for (const event of ["connect", "disconnect", "chainChanged", "accountsChanged"] as const satisfies ReadonlyArray<
    keyof WalletProviderEvents
  >) {
    provider.on(
      event,
      (value) => void events.push([event, value instanceof Error ? (value as { readonly code?: number }).code : value])
    )
  }
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  return { zebra, kit, provider, events }
}
const waitForEvents = (events: ReadonlyArray<unknown>, count: number): Promise<void> =>
  expectSoon(() => events.length, count)

describe("a host's provider", () => {
  test("emits connect, change and disconnect events of EIP-1193 until the listener is removed", async () => {
    const { kit, provider, events, zebra } = await connectZebra()
    await waitForEvents(events, 2)
    await run(async () => zebra.setChain(137))
    await run(async () => zebra.setAccounts([you]))
    await waitForEvents(events, 4)
    await run(() => kit.disconnect())
    await waitForEvents(events, 6)
    expect(events).toEqual([
      ["connect", { chainId: "0x1" }],
      ["accountsChanged", [me, you]],
      ["chainChanged", "0x89"],
      ["accountsChanged", [you]],
      ["accountsChanged", []],
      ["disconnect", 4900]
    ])
    const late: Array<string> = []
    const onEvent = (chain: string): void => void late.push(chain)
    provider.on("chainChanged", onEvent)
    kit.provider("eip155").removeListener("chainChanged", onEvent)
    await run(() => kit.connect({ connectorId: "test.zebra" }))
    await run(async () => zebra.setChain(1))
    expect(late).toEqual([])
  })

  test("returns the provider from on and removeListener, so that calls can be chained", () => {
    const provider = make().provider("eip155")
    const onEvent = (): void => {}
    expect(provider.on("chainChanged", onEvent).on("message", onEvent)).toBe(provider)
    expect(provider.removeListener("chainChanged", onEvent).removeListener("message", onEvent)).toBe(provider)
  })

  test.each([
    ["personal_sign", ["0x68", { toString: me }]],
    ["eth_signTypedData_v4", [{ toString: me }, "{}"]],
    ["wallet_revokePermissions", [{ pci: "0x01", address: { toString: me } }]]
  ])("rejects %s whose account is an object, with a code", async (method, params) => {
    wallet()
    const kit = make()
    await run(() => kit.connect({ connectorId: "test.zebra" }))
    expect((await refusal(kit.provider("eip155"), method, params)).code).toEqual(expect.any(Number))
  })

  test("calls the other listeners when one throws", async () => {
    const faults: Array<unknown> = []
    const report = globalThis.reportError
    globalThis.reportError = (fault) => void faults.push(fault)
    ends.push(() => {
      globalThis.reportError = report
    })
    wallet()
    const kit = make()
    const receivedEvents: Array<string> = []
    kit.provider("eip155").on("connect", () => {
      throw new Error("the host's own fault")
    })
    kit.provider("eip155").on("connect", ({ chainId }) => void receivedEvents.push(chainId))
    await run(() => kit.connect({ connectorId: "test.zebra" }))
    await waitForEvents(receivedEvents, 1)
    expect([receivedEvents, String(faults[0])]).toEqual([["0x1"], "Error: the host's own fault"])
  })

  test("answers accounts, chain and permissions itself", async () => {
    const { provider, zebra } = await connectZebra()
    const before = methods(zebra).length
    expect(await ask(provider, "eth_accounts")).toEqual([me, you])
    expect(await ask(provider, "eth_requestAccounts")).toEqual([me, you])
    expect(await ask(provider, "eth_chainId")).toBe("0x1")
    expect(await ask(provider, "net_version")).toBe("1")
    expect(await ask(provider, "wallet_requestPermissions", [{ eth_accounts: {} }])).toMatchObject([
      { parentCapability: "eth_accounts" }
    ])
    expect(await ask(provider, "wallet_getPermissions")).toMatchObject([{ caveats: [{ value: [me, you] }] }])
    expect(methods(zebra).length).toBe(before)
  })

  test("eth_requestAccounts opens the modal, and resolves when the visitor has connected", async () => {
    wallet()
    const kit = make()
    const expected = kit.provider("eip155").request({ method: "eth_requestAccounts" })
    await expectSoon(() => kit.getSnapshot().view, "Connect")
    await run(() => kit.connect({ connectorId: "test.zebra" }))
    expect(await run(() => expected)).toEqual([me, you])
    expect(kit.getSnapshot().open).toBe(false)
  })

  test("eth_requestAccounts is refused with 4001 when the visitor closes the modal", async () => {
    wallet()
    const kit = make()
    const expected = kit
      .provider("eip155")
      .request({ method: "eth_requestAccounts" })
      .catch((error) => error)
    await expectSoon(() => kit.getSnapshot().view, "Connect")
    await run(async () => kit.close())
    expect(await run(() => expected)).toMatchObject({ code: 4001, data: { _tag: "ModalClosed" } })
  })

  test("switches through the kit: 4902 for a network that is not configured, 4001 when declined, -32602 for an invalid chain", async () => {
    const { provider, zebra } = await connectZebra()
    expect(await ask(provider, "wallet_switchEthereumChain", [{ chainId: "0x89" }])).toBeNull()
    expect(await ask(provider, "eth_chainId")).toBe("0x89")
    expect(await refusal(provider, "wallet_switchEthereumChain", [{ chainId: "0x2105" }])).toMatchObject({
      code: 4902,
      data: { _tag: "NetworkNotFound" }
    })
    expect(await refusal(provider, "wallet_switchEthereumChain", [{ chainId: "137" }])).toMatchObject({
      code: -32602,
      data: { _tag: "RequestMisfit" }
    })
    zebra.behave("reject")
    expect(await refusal(provider, "wallet_switchEthereumChain", [{ chainId: "0x1" }])).toMatchObject({ code: 4001 })
  })

  test("T10: nothing that signs or sends goes out for another account or network", async () => {
    const { provider, zebra } = await connectZebra()
    const stranger = accounts[3]
    expect(await refusal(provider, "personal_sign", ["0x12", stranger])).toMatchObject({
      code: 4100,
      data: { _tag: "AccountNotInWallet" }
    })
    expect(await refusal(provider, "eth_sendTransaction", [{ from: stranger, to: you }])).toMatchObject({ code: 4100 })
    expect(await refusal(provider, "eth_sendTransaction", [{ from: me, to: you, chainId: "0x89" }])).toMatchObject({
      code: 4901,
      data: { _tag: "ContextChanged" }
    })
    expect(
      await refusal(provider, "wallet_sendCalls", [{ from: me, chainId: "0x1", calls: [{ to: "nobody" }] }])
    ).toMatchObject({ code: -32602, data: { _tag: "CallsMisfit" } })
    expect(await refusal(provider, "personal_sign", "0x12")).toMatchObject({ code: -32602 })
    expect(methods(zebra).filter((method) => /sign|send/i.test(method))).toEqual([])
  })

  test("passes on the wallet's error code for an unknown method; ends a request with 4900 when the wallet disconnects", async () => {
    const { kit, provider, zebra } = await connectZebra()
    expect(await refusal(provider, "wallet_doTheImpossible")).toMatchObject({ code: 4200 })
    zebra.behave("silent")
    const waiting = provider.request({ method: "personal_sign", params: ["0x12", me] }).catch((error) => error)
    await expectSoon(() => methods(zebra).at(-1), "personal_sign")
    await run(() => kit.disconnect())
    expect(await run(() => waiting)).toMatchObject({ code: 4900, data: { _tag: "ConnectionEnded" } })
    expect(methods(zebra).filter((method) => method === "personal_sign")).toHaveLength(1)
  })

  test("is the same object for the next wallet", async () => {
    wallet("test.okapi", { accounts: [you], chainId: 137 })
    const { kit, provider, events } = await connectZebra()
    await run(() => kit.connect({ connectorId: "test.okapi" }))
    expect([await ask(provider, "eth_accounts"), await ask(provider, "eth_chainId")]).toEqual([[you], "0x89"])
    await waitForEvents(events, 4)
    expect(events.slice(2)).toEqual([
      ["chainChanged", "0x89"],
      ["accountsChanged", [you]]
    ])
    expect(await ask(provider, "wallet_revokePermissions", [{ eth_accounts: {} }])).toBeNull()
    await waitForEvents(events, 6)
    expect([await ask(provider, "eth_accounts"), events.slice(4)]).toEqual([
      [],
      [
        ["accountsChanged", []],
        ["disconnect", 4900]
      ]
    ])
  })

  test("executes a batch of calls on the chain, and returns its status", async () => {
    const { provider } = await connectZebra()
    expect(await ask(provider, "wallet_getCapabilities", [me])).toMatchObject({
      "0x1": { atomic: { status: "unsupported" } }
    })
    const sent = await ask(provider, "wallet_sendCalls", [
      {
        version: "2.0.0",
        atomicRequired: false,
        calls: [
          { to: you, value: "0x1" },
          { to: you, value: "0x2" }
        ]
      }
    ])
    const { id } = sent as { readonly id: string }
    expect(await ask(provider, "wallet_getCallsStatus", [id])).toMatchObject({
      status: 200,
      receipts: [{ status: "0x1" }, { status: "0x1" }]
    })
  })
})

describe("libraries over a host's provider", () => {
  const readBalance = async (chainId: number): Promise<bigint> =>
    BigInt(String(await jsonRpc(getUrl(chainId), "eth_getBalance", [you, "latest"])))

  test("signs, sends, batches and switches with a wallet client of viem", async () => {
    const { kit, provider } = await connectZebra()
    const client = createWalletClient({ chain: mainnet, transport: custom(provider) })
    expect(await run(() => client.getAddresses())).toEqual([me, you])
    const signature = await run(() => client.signMessage({ account: me, message: "grüß" }))
    expect(await verifyMessage({ address: me, message: "grüß", signature })).toBe(true)
    const typed = {
      domain: { name: "Zebra", chainId: 1 },
      types: { Mail: [{ name: "text", type: "string" }] },
      primaryType: "Mail",
      message: { text: "hi" }
    } as const
    expect(
      await recoverAddress({
        hash: hashTypedData(typed),
        signature: await run(() => client.signTypedData({ account: me, ...typed }))
      })
    ).toBe(me)
    const before = await readBalance(1)
    await run(() => client.sendTransaction({ account: me, to: you, value: 3n }))
    const { id } = await run(() =>
      client.sendCalls({
        account: me,
        calls: [
          { to: you, value: 4n },
          { to: you, value: 5n }
        ]
      })
    )
    expect((await run(() => client.waitForCallsStatus({ id, pollingInterval: 10 }))).status).toBe("success")
    expect((await readBalance(1)) - before).toBe(12n)
    await run(() => client.switchChain({ id: 137 }))
    expect([await run(() => client.getChainId()), kit.getSnapshot().network?.id]).toEqual([137, "eip155:137"])
    await run(() => expect(client.switchChain({ id: 10 })).rejects.toMatchObject({ name: "SwitchChainError" }))
  })

  test("signs and sends with a signer of ethers; a declined request is ACTION_REJECTED", async () => {
    const { provider, zebra } = await connectZebra()
    const ethers = new BrowserProvider(provider)
    ends.push(() => ethers.destroy())
    const signer = await run(() => ethers.getSigner())
    expect([signer.address, (await run(() => ethers.getNetwork())).chainId]).toEqual([me, 1n])
    expect(verifyByEthers("hello", await run(() => signer.signMessage("hello")))).toBe(me)
    const before = await readBalance(1)
    const sent = await run(() => signer.sendTransaction({ to: you, value: 6n }))
    expect([(await run(() => sent.wait()))?.status, (await readBalance(1)) - before]).toEqual([1, 6n])
    zebra.behave("reject")
    await run(() => expect(signer.signMessage("hello")).rejects.toMatchObject({ code: "ACTION_REJECTED" }))
  })

  test("connects through the modal, signs, sends, switches, follows and disconnects with wagmi", async () => {
    const zebra = wallet()
    const kit = make()
    const provider = kit.provider("eip155")
    const config = createConfig({
      chains: [mainnet, polygon],
      transports: { 1: http(getUrl(1)), 137: http(getUrl(137)) },
      multiInjectedProviderDiscovery: false,
      storage: createStorage({ storage: localStorage }),
      connectors: [injected({ target: { id: "latchkey", name: "Latchkey", provider: provider as never } })]
    })
    const [connector] = config.connectors
    if (connector === undefined) throw new Error("no connector")
    const expected = connect(config, { connector })
    await expectSoon(() => kit.getSnapshot().view, "Connect")
    await run(() => kit.connect({ connectorId: "test.zebra" }))
    expect(await run(() => expected)).toEqual({ accounts: [me, you], chainId: 1 })
    expect(
      await verifyMessage({
        address: me,
        message: "hi",
        signature: await run(() => signByWagmi(config, { message: "hi" }))
      })
    ).toBe(true)
    await run(() => switchChain(config, { chainId: 137 }))
    expect(getAccount(config).chainId).toBe(137)
    const before = await readBalance(137)
    await run(() => sendTransaction(config, { to: you, value: 7n }))
    await waitUntil(async () => expect((await readBalance(137)) - before).toBe(7n))
    await run(async () => zebra.setAccounts([you]))
    await expectSoon(() => getAccount(config).address, you)
    await run(() => disconnect(config))
    expect([getAccount(config).status, await ask(provider, "eth_accounts")]).toEqual(["disconnected", []])
    expect(await run(() => reconnect(config))).toEqual([])
    expect(methods(zebra).filter((method) => method === "eth_requestAccounts")).toHaveLength(1)
  })
})
