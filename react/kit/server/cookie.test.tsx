// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { waitForFaces } from "../../../fixtures/testing/react/waitForFaces.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { ConnectButton, LatchkeyProvider } from "../../public.ts"
import {
  createLatchkey,
  type Latchkey,
  type LatchkeyOptions,
  mainnet,
  polygon,
  type Snapshot
} from "../shell/public.ts"
import { readSnapshot } from "./public.ts"

waitForFaces()

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

const keep = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that a page's server reads
  document.cookie = cookie
}
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const ends: Array<() => unknown> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
  keep("latchkey=; Max-Age=0; Path=/")
})
const announce = () => {
  const { stop } = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1
  })
  ends.push(stop)
}
const make = (options: Partial<LatchkeyOptions>): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet, polygon], ...options })
  ends.push(kit.dispose)
  return kit
}
const readOnServer = () => readSnapshot(document.cookie, { networks: [mainnet, polygon] })

test("keepCookie writes the account, follows a switch, and clears it after disconnecting", async () => {
  announce()
  const kit = make({ cookie: true })
  await kit.connect({ connectorId: "test.zebra" })
  await waitUntil(() =>
    expect(readOnServer()?.account).toMatchObject({ address: me, network: "eip155:1", chainId: 1, wallet: "Zebra" })
  )
  await kit.switchNetwork(137)
  await waitUntil(() => expect(readOnServer()?.account?.network).toBe("eip155:137"))
  await kit.disconnect()
  await waitUntil(() => expect(document.cookie).not.toContain("latchkey"))
})

test("keepCookie writes nothing without the option, and `false` removes the cookie", async () => {
  announce()
  const kit = make({})
  await kit.connect({ connectorId: "test.zebra" })
  expect(document.cookie).toBe("")
  keep("latchkey=1|eip155%3A1%3A0x|c|w; Path=/")
  make({ cookie: false })
  await waitUntil(() => expect(document.cookie).toBe(""))
})

test("keepCookie removes a cookie that storage does not match", async () => {
  keep(`latchkey=1|${encodeURIComponent(`eip155:1:${me}`)}|test.zebra|Zebra; Path=/`)
  expect(readOnServer()?.account?.address).toBe(me)
  make({ cookie: true })
  await waitUntil(() => expect(document.cookie).toBe(""))
})

test("readSnapshot renders the account in the server's first response, and hydration matches it", async () => {
  keep(`latchkey=1|${encodeURIComponent(`eip155:1:${me}`)}|test.zebra|Zebra; Path=/`)
  const initialState: Snapshot | undefined = readOnServer()
  const kit = make({})
  const page = (
    <LatchkeyProvider kit={kit} initialState={initialState}>
      <ConnectButton />
    </LatchkeyProvider>
  )
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {})
  const place = document.createElement("div")
  document.body.append(place)
  place.innerHTML = renderToString(page)
  expect(place.textContent).toContain("0xf39F")
  const recovered: Array<unknown> = []
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: (error) => recovered.push(error) }))
  expect([recovered, complaints.mock.calls]).toEqual([[], []])
  expect(place.querySelector("button")?.dataset["state"]).toBe("disconnected") // what storage says wins
  await act(async () => root.unmount())
  place.remove()
  complaints.mockRestore()
})

test.each([
  ["lower case", me.toLowerCase(), me],
  ["upper case", `0x${me.slice(2).toUpperCase()}`, me],
  ["its checksum", me, me],
  ["another checksum", me.replace("F", "f"), undefined]
])("readSnapshot reads an address in %s as one with its checksum, or not at all", (_, address, expected) => {
  const cookie = `latchkey=1|${encodeURIComponent(`eip155:1:${address}`)}|test.zebra|Zebra`
  expect(readSnapshot(cookie)?.account?.address).toBe(expected)
  expect(readSnapshot(cookie)?.connections[0]?.addresses).toEqual(expected && [expected])
})
