// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import type { KitEvent } from "../../../../core/event.ts"
import { closeLikeBrowsers } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey, type Latchkey } from "../public.ts"

closeLikeBrowsers()
const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  localStorage.clear()
})
const [me, you] = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]
const toUpperAddress = (address: string) => `0x${address.slice(2).toUpperCase()}`
/** `connected`: the page is allowed to see the accounts, as after an earlier visit. */
const announce = (accounts: ReadonlyArray<string>, connected = false) => {
  const wallet = announcePlainWallet({ uuid: "z", rdns: "test.zebra", name: "Zebra", accounts, chainId: 1, connected })
  ends.push(wallet.stop)
  return wallet
}
const visit = (onEvent?: (event: KitEvent) => void): Latchkey => {
  const rpc = { "eip155:1": "http://127.0.0.1:9", "eip155:137": "http://127.0.0.1:9" }
  const kit = createLatchkey({ networks: [mainnet, polygon], endpoints: { rpc }, ...(onEvent && { onEvent }) })
  ends.push(kit.dispose)
  return kit
}

describe.each([
  ["lower case", (address: string) => address.toLowerCase()],
  ["upper case", toUpperAddress]
])("a wallet that gives addresses in %s", (_, spelled) => {
  test("shows them with their checksum in the snapshot, the provider, events and storage", async () => {
    const wallet = announce([spelled(me), spelled(you)])
    const events: Array<string> = []
    const kit = visit((event) => void events.push(JSON.stringify(event)))
    await kit.connect({ connectorId: "test.zebra" })
    const provider = kit.provider("eip155")
    const changes: Array<unknown> = []
    provider.on("accountsChanged", (accounts) => void changes.push(accounts))
    expect(kit.getSnapshot().account?.address).toBe(me)
    expect(kit.getSnapshot().connections[0]?.addresses).toEqual([me, you])
    expect(await provider.request({ method: "eth_accounts" })).toContain(me)
    expect(await provider.request({ method: "eth_requestAccounts" })).toContain(me)
    wallet.setAccounts([spelled(you)])
    await waitUntil(() => expect(kit.getSnapshot().account?.address).toBe(you))
    await waitUntil(() => expect(changes.at(-1)).toEqual([you]))
    await waitUntil(() => expect(localStorage.getItem("@appkit/connections")).toContain(you))
    const written = `${events.join()} ${JSON.stringify({ ...localStorage })}`
    for (const address of [me, you]) expect(written).not.toContain(spelled(address))
  })

  test("shows stored addresses with their checksum once the kit has started", async () => {
    const wallet = announce([spelled(me)])
    const first = visit()
    await first.connect({ connectorId: "test.zebra" })
    await first.dispose()
    wallet.stop()
    const stored = localStorage.getItem("@appkit/connections") ?? ""
    localStorage.setItem("@appkit/connections", stored.replaceAll(me, spelled(me)))
    const next = visit()
    const addresses: Array<string | undefined> = []
    next.subscribe(() => void addresses.push(next.getSnapshot().account?.address))
    expect(next.getSnapshot()).toMatchObject({ status: "unknown", account: null })
    next.prepare()
    await waitUntil(() => expect(next.getSnapshot().account?.address).toBe(me))
    expect(addresses).not.toContain(spelled(me))
  })
})

describe("a stored address with capitals that the kit has not written", () => {
  /** Swaps the letter case of some hex digits. */
  const misspell = (address: string) => address.replace(/[Ff]/g, (digit) => (digit === "f" ? "F" : "f"))

  const storeVisit = async (): Promise<string> => {
    const wallet = announce([me])
    const first = visit()
    await first.connect({ connectorId: "test.zebra" })
    await first.dispose()
    wallet.stop()
    return localStorage.getItem("@appkit/connections") ?? ""
  }

  test("is shown at once if the kit wrote it", async () => {
    await storeVisit()
    expect(visit().getSnapshot()).toMatchObject({ status: "reconnecting", account: { address: me } })
  })

  test.each([
    ["changed in the kit's own text", (stored: string) => stored.replaceAll(me, misspell(me))],
    [
      "written by another kit",
      (stored: string) => stored.replaceAll(me, misspell(me)).replace(/,"capitals":"[^"]*"/g, "")
    ]
  ])("is unknown until the kit has started: %s", async (_, change) => {
    localStorage.setItem("@appkit/connections", change(await storeVisit()))
    announce([me], true)
    const next = visit()
    const addresses: Array<string | undefined> = []
    next.subscribe(() => void addresses.push(next.getSnapshot().account?.address))
    expect(next.getSnapshot()).toMatchObject({ status: "unknown", account: null })
    next.prepare()
    await waitUntil(() => expect(next.getSnapshot().account?.address).toBe(me))
    expect(addresses).not.toContain(misspell(me))
  })
})
