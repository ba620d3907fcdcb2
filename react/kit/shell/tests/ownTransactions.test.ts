// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { createServer } from "node:http"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, press, shadow, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { answerOfNode } from "../../../../fixtures/faults/wallets/plays/nodes.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { type AnnouncedWallet, announceEvm, startNode } from "../../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey, type Latchkey } from "../public.ts"

vi.setConfig({ testTimeout: 90_000 }) // the kit's own code is read from its source
closeLikeBrowsers()

/** The responses of the chain service: its networks, and the history. */
let [knows, history]: [boolean, ReadonlyArray<unknown> | null] = [true, []]
const service = createServer((request, response) => {
  const { url = "" } = request
  const body = url.includes("/supported-chains")
    ? { http: knows ? ["eip155:1"] : [] }
    : url.includes("/history")
      ? history && { data: history, next: null }
      : null
  for (const name of ["origin", "headers", "methods"]) response.setHeader(`access-control-allow-${name}`, "*")
  response.setHeader("content-type", "application/json")
  response.writeHead(body === null ? 404 : 200).end(JSON.stringify(body ?? {}))
})
/** The node's answers about NFTs and their transactions, by method. By default its answers are empty. */
let nftAnswers: Readonly<Record<string, (params: ReadonlyArray<unknown>) => unknown>> = {}
let node: Awaited<ReturnType<typeof startNode>>
let url = ""
beforeAll(async () => {
  node = await startNode((method, params) =>
    nftAnswers[method] !== undefined && Array.isArray(params) ? nftAnswers[method](params) : answerOfNode(method)
  )
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  const address = service.address()
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(async () => {
  await node.close()
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  ;[knows, history, nftAnswers] = [true, [], {}]
})
const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
})

const [me, you] = accounts
const options = () => ({
  networks: node.networks,
  projectId: "p",
  endpoints: { api: url, chainService: url, rpc: { "eip155:1": node.url } }
})
/** A page whose visitor has sent, and looks at the account's activity. */
const sendFirst = async (
  wallet: Pick<AnnouncedWallet, "connectorId" | "stop"> = announceEvm()
): Promise<{ readonly kit: Latchkey; readonly hash: string }> => {
  const kit = createLatchkey(options())
  ends.push(kit.dispose, wallet.stop)
  await act(() => waitUntil(() => kit.connect({ connectorId: wallet.connectorId })))
  const hash = await act(() => kit.send({ to: you, amount: "0.01" }))
  await act(() => kit.open({ view: "Account" }))
  await tab()
  return { kit, hash }
}
const tab = () =>
  act(() =>
    waitUntil(async () => {
      const found = [...(shadow()?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])]
      const activity = found.find(({ textContent }) => textContent === "Activity")
      expect(activity).toBeDefined()
      activity?.click()
      expect(view()).toMatch(/Sent from this page|happened|January|hidden/)
    })
  )
const toRecord = (hash: string, more: object = {}) => ({
  id: hash,
  metadata: {
    hash,
    operationType: "send",
    status: "confirmed",
    minedAt: "2026-01-02T03:04:05.000Z",
    sentFrom: me,
    sentTo: you,
    chain: "eip155:1",
    ...more
  },
  transfers: [
    {
      fungible_info: { name: "Ether", symbol: "ETH", icon: { url: "" } },
      direction: "out",
      quantity: { numeric: "0.01" }
    }
  ]
})

test("lists a sent transaction in Activity at once, with its status, until the history contains it", async () => {
  const { hash, kit } = await sendFirst()
  await waitUntil(() => expect(view()).toMatch(/Sent from this page.*Sending.*Waiting for Ethereum/))
  await act(async () => shadow()?.querySelector<HTMLElement>(".activity .row")?.click())
  expect(view()).toContain(hash)
  history = [toRecord(hash)]
  await act(() => kit.dispose())
  const secondKit = createLatchkey(options())
  ends.push(secondKit.dispose)
  await act(async () => secondKit.prepare())
  await waitUntil(() => expect(secondKit.getSnapshot().status).toBe("connected"))
  await act(() => secondKit.open({ view: "Account" }))
  await tab()
  await waitUntil(() => expect(view()).toMatch(/January/))
  expect(view()).not.toContain("Sent from this page")
})

test("keeps sent transactions when the history does not load, and shows the failure below", async () => {
  history = null
  await sendFirst()
  await waitUntil(() =>
    expect(view()).toMatch(/Sent from this page.*Waiting for Ethereum.*Activity is not loading right now\./)
  )
})

test("lists sent transactions on a network without history, and explains why there are no others", async () => {
  knows = false
  await sendFirst()
  await waitUntil(() =>
    expect(view()).toMatch(
      /History isn’t available for this network\. What you send from this page shows up here\..*Sent from this page.*Waiting for Ethereum/
    )
  )
})

test("shows the Activity tab without a chain service once something was sent", async () => {
  const wallet = announceEvm()
  const kit = createLatchkey({ networks: node.networks, endpoints: { rpc: { "eip155:1": node.url } } })
  ends.push(kit.dispose, wallet.stop)
  await act(() => waitUntil(() => kit.connect({ connectorId: wallet.connectorId })))
  await act(() => kit.open({ view: "Account" }))
  await waitUntil(() => expect(view()).toContain("Disconnect"))
  expect(view()).not.toContain("Activity")
  await act(() => kit.send({ to: you, amount: "0.01" }))
  await waitUntil(() =>
    expect(view()).toMatch(/Activity.*History isn’t available for this network.*Waiting for Ethereum/)
  )
})

test("hides transactions that imitate an address, and shows no address when they are expanded", async () => {
  const twin = `${you.slice(0, 8)}${"0".repeat(26)}${you.slice(-8)}`
  history = [
    toRecord(`0x${"1".repeat(64)}`),
    { ...toRecord(`0x${"2".repeat(64)}`, { sentFrom: twin, sentTo: me, operationType: "receive" }), id: "poison" }
  ]
  const wallet = announceEvm()
  const kit = createLatchkey(options())
  ends.push(kit.dispose, wallet.stop)
  await act(() => waitUntil(() => kit.connect({ connectorId: wallet.connectorId })))
  await act(() => kit.open({ view: "Account" }))
  await tab()
  await waitUntil(() => expect(view()).toContain("1 hidden, likely spam"))
  expect(shadow()?.querySelectorAll(".activity li")).toHaveLength(1)
  await press("1 hidden, likely spam ")
  await waitUntil(() => expect(view()).toContain("We can’t tell whether you made this. Don’t copy its address."))
  for (const row of shadow()?.querySelectorAll<HTMLElement>(".activity .row") ?? []) await act(async () => row.click())
  expect(view().toLowerCase()).toContain(you.toLowerCase())
  expect(view().toLowerCase()).not.toContain(twin.toLowerCase())
})

const token = (symbol: string, numeric: string, direction = "out") => ({
  fungible_info: { name: symbol, symbol, icon: { url: "" } },
  direction,
  quantity: { numeric }
})
const rows = (): ReadonlyArray<string> =>
  [...(shadow()?.querySelectorAll(".activity .row") ?? [])].map(({ textContent }) => textContent ?? "")

describe("Activity", () => {
  const openHistory = async (records: ReadonlyArray<object>) => {
    history = records
    const wallet = announceEvm()
    const kit = createLatchkey(options())
    ends.push(kit.dispose, wallet.stop)
    await act(() => waitUntil(() => kit.connect({ connectorId: wallet.connectorId })))
    await act(() => kit.open({ view: "Account" }))
    await tab()
  }
  const openWith = async (transfers: ReadonlyArray<object>, more: object = {}) => {
    await openHistory([{ ...toRecord(`0x${"3".repeat(64)}`, more), transfers }])
    await waitUntil(() => expect(rows()).toHaveLength(1))
  }

  test("shows both tokens of a batch, and not the own address as its receiver", async () => {
    await openWith([token("USDC", "10"), token("DAI", "7")], { sentTo: me, operationType: "execute" })
    expect(rows()[0]).toMatch(/Sent.*Several steps at once.*−10 USDC.*−7 DAI/)
    expect(rows()[0]).not.toContain(me.slice(0, 4))
  })

  test("shows two amounts of a transaction that moved four, counts the others and lists all in its details", async () => {
    const tokens = ["USDC", "DAI", "UNI", "WETH"].map((symbol, index) => token(symbol, String(index + 1)))
    await openWith(tokens)
    expect(rows()[0]).toMatch(/−1 USDC.*−2 DAI.*and 2 more/)
    expect(rows()[0]).not.toContain("UNI")
    await act(async () => shadow()?.querySelector<HTMLElement>(".activity .row")?.click())
    await waitUntil(() =>
      expect(shadow()?.querySelector(".detail")?.textContent).toMatch(/Moved−1 USDC−2 DAI−3 UNI−4 WETH/)
    )
  })

  test("shows what a swap gave and each token that it brought", async () => {
    await openWith([token("LP", "1"), token("USDC", "5", "in"), token("DAI", "6", "in")], { operationType: "trade" })
    expect(rows()[0]).toMatch(/SwappedLP for USDC, DAI.*\+5 USDC.*−1 LP.*and 1 more/)
  })

  test("lists one row for a transaction that the service lists twice, or once for each of its operations", async () => {
    const [first, second] = ["3", "4"].map((digit) => toRecord(`0x${digit.repeat(64)}`))
    await openHistory([
      { ...first, transfers: [token("USDC", "10")] },
      { ...first, id: "second operation", transfers: [token("DAI", "7")] },
      { ...second, transfers: [token("UNI", "2")] },
      { ...second, transfers: [token("UNI", "2")] }
    ])
    await waitUntil(() => expect(rows()).toHaveLength(2))
    expect(rows()[0]).toMatch(/−10 USDC.*−7 DAI/)
    expect(rows()[1]?.split("−2 UNI")).toHaveLength(2)
  })

  test("lists a sent transaction once if the wallet wrote its hash in capitals", async () => {
    const upper = `0x${"AB".repeat(32)}`
    const wallet = announcePlainWallet({
      uuid: "1",
      rdns: "test.upper",
      name: "Upper",
      accounts: [me],
      chainId: 1,
      answers: { eth_sendTransaction: upper }
    })
    const { kit } = await sendFirst({ connectorId: "test.upper", stop: wallet.stop })
    await act(() => kit.close())
    history = [toRecord(upper.toLowerCase())]
    await act(() => kit.open({ view: "Account" }))
    await tab()
    await waitUntil(() => expect(view()).toMatch(/January/))
    expect(view()).not.toContain("Sent from this page")
  })

  test.each([
    ["a receiver, without any transfer", you, {}],
    ["the own account, without any transfer", me, {}],
    ["a receiver, which an approval in the account's name permits", you, { sentFrom: me }]
  ])("hides a transaction with an address that looks like %s", async (_, original, parties) => {
    const twin = `${original.slice(0, 8)}${"0".repeat(26)}${original.slice(-8)}`
    const sender = "sentFrom" in parties ? { ...parties, sentTo: twin } : { sentFrom: twin, sentTo: me }
    const poison = toRecord(`0x${"2".repeat(64)}`, { ...sender, operationType: "execute" })
    await openHistory([toRecord(`0x${"1".repeat(64)}`), { ...poison, transfers: [] }])
    await waitUntil(() => expect(view()).toContain("1 hidden, likely spam"))
    expect(rows()).toHaveLength(1)
  })
})

describe("NFTs", () => {
  const answerOwner = (isHeld: boolean) => {
    const [arrival, moved] = ["5", "6"].map((digit) => `0x${digit.repeat(64)}`)
    const contract = `0x${"7".repeat(40)}`
    const toWord = (value: string) => `0x${value.replace("0x", "").toLowerCase().padStart(64, "0")}`
    const nft = (direction: string) => ({
      nft_info: { name: "Lantern #3", content: { preview: { url: "" } } },
      direction,
      quantity: { numeric: "1" }
    })
    history = [
      { ...toRecord(moved ?? ""), transfers: [nft("out")] },
      { ...toRecord(arrival ?? "", { sentFrom: you, sentTo: me, operationType: "receive" }), transfers: [nft("in")] }
    ]
    const transfer = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
    const topics = [transfer, toWord(you), toWord(me), toWord("3")]
    nftAnswers = {
      eth_getTransactionByHash: ([hash]) => ({
        hash,
        from: you,
        to: contract,
        nonce: "0x1",
        value: "0x0",
        input: "0x"
      }),
      eth_getTransactionReceipt: ([hash]) => ({
        status: "0x1",
        blockNumber: "0x1",
        gasUsed: "0x1",
        logs: hash === arrival ? [{ address: contract, topics, data: "0x" }] : []
      }),
      eth_call: ([call]) =>
        String(Object(call).data).startsWith("0x6352211e") && Object(call).to === contract
          ? toWord(isHeld ? me : you)
          : "0x"
    }
  }
  const openNfts = async (words: string) => {
    const wallet = announceEvm()
    const kit = createLatchkey(options())
    ends.push(kit.dispose, wallet.stop)
    await act(() => waitUntil(() => kit.connect({ connectorId: wallet.connectorId })))
    await act(() => kit.open({ view: "Account" }))
    await act(() =>
      waitUntil(() => {
        const found = [...(shadow()?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])]
        found.find(({ textContent }) => textContent === "NFTs")?.click()
        expect(view()).toContain(words)
      })
    )
  }

  test("keeps an NFT whose transfer was made up by a stranger's transaction, as its contract says", async () => {
    answerOwner(true)
    await openNfts("Lantern #3")
  })

  test("omits an NFT that a stranger's transaction really moved, as one sold on a market", async () => {
    answerOwner(false)
    await openNfts("No collectibles yet")
    expect(view()).not.toContain("Lantern")
  })
})
