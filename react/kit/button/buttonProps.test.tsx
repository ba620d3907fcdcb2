// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createRef, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { waitForFaces } from "../../../fixtures/testing/react/waitForFaces.ts"
import { patience, waitUntil } from "../../../fixtures/testing/turns.ts"
import { AccountButton, ConnectButton, type ConnectButtonState, LatchkeyProvider, NetworkButton } from "../../public.ts"
import { createLatchkey, mainnet, type LatchkeyOptions, type Snapshot } from "../shell/public.ts"

waitForFaces()

const ends: Array<() => Promise<void>> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0)) await act(end)
  localStorage.clear()
})

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const account = { namespace: "eip155", address, network: "eip155:1", connectorId: "w", wallet: "Zebra" } as const
const nobody: Snapshot = {
  status: "disconnected",
  account: null,
  connections: [],
  open: false,
  view: null,
  network: { id: "eip155:1", name: "Ethereum", supported: true }
}
const somebody: Snapshot = { ...nobody, status: "connected", account }

/** Draws buttons of a real kit that shows what a test says, and gives the ways it was opened. */
const drawButtons = (snapshot: Snapshot, buttons: ReactNode, options: Partial<LatchkeyOptions> = {}) => {
  const real = createLatchkey({ networks: [mainnet], ...options })
  ends.push(real.dispose)
  const opened: Array<unknown> = []
  let now = snapshot
  const listeners = new Set<() => void>()
  const publish = (next: Snapshot): void => {
    now = next
    for (const listener of listeners) listener()
  }
  real.subscribe(() => publish({ ...now }))
  const kit = {
    ...real,
    getSnapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: async (request: unknown) => void opened.push(request),
    prepare: () => {}
  }
  const page = <LatchkeyProvider kit={kit}>{buttons}</LatchkeyProvider>
  render(page)
  return {
    kit,
    opened,
    page,
    show: (next: Snapshot) => act(async () => publish(next))
  }
}
const findButton = () => screen.getByRole("button")

test("takes words, a view, a namespace, a size and a reason, and hands names, data and the element on", async () => {
  const ref = createRef<HTMLButtonElement>()
  const { opened, show } = drawButtons(
    nobody,
    <ConnectButton
      id="mine"
      label="Sign in"
      loadingLabel="One moment"
      view="AllWallets"
      namespace="solana"
      size="small"
      title="Choose a plan first"
      data-plan="free"
      aria-describedby="more"
      style={{ marginTop: 7 }}
      ref={ref}
    />
  )
  expect(findButton().textContent).toBe("Sign in")
  expect(ref.current).toBe(findButton())
  expect(findButton().outerHTML).toMatch(
    /id="mine".*title="Choose a plan first"|title="Choose a plan first".*id="mine"/
  )
  expect([
    findButton().dataset["plan"],
    findButton().style.minHeight,
    findButton().getAttribute("aria-describedby")
  ]).toEqual(["free", "36px", "more"])
  expect(findButton().style.marginTop).toBe("7px")
  await act(async () => void fireEvent.click(findButton()))
  expect(opened).toEqual([{ opener: findButton(), view: "AllWallets", namespace: "solana" }])
  await show({ ...nobody, status: "connecting" })
  await show({ ...nobody, status: "connecting", network: { id: "solana:x", name: "Solana", supported: true } })
})

test("shows loadingLabel while a wallet connects, and keeps the width of the text at rest", async () => {
  drawButtons({ ...nobody, status: "connecting" }, <ConnectButton label="Sign in" loadingLabel="One moment" />)
  await waitUntil(() => expect(findButton().textContent).toBe("Sign inOne moment"))
  expect(findButton().querySelector(".latchkey-kept")?.textContent).toBe("Sign in")
  await waitUntil(() => expect(screen.getByRole("status").textContent).toBe("One moment"))
})

test("opens nothing while disabled, and explains why with title", async () => {
  const { opened } = drawButtons(nobody, <ConnectButton disabled title="Not in your country" />)
  await act(async () => void fireEvent.click(findButton()))
  expect([opened, findButton().title]).toEqual([[], "Not in your country"])
})

test.each([
  ["an avatar and the address by themselves", {}, "0xf39F…2266", 1, 0, 47],
  ["the address alone", { accountStatus: "address" }, "0xf39F…2266", 0, 0, 13],
  ["the avatar alone", { accountStatus: "avatar" }, "", 1, 0, 29],
  ["the network's mark", { chainStatus: "icon" }, "0xf39F…2266", 1, 1, 47],
  ["the network's name", { chainStatus: "full" }, "Ethereum0xf39F…2266", 1, 1, 175],
  ["the mark without an avatar", { accountStatus: "address", chainStatus: "icon" }, "0xf39F…2266", 0, 1, 47],
  ["all that there is", { chainStatus: "full", showBalance: true }, "Ethereum0xf39F…2266", 1, 1, 303]
] as const)("shows %s, in the place that was kept for it", async (_, props, words, avatars, marks, place) => {
  drawButtons(somebody, <ConnectButton {...props} />)
  expect(findButton().style.paddingInline).toBe(`${place}px 13px`)
  await waitUntil(() => expect(findButton().getAttribute("aria-label")).toBe("Account 0xf39F…2266, Ethereum"))
  expect([
    findButton().textContent,
    findButton().querySelectorAll(".latchkey-avatar").length,
    findButton().querySelectorAll(".latchkey-mark").length,
    findButton().querySelector<HTMLElement>(".latchkey-face")?.style.width,
    findButton().style.paddingInline
  ]).toEqual([words, avatars, marks, `${place}px`, ""])
})

test("shows the balance of the account that it shows, and of no other", async () => {
  const balance = { amount: "100", symbol: "ETH" }
  const solana = {
    address: "So11111111111111111111111111111111111111112",
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    connectorId: "w",
    wallet: "Zebra",
    namespace: "solana",
    addresses: [],
    inUse: true,
    live: true
  } as const
  drawButtons(
    { ...somebody, balance, connections: [solana] },
    <>
      <ConnectButton showBalance />
      <ConnectButton showBalance namespace="solana" />
    </>
  )
  await waitUntil(() =>
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "100 ETH0xf39F…2266",
      "So1111…1112"
    ])
  )
})

test("shows the host's network picture first, unless its URL is not safe", async () => {
  const chainImages = { 1: "https://img.example/1.png", "eip155:137": "javascript:alert(1)" }
  const { show } = drawButtons(somebody, <ConnectButton chainStatus="icon" />, { chainImages })
  await waitUntil(() => expect(findButton().querySelector("img")?.src).toBe("https://img.example/1.png"))
  await show({ ...somebody, account: { ...account, network: "eip155:137" } })
  expect(findButton().querySelector("img")).toBeNull()
  expect(findButton().querySelector(".latchkey-mark svg")).not.toBeNull()
})

test("renders only the text with the host's class, and the state in an attribute", async () => {
  drawButtons(
    { ...somebody, network: { id: "eip155:1", name: "Ethereum", supported: false } },
    <ConnectButton className="mine" />
  )
  await waitUntil(() => expect(findButton().textContent).toBe("Wrong network"))
  expect([findButton().className, findButton().dataset["state"], findButton().getAttribute("style")]).toEqual([
    "mine",
    "unsupported",
    null
  ])
})

test("follows the theme, and what setTheme changes of it; what is no safe value never reaches it", async () => {
  const { kit, page } = drawButtons(nobody, <ConnectButton />, {
    themeMode: "light",
    themeVariables: { "--w3m-accent": "rgb(1, 2, 3)", "--w3m-font-family": "serif; color: red" }
  })
  expect([findButton().style.opacity, findButton().style.colorScheme]).toEqual(["0", "light"])
  expect(renderToString(page)).not.toContain("serif")
  await waitUntil(() => expect(findButton().style.backgroundColor).toBe("rgb(1, 2, 3)"))
  expect([findButton().style.fontFamily, findButton().style.opacity]).toEqual(["", ""])
  await act(async () =>
    kit.setTheme({
      mode: "auto",
      variables: { "--w3m-border-radius-master": "2px" },
      tokens: { light: { primary: "url(https://spy.example)" }, dark: { primary: "#0f0", "font-sans": "serif" } }
    })
  )
  await waitUntil(() => expect(findButton().style.borderRadius).toBe("calc(2px * 3.5)"))
  expect(findButton().style.colorScheme).toBe("light dark")
  expect(document.body.innerHTML).not.toContain("spy.example")
})

test("passes the state to the host's own button: buttonProps make it accessible", async () => {
  const states: Array<ConnectButtonState> = []
  const { opened, show } = drawButtons(
    { ...nobody, status: "disconnected" },
    <ConnectButton.Custom namespace="eip155">
      {(state) => {
        states.push(state)
        return <button {...state.buttonProps}>{state.label}</button>
      }}
    </ConnectButton.Custom>
  )
  await screen.findByRole("button", undefined, { timeout: patience })
  expect([findButton().textContent, findButton().getAttribute("aria-haspopup"), findButton().dataset["state"]]).toEqual(
    ["Connect wallet", "dialog", "disconnected"]
  )
  await act(async () => void fireEvent.click(findButton()))
  const first = states.at(-1)
  first?.openConnect()
  first?.openAccount()
  first?.openNetworks()
  expect(opened).toEqual([
    { opener: findButton(), namespace: "eip155" },
    { view: "Connect", namespace: "eip155" },
    { view: "Account", namespace: "eip155" },
    { view: "SwitchNetwork", namespace: "eip155" }
  ])
  await show({ ...somebody, open: true, network: { id: "eip155:1", name: "Ethereum", supported: false } })
  await waitUntil(() => expect(findButton().textContent).toBe("Wrong network"))
  expect(Object.keys(states.at(-1) ?? {}).sort()).toEqual([
    "account",
    "buttonProps",
    "isBusy",
    "isOpen",
    "isUnsupported",
    "label",
    "network",
    "openAccount",
    "openConnect",
    "openNetworks",
    "prepare",
    "status"
  ])
  expect(states.at(-1)).toMatchObject({
    status: "connected",
    isOpen: true,
    isBusy: false,
    isUnsupported: true,
    account
  })
})

test("AccountButton renders with an account, NetworkButton once a network is known", async () => {
  const { opened, show } = drawButtons(
    { ...nobody, network: null },
    <>
      <AccountButton />
      <NetworkButton />
    </>
  )
  expect(screen.queryByRole("button")).toBeNull()
  await show(somebody)
  await waitUntil(() => expect(readNames()).toEqual(["Account 0xf39F…2266, Ethereum", "Ethereum"]))
  for (const item of screen.getAllByRole("button")) await act(async () => void fireEvent.click(item))
  expect(opened).toMatchObject([{ view: "Account" }, { view: "SwitchNetwork" }])
  await waitUntil(() => expect(document.querySelectorAll("[data-chip] .latchkey-mark")).toHaveLength(1))
})
const readNames = () => screen.getAllByRole("button").map((item) => item.getAttribute("aria-label") ?? item.textContent)

test("shows the host's picture over the generated one, until loading fails", async () => {
  drawButtons(somebody, <ConnectButton />, { avatar: (account) => `/faces/${account.address}.png` })
  const picture = (): HTMLImageElement | null => findButton().querySelector("img")
  await waitUntil(() => expect(picture()?.getAttribute("src")).toBe(`/faces/${address}.png`))
  fireEvent.error(picture() as HTMLImageElement)
  expect([picture(), findButton().querySelector(".latchkey-avatar")]).toEqual([null, expect.anything()])
})

test("draws the default picture if the host has no picture, or if its function throws", async () => {
  const faults: Array<unknown> = []
  const onEvent = (event: ErrorEvent): void => {
    event.preventDefault()
    faults.push(event.error)
  }
  globalThis.addEventListener("error", onEvent)
  ends.push(async () => globalThis.removeEventListener("error", onEvent))
  const failure = new Error("no faces today")
  drawButtons(somebody, <ConnectButton />, {
    avatar: () => {
      throw failure
    }
  })
  await waitUntil(() => expect(findButton().querySelector(".latchkey-avatar")).not.toBeNull())
  expect(findButton().querySelector("img")).toBeNull()
})
