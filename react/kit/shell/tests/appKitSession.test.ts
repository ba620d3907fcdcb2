// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { mockWallet } from "../../testing/public.ts"
import { createLatchkey, mainnet, polygon } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  localStorage.clear()
})

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
/** The storage of AppKit after a visitor connected an announced wallet on Polygon. */
const storedSession = {
  "@appkit/connection_status": "connected",
  "@appkit/active_namespace": "eip155",
  "@appkit/active_caip_network_id": "eip155:137",
  "@appkit/connected_namespaces": "eip155",
  "@appkit/eip155:connected_connector_id": "com.test",
  "@appkit/connections": JSON.stringify({
    eip155: [
      {
        connectorId: "com.test",
        accounts: [{ address }],
        caipNetwork: { id: 137, caipNetworkId: "eip155:137", chainNamespace: "eip155", name: "Polygon" }
      }
    ]
  })
}
const makeKitOver = (stored: Readonly<Record<string, string>>) => {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  const wallet = mockWallet({ name: "Test Wallet", rdns: "com.test", chainId: 137, connected: true })
  ends.push(wallet.remove)
  const kit = createLatchkey({ networks: [mainnet, polygon] })
  ends.push(kit.dispose)
  return { kit, wallet }
}

test("connects who was connected by AppKit without a prompt; unknown until the checksum is checked", async () => {
  const { kit, wallet } = makeKitOver(storedSession)
  expect(kit.getSnapshot()).toMatchObject({ status: "unknown", account: null })
  kit.prepare()
  await waitUntil(() =>
    expect(kit.getSnapshot()).toMatchObject({ status: "connected", account: { address, chainId: 137 } })
  )
  expect(wallet.requests.map(({ method }) => method)).not.toContain("eth_requestAccounts")
})

test.each([
  ["connections that are no list", { "@appkit/connections": '{"eip155":"none"}' }],
  ["text that is no JSON", { "@appkit/connections": "connected!" }],
  ["a network of another page", { "@appkit/active_caip_network_id": "eip155:99999999" }]
])("%s of AppKit break nothing: a wallet can be connected all the same", async (_, other) => {
  const { kit } = makeKitOver({ ...storedSession, ...other })
  await kit.disconnect()
  await kit.connect({ connectorId: "com.test" })
  await waitUntil(() => expect(kit.getSnapshot()).toMatchObject({ status: "connected", account: { address } }))
})
