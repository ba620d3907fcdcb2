// @vitest-environment happy-dom
import { describe, expect, test } from "vitest"
import { mainnet, polygon, solana } from "../../../../core/chain/network/networks.ts"
import { closeLikeBrowsers, collectEnds, createKitFactory } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { announcePlainSolanaWallet } from "../../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"
import type { Latchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const createKit = createKitFactory(ends)
const [me, you] = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]
const announce = (name: string, accounts: ReadonlyArray<string>, answers = {}): PlainWallet => {
  const wallet = announcePlainWallet({ uuid: name, rdns: `test.${name}`, name, accounts, chainId: 1, answers })
  ends.push(wallet.stop)
  return wallet
}

/** Reports every write of a kit to all kits of the document, in a later task, as a browser does to other tabs. */
const reportWrites = (): void => {
  const prototype: Storage = Object.getPrototypeOf(localStorage)
  const { removeItem, setItem } = prototype
  const report = (key: string) => void setTimeout(() => dispatchEvent(new StorageEvent("storage", { key })), 0)
  prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    report(key)
  }
  prototype.removeItem = function (key) {
    removeItem.call(this, key)
    report(key)
  }
  ends.push(() => void Object.assign(prototype, { removeItem, setItem }))
}

/** Opens a page in another tab, and waits until its services are built. */
const visit = async (status: string, more: Partial<LatchkeyOptions> = {}): Promise<Latchkey> => {
  const kit = createKit({ networks: [mainnet, polygon], ...more })
  await kit.open()
  kit.close()
  await kit.log()
  await waitUntil(() => expect(kit.getSnapshot().status).toBe(status))
  return kit
}
const connectors = (kit: Latchkey) => kit.getSnapshot().connections.map(({ connectorId }) => connectorId)
const readStored = (key: string) => localStorage.getItem(`@appkit/${key}`)

describe("two tabs of one origin", () => {
  test("keeps the wallet that replaced another one in a tab for the next load", async () => {
    reportWrites()
    announce("zebra", [me])
    announce("yak", [you])
    const first = await visit("disconnected")
    await first.connect({ connectorId: "test.zebra" })
    const second = await visit("connected")
    await first.connect({ connectorId: "test.yak" })
    await waitUntil(() => expect(connectors(second)).toEqual([]))
    await second.switchNetwork("eip155:137")
    await waitUntil(() => expect(readStored("active_caip_network_id")).toBe("eip155:137"))
    expect(readStored("connection_status")).toBe("connected")
    expect(readStored("connections")).toContain("test.yak")
    await Promise.all([first.dispose(), second.dispose()])
    expect(connectors(await visit("connected"))).toEqual(["test.yak"])
  })

  test("keeps the wallets of both tabs when each connects one of its own", async () => {
    reportWrites()
    announce("zebra", [me])
    ends.push(announcePlainSolanaWallet({ name: "Quokka" }).stop)
    const networks = [mainnet, solana] as const
    const [first, second] = [await visit("disconnected", { networks }), await visit("disconnected", { networks })]
    await first.connect({ connectorId: "test.zebra" })
    await expect
      .poll(
        () =>
          second.connect({ connectorId: "Quokka" }).then(
            () => true,
            () => false
          ),
        { timeout: 20_000 }
      )
      .toBe(true)
    await waitUntil(() => expect(readStored("connections")).toContain("Quokka"))
    await Promise.all([first.dispose(), second.dispose()])
    const next = await visit("connected", { networks })
    await waitUntil(() => expect(connectors(next).toSorted()).toEqual(["Quokka", "test.zebra"]))
    await next.disconnect({ connectorId: "Quokka" })
    await next.dispose()
    expect(connectors(await visit("connected", { networks }))).toEqual(["test.zebra"])
  })

  test("keeps a tab's connection when a disconnected tab switches the network", async () => {
    reportWrites()
    announce("zebra", [me])
    const idle = await visit("disconnected")
    const first = await visit("disconnected")
    await first.connect({ connectorId: "test.zebra" })
    await waitUntil(() => expect(readStored("connections")).toContain("test.zebra"))
    await idle.switchNetwork("eip155:137")
    await waitUntil(() => expect(readStored("active_caip_network_id")).toBe("eip155:137"))
    expect(readStored("connection_status")).toBe("connected")
    await Promise.all([first.dispose(), idle.dispose()])
    expect(connectors(await visit("connected"))).toEqual(["test.zebra"])
  })

  test("keeps the connection of a tab whose wallet another tab had disconnected", async () => {
    reportWrites()
    announce("zebra", [me])
    const idle = await visit("disconnected")
    const first = await visit("disconnected")
    await first.connect({ connectorId: "test.zebra" })
    await first.disconnect()
    await waitUntil(() => expect(readStored("disconnected_connector_ids")).toContain("test.zebra"))
    await idle.connect({ connectorId: "test.zebra" })
    await waitUntil(() => expect(readStored("connection_status")).toBe("connected"))
    await waitUntil(() => expect(readStored("disconnected_connector_ids")).toBeNull())
    await Promise.all([first.dispose(), idle.dispose()])
    expect(connectors(await visit("connected"))).toEqual(["test.zebra"])
  })

  test("sends once and rejects with OutcomeUnknown when the other tab disconnects meanwhile", async () => {
    reportWrites()
    const hash = `0x${"ab".repeat(32)}`
    let answer = (_: string): void => undefined
    const wallet = announce("zebra", [me], {
      eth_sendTransaction: () => new Promise((resolve) => (answer = resolve))
    })
    const first = await visit("disconnected")
    await first.connect({ connectorId: "test.zebra" })
    const second = await visit("connected")
    const transaction = { from: me, to: you, value: "0x1" }
    const sent = second
      .provider("eip155")
      .request({ method: "eth_sendTransaction", params: [transaction] })
      .catch((error: unknown) => error)
    const listSentRequests = () => wallet.requests.filter(({ method }) => method === "eth_sendTransaction")
    await waitUntil(() => expect(listSentRequests()).toHaveLength(1))
    await first.disconnect()
    await waitUntil(() => expect(connectors(second)).toEqual([]))
    answer(hash)
    expect(await sent).toMatchObject({ code: 4900, data: { _tag: "OutcomeUnknown" } })
    expect(listSentRequests()).toHaveLength(1)
  })
})
