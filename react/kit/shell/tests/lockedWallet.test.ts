// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest"
import { mainnet, polygon, solana } from "../../../../core/chain/network/networks.ts"
import { solanaAccounts } from "../../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { closeLikeBrowsers } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { passTurns, waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { announcePlainSolanaWallet } from "../../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { createLatchkey, type Latchkey } from "../public.ts"

closeLikeBrowsers()
const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  localStorage.clear()
})
const [me, you] = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]
const announce = (name = "zebra", connected = false, accounts: ReadonlyArray<string> = [me]): PlainWallet => {
  const wallet = announcePlainWallet({
    uuid: name,
    rdns: `test.${name}`,
    name,
    accounts,
    chainId: 1,
    connected
  })
  ends.push(wallet.stop)
  return wallet
}
const visit = (): Latchkey => {
  const kit = createLatchkey({
    networks: [mainnet, polygon, solana],
    endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9", "eip155:137": "http://127.0.0.1:9" } }
  })
  ends.push(kit.dispose)
  return kit
}
const is = (kit: Latchkey, status: string) => waitUntil(() => expect(kit.getSnapshot().status).toBe(status))
const readStored = () => localStorage.getItem("@appkit/connection_status")

test("asks a wallet once for its accounts after a burst of a thousand disconnect events", async () => {
  const wallet = announce()
  const kit = visit()
  await kit.connect({ connectorId: "test.zebra" })
  const countReads = () => wallet.requests.filter(({ method }) => method === "eth_accounts").length
  const before = countReads()
  for (let i = 0; i < 1_000; i++) wallet.emit("disconnect", { code: 4900 })
  await waitUntil(() => expect(countReads()).toBe(before + 1))
  await passTurns(20)
  expect([countReads(), kit.getSnapshot().status]).toEqual([before + 1, "connected"])
})

describe("a wallet that locks", () => {
  test("reconnects without a prompt when its accounts return", async () => {
    const wallet = announce()
    const kit = visit()
    await kit.connect({ connectorId: "test.zebra" })
    wallet.setAccounts([])
    await is(kit, "disconnected")
    expect(kit.getSnapshot().account).toBeNull()
    await waitUntil(() => expect(readStored()).toBe("connected"))
    wallet.setAccounts([you])
    await is(kit, "connected")
    expect(kit.getSnapshot().account?.address).toBe(you)
    expect(wallet.requests.filter(({ method }) => method === "eth_requestAccounts")).toHaveLength(1)
  })

  test("reconnects at the next load, and after an unlock when it was locked at that load", async () => {
    const wallet = announce()
    const first = visit()
    await first.connect({ connectorId: "test.zebra" })
    wallet.setAccounts([])
    await is(first, "disconnected")
    await first.dispose()

    const second = visit()
    expect(second.getSnapshot().status).toBe("reconnecting")
    await is(second, "disconnected")
    wallet.setAccounts([me])
    await is(second, "connected")
    wallet.setAccounts([])
    await is(second, "disconnected")
    await second.dispose()

    wallet.setAccounts([me])
    const third = visit()
    await is(third, "connected")
  })

  test("is asked once more when it reports a disconnect, and reconnects later", async () => {
    const wallet = announce()
    const kit = visit()
    await kit.connect({ connectorId: "test.zebra" })
    wallet.emit("disconnect", { code: 4900 })
    await passTurns(10)
    expect(kit.getSnapshot().status).toBe("connected")
  })

  test("reconnects when it reports that it is connected to its chain again", async () => {
    let isLost = false
    const answer = () => {
      if (isLost) throw Object.assign(new Error("The provider is disconnected."), { code: 4900 })
      return [me]
    }
    const wallet = announcePlainWallet({
      uuid: "lost",
      rdns: "test.lost",
      name: "Lost",
      accounts: [me],
      chainId: 1,
      answers: { eth_accounts: answer, eth_requestAccounts: [me] }
    })
    ends.push(wallet.stop)
    const kit = visit()
    await kit.connect({ connectorId: "test.lost" })
    isLost = true
    wallet.emit("disconnect", { code: 4900 })
    await is(kit, "disconnected")
    isLost = false
    wallet.emit("connect", { chainId: "0x1" })
    await is(kit, "connected")
  })

  test.each(["while it is locked", "before it locks"])(
    "stays disconnected when the host disconnects %s",
    async (when) => {
      const wallet = announce()
      const kit = visit()
      await kit.connect({ connectorId: "test.zebra" })
      if (when === "before it locks") await kit.disconnect()
      wallet.setAccounts([])
      await is(kit, "disconnected")
      if (when === "while it is locked") await kit.disconnect()
      wallet.setAccounts([me])
      await passTurns(20)
      expect(kit.getSnapshot().status).toBe("disconnected")
      await waitUntil(() => expect(readStored()).toBe("disconnected"))
      await kit.dispose()
      const next = visit()
      expect(next.getSnapshot().status).toBe("disconnected")
      await next.connect({ connectorId: "test.zebra" })
      expect(next.getSnapshot().status).toBe("connected")
    }
  )

  test("does not come back next to another wallet that was connected meanwhile", async () => {
    const wallet = announce()
    announce("yak", false, [you])
    const kit = visit()
    await kit.connect({ connectorId: "test.zebra" })
    wallet.setAccounts([])
    await is(kit, "disconnected")
    await kit.connect({ connectorId: "test.yak" })
    wallet.setAccounts([me])
    await passTurns(20)
    expect(kit.getSnapshot().connections.map(({ connectorId }) => connectorId)).toEqual(["test.yak"])
  })

  test("reconnects on Solana, too: when its accounts return and at the next load", async () => {
    const [{ address: first }] = solanaAccounts
    const wallet = announcePlainSolanaWallet({ name: "Mango" })
    ends.push(wallet.stop)
    const kit = visit()
    await kit.connect({ connectorId: "Mango" })
    wallet.setAccounts([])
    await is(kit, "disconnected")
    wallet.setAccounts([first])
    await is(kit, "connected")
    wallet.setAccounts([])
    await is(kit, "disconnected")
    await kit.dispose()
    const next = visit()
    await is(next, "disconnected")
    wallet.setAccounts([first])
    await is(next, "connected")
    expect(wallet.requests.filter(({ params }) => Object(params).silent === false)).toHaveLength(1)
  })
})

describe("kit.removeNamespace", () => {
  test("keeps the last namespace, its wallets and its connection", async () => {
    const wallet = announce()
    const kit = createLatchkey({ networks: [mainnet], endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9" } } })
    ends.push(kit.dispose)
    await kit.connect({ connectorId: "test.zebra" })
    await kit.removeNamespace("eip155")
    expect(kit.getSnapshot()).toMatchObject({ status: "connected", account: { address: me } })
    expect(wallet.requests.map(({ method }) => method)).not.toContain("wallet_revokePermissions")
    await kit.disconnect()
    await kit.connect({ connectorId: "test.zebra" })
    expect(kit.getSnapshot().status).toBe("connected")
  })
})

describe("kit.connect", () => {
  test("asks a wallet once for two calls at the same time, and resolves both", async () => {
    const wallet = announce()
    const kit = visit()
    const connect = () => kit.connect({ connectorId: "test.zebra" })
    await Promise.all([connect(), connect()])
    expect(kit.getSnapshot().status).toBe("connected")
    expect(wallet.requests.filter(({ method }) => method === "eth_requestAccounts")).toHaveLength(1)
  })
})

describe("kit.open during kit.connect", () => {
  test("ends the connection as replaced, not as a closed modal", async () => {
    const wallet = announcePlainWallet({
      uuid: "slow",
      rdns: "test.slow",
      name: "Slow",
      accounts: [me],
      chainId: 1,
      behaviour: "silent"
    })
    ends.push(wallet.stop)
    const kit = visit()
    const connecting = kit.connect({ connectorId: "test.slow" }).catch((error: unknown) => error)
    await waitUntil(() => expect(wallet.requests.length).toBeGreaterThan(0))
    await kit.open()
    expect(await connecting).toMatchObject({ _tag: "SupersededFailure" })
    const repeated = kit.connect({ connectorId: "test.slow" }).catch((error: unknown) => error)
    await passTurns(10)
    kit.close()
    expect(await repeated).toMatchObject({ _tag: "ModalClosed" })
  })
})

describe("a wallet that announces itself late", () => {
  test("reconnects once it is there, and its absence is not stored as a disconnect", async () => {
    const early = announce()
    const first = visit()
    await first.connect({ connectorId: "test.zebra" })
    await first.dispose()
    early.stop()

    const second = visit()
    await is(second, "disconnected") // after the wait for its announcement
    expect(readStored()).toBe("connected")
    announce("zebra", true)
    await is(second, "connected")
  })
})
