import { expect, test } from "vitest"
import type { KitState } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { ToastKey } from "../../foundation/text/toasts.ts"
import type { Toast } from "./events.ts"
import { stateAfter, sampleConnection, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { noRemoteFeatures } from "../features/remoteFeatures.ts"
import { isOpenable, getNextChunk, type View } from "./views.ts"

const makeOpened = (view: View = { _tag: "Connect" }): KitEvent => ({ _tag: "Opened", view })
const makePushed = (view: View): KitEvent => ({ _tag: "Pushed", view })
const makeConnected = (network: `eip155:${number}` = "eip155:1"): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection("w", { network }),
  restored: false
})
const back: KitEvent = { _tag: "WentBack" }
const listViews = ({ modal }: KitState): ReadonlyArray<string> => modal.history.map(({ _tag }) => _tag)
const start = sampleState()

test("starts its history at Connect", () => {
  expect(start.modal.open).toBe(false)
  expect(listViews(start)).toEqual(["Connect"])
})

test("goes back from a later view, and closes from the first", () => {
  const deep = stateAfter(start, makeOpened(), makePushed({ _tag: "AllWallets" }))
  expect(listViews(stateAfter(deep, back))).toEqual(["Connect"])
  expect(stateAfter(deep, back).modal.open).toBe(true)
  expect(stateAfter(deep, back, back).modal.open).toBe(false)
})

test("shows Account when a connected visitor goes back to Connect", () => {
  const deep = stateAfter(start, makeConnected(), makeOpened(), makePushed({ _tag: "AllWallets" }), back)
  expect(listViews(deep)).toEqual(["Account"])
})

test("does not push the view on top again, unless its data differ", () => {
  const once = stateAfter(start, makeOpened(), makePushed({ _tag: "ConnectingExternal", walletId: "a" }))
  expect(stateAfter(once, makePushed({ _tag: "ConnectingExternal", walletId: "a" }))).toBe(once)
  expect(listViews(stateAfter(once, makePushed({ _tag: "ConnectingExternal", walletId: "b" })))).toHaveLength(3)
})

test("replaces only the view on top", () => {
  const deep = stateAfter(start, makeOpened(), makePushed({ _tag: "AllWallets" }), {
    _tag: "Replaced",
    view: { _tag: "SwitchNetwork" }
  })
  expect(listViews(deep)).toEqual(["Connect", "SwitchNetwork"])
  expect(listViews(stateAfter(start, makeOpened(), { _tag: "Replaced", view: { _tag: "AllWallets" } }))).toEqual([
    "AllWallets"
  ])
})

test("resets to Connect when it closes", () => {
  expect(
    stateAfter(start, makeOpened(), makePushed({ _tag: "AllWallets" }), { _tag: "Shaken" }, { _tag: "Closed" }).modal
  ).toEqual(start.modal)
})

test("keeps its view when a host connects or switches without the modal", () => {
  const moved = stateAfter(
    start,
    { _tag: "ConnectStarted", connectorId: "w" },
    makeConnected(),
    { _tag: "NetworkSwitchStarted", to: "eip155:137" },
    { _tag: "NetworkSwitched", to: "eip155:137" }
  )
  expect(moved.modal).toBe(start.modal)
  expect(moved.chain.active).toBe("eip155:137")
})

test("waits in ConnectingExternal and closes once connected", () => {
  const waiting = stateAfter(start, makeOpened(), { _tag: "ConnectStarted", connectorId: "w" })
  expect(listViews(waiting)).toEqual(["Connect", "ConnectingExternal"])
  expect(stateAfter(waiting, makeConnected()).modal.open).toBe(false)
  expect(stateAfter(waiting, { _tag: "ConnectFailed", connectorId: "w", error: sampleFailure }).modal).toBe(
    waiting.modal
  )
})

test.each([
  ["the visitor is asked to leave it", {}, true, ["UnsupportedChain"]],
  ["unless unsupported chains are allowed", { allowUnsupportedChain: true }, false, ["Connect"]],
  ["or switching is off", { enableNetworkSwitch: false }, false, ["Connect"]]
])("handles a connection on a network that is not configured: %s", (_, config, open, expected) => {
  const state = stateAfter(
    sampleState(config),
    makeOpened(),
    { _tag: "ConnectStarted", connectorId: "w" },
    makeConnected("eip155:56")
  )
  expect(state.modal.open).toBe(open)
  expect(listViews(state)).toEqual(expected)
})

test("keeps its view when a stored connection is restored", () => {
  const open = stateAfter(start, makeOpened())
  expect(stateAfter(open, { _tag: "Connected", connection: sampleConnection("w"), restored: true }).modal).toBe(
    open.modal
  )
})

test("returns to Account after a successful switch, and goes one view back after a failed one", () => {
  const switching = stateAfter(
    start,
    makeConnected(),
    makeOpened({ _tag: "Account" }),
    makePushed({ _tag: "SwitchNetwork" }),
    {
      _tag: "NetworkSwitchStarted",
      to: "eip155:137"
    }
  )
  expect(listViews(switching)).toEqual(["Account", "SwitchNetwork"])
  expect(listViews(stateAfter(switching, { _tag: "NetworkSwitched", to: "eip155:137" }))).toEqual(["Account"])
  const waiting = stateAfter(switching, { _tag: "NetworkSwitchLasted", to: "eip155:137" })
  expect(listViews(waiting)).toEqual(["Account", "SwitchNetwork", "SwitchNetwork"])
  expect(listViews(stateAfter(waiting, { _tag: "NetworkSwitched", to: "eip155:137" }))).toEqual(["Account"])
  const failed = stateAfter(waiting, { _tag: "NetworkSwitchFailed", to: "eip155:137", error: sampleFailure })
  expect(listViews(failed)).toEqual(["Account", "SwitchNetwork"])
  expect(failed.chain.switching?._tag).toBe("Failed")
})

test("shows UnsupportedChain when the wallet moves to an unsupported network, and closes when it returns", () => {
  const live = stateAfter(start, makeConnected(), makeOpened({ _tag: "Account" }))
  const lost = stateAfter(live, { _tag: "ChainChanged", connectorId: "w", network: "eip155:56", active: true })
  expect(listViews(lost)).toEqual(["UnsupportedChain"])
  expect(
    stateAfter(lost, { _tag: "ChainChanged", connectorId: "w", network: "eip155:1", active: true }).modal.open
  ).toBe(false)
  expect(stateAfter(live, { _tag: "ChainChanged", connectorId: "x", network: "eip155:56", active: false }).modal).toBe(
    live.modal
  )
})

test("closes after a sign-out in an open modal", () => {
  const disconnected: KitEvent = {
    _tag: "Disconnected",
    connectorId: "w",
    namespace: "eip155",
    by: "visitor",
    last: true
  }
  expect(stateAfter(start, makeConnected(), makeOpened({ _tag: "Account" }), disconnected).modal.open).toBe(false)
  expect(stateAfter(start, makeConnected(), makeOpened({ _tag: "AllWallets" }), disconnected).modal.open).toBe(true)
  const stillOpen = stateAfter(start, makeConnected(), makeOpened({ _tag: "Account" }), {
    ...disconnected,
    keepOpen: true
  }).modal
  expect([stillOpen.open, stillOpen.history]).toEqual([true, [{ _tag: "Connect" }]])
})

test("keeps the shake until ShakeEnded, and ignores it while closed", () => {
  const shaken = stateAfter(start, makeOpened(), { _tag: "Shaken" })
  expect(shaken.modal.shake).toBe(true)
  expect(stateAfter(shaken, { _tag: "Shaken" }).modal).toMatchObject({ shake: true, shakes: 2 })
  expect(stateAfter(shaken, { _tag: "ShakeEnded" }).modal.shake).toBe(false)
  expect(stateAfter(start, { _tag: "Shaken" }).modal.shake).toBe(false)
})

const success = (key: ToastKey): Toast => ({ kind: "success", key })
const toastShown = (toast: Toast): KitEvent => ({ _tag: "ToastShown", toast })

test("closes a toast before it shows the next one after the pause", () => {
  const first = stateAfter(start, toastShown(success("toast.linkCopied")))
  expect(first.modal).toMatchObject({ toast: success("toast.linkCopied"), nextToast: null })
  const pause = stateAfter(first, toastShown(success("toast.addressCopied")))
  expect(pause.modal).toMatchObject({ toast: null, nextToast: success("toast.addressCopied") })
  expect(stateAfter(pause, toastShown(success("toast.walletSwitched"))).modal).toMatchObject({
    toast: null,
    nextToast: success("toast.walletSwitched")
  })
  const two = stateAfter(pause, { _tag: "ToastClosed" })
  expect(two.modal).toMatchObject({ toast: success("toast.addressCopied"), nextToast: null })
  expect(stateAfter(two, { _tag: "ToastClosed" }).modal).toMatchObject({ toast: null, nextToast: null })
})

test("shows an error toast only in debug mode", () => {
  const failed = toastShown({ kind: "error", error: sampleFailure })
  expect(stateAfter(start, failed)).toBe(start)
  expect(stateAfter(sampleState({ debug: true }), failed).modal.toast).toEqual({ kind: "error", error: sampleFailure })
})

test("keeps an alert until it is closed or replaced", () => {
  const alert = {
    variant: "info",
    key: "MULTI_WALLET_NOT_ENABLED.DEFAULT",
    short: "Multi-Wallet Not Enabled",
    detail: ""
  } as const
  const alerted = stateAfter(start, { _tag: "AlertShown", alert })
  expect(alerted.modal.alert).toEqual(alert)
  expect(stateAfter(alerted, { _tag: "AlertClosed" }).modal.alert).toBeNull()
})

test("shows Connect, not an unrelated account, when a stored account is not restored", () => {
  const remembered = sampleConnection("gone.wallet")
  const open = stateAfter(sampleState({}, [remembered]), { _tag: "Opened", view: { _tag: "Account" } })
  const failed = stateAfter(open, { _tag: "RestoreFailed", connectorId: "gone.wallet", namespace: "eip155" })
  expect(failed.modal.open).toBe(true)
  expect(failed.modal.history).toEqual([{ _tag: "Connect" }])
})

test("closes an alert with its modal, and shows one raised while closed at the next opening", () => {
  const alertShown: KitEvent = { _tag: "AlertShown", alert: { key: "K", short: "S", detail: "L", variant: "error" } }
  expect(stateAfter(start, alertShown, makeOpened()).modal.alert).not.toBeNull()
  expect(stateAfter(start, makeOpened(), alertShown, { _tag: "Closed" }, makeOpened()).modal.alert).toBeNull()
})

const linkCopied: KitEvent = { _tag: "ToastShown", toast: success("toast.linkCopied") }
const makeDisconnected = (connectorId = "w"): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by: "visitor",
  last: true
})
const makeSwitched = (to: NetworkId): KitEvent => ({ _tag: "NetworkSwitched", to })
const makeChainChanged = (network: NetworkId, active = true): KitEvent => ({
  _tag: "ChainChanged",
  connectorId: "w",
  network,
  active
})

test("changes nothing when the open view is opened again for the same wallets", () => {
  const all = stateAfter(start, makeOpened())
  expect(stateAfter(all, makeOpened()).modal).toBe(all.modal)
  const only: KitEvent = { _tag: "Opened", view: { _tag: "Connect" }, only: "solana" }
  const some = stateAfter(all, only)
  expect(some.modal.only).toBe("solana")
  expect(stateAfter(some, only).modal).toBe(some.modal)
  expect(stateAfter(some, makeOpened()).modal.only).toBeNull()
  expect(stateAfter(some, makeOpened({ _tag: "AllWallets" })).modal).toMatchObject({ open: true, only: null })
})

test("keeps the terms accepted until the visitor withdraws or closes", () => {
  const agreed = stateAfter(start, makeOpened(), { _tag: "TermsAgreed", agreed: true })
  expect(agreed.modal).toEqual({ ...stateAfter(start, makeOpened()).modal, agreed: true })
  expect(stateAfter(agreed, { _tag: "TermsAgreed", agreed: false }).modal.agreed).toBe(false)
  expect(stateAfter(agreed, { _tag: "Closed" }).modal.agreed).toBe(false)
})

test.each<readonly [string, View | null, ReadonlyArray<string>, string, string]>([
  ["another view stays", { _tag: "AllWallets" }, ["w"], "w", "AllWallets"],
  ["a closed modal stays as it is", null, ["w"], "w", "Connect"],
  ["the account stays while another wallet may come back", { _tag: "Account" }, ["w", "v"], "w", "Account"],
  ["the account goes with the only one", { _tag: "Account" }, ["w"], "w", "Connect"]
])("handles a stored wallet that is not restored: %s", (_, view, restoring, connectorId, top) => {
  const some = sampleState(
    {},
    restoring.map((id) => sampleConnection(id))
  )
  const open = view === null ? some : stateAfter(some, makeOpened(view))
  const failed = stateAfter(open, { _tag: "RestoreFailed", connectorId, namespace: "eip155" })
  expect(listViews(failed)).toEqual([top])
  if (top !== "Connect" || view === null) expect(failed.modal).toBe(open.modal)
})

test("keeps the account if another wallet is connected and a stored one is not restored", () => {
  const state = stateAfter(
    sampleState({ resolved: { ...noRemoteFeatures, multiWallet: true } }, [sampleConnection("gone")]),
    makeConnected(),
    makeOpened({ _tag: "Account" })
  )
  const failed = stateAfter(state, { _tag: "RestoreFailed", connectorId: "gone", namespace: "eip155" })
  expect(failed.modal).toBe(state.modal)
})

test("closes nothing twice", () => {
  expect(stateAfter(start, { _tag: "ToastClosed" }).modal).toBe(start.modal)
  expect(stateAfter(start, { _tag: "AlertClosed" }).modal).toBe(start.modal)
  expect(stateAfter(start, { _tag: "ShakeEnded" }).modal).toBe(start.modal)
  expect(stateAfter(start, linkCopied, { _tag: "ToastClosed" }).modal).toEqual(start.modal)
})

test("raises each alert once", () => {
  const makeAlertRaised = (key: string): KitEvent => ({ _tag: "AlertRaised", key, facts: "" })
  const first = stateAfter(start, makeAlertRaised("A"))
  expect(stateAfter(first, makeAlertRaised("A")).modal).toBe(first.modal)
  expect(stateAfter(first, makeAlertRaised("B")).modal.raised).toEqual([
    { key: "A", facts: "" },
    { key: "B", facts: "" }
  ])
})

test("replaces a view neither with itself nor while closed", () => {
  const replaced: KitEvent = { _tag: "Replaced", view: { _tag: "AllWallets" } }
  expect(stateAfter(start, replaced).modal).toBe(start.modal)
  const open = stateAfter(start, makeOpened(), replaced)
  expect(stateAfter(open, replaced).modal).toBe(open.modal)
})

test.each<View>([
  { _tag: "Account" },
  { _tag: "SwitchNetwork" },
  { _tag: "UnsupportedChain" },
  { _tag: "SwitchActiveChain", to: "eip155:137" }
])("closes %j, which is about the wallet, with the wallet", (view) => {
  expect(stateAfter(start, makeConnected(), makeOpened(view), makeDisconnected()).modal.open).toBe(false)
})

test("goes back from the view that waits for a failed switch, and from no other", () => {
  const account = stateAfter(start, makeConnected(), makeOpened({ _tag: "Account" }))
  const makeSwitchFailed = (to: NetworkId): KitEvent => ({ _tag: "NetworkSwitchFailed", to, error: sampleFailure })
  expect(stateAfter(account, makeSwitchFailed("eip155:137")).modal).toBe(account.modal)
  const waiting = stateAfter(account, makePushed({ _tag: "SwitchNetwork", to: "eip155:137" }))
  expect(stateAfter(waiting, makeSwitchFailed("eip155:10")).modal).toBe(waiting.modal)
  expect(listViews(stateAfter(waiting, makeSwitchFailed("eip155:137")))).toEqual(["Account"])
  const other = stateAfter(account, makePushed({ _tag: "SwitchActiveChain", to: "eip155:137" }))
  expect(stateAfter(other, makeSwitchFailed("eip155:137")).modal).toBe(other.modal)
})

test.each([
  [false, "solana:abc", "solana", true],
  [true, "eip155:56", "eip155", true],
  [true, "solana:abc", "solana", false]
] as const)(
  "asks to leave the network of a wallet of an earlier visit: %s, on %s of %s: %s",
  (restored, network, namespace, is) => {
    const connection = sampleConnection("w", { network, namespace })
    const state = stateAfter(start, { _tag: "Connected", connection, restored })
    expect([state.modal.open, ...listViews(state)]).toEqual(is ? [true, "UnsupportedChain"] : [false, "Connect"])
  }
)

test("keeps the view of a visitor who waits for another wallet when one connects automatically", () => {
  const waiting = stateAfter(start, makeOpened(), { _tag: "ConnectStarted", connectorId: "v" })
  expect(stateAfter(waiting, { _tag: "Connected", connection: sampleConnection("w"), restored: true }).modal).toBe(
    waiting.modal
  )
  const browsing = stateAfter(start, makeOpened({ _tag: "AllWallets" }))
  expect(stateAfter(browsing, makeConnected()).modal).toBe(browsing.modal)
})

const makeEmbedded = (multiWallet: boolean) =>
  stateAfter(
    sampleState({ enableEmbedded: true, resolved: { ...noRemoteFeatures, multiWallet } }),
    makeOpened(),
    { _tag: "ConnectStarted", connectorId: "w" },
    makeConnected()
  )
const another: ReadonlyArray<KitEvent> = [
  makeOpened(),
  { _tag: "ConnectStarted", connectorId: "v" },
  { _tag: "Connected", connection: sampleConnection("v"), restored: false }
]

test.each([
  ["the first wallet", makeEmbedded(true), null],
  ["another, where there may be several", stateAfter(makeEmbedded(true), ...another), success("toast.walletAdded")],
  ["another, where there is one at a time", stateAfter(makeEmbedded(false), ...another), null]
])("shows the account in an embedded modal after %s connects", (_, state, toast) => {
  expect(state.modal).toMatchObject({ open: true, history: [{ _tag: "Account" }], toast })
})

test("shows the remaining wallet in an embedded modal, or Connect", () => {
  const both = stateAfter(makeEmbedded(true), ...another)
  expect(listViews(stateAfter(both, makeDisconnected("v")))).toEqual(["Account"])
  expect(listViews(stateAfter(both, makeDisconnected("v"), makeDisconnected("w")))).toEqual(["Connect"])
})

test.each<readonly [View, NetworkId, ReadonlyArray<string> | null]>([
  [{ _tag: "SwitchActiveChain", to: "eip155:137" }, "eip155:137", ["Account"]],
  [{ _tag: "ProfileWallets" }, "eip155:137", ["Account"]],
  [{ _tag: "ProfileWallets" }, "solana:abc", ["Connect"]],
  [{ _tag: "UnsupportedChain" }, "eip155:137", null],
  [{ _tag: "SwitchNetwork", to: "eip155:137" }, "eip155:137", null],
  [{ _tag: "SwitchNetwork", to: "eip155:10" }, "eip155:137", ["SwitchNetwork"]],
  [{ _tag: "AllWallets" }, "eip155:137", ["AllWallets"]]
])("goes from %j, after a switch to %s, to %j or closes", (view, to, expected) => {
  const state = stateAfter(start, makeConnected(), makeOpened(view), makeSwitched(to))
  expect([state.modal.open, ...listViews(state)]).toEqual(expected === null ? [false, "Connect"] : [true, ...expected])
})

test("keeps the open view when the wallet moves between configured networks", () => {
  const live = stateAfter(start, makeConnected(), makeOpened({ _tag: "Account" }))
  expect(stateAfter(live, makeChainChanged("eip155:137")).modal).toBe(live.modal)
})

test("isOpenable accepts the names of all built views and no others", () => {
  expect(
    ["Connect", "Account", "ConnectingExternal", "SwitchActiveChain", "Downloads"].filter(isOpenable)
  ).toHaveLength(5)
  for (const name of ["Pay", "Nope", "toString", ""]) expect(isOpenable(name)).toBe(false)
  expect(getNextChunk("ConnectingWalletConnect")).toBe("Account")
  expect(getNextChunk("Downloads")).toBeUndefined()
})
