// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { announceZebra, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { createLatchkey, type Latchkey, mainnet } from "../development.ts"

const ends = collectEnds()

/** Creates a kit for development with a wallet on the page. `lines`: the texts on the console so far. */
const start = async (options: object = {}, isConnected = true) => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  ends.push(() => reports.mockRestore())
  announceZebra(ends)
  const kit: Latchkey = createLatchkey({
    networks: [mainnet],
    endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9" } },
    ...options
  })
  ends.push(kit.dispose)
  if (isConnected) await act(() => kit.connect({ connectorId: "test.zebra" }))
  return { kit, lines: () => reports.mock.calls.map(([line]) => String(line)).filter((line) => /latchkey/.test(line)) }
}

test("prints the namespaces of a wallet that kit.connect was called for with another one", async () => {
  const { kit, lines } = await start({}, false)
  await act(() => kit.connect({ connectorId: "test.zebra", namespace: "solana" }).catch(() => {}))
  expect(lines()).toEqual([
    '[latchkey] kit.connect: connector "test.zebra" has no accounts of solana. It has those of: eip155.'
  ])
})

test("prints the connected wallets when kit.disconnect names another one, and keeps the connection", async () => {
  const { kit, lines } = await start()
  await act(() => kit.disconnect({ connectorId: "io.metamask" }))
  expect(lines()).toEqual([
    '[latchkey] kit.disconnect: there is no connection of "io.metamask". There are: test.zebra.'
  ])
  expect(kit.getSnapshot().status).toBe("connected")
  await act(() => kit.disconnect({ connectorId: "TEST.zebra" }))
  expect(lines()).toHaveLength(1)
  expect(kit.getSnapshot().status).toBe("disconnected")
})

test("prints an unknown event of a provider, and a listener that is not a function", async () => {
  const { kit, lines } = await start({}, false)
  const provider = kit.provider("eip155")
  expect(provider.on("accountsChanged", () => {})).toBe(provider)
  Reflect.apply(provider.on, provider, ["accountChanged", () => {}])
  Reflect.apply(provider.on, provider, ["chainChanged"])
  expect(lines()).toEqual([
    '[latchkey] kit.provider().on: there is no event "accountChanged". There are: accountsChanged, chainChanged, connect, disconnect, message. Did you mean "accountsChanged"?',
    '[latchkey] kit.provider().on: the listener of "chainChanged" is not a function.'
  ])
})

test("prints that kit.provider needs a namespace", async () => {
  const { kit, lines } = await start({}, false)
  Reflect.apply(kit.provider, undefined, [])
  await expect
    .poll(lines)
    .toEqual(["[latchkey] kit.provider: namespace is required. There are: eip155, solana, polkadot, bip122, cosmos."])
})

test.each([
  [{ networks: [mainnet, mainnet] }, "Option `networks[1]` repeats eip155:1"],
  [
    { customWallets: [{ id: "x", name: "X", homepage: "https://a.test", mobile_link: "javascript:alert(1)" }] },
    "Option `customWallets[0].mobile_link` must be a link of the wallet's app"
  ],
  [
    { customWallets: [{ id: "x", name: "X", homepage: "http://a.test", mobile_link: "x" }] },
    "Option `customWallets[0].homepage` must be the https URL of a page"
  ]
])("prints the part of an option that is not used: %j", async (options, line) => {
  const { lines } = await start(options, false)
  await expect.poll(lines).toContainEqual(expect.stringContaining(`[latchkey] ${line}`))
})
