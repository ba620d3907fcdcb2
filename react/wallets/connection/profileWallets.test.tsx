// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { buttons, drawView, spoken, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { refuses, scriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
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
  expect(Array.from(group.querySelectorAll("button .name, button .sub"), spoken)).toEqual([
    "Zebra",
    "Last used · 0xf39F…2266"
  ])
})

test("ProfileWallets shows how to get a wallet if there are no wallets", () => {
  drawView(ProfileWallets, { start: stateAfter(sampleState(), opened) })
  expect(screen.getByText("You need a wallet to continue")).toBeDefined()
  expect(buttons()).toEqual(["Connect another wallet"])
})

test("SwitchNetwork clears a rejection after its time, and can ask for the network again", async () => {
  const kit = drawView(SwitchNetwork)
  const wallet = scriptedWallet({ wallet_switchEthereumChain: refuses(4001) })
  kit.put("w", wallet.provider)
  await kit.dispatch(connected, { _tag: "Opened", view: { _tag: "SwitchNetwork" } })
  await click(/Polygon/)
  expect(document.querySelector(".declined")?.textContent).toContain("You declined")
  await kit.dispatch({ _tag: "NetworkRefusalEnded", to: "eip155:137" })
  expect(screen.getByRole("button", { name: /Polygon/ }).textContent).not.toContain("declined")
  await click(/Polygon/)
  expect(wallet.methods.filter((method) => method === "wallet_switchEthereumChain")).toHaveLength(2)
})
