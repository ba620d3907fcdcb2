// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { expect, test } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { isLatchkeyError } from "../shell/public.ts"
import { polygon } from "../../../core/chain/network/networks.ts"
import { closeLikeBrowsers, collectEnds, createKitFactory } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"

closeLikeBrowsers()

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const ends = collectEnds()
const make = createKitFactory(ends)
const wallet = (rdns: string) => {
  const item = announcePlainWallet({ uuid: rdns, rdns, name: rdns, accounts: [address], chainId: 1 })
  ends.push(item.stop)
  return item
}
const shadow = (): ShadowRoot | null | undefined => document.querySelector("latchkey-modal")?.shadowRoot
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)

test("startKit opens, connects a wallet of the page, notifies the host, and removes everything", async () => {
  const zebra = wallet("test.zebra")
  const events: Array<KitEvent> = []
  const kit = make({ onEvent: (event) => void events.push(event) })
  const seen: Array<string> = []
  kit.subscribe(() => void seen.push(kit.getSnapshot().status))
  await run(() => kit.open())
  expect(kit.getSnapshot()).toMatchObject({ open: true, view: "Connect", status: "disconnected" })
  expect(shadow()?.textContent).toContain("test.zebra")
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  expect(kit.getSnapshot()).toMatchObject({
    open: false,
    status: "connected",
    account: { address, network: "eip155:1", connectorId: "test.zebra" }
  })
  expect(seen).toContain("connecting")
  expect(await kit.provider("eip155").request({ method: "eth_chainId" })).toBe("0x1")
  await run(() => kit.switchNetwork("eip155:137"))
  expect(kit.getSnapshot().network).toEqual({ id: "eip155:137", chainId: 137, name: "Polygon", supported: true })
  await run(() => kit.dispose())
  expect([shadow(), zebra.listenerCount()]).toEqual([undefined, 0])
  const count = events.length
  zebra.setChain(1)
  expect(events.length).toBe(count)
}, 30_000)

test("startKit shows the last account before its code has loaded, and then asks the wallet without a prompt", async () => {
  wallet("test.zebra")
  const first = make()
  await run(() => first.connect({ connectorId: "test.zebra" }))
  await run(() => first.dispose())
  const next = make()
  expect(next.getSnapshot()).toMatchObject({ status: "reconnecting", account: { address } })
  expect(make({ storageName: "other" }).getSnapshot().status).toBe("disconnected")
  expect(make({ enableReconnect: false }).getSnapshot().status).toBe("disconnected")
})

test("startKit rejects invalid options by field with a tagged error, and shows visitors a neutral sentence", async () => {
  const kit = make({ ...JSON.parse('{ "networks": [] }') })
  const error = await run(() =>
    kit.open().then(
      () => null,
      (cause: unknown) => cause
    )
  )
  expect(isLatchkeyError(error) && error._tag).toBe("ConfigInvalid")
  expect(String(error)).toContain("networks")
  const alert = shadow()?.querySelector("[role=alert]")
  expect(alert?.textContent).toBe("This wallet window is not set up yet.")
  // Nothing that a visitor could do would mend it.
  expect(alert?.parentElement?.querySelector("button")).toBeNull()
})

test("startKit opens the modal for a wallet on a network that is not configured, once for each switch", async () => {
  const zebra = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [address],
    chainId: 10,
    chains: [10, 56]
  })
  ends.push(zebra.stop)
  const kit = make()
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  expect(kit.getSnapshot()).toMatchObject({ status: "connected", open: true, view: "UnsupportedChain" })
  kit.close()
  await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
  await run(async () => zebra.setAccounts([address.toLowerCase()]))
  expect(kit.getSnapshot().open).toBe(false)
  await run(async () => zebra.setChain(56))
  expect(kit.getSnapshot()).toMatchObject({ open: true, view: "UnsupportedChain" })
  await run(async () => zebra.setChain(137))
  expect(kit.getSnapshot().open).toBe(false)
})

test("startKit reports each closing once, however it is closed", async () => {
  const events: Array<string> = []
  const kit = make({ onEvent: ({ _tag }) => void events.push(_tag) })
  const closings = () => events.filter((tag) => tag === "Closed").length
  const ways: ReadonlyArray<() => void> = [
    () => kit.close(),
    () =>
      void shadow()
        ?.querySelector("dialog")
        ?.dispatchEvent(new Event("cancel", { cancelable: true })),
    () => shadow()?.querySelector("dialog")?.close(),
    () => shadow()?.querySelector("dialog")?.click()
  ]
  for (const [i, way] of ways.entries()) {
    await run(() => kit.open())
    await run(async () => way())
    await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
    await run(() => passTurns(50))
    expect([i, closings()]).toEqual([i, i + 1])
  }
})

test("kit.open shows a prepared view before the state changes: it can be closed in that frame, and a later opening wins", async () => {
  const kit = make()
  const dialog = () => shadow()?.querySelector("dialog")
  await run(() => kit.open())
  const ways: ReadonlyArray<() => void> = [
    () => kit.close(),
    () => void dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })),
    () => dialog()?.close(),
    () => dialog()?.click()
  ]
  for (const [i, way] of ways.entries()) {
    await run(async () => kit.close())
    await waitUntil(() => expect(dialog()?.open).toBe(false))
    await run(async () => {
      const opened = kit.open()
      for (let turn = 0; turn < 100 && !dialog()?.open; turn++) await Promise.resolve()
      expect([i, dialog()?.open, kit.getSnapshot().open]).toEqual([i, true, false])
      way()
      await opened
      await passTurns(150)
    })
    expect([i, dialog()?.open, kit.getSnapshot().open]).toEqual([i, false, false])
  }
  await run(async () => {
    const first = kit.open()
    for (let turn = 0; turn < 100 && !dialog()?.open; turn++) await Promise.resolve()
    await kit.open({ view: "WhatIsAWallet" })
    await first
    await passTurns(150)
  })
  expect(kit.getSnapshot()).toMatchObject({ open: true, view: "WhatIsAWallet" })
})

test("startKit reads an announcement once: a getter that throws later has no effect", async () => {
  const uncaught: Array<unknown> = []
  const onError = ({ error }: ErrorEvent) => void uncaught.push(error)
  window.addEventListener("error", onError)
  ends.push(() => window.removeEventListener("error", onError))
  const kit = make()
  await run(() => kit.open())
  for (const throwing of [1, 2, 3]) {
    let reads = 0
    const detail = {
      info: { uuid: `t${throwing}`, rdns: `test.t${throwing}`, name: `T${throwing}`, icon: "" },
      get provider() {
        reads += 1
        if (reads === throwing) throw new Error("getter")
        return { request: () => Promise.resolve([]), on: () => {}, removeListener: () => {} }
      }
    }
    await run(async () => void window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail })))
    const isListed = () => shadow()?.textContent?.includes(`T${throwing}`)
    if (throwing > 1) await waitUntil(() => expect(isListed()).toBe(true))
    expect([throwing, reads, isListed()]).toEqual([throwing, 1, throwing > 1])
  }
  expect(uncaught).toEqual([])
})

const nowhere = "http://127.0.0.1:9"
const endpoints = { api: nowhere, chainService: nowhere, relay: "ws://127.0.0.1:9" }

test.each<[string, Partial<LatchkeyOptions>]>([
  ["there is no project", {}],
  ["it is switched off", { projectId: "sandbox", endpoints, enableWalletConnect: false }]
])(
  "kit.connect with WalletConnect where %s rejects with its own sentence, without another attempt",
  async (_, options) => {
    const kit = make(options)
    await run(() => kit.open())
    const error = await run(() =>
      kit.connect({ connectorId: "walletConnect" }).then(
        () => null,
        (cause: unknown) => cause
      )
    )
    expect(error).toMatchObject({ _tag: "WalletConnectNotFound", message: "WalletConnectConnector not found" })
    await waitUntil(() => expect(shadow()?.textContent).toContain("WalletConnectConnector not found"))
    expect(shadow()?.textContent).toContain("Choose another wallet")
    expect(shadow()?.textContent).not.toContain("Try again")
  }
)

test("startKit in basic mode turns off remote features, but not WalletConnect", async () => {
  const kit = make({ projectId: "sandbox", endpoints, basic: true })
  await run(() => kit.open())
  expect(shadow()?.textContent).toContain("WalletConnect")
})

test.each([137, "eip155:137", polygon, { id: "eip155:137" }] as const)(
  "kit.switchNetwork accepts %j",
  async (network) => {
    const kit = make()
    await run(() => kit.switchNetwork(network))
    expect(kit.getSnapshot().network).toEqual({ id: "eip155:137", chainId: 137, name: "Polygon", supported: true })
  }
)

test("startKit shows alerts on localhost automatically, and elsewhere only with debug", async () => {
  const { href } = location
  const banners: Array<readonly [page: string, debug: boolean | undefined, isShown: boolean]> = []
  for (const page of ["http://localhost:3000/", "http://127.0.0.1:4730/", "https://app.example.com/"])
    for (const debug of [undefined, true, false]) {
      Reflect.get(window, "happyDOM").setURL(page)
      const consoleError = console.error
      let lines = 0
      console.error = (line) => void (String(line).startsWith("[latchkey]") && lines++)
      const kit = make({ debug, themeVariables: JSON.parse('{ "--not-known": "x" }') })
      await run(() => kit.open())
      await run(() => passTurns(50))
      banners.push([page, debug, lines > 0])
      await run(() => kit.dispose())
      console.error = consoleError
    }
  Reflect.get(window, "happyDOM").setURL(href)
  expect(banners).toEqual([
    ["http://localhost:3000/", undefined, true],
    ["http://localhost:3000/", true, true],
    ["http://localhost:3000/", false, false],
    ["http://127.0.0.1:4730/", undefined, true],
    ["http://127.0.0.1:4730/", true, true],
    ["http://127.0.0.1:4730/", false, false],
    ["https://app.example.com/", undefined, false],
    ["https://app.example.com/", true, true],
    ["https://app.example.com/", false, false]
  ])
})

test("kit.open without a subject shows a suitable view, and never a blank one", async () => {
  wallet("test.zebra")
  const kit = make()
  const readShownView = async (view: "Account" | "UnsupportedChain" | "AllWallets" | "Connect" | "SwitchNetwork") => {
    await run(() => kit.open({ view }))
    const current = kit.getSnapshot().view
    expect(shadow()?.querySelector(".view")?.childElementCount).toBeGreaterThan(0)
    await run(async () => kit.close())
    return current
  }
  expect(await readShownView("Account")).toBe("Connect")
  expect(await readShownView("UnsupportedChain")).toBe("Connect")
  expect(await readShownView("AllWallets")).toBe("Connect")
  expect(await readShownView("SwitchNetwork")).toBe("SwitchNetwork")
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  expect(await readShownView("Account")).toBe("Account")
  expect(await readShownView("UnsupportedChain")).toBe("Account")
  expect(await readShownView("Connect")).toBe("Connect")
})

test("kit.open rejects SwitchNetwork where switching is off, and the host may still switch", async () => {
  wallet("test.zebra")
  const kit = make({ enableNetworkSwitch: false })
  await run(() => expect(kit.open({ view: "SwitchNetwork" })).rejects.toMatchObject({ _tag: "ViewNotAvailable" }))
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  await run(() => kit.switchNetwork("eip155:137"))
  expect(kit.getSnapshot().network?.id).toBe("eip155:137")
})

test("startKit shakes an unsupported network's view when the backdrop is pressed, and Close leaves it", async () => {
  const zebra = wallet("test.zebra")
  const events: Array<KitEvent> = []
  const kit = make({ onEvent: (event) => void events.push(event) })
  await run(() => kit.open())
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  await run(async () => zebra.setChain(56))
  await run(() => kit.open())
  expect(kit.getSnapshot().view).toBe("UnsupportedChain")
  const dialog = shadow()?.querySelector("dialog")
  await run(async () => void dialog?.click())
  expect([kit.getSnapshot().open, events.at(-1)?._tag]).toEqual([true, "Shaken"])
  await run(async () => void dialog?.dispatchEvent(new Event("cancel", { cancelable: true })))
  await expect.poll(() => kit.getSnapshot().open).toBe(false)
  await run(() => kit.switchNetwork("eip155:1"))
  await run(() => kit.open())
  await run(async () => void dialog?.click())
  await expect.poll(() => kit.getSnapshot().open).toBe(false)
})

test("kit.setTheme changes theme variables in a running kit, and removes omitted ones", async () => {
  const kit = make({ themeVariables: { "--w3m-accent": "#f00", "--w3m-qr-color": "#00f" } })
  await run(() => kit.open())
  const host = document.querySelector<HTMLElement>("latchkey-modal")
  const set = () =>
    ["--w3m-accent", "--w3m-qr-color", "--w3m-color-mix-strength"].map((name) => host?.style.getPropertyValue(name))
  expect(set()).toEqual(["#f00", "#00f", ""])
  await run(async () =>
    kit.setTheme(
      JSON.parse(
        '{ "mode": "light", "variables": { "--w3m-accent": "#0f0", "--w3m-color-mix-strength": 20, "--other": "1" } }'
      )
    )
  )
  await run(() => passTurns(50))
  expect(set()).toEqual(["#0f0", "", "20%"])
  expect(host?.style.getPropertyValue("--other")).toBe("")
  await run(async () => kit.setTheme("dark"))
  expect(set()).toEqual(["#0f0", "", "20%"])
})

test("kit.setTheme before the start determines the first theme", async () => {
  const kit = make({ themeMode: "dark", themeVariables: { "--w3m-accent": "#f00" } })
  kit.setTheme({ mode: "light", variables: { "--w3m-qr-color": "#00f" } })
  await run(() => kit.open())
  const host = document.querySelector<HTMLElement>("latchkey-modal")
  expect(host?.dataset["theme"]).toBe("light")
  expect(["--w3m-accent", "--w3m-qr-color"].map((name) => host?.style.getPropertyValue(name))).toEqual(["", "#00f"])
})
