// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { buttons, drawView, readSpoken, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { makeRefusal, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { solana } from "../../../core/chain/network/networks.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { SwitchNetwork } from "../activeNetwork/SwitchNetwork.tsx"
import { ProfileWallets } from "./ProfileWallets.tsx"

afterEach(undraw)

const connected: KitEvent = {
  _tag: "Connected",
  connection: sampleConnection("w", { name: "Zebra" }),
  restored: false
}
const opened: KitEvent = { _tag: "Opened", view: { _tag: "ProfileWallets" } }
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))

test("ProfileWallets lists disconnected wallets in a group of their own", async () => {
  const kit = drawView(ProfileWallets)
  await kit.dispatch(connected, opened, {
    _tag: "Disconnected",
    connectorId: "w",
    namespace: "eip155",
    by: "visitor",
    last: true
  })
  const group = screen.getByRole("region", { name: "Used before" })
  expect(Array.from(group.querySelectorAll("button .name, button .sub"), readSpoken)).toEqual([
    "Zebra",
    "Last used · 0xf39F…2266"
  ])
})

test("ProfileWallets shows how to get a wallet if there are no wallets", () => {
  drawView(ProfileWallets, { start: stateAfter(sampleState(), opened) })
  expect(screen.getByText("You need a wallet to continue")).toBeDefined()
  expect(buttons()).toEqual(["I have one now", "Connect another wallet"])
})

test("ProfileWallets shows an envelope, a provider's mark or the wallet's own letter", async () => {
  const kit = drawView(ProfileWallets)
  const picture = () => document.querySelector(".avatar .pic")
  const connect = (connectorId: string, name: string): KitEvent => ({
    _tag: "Connected",
    connection: sampleConnection(connectorId, { name }),
    restored: false
  })
  await kit.dispatch(connect(connectorIds.auth, "Email"), opened)
  expect([picture()?.className, picture()?.querySelectorAll("svg").length]).toEqual(["pic s24 code", 1])
  await kit.dispatch(connect(connectorIds.auth, "Google"))
  await waitUntil(() => expect(picture()?.className).toBe("pic brand s24"))
  expect(picture()?.querySelectorAll("path")).toHaveLength(4)
  await kit.dispatch(
    { _tag: "Disconnected", connectorId: connectorIds.auth, namespace: "eip155", by: "visitor", last: true },
    connect("w", "Google")
  )
  expect(picture()?.getAttribute("data-letter")).toBe("G")
})

test("ProfileWallets shows the chain's mark for a namespace without a wallet", async () => {
  const start = sampleState()
  const networks = [...start.chain.networks, toNetwork(solana)]
  drawView(ProfileWallets, { start: stateAfter({ ...start, chain: { ...start.chain, networks } }, connected, opened) })
  const region = screen.getByRole("region", { name: "Solana" })
  expect([region.querySelectorAll(".pic.mark svg").length, region.querySelector("[data-letter]")]).toEqual([1, null])
})

test("SwitchNetwork clears a rejection after its time, and can ask for the network again", async () => {
  const kit = drawView(SwitchNetwork)
  const wallet = makeScriptedWallet({ wallet_switchEthereumChain: makeRefusal(4001) })
  kit.put("w", wallet.provider)
  await kit.dispatch(connected, { _tag: "Opened", view: { _tag: "SwitchNetwork" } })
  await click(/Polygon/)
  expect(document.querySelector(".declined")?.textContent).toContain("You declined")
  await kit.dispatch({ _tag: "NetworkRefusalEnded", to: "eip155:137" })
  expect(screen.getByRole("button", { name: /Polygon/ }).textContent).not.toContain("declined")
  await click(/Polygon/)
  expect(wallet.methods.filter((method) => method === "wallet_switchEthereumChain")).toHaveLength(2)
})
