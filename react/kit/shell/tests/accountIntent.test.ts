// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { approvedMethods } from "../../../../core/chain/rpc/methods.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { solanaAccounts } from "../../../../fixtures/sandbox/solana/solanaAccounts.ts"
import {
  hash,
  type AnnouncedWallet,
  announceBitcoin,
  announceEvm,
  announceSolana,
  startNode
} from "../../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey, type Latchkey } from "../public.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { boxes, pressOnceArmed, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { passTurns } from "../../../../fixtures/testing/turns.ts"

closeLikeBrowsers()

let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())

const ends = collectEnds()
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)
const make = (): Latchkey => {
  const kit = createLatchkey({ networks: node.networks })
  ends.push(kit.dispose)
  return kit
}

const connect = (kit: Latchkey, { connectorId }: AnnouncedWallet): Promise<void> =>
  run(async () => {
    await expect
      .poll(() =>
        kit.connect({ connectorId }).then(
          () => "connected",
          (error) => error._tag
        )
      )
      .toBe("connected")
  })
const announce = (standing: () => AnnouncedWallet): AnnouncedWallet => {
  const wallet = standing()
  ends.push(wallet.stop)
  return wallet
}
const connectWallet = async (standing: () => AnnouncedWallet = announceEvm) => {
  const wallet = announce(standing)
  const kit = make()
  await connect(kit, wallet)
  return { kit, wallet }
}
const [me, you] = accounts
const onBitcoin = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
/** A request that names no account: it is for the one that is shown. */
const payment = { method: "eth_sendTransaction", params: [{ to: you, value: "0x1" }] }
const send = (kit: Latchkey): Promise<string> => kit.send({ to: you, amount: "0.01" })
const calls = {
  send,
  signMessage: (kit: Latchkey) => kit.signMessage({ message: "hi" }),
  request: (kit: Latchkey) => kit.provider("eip155").request(payment)
} as const

/** Returns the result of a call, or the tag of its failure. */
const getEnd = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "done",
    (error) => error._tag ?? error.data?._tag ?? String(error)
  )

describe("a wallet is asked for the account that was meant, or not at all", () => {
  const standing = { eip155: announceEvm, solana: () => announceSolana(node.url), bip122: announceBitcoin } as const
  const typed = JSON.stringify({
    domain: {},
    types: { Mail: [{ name: "text", type: "string" }] },
    primaryType: "Mail",
    message: { text: "hi" }
  })
  const transaction =
    "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
  /**
   * Parameters of each method that needs approval (docs/spec/wallets.md#requests-methods-that-need-approval), for one
   * account where it has to be named.
   */
  const params: Readonly<Record<string, (account: string) => unknown>> = {
    personal_sign: (account) => ["0x6869", account],
    eth_signTypedData_v4: (account) => [account, typed],
    eth_sendTransaction: () => [{ to: you, value: "0x1" }],
    wallet_sendCalls: () => [{ version: "2.0.0", atomicRequired: false, calls: [{ to: you, value: "0x1" }] }],
    wallet_grantPermissions: () => [{ expiry: 1, permissions: [], signer: { type: "key" } }],
    wallet_revokePermissions: () => [{ pci: "p" }],
    eth_sendUserOperation: () => [{ nonce: "0x0", callData: "0x" }, you],
    solana_signMessage: () => ({ message: "8wr" }),
    solana_signTransaction: () => ({ transaction }),
    solana_signAllTransactions: () => ({ transactions: [transaction] }),
    solana_signAndSendTransaction: () => ({ transaction })
  }
  const getNamespace = (method: string): "eip155" | "solana" => (method.startsWith("solana_") ? "solana" : "eip155")
  const sendRequest = (kit: Latchkey, method: string, params: unknown): Promise<unknown> =>
    kit
      .provider(getNamespace(method))
      .request({ method, params: params })
      .then(
        () => "done",
        (error) => error
      )

  /** A grant is read by the visitor first, whose ticks name what it dares. */
  const approveGrant = async (): Promise<void> => {
    await expectText(/There is no limit/)
    for (const box of boxes()) await act(async () => box.click())
    await pressOnceArmed("Approve")
  }

  test.each(approvedMethods.map((method) => [method]))(
    "%s goes to the wallet that was seen, and to no other account",
    async (method) => {
      const namespace = getNamespace(method)
      const mine = namespace === "eip155" ? me : solanaAccounts[0].address
      const { kit, wallet } = await connectWallet(standing[namespace])
      const requestParams = params[method]?.(mine)
      expect(requestParams).toBeDefined()
      const first = sendRequest(kit, method, requestParams)
      if (method === "wallet_grantPermissions") await approveGrant()
      await run(() => first)
      const before = wallet.received()
      expect(before).toHaveLength(1)
      expect(JSON.stringify(before)).toContain(method === "wallet_revokePermissions" ? "pci" : mine)
      const end = run(() => {
        const call = sendRequest(kit, method, requestParams)
        wallet.moveAccount()
        return call
      })
      expect(await end).toMatchObject({ code: 4100, data: { _tag: "ContextChanged" } })
      expect(wallet.received()).toHaveLength(1)
    }
  )

  const strangers: ReadonlyArray<readonly [method: string, namespace: keyof typeof standing, params: unknown]> = [
    ["eth_sendUserOperation", "eip155", [{ sender: you }, you]],
    ["wallet_grantPermissions", "eip155", [{ address: you, chainId: "0x1" }]],
    ["wallet_revokePermissions", "eip155", [{ pci: "p", address: `eip155:1:${you}` }]],
    ["solana_signMessage", "solana", { message: "8wr", pubkey: solanaAccounts[1].address }],
    ["solana_signTransaction", "solana", { transaction, pubkey: solanaAccounts[1].address }],
    ["solana_signAllTransactions", "solana", { transactions: [transaction], pubkey: solanaAccounts[1].address }],
    ["solana_signAndSendTransaction", "solana", { transaction, pubkey: solanaAccounts[1].address }],
    ["signMessage", "bip122", { message: "hi", account: onBitcoin }],
    ["signPsbt", "bip122", { psbt: "cHNidP8BAA==", account: onBitcoin }],
    ["sendTransfer", "bip122", { recipientAddress: onBitcoin, amount: "1000", account: onBitcoin }]
  ]
  test.each(strangers)("%s for an account that is not connected is 4100", async (method, namespace, requestParams) => {
    const { kit, wallet } = await connectWallet(standing[namespace])
    expect(
      await run(() =>
        kit
          .provider(namespace)
          .request({ method, params: requestParams })
          .catch((error) => error)
      )
    ).toMatchObject({ code: 4100 })
    expect(wallet.received()).toEqual([])
  })

  test("provider.request rejects a Bitcoin transaction with an input of another account before the wallet", async () => {
    const { kit, wallet } = await connectWallet(announceBitcoin)
    const params = { psbt: "cHNidP8BAA==", signInputs: [{ address: onBitcoin, index: 0, sighashTypes: [] }] }
    const refused = await run(() =>
      kit
        .provider("bip122")
        .request({ method: "signPsbt", params })
        .catch((error) => error)
    )
    expect(refused).toMatchObject({ code: 4100, data: { _tag: "AccountNotInWallet" } })
    expect(wallet.received()).toEqual([])
  })

  test("provider.request rejects the other restored wallet without the feature multiWallet", async () => {
    const lists: Array<unknown> = []
    const key = "@appkit/connections"
    const item = announce(announceEvm)
    const other = announce(() => announceEvm("test.okapi"))
    for (const wallet of [item, other]) {
      const kit = make()
      await connect(kit, wallet)
      await run(() => kit.dispose())
      lists.push(...JSON.parse(localStorage.getItem(key) ?? "{}").eip155)
      if (wallet === item) localStorage.clear()
    }
    localStorage.setItem(key, JSON.stringify({ eip155: lists }))
    const kit = make()
    const switchConnection = (connectorId: string) =>
      run(() => getEnd(kit.switchConnection({ connectorId, namespace: "eip155" })))
    await run(() => expect.poll(() => kit.getSnapshot().status, { timeout: 30_000 }).toBe("connected"))
    expect([await switchConnection(item.connectorId), await switchConnection(other.connectorId)]).toEqual([
      "done",
      "MultiWalletNotEnabled"
    ])
  })

  test("kit.send rejects an invalid token before the wallet", async () => {
    const { kit, wallet } = await connectWallet()
    expect(await run(() => getEnd(kit.send({ to: you, amount: "1", token: me })))).toBe("TokenNotFound")
    expect(wallet.received()).toEqual([])
  })

  test("provider.request treats another wallet with the same account as another wallet", async () => {
    const { kit, wallet } = await connectWallet()
    await run(() => send(kit))
    const other = announce(() => announceEvm("test.okapi"))
    const answer = node.hold()
    const end = getEnd(send(kit))
    await connect(kit, other)
    answer()
    expect([await run(() => end), wallet.received().map(({ method }) => method), other.received()]).toEqual([
      "ContextChanged",
      ["eth_sendTransaction", "wallet_revokePermissions"],
      []
    ])
  })

  test("kit.send compares the account after waiting for a node", async () => {
    const { kit, wallet } = await connectWallet()
    await run(() => send(kit))
    const answer = node.hold()
    const end = getEnd(send(kit))
    await run(() => passTurns(100))
    await run(async () => wallet.moveAccount())
    answer()
    expect([await run(() => end), wallet.received().length]).toEqual(["ContextChanged", 1])
  })

  test.each(["send", "signMessage", "request"] as const)(
    "%s requested without a connection is not sent to a wallet that connects later",
    async (name) => {
      const wallet = announce(announceEvm)
      const kit = make()
      const end = getEnd(calls[name](kit))
      await connect(kit, wallet)
      expect(await run(() => end)).toMatch(/ContextChanged|NotConnected/)
      expect(wallet.received()).toEqual([])
    }
  )

  test("provider.request sends what is requested right after eth_requestAccounts resolves", async () => {
    const wallet = announce(announceEvm)
    const kit = make()
    const provider = kit.provider("eip155")
    const sent = provider.request({ method: "eth_requestAccounts" }).then(() => provider.request(payment))
    await run(async () => {
      await expect.poll(() => kit.getSnapshot().view).toBe("Connect")
    })
    await connect(kit, wallet)
    expect([await run(() => sent), wallet.received()]).toMatchObject([
      hash,
      [{ params: [{ from: me, chainId: "0x1" }] }]
    ])
  })
})

test.each([
  ["an address with a mistaken letter", you.replace("C", "c"), "ReceiverMistyped"],
  ["the zero address", `0x${"0".repeat(40)}`, "ReceiverLost"]
])("kit.send to %s is rejected before the wallet", async (_, to, tag) => {
  const { kit, wallet } = await connectWallet()
  expect(await run(() => getEnd(kit.send({ to, amount: "0.01" })))).toBe(tag)
  expect(wallet.received()).toEqual([])
  expect(await run(() => getEnd(kit.send({ to: you.toLowerCase(), amount: "0.01" })))).toBe("done")
})

test("kit.subscribe reports a throwing listener, and still notifies the others", async () => {
  const faults: Array<unknown> = []
  vi.stubGlobal("reportError", (fault: unknown) => void faults.push(fault))
  ends.push(() => void vi.unstubAllGlobals())
  const wallet = announce(announceEvm)
  const kit = make()
  const received: Array<string | undefined> = []
  kit.subscribe(() => {
    throw new Error("the host's own fault")
  })
  kit.subscribe(() => void received.push(kit.getSnapshot().account?.address))
  await connect(kit, wallet)
  await run(async () => wallet.moveAccount())
  expect([received.includes(me), received.at(-1), faults.length]).toEqual([true, you, received.length])
  vi.stubGlobal("reportError", undefined)
  await run(() => kit.disconnect())
  expect(received.at(-1)).toBeUndefined()
})
