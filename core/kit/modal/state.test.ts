import { expect, test } from "vitest"
import type { KitState } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { ToastKey } from "../../foundation/text/toasts.ts"
import type { Toast } from "./events.ts"
import { stateAfter, sampleConnection, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { noRemoteFeatures } from "../features/remoteFeatures.ts"
import { isOpenable, nextChunk, type View } from "./views.ts"

const opened = (view: View = { _tag: "Connect" }): KitEvent => ({ _tag: "Opened", view })
const pushed = (view: View): KitEvent => ({ _tag: "Pushed", view })
const connected = (network: `eip155:${number}` = "eip155:1"): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection("w", { network }),
  restored: false
})
const back: KitEvent = { _tag: "WentBack" }
const views = ({ modal }: KitState): ReadonlyArray<string> => modal.history.map(({ _tag }) => _tag)
const start = sampleState()

test("history starts at Connect", () => {
  expect(start.modal.open).toBe(false)
  expect(views(start)).toEqual(["Connect"])
})

test("back from a later view pops it, back from the first closes", () => {
  const deep = stateAfter(start, opened(), pushed({ _tag: "AllWallets" }))
  expect(views(stateAfter(deep, back))).toEqual(["Connect"])
  expect(stateAfter(deep, back).modal.open).toBe(true)
  expect(stateAfter(deep, back, back).modal.open).toBe(false)
})

test("a connected visitor who goes back to Connect meets Account", () => {
  const deep = stateAfter(start, connected(), opened(), pushed({ _tag: "AllWallets" }), back)
  expect(views(deep)).toEqual(["Account"])
})

test("a view on top is not pushed twice; the same view with other data is", () => {
  const once = stateAfter(start, opened(), pushed({ _tag: "ConnectingExternal", walletId: "a" }))
  expect(stateAfter(once, pushed({ _tag: "ConnectingExternal", walletId: "a" }))).toBe(once)
  expect(views(stateAfter(once, pushed({ _tag: "ConnectingExternal", walletId: "b" })))).toHaveLength(3)
})

test("replacing overwrites the top alone", () => {
  const deep = stateAfter(start, opened(), pushed({ _tag: "AllWallets" }), {
    _tag: "Replaced",
    view: { _tag: "SwitchNetwork" }
  })
  expect(views(deep)).toEqual(["Connect", "SwitchNetwork"])
  expect(views(stateAfter(start, opened(), { _tag: "Replaced", view: { _tag: "AllWallets" } }))).toEqual(["AllWallets"])
})

test("closing resets to Connect", () => {
  expect(
    stateAfter(start, opened(), pushed({ _tag: "AllWallets" }), { _tag: "Shaken" }, { _tag: "Closed" }).modal
  ).toEqual(start.modal)
})

test("a host that connects or switches without the modal moves no view", () => {
  const moved = stateAfter(
    start,
    { _tag: "ConnectStarted", connectorId: "w" },
    connected(),
    { _tag: "NetworkSwitchStarted", to: "eip155:137" },
    { _tag: "NetworkSwitched", to: "eip155:137" }
  )
  expect(moved.modal).toBe(start.modal)
  expect(moved.chain.active).toBe("eip155:137")
})

test("connecting waits in ConnectingExternal and closes when it came about", () => {
  const waiting = stateAfter(start, opened(), { _tag: "ConnectStarted", connectorId: "w" })
  expect(views(waiting)).toEqual(["Connect", "ConnectingExternal"])
  expect(stateAfter(waiting, connected()).modal.open).toBe(false)
  expect(stateAfter(waiting, { _tag: "ConnectFailed", connectorId: "w", error: sampleFailure }).modal).toBe(
    waiting.modal
  )
})

test.each([
  ["the visitor is asked to leave it", {}, true, ["UnsupportedChain"]],
  ["unless unsupported chains are allowed", { allowUnsupportedChain: true }, false, ["Connect"]],
  ["or switching is off", { enableNetworkSwitch: false }, false, ["Connect"]]
])("connected on a network nobody configured: %s", (_, config, open, shown) => {
  const state = stateAfter(
    sampleState(config),
    opened(),
    { _tag: "ConnectStarted", connectorId: "w" },
    connected("eip155:56")
  )
  expect(state.modal.open).toBe(open)
  expect(views(state)).toEqual(shown)
})

test("a remembered connection that comes back moves no view", () => {
  const open = stateAfter(start, opened())
  expect(stateAfter(open, { _tag: "Connected", connection: sampleConnection("w"), restored: true }).modal).toBe(
    open.modal
  )
})

test("a switch that succeeds from Account leads back there, one that fails goes one view back", () => {
  const asked = stateAfter(start, connected(), opened({ _tag: "Account" }), pushed({ _tag: "SwitchNetwork" }), {
    _tag: "NetworkSwitchStarted",
    to: "eip155:137"
  })
  expect(views(asked)).toEqual(["Account", "SwitchNetwork"])
  expect(views(stateAfter(asked, { _tag: "NetworkSwitched", to: "eip155:137" }))).toEqual(["Account"])
  const waiting = stateAfter(asked, { _tag: "NetworkSwitchLasted", to: "eip155:137" })
  expect(views(waiting)).toEqual(["Account", "SwitchNetwork", "SwitchNetwork"])
  expect(views(stateAfter(waiting, { _tag: "NetworkSwitched", to: "eip155:137" }))).toEqual(["Account"])
  const failed = stateAfter(waiting, { _tag: "NetworkSwitchFailed", to: "eip155:137", error: sampleFailure })
  expect(views(failed)).toEqual(["Account", "SwitchNetwork"])
  expect(failed.chain.switching?._tag).toBe("Failed")
})

test("a wallet that moves to an unsupported network while the modal is open brings UnsupportedChain, and its return closes it", () => {
  const live = stateAfter(start, connected(), opened({ _tag: "Account" }))
  const lost = stateAfter(live, { _tag: "ChainChanged", connectorId: "w", network: "eip155:56", active: true })
  expect(views(lost)).toEqual(["UnsupportedChain"])
  expect(
    stateAfter(lost, { _tag: "ChainChanged", connectorId: "w", network: "eip155:1", active: true }).modal.open
  ).toBe(false)
  expect(stateAfter(live, { _tag: "ChainChanged", connectorId: "x", network: "eip155:56", active: false }).modal).toBe(
    live.modal
  )
})

test("the modal closes after a sign-out that is seen in it", () => {
  const gone: KitEvent = { _tag: "Disconnected", connectorId: "w", namespace: "eip155", by: "visitor", last: true }
  expect(stateAfter(start, connected(), opened({ _tag: "Account" }), gone).modal.open).toBe(false)
  expect(stateAfter(start, connected(), opened({ _tag: "AllWallets" }), gone).modal.open).toBe(true)
  const kept = stateAfter(start, connected(), opened({ _tag: "Account" }), { ...gone, keepOpen: true }).modal
  expect([kept.open, kept.history]).toEqual([true, [{ _tag: "Connect" }]])
})

test("the shake lasts until it is told to end, and a closed modal has none", () => {
  const shaken = stateAfter(start, opened(), { _tag: "Shaken" })
  expect(shaken.modal.shake).toBe(true)
  expect(stateAfter(shaken, { _tag: "Shaken" }).modal).toMatchObject({ shake: true, shakes: 2 })
  expect(stateAfter(shaken, { _tag: "ShakeEnded" }).modal.shake).toBe(false)
  expect(stateAfter(start, { _tag: "Shaken" }).modal.shake).toBe(false)
})

const success = (key: ToastKey): Toast => ({ kind: "success", key })
const shown = (toast: Toast): KitEvent => ({ _tag: "ToastShown", toast })

test("a toast over another closes it first and shows after the pause", () => {
  const one = stateAfter(start, shown(success("toast.linkCopied")))
  expect(one.modal).toMatchObject({ toast: success("toast.linkCopied"), nextToast: null })
  const pause = stateAfter(one, shown(success("toast.addressCopied")))
  expect(pause.modal).toMatchObject({ toast: null, nextToast: success("toast.addressCopied") })
  expect(stateAfter(pause, shown(success("toast.walletSwitched"))).modal).toMatchObject({
    toast: null,
    nextToast: success("toast.walletSwitched")
  })
  const two = stateAfter(pause, { _tag: "ToastClosed" })
  expect(two.modal).toMatchObject({ toast: success("toast.addressCopied"), nextToast: null })
  expect(stateAfter(two, { _tag: "ToastClosed" }).modal).toMatchObject({ toast: null, nextToast: null })
})

test("an error toast opens only in debug mode", () => {
  const failed = shown({ kind: "error", error: sampleFailure })
  expect(stateAfter(start, failed)).toBe(start)
  expect(stateAfter(sampleState({ debug: true }), failed).modal.toast).toEqual({ kind: "error", error: sampleFailure })
})

test("an alert stays until it is closed or another comes", () => {
  const alert = {
    variant: "info",
    key: "MULTI_WALLET_NOT_ENABLED.DEFAULT",
    short: "Multi-Wallet Not Enabled",
    detail: ""
  } as const
  const told = stateAfter(start, { _tag: "AlertShown", alert })
  expect(told.modal.alert).toEqual(alert)
  expect(stateAfter(told, { _tag: "AlertClosed" }).modal.alert).toBeNull()
})

test("an account that was remembered and did not come back leaves the visitor on Connect, not on a stranger's account", () => {
  const remembered = sampleConnection("gone.wallet")
  const open = stateAfter(sampleState({}, [remembered]), { _tag: "Opened", view: { _tag: "Account" } })
  const left = stateAfter(open, { _tag: "RestoreFailed", connectorId: "gone.wallet", namespace: "eip155" })
  expect(left.modal.open).toBe(true)
  expect(left.modal.history).toEqual([{ _tag: "Connect" }])
})

test("an alert goes with the modal that showed it, and one raised while it was closed waits for the opening", () => {
  const shown: KitEvent = { _tag: "AlertShown", alert: { key: "K", short: "S", detail: "L", variant: "error" } }
  expect(stateAfter(start, shown, opened()).modal.alert).not.toBeNull()
  expect(stateAfter(start, opened(), shown, { _tag: "Closed" }, opened()).modal.alert).toBeNull()
})

const told: KitEvent = { _tag: "ToastShown", toast: success("toast.linkCopied") }
const gone = (connectorId = "w"): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by: "visitor",
  last: true
})
const switchedTo = (to: NetworkId): KitEvent => ({ _tag: "NetworkSwitched", to })
const moved = (network: NetworkId, active = true): KitEvent => ({
  _tag: "ChainChanged",
  connectorId: "w",
  network,
  active
})

test("opening the view that is open, for the same wallets, changes nothing", () => {
  const all = stateAfter(start, opened())
  expect(stateAfter(all, opened()).modal).toBe(all.modal)
  const only: KitEvent = { _tag: "Opened", view: { _tag: "Connect" }, only: "solana" }
  const some = stateAfter(all, only)
  expect(some.modal.only).toBe("solana")
  expect(stateAfter(some, only).modal).toBe(some.modal)
  expect(stateAfter(some, opened()).modal.only).toBeNull()
  expect(stateAfter(some, opened({ _tag: "AllWallets" })).modal).toMatchObject({ open: true, only: null })
})

test("the terms stay agreed to until the visitor takes it back or closes", () => {
  const agreed = stateAfter(start, opened(), { _tag: "TermsAgreed", agreed: true })
  expect(agreed.modal).toEqual({ ...stateAfter(start, opened()).modal, agreed: true })
  expect(stateAfter(agreed, { _tag: "TermsAgreed", agreed: false }).modal.agreed).toBe(false)
  expect(stateAfter(agreed, { _tag: "Closed" }).modal.agreed).toBe(false)
})

test.each<readonly [string, View | null, ReadonlyArray<string>, string, string]>([
  ["another view stays", { _tag: "AllWallets" }, ["w"], "w", "AllWallets"],
  ["a closed modal stays as it is", null, ["w"], "w", "Connect"],
  ["the account stays while another wallet may come back", { _tag: "Account" }, ["w", "v"], "w", "Account"],
  ["the account goes with the only one", { _tag: "Account" }, ["w"], "w", "Connect"]
])("a remembered wallet that did not come back: %s", (_, view, restoring, connectorId, top) => {
  const some = sampleState(
    {},
    restoring.map((id) => sampleConnection(id))
  )
  const open = view === null ? some : stateAfter(some, opened(view))
  const left = stateAfter(open, { _tag: "RestoreFailed", connectorId, namespace: "eip155" })
  expect(views(left)).toEqual([top])
  if (top !== "Connect" || view === null) expect(left.modal).toBe(open.modal)
})

test("the account stays where another wallet is connected and one of an earlier visit does not come back", () => {
  const state = stateAfter(
    sampleState({ resolved: { ...noRemoteFeatures, multiWallet: true } }, [sampleConnection("gone")]),
    connected(),
    opened({ _tag: "Account" })
  )
  const left = stateAfter(state, { _tag: "RestoreFailed", connectorId: "gone", namespace: "eip155" })
  expect(left.modal).toBe(state.modal)
})

test("what is closed already is not closed again", () => {
  expect(stateAfter(start, { _tag: "ToastClosed" }).modal).toBe(start.modal)
  expect(stateAfter(start, { _tag: "AlertClosed" }).modal).toBe(start.modal)
  expect(stateAfter(start, { _tag: "ShakeEnded" }).modal).toBe(start.modal)
  expect(stateAfter(start, told, { _tag: "ToastClosed" }).modal).toEqual(start.modal)
})

test("each alert is raised once", () => {
  const raised = (key: string): KitEvent => ({ _tag: "AlertRaised", key, facts: "" })
  const one = stateAfter(start, raised("A"))
  expect(stateAfter(one, raised("A")).modal).toBe(one.modal)
  expect(stateAfter(one, raised("B")).modal.raised).toEqual([
    { key: "A", facts: "" },
    { key: "B", facts: "" }
  ])
})

test("a view is not replaced by itself, nor where the modal is closed", () => {
  const replaced: KitEvent = { _tag: "Replaced", view: { _tag: "AllWallets" } }
  expect(stateAfter(start, replaced).modal).toBe(start.modal)
  const open = stateAfter(start, opened(), replaced)
  expect(stateAfter(open, replaced).modal).toBe(open.modal)
})

test.each<View>([
  { _tag: "Account" },
  { _tag: "SwitchNetwork" },
  { _tag: "UnsupportedChain" },
  { _tag: "SwitchActiveChain", to: "eip155:137" }
])("%j is about the wallet, and ends with it", (view) => {
  expect(stateAfter(start, connected(), opened(view), gone()).modal.open).toBe(false)
})

test("a switch that failed takes back the view that waits for it, and no other", () => {
  const account = stateAfter(start, connected(), opened({ _tag: "Account" }))
  const failed = (to: NetworkId): KitEvent => ({ _tag: "NetworkSwitchFailed", to, error: sampleFailure })
  expect(stateAfter(account, failed("eip155:137")).modal).toBe(account.modal)
  const waiting = stateAfter(account, pushed({ _tag: "SwitchNetwork", to: "eip155:137" }))
  expect(stateAfter(waiting, failed("eip155:10")).modal).toBe(waiting.modal)
  expect(views(stateAfter(waiting, failed("eip155:137")))).toEqual(["Account"])
  const other = stateAfter(account, pushed({ _tag: "SwitchActiveChain", to: "eip155:137" }))
  expect(stateAfter(other, failed("eip155:137")).modal).toBe(other.modal)
})

test.each([
  [false, "solana:abc", "solana", true],
  [true, "eip155:56", "eip155", true],
  [true, "solana:abc", "solana", false]
] as const)(
  "a wallet, of an earlier visit: %s, on %s of %s brings the way out: %s",
  (restored, network, namespace, is) => {
    const connection = sampleConnection("w", { network, namespace })
    const state = stateAfter(start, { _tag: "Connected", connection, restored })
    expect([state.modal.open, ...views(state)]).toEqual(is ? [true, "UnsupportedChain"] : [false, "Connect"])
  }
)

test("a wallet that connects by itself moves no view of a visitor who waits for another", () => {
  const waiting = stateAfter(start, opened(), { _tag: "ConnectStarted", connectorId: "v" })
  expect(stateAfter(waiting, { _tag: "Connected", connection: sampleConnection("w"), restored: true }).modal).toBe(
    waiting.modal
  )
  const browsing = stateAfter(start, opened({ _tag: "AllWallets" }))
  expect(stateAfter(browsing, connected()).modal).toBe(browsing.modal)
})

const embedded = (multiWallet: boolean) =>
  stateAfter(
    sampleState({ enableEmbedded: true, resolved: { ...noRemoteFeatures, multiWallet } }),
    opened(),
    { _tag: "ConnectStarted", connectorId: "w" },
    connected()
  )
const another: ReadonlyArray<KitEvent> = [
  opened(),
  { _tag: "ConnectStarted", connectorId: "v" },
  { _tag: "Connected", connection: sampleConnection("v"), restored: false }
]

test.each([
  ["the first wallet", embedded(true), null],
  ["another, where there may be several", stateAfter(embedded(true), ...another), success("toast.walletAdded")],
  ["another, where there is one at a time", stateAfter(embedded(false), ...another), null]
])("a modal that is a part of the page shows the account after %s connects", (_, state, toast) => {
  expect(state.modal).toMatchObject({ open: true, history: [{ _tag: "Account" }], toast })
})

test("a modal that is a part of the page shows the wallet that is left, or Connect", () => {
  const both = stateAfter(embedded(true), ...another)
  expect(views(stateAfter(both, gone("v")))).toEqual(["Account"])
  expect(views(stateAfter(both, gone("v"), gone("w")))).toEqual(["Connect"])
})

test.each<readonly [View, NetworkId, ReadonlyArray<string> | null]>([
  [{ _tag: "SwitchActiveChain", to: "eip155:137" }, "eip155:137", ["Account"]],
  [{ _tag: "ProfileWallets" }, "eip155:137", ["Account"]],
  [{ _tag: "ProfileWallets" }, "solana:abc", ["Connect"]],
  [{ _tag: "UnsupportedChain" }, "eip155:137", null],
  [{ _tag: "SwitchNetwork", to: "eip155:137" }, "eip155:137", null],
  [{ _tag: "SwitchNetwork", to: "eip155:10" }, "eip155:137", ["SwitchNetwork"]],
  [{ _tag: "AllWallets" }, "eip155:137", ["AllWallets"]]
])("from %j, a switch to %s leads to %j, or out", (view, to, shown) => {
  const state = stateAfter(start, connected(), opened(view), switchedTo(to))
  expect([state.modal.open, ...views(state)]).toEqual(shown === null ? [false, "Connect"] : [true, ...shown])
})

test("a wallet that moves between networks of the host's leaves the view that is open", () => {
  const live = stateAfter(start, connected(), opened({ _tag: "Account" }))
  expect(stateAfter(live, moved("eip155:137")).modal).toBe(live.modal)
})

test("every view that is built may be opened by its name, and nothing else may", () => {
  expect(
    ["Connect", "Account", "ConnectingExternal", "SwitchActiveChain", "Downloads"].filter(isOpenable)
  ).toHaveLength(5)
  for (const name of ["Pay", "Nope", "toString", ""]) expect(isOpenable(name)).toBe(false)
  expect(nextChunk("ConnectingWalletConnect")).toBe("Account")
  expect(nextChunk("Downloads")).toBeUndefined()
})
