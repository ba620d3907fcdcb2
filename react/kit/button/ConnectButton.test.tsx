// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createElement } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { waitForFaces } from "../../../fixtures/testing/react/waitForFaces.ts"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { emptySnapshot, type Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import {
  ConnectButton,
  LatchkeyProvider,
  useAccount,
  useConnections,
  useDisconnect,
  useLatchkey,
  useNetwork,
  useProvider,
  useTheme
} from "../../public.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import type { SentTransaction } from "../../../core/wallets/signing/sentRecord.ts"
import type { Latchkey } from "../host/contract.ts"
import { createLatchkey } from "../shell/createLatchkey.ts"

waitForFaces()

afterEach(cleanup)

const account = {
  namespace: "eip155",
  address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  network: "eip155:1",
  connectorId: "w",
  wallet: "Zebra"
} as const
const network = { id: "eip155:1", name: "Ethereum", supported: true } as const
const connected: Snapshot = { ...emptySnapshot, status: "connected", account, network }

/** A kit of which a test says what it shows; every call of it is kept. */
const makeHeldKit = (snapshot: Snapshot) => {
  const calls: Array<readonly [name: string, ...args: ReadonlyArray<unknown>]> = []
  const listeners = new Set<() => void>()
  let now = snapshot
  const recordCall =
    (name: string) =>
    async (...args: ReadonlyArray<unknown>) =>
      void calls.push([name, ...args])
  const kit: Latchkey = Object.assign(createLatchkey({ networks: [mainnet] }), {
    open: recordCall("open"),
    connect: recordCall("connect"),
    disconnect: recordCall("disconnect"),
    switchNetwork: recordCall("switchNetwork"),
    switchConnection: recordCall("switchConnection"),
    removeNamespace: recordCall("removeNamespace"),
    signMessage: async () => "",
    send: async () => "",
    getTransactions: async () => [],
    waitForReceipt: async ({ hash }: Parameters<Latchkey["waitForReceipt"]>[0]) => ({
      hash,
      network: "eip155:1",
      status: "confirmed"
    }),
    signIn: () => Promise.reject(new Error("not set up")),
    signOut: recordCall("signOut"),
    dispose: recordCall("dispose"),
    close: () => void calls.push(["close"]),
    prepare: () => void calls.push(["prepare"]),
    setLocale: recordCall("setLocale"),
    setTheme: (mode: Parameters<Latchkey["setTheme"]>[0]) => void calls.push(["setTheme", mode]),
    provider: (namespace: string) => ({ request: async () => namespace, on: () => {}, removeListener: () => {} }),
    log: async () => new Blob(),
    getSnapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  })
  return {
    calls,
    kit,
    listeners,
    show: (next: Snapshot) =>
      act(async () => {
        now = next
        for (const notify of listeners) notify()
      })
  }
}
const page = (kit: Latchkey, initialState?: Snapshot) => (
  <LatchkeyProvider kit={kit} {...(initialState === undefined ? {} : { initialState })}>
    <ConnectButton />
  </LatchkeyProvider>
)

test('renders a neutral, busy button without "Connect wallet" on a server', () => {
  const html = renderToString(page(makeHeldKit(connected).kit))
  expect(html).toMatch(/<button type="button" class="latchkey-button" data-state="unknown"/)
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain("Connect wallet")
})

test("renders the account on a server when the host passes its state", () => {
  expect(renderToString(page(makeHeldKit(emptySnapshot).kit, connected))).toContain("0xf3")
})

test("matches the server's markup when hydrating, then shows the known state", async () => {
  const { kit } = makeHeldKit(connected)
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {})
  const place = document.createElement("div")
  document.body.append(place)
  place.innerHTML = renderToString(page(kit))
  const recovered: Array<unknown> = []
  const root = await act(async () =>
    hydrateRoot(place, page(kit), { onRecoverableError: (error) => recovered.push(error) })
  )
  expect([recovered, complaints.mock.calls]).toEqual([[], []])
  expect(place.querySelector("button")?.dataset["state"]).toBe("connected")
  await act(async () => root.unmount())
  place.remove()
  complaints.mockRestore()
})

const table: ReadonlyArray<
  readonly [what: string, snapshot: Snapshot, state: string, label: RegExp, name: string | null, busy: string | null]
> = [
  ["nobody", emptySnapshot, "disconnected", /^Connect wallet$/, null, null],
  ["somebody who is connecting", { ...emptySnapshot, status: "connecting" }, "connecting", /Connecting$/, null, "true"],
  [
    "somebody of an earlier visit",
    { ...connected, status: "reconnecting", network: null },
    "reconnecting",
    /^0xf39F…2266$/,
    "Account 0xf39F…2266, Reconnecting",
    "true"
  ],
  ["somebody", connected, "connected", /^0xf39F…2266$/, "Account 0xf39F…2266, Ethereum", null],
  [
    "somebody on a network that nobody configured",
    { ...connected, network: { ...network, supported: false } },
    "unsupported",
    /^Wrong network$/,
    "Account 0xf39F…2266, Wrong network",
    null
  ]
]
for (const [what, snapshot, state, label, name, busy] of table) {
  test(`shows ${what} as ${state}`, async () => {
    render(page(makeHeldKit(snapshot).kit))
    const button = screen.getByRole("button")
    await waitUntil(() => expect(button.dataset["state"]).toBe(state))
    expect([button.getAttribute("aria-busy"), button.getAttribute("aria-haspopup")]).toEqual([busy, "dialog"])
    await waitUntil(() => expect(button.textContent).toMatch(label))
    await waitUntil(() => expect(button.getAttribute("aria-label")).toBe(name))
  })
}

test("follows the kit, and listens no more when it is gone", async () => {
  const { kit, listeners, show } = makeHeldKit(emptySnapshot)
  const view = render(page(kit))
  await show({ ...connected, open: true })
  expect([
    screen.getByRole("button").dataset["state"],
    screen.getByRole("button").getAttribute("aria-expanded")
  ]).toEqual(["connected", "true"])
  view.unmount()
  expect(listeners.size).toBe(0)
})

test("prepares the kit when a visitor comes near, and opens it from the button", async () => {
  const { calls, kit } = makeHeldKit(emptySnapshot)
  render(page(kit))
  const button = screen.getByRole("button")
  fireEvent.pointerEnter(button)
  fireEvent.focus(button)
  fireEvent.pointerEnter(button)
  await act(async () => void fireEvent.click(button))
  expect(calls.map(([name]) => name)).toEqual(["prepare", "prepare", "prepare", "open"])
  expect(calls.at(-1)).toEqual(["open", { opener: button }])
})

test("replaces the default look by the host's class, and adds the style sheet once", () => {
  const { kit } = makeHeldKit(emptySnapshot)
  const before = document.adoptedStyleSheets.length
  render(
    <LatchkeyProvider kit={kit}>
      <ConnectButton className="mine" />
      <ConnectButton />
    </LatchkeyProvider>
  )
  expect(screen.getAllByRole("button").map(({ className }) => className)).toEqual(["mine", "latchkey-button"])
  expect(document.adoptedStyleSheets.length - before).toBeLessThanOrEqual(1)
})

interface Seen extends ReturnType<typeof useTheme> {
  readonly disconnect: ReturnType<typeof useDisconnect>["disconnect"]
  readonly account: ReturnType<typeof useAccount>
  readonly network: ReturnType<typeof useNetwork>
  readonly provider: ReturnType<typeof useProvider>
  readonly kit: Latchkey
}

/** A host's component that uses every hook. */
function Host({ see }: { readonly see: (seen: Seen) => void }) {
  see({
    account: useAccount(),
    network: useNetwork(),
    provider: useProvider(),
    kit: useLatchkey(),
    disconnect: useDisconnect().disconnect,
    ...useTheme()
  })
  return null
}

test("useAccount, useModal and useNetwork return the kit's state and its actions", async () => {
  const { calls, kit, show } = makeHeldKit(connected)
  const seen: Array<Seen> = []
  render(
    <LatchkeyProvider kit={kit}>
      <Host see={(item) => void seen.push(item)} />
    </LatchkeyProvider>
  )
  await show(emptySnapshot)
  expect(
    seen.map(({ account: { address, isConnected, status }, kit: hookKit, network: { network: hookNetwork } }) => [
      status,
      isConnected,
      address,
      hookNetwork?.name,
      hookKit === kit
    ])
  ).toEqual([
    ["connected", true, account.address, "Ethereum", true],
    ["disconnected", false, undefined, undefined, true]
  ])
  expect(new Set(seen.map(({ provider }) => provider)).size).toBe(1)
  const [
    {
      disconnect,
      network: { switchNetwork },
      setTheme
    }
  ] = seen as [Seen]
  await act(async () => disconnect())
  await act(async () => switchNetwork("eip155:137"))
  setTheme("light")
  expect(calls).toEqual([["disconnect"], ["switchNetwork", "eip155:137"], ["setTheme", "light"]])
})

test("useLatchkey throws outside of a provider", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {})
  expect(() => render(<ConnectButton />)).toThrow(
    "latchkey/react: no kit. Use <LatchkeyRoot options>, or <LatchkeyProvider kit> with a kit created outside of components."
  )
  // In JavaScript a page may give the options to the wrong one of the two.
  const wrong = Reflect.apply(createElement, undefined, [
    LatchkeyProvider,
    { options: {} },
    <ConnectButton key="one" />
  ])
  expect(() => render(wrong)).toThrow("<LatchkeyRoot options>")
  complaints.mockRestore()
})

test("useConnections switches by the kit's call and says that it was the hook: an alert can then name it", async () => {
  const { calls, kit } = makeHeldKit(connected)
  const functions = new Set<unknown>()
  function Page() {
    const { switchConnection } = useConnections()
    functions.add(switchConnection)
    return <button type="button" onClick={() => void switchConnection({ ...account, namespace: "eip155" })} />
  }
  const drawPage = () => (
    <LatchkeyProvider kit={kit}>
      <Page />
    </LatchkeyProvider>
  )
  render(drawPage()).rerender(drawPage())
  await act(async () => void fireEvent.click(screen.getByRole("button")))
  await expect.poll(() => calls.length).toBe(1)
  expect(calls).toEqual([["switchConnection", { connectorId: "w", namespace: "eip155", hook: "useConnections" }]])
  expect(functions.size).toBe(1)
})

test("ConnectButton has a ring while something that its account sent is pending", async () => {
  const record = (status: SentTransaction["status"]): SentTransaction => ({
    hash: "0x1",
    network: "eip155:1",
    account: `eip155:1:${account.address}`,
    kind: "send",
    nonce: 1,
    connectorId: "w",
    sentAt: 0,
    status
  })
  const { kit, show } = makeHeldKit({ ...connected, transactions: [record("pending")] })
  render(page(kit))
  const isRinged = (): boolean => screen.getByRole("button").hasAttribute("data-pending")
  await waitUntil(() => expect(isRinged()).toBe(true))
  await show({ ...connected, transactions: [record("confirmed")] })
  expect(isRinged()).toBe(false)
  await show({ ...connected, transactions: [{ ...record("pending"), account: "eip155:1:0x2" }] })
  expect(isRinged()).toBe(false)
})
