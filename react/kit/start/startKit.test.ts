// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/plainWallet.ts"
import type { LatchkeyOptions } from "./contract.ts"
import { createLatchkey, isLatchkeyError, type Latchkey } from "../shell/public.ts"
import { mainnet, polygon } from "../../../core/chain/network/networks.ts"

// A browser tells of a dialog that closed in a task of its own; this document would tell at once.
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  setTimeout(() => this.dispatchEvent(new Event("close")), 0)
}

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
})
const make = (more: Partial<LatchkeyOptions> = {}): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet, polygon], ...more })
  ends.push(kit.dispose)
  return kit
}
const wallet = (rdns: string) => {
  const one = announcePlainWallet({ uuid: rdns, rdns, name: rdns, accounts: [address], chainId: 1 })
  ends.push(one.stop)
  return one
}
const shadow = (): ShadowRoot | null | undefined => document.querySelector("latchkey-modal")?.shadowRoot
const run = <A>(what: () => Promise<A>): Promise<A> => act(what)

test("a kit opens, connects a wallet of the page, tells the host, and takes everything back", async () => {
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
  expect(kit.getSnapshot().network).toEqual({ id: "eip155:137", name: "Polygon", supported: true })
  await run(() => kit.dispose())
  expect([shadow(), zebra.listenerCount()]).toEqual([undefined, 0])
  const told = events.length
  zebra.setChain(1)
  expect(events.length).toBe(told)
})

test("the next visit shows the last account before any code is there, and then asks the wallet without a prompt", async () => {
  wallet("test.zebra")
  const first = make()
  await run(() => first.connect({ connectorId: "test.zebra" }))
  await run(() => first.dispose())
  const next = make()
  expect(next.getSnapshot()).toMatchObject({ status: "reconnecting", account: { address } })
  expect(make({ storageName: "other" }).getSnapshot().status).toBe("disconnected")
  expect(make({ enableReconnect: false }).getSnapshot().status).toBe("disconnected")
})

test("wrong options are told by their field, as a tagged error", async () => {
  const kit = make({ networks: [] })
  const error = await run(() =>
    kit.open().then(
      () => null,
      (cause: unknown) => cause
    )
  )
  expect(isLatchkeyError(error) && error._tag).toBe("ConfigInvalid")
  expect(String(error)).toContain("networks")
  expect(shadow()?.querySelector("[role=alert]")?.textContent).toContain("networks")
})
