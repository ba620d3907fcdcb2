import * as Arbitrary from "effect/Arbitrary"
import fc from "fast-check"
import { expect, test } from "vitest"
import { EventLogSchema, type KitEvent, KitEventSchema, KitStateSchema } from "./event.ts"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from "./onchain/onramp/defaults.ts"
import { onrampStart } from "./onchain/onramp/state.ts"
import { Schema } from "./foundation/data/schema.ts"
import { Secret } from "./foundation/data/secret.ts"
import { standIn } from "./foundation/log/standIn.ts"
import { toastKeys } from "./foundation/text/toasts.ts"
import type { KitState } from "./state.ts"
import { stateAfter, sampleConnection, sampleState } from "../fixtures/testing/core/sample.ts"

const anyEvent = Arbitrary.make(KitEventSchema)

/** Events that affect each other: few connectors in two spellings, few networks. */
const connectorId: fc.Arbitrary<string> = fc.constantFrom("a", "A", "b", "c")
const network: fc.Arbitrary<KitState["chain"]["active"]> = fc.constantFrom(
  "eip155:1",
  "eip155:137",
  "eip155:56",
  "solana:x"
)
const namespace: fc.Arbitrary<"eip155" | "solana"> = fc.constantFrom("eip155", "solana")
const makeOneOf = <const A extends string>(...values: ReadonlyArray<A>): fc.Arbitrary<A> => fc.constantFrom(...values)
const makeTagged = <const Tag extends string>(_tag: Tag) => fc.record({ _tag: makeOneOf(_tag) })
const error = fc.constant({ tag: "FailedToConnect", code: "connection.failed", data: {} })
const view: fc.Arbitrary<KitState["modal"]["history"][0]> = fc.constantFrom(
  { _tag: "Connect" },
  { _tag: "Account" },
  { _tag: "AllWallets" },
  { _tag: "UnsupportedChain" },
  { _tag: "SwitchNetwork" }
)
const likely: fc.Arbitrary<KitEvent> = fc.oneof(
  fc.record({ _tag: makeOneOf("Opened", "Pushed", "Replaced"), view }),
  makeTagged("Closed"),
  makeTagged("WentBack"),
  makeTagged("Shaken"),
  makeTagged("ToastClosed"),
  fc.record({
    _tag: makeOneOf("ToastShown"),
    toast: fc.record({ kind: makeOneOf("success"), key: makeOneOf(...toastKeys) })
  }),
  fc.record({ _tag: makeOneOf("WalletSearched"), text: makeOneOf("", " ", "a", " a", "b") }),
  fc.record({ _tag: makeOneOf("WalletSearchArrived"), search: fc.nat(6), wallets: fc.constant([]) }),
  fc.record({ _tag: makeOneOf("WalletSearchFailed"), search: fc.nat(6), error }),
  fc.record({ _tag: makeOneOf("ConnectStarted"), connectorId }),
  fc.record({ _tag: makeOneOf("ConnectFailed"), connectorId, error }),
  fc.tuple(connectorId, network, fc.boolean()).map(
    ([id, networkId, restored]): KitEvent => ({
      _tag: "Connected",
      restored,
      connection: sampleConnection(id, {
        network: networkId,
        namespace: networkId === "solana:x" ? "solana" : "eip155"
      })
    })
  ),
  fc.record({ _tag: makeOneOf("RestoreFailed"), connectorId, namespace }),
  fc.record({ _tag: makeOneOf("ChainChanged"), connectorId, network, active: fc.boolean() }),
  fc.record({
    _tag: makeOneOf("Disconnected"),
    connectorId,
    namespace,
    by: makeOneOf("visitor", "wallet", "tab"),
    last: fc.boolean()
  }),
  fc.record({ _tag: makeOneOf("NetworkSwitchStarted", "NetworkSwitched"), to: network }),
  fc.record({ _tag: makeOneOf("NetworkSwitchFailed"), to: network, error })
)

const key = ({ connectorId: id, namespace: space }: { readonly connectorId: string; readonly namespace: string }) =>
  `${space}:${id.toLowerCase()}`
const unique = (list: ReadonlyArray<string>): boolean => new Set(list).size === list.length

const check = ({ chain, connection, modal, wallet }: KitState): void => {
  expect(modal.history.length).toBeGreaterThan(0)
  if (!modal.open) {
    expect(modal.history).toEqual([{ _tag: "Connect" }])
    expect(modal.shake).toBe(false)
  }
  expect(modal.toast !== null && modal.nextToast !== null).toBe(false)
  expect(unique(connection.connections.map(key))).toBe(true)
  expect(unique([...connection.connections, ...connection.restoring].map(key))).toBe(true)
  for (const current of connection.connections) {
    expect(connection.disconnectedIds[current.namespace] ?? []).not.toContain(current.connectorId)
    expect(current.network.startsWith(`${current.namespace}:`)).toBe(true)
  }
  for (const ids of Object.values(connection.disconnectedIds))
    expect(unique(ids.map((id) => id.toLowerCase()))).toBe(true)
  expect(wallet.recent.length).toBeLessThanOrEqual(2)
  expect(unique(wallet.connectors.map(({ id }) => id.toLowerCase()))).toBe(true)
  expect(wallet.search).toBe(wallet.search.trim())
  expect(chain.networks).toHaveLength(2)
}

test("preserves the state's invariants for all sequences of events", () => {
  fc.assert(
    fc.property(fc.array(likely, { maxLength: 40 }), fc.boolean(), (events, debug) => {
      let state = sampleState({ debug }, [
        sampleConnection("a"),
        sampleConnection("b", { namespace: "solana", network: "solana:x" })
      ])
      for (const event of events) {
        state = stateAfter(state, event)
        check(state)
      }
    }),
    { numRuns: 500 }
  )
})

test("returns the same state for an event that changes nothing", () => {
  const state = stateAfter(sampleState(), { _tag: "Opened", view: { _tag: "Connect" } })
  const idle: ReadonlyArray<KitEvent> = [
    { _tag: "ShakeEnded" },
    { _tag: "ToastClosed" },
    { _tag: "AlertClosed" },
    { _tag: "Pushed", view: { _tag: "Connect" } },
    { _tag: "WalletsAnnounced", connectors: [] },
    { _tag: "NetworkSwitched", to: "eip155:1" },
    { _tag: "ConnectFailed", connectorId: "x", error: { tag: "x", code: "x", data: {} } }
  ]
  for (const event of idle) expect(stateAfter(state, event)).toBe(state)
})

const encodeEvent = Schema.encodeSync(KitEventSchema)
const decodeEvent = Schema.decodeUnknownSync(KitEventSchema)

test("encodes and decodes every event without loss", () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      const document: unknown = JSON.parse(JSON.stringify(encodeEvent(event)))
      expect(JSON.stringify(encodeEvent(decodeEvent(document)))).toBe(JSON.stringify(document))
    }),
    { numRuns: 300 }
  )
})

test("replays an event log to the same state, and encodes and decodes every state without loss", () => {
  const encodeLog = Schema.encodeSync(EventLogSchema)
  const decodeLog = Schema.decodeUnknownSync(EventLogSchema)
  const encodeState = Schema.encodeSync(KitStateSchema)
  fc.assert(
    fc.property(fc.array(fc.oneof(likely, anyEvent), { maxLength: 20 }), (events) => {
      const state = stateAfter(sampleState(), ...events)
      const replayed = stateAfter(sampleState(), ...decodeLog(encodeLog(events)))
      expect(JSON.stringify(encodeState(replayed))).toBe(JSON.stringify(encodeState(state)))
    }),
    { numRuns: 100 }
  )
})

test("rejects invalid input without throwing and does not change Object.prototype", () => {
  const decode = Schema.decodeUnknownEither(KitEventSchema)
  fc.assert(
    fc.property(fc.anything(), (value) => void decode(value)),
    { numRuns: 500 }
  )
  decode(JSON.parse('{"_tag":"ThemeChanged","variables":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}'))
  expect(Reflect.get({}, "polluted")).toBeUndefined()
})

test("excludes typed text and visitor pages from the log", () => {
  const [[payment], [purchase]] = [defaultPaymentCurrencies, defaultPurchaseCurrencies]
  const wanted = { amount: "50", payment, purchase }
  const log = Schema.encodeSync(EventLogSchema)([
    { _tag: "WalletSearched", text: "canary" },
    { _tag: "WalletSearchArrived", search: 1, wallets: [] },
    { _tag: "OnrampQuoteArrived", wanted, quote: null, page: "https://pay.example/?sessionToken=canary" }
  ])
  expect(log).not.toContain("canary")
  const { wallet } = stateAfter(sampleState(), { _tag: "WalletSearched", text: "canary" })
  expect(
    JSON.stringify(
      Schema.encodeSync(KitStateSchema)({
        ...sampleState(),
        wallet,
        onramp: { ...onrampStart, page: "https://pay.example/?sessionToken=canary" }
      })
    )
  ).not.toContain("canary")
})

test("encodes a secret as a placeholder, and keeps it in memory", () => {
  const Pairing = Schema.Struct({ uri: Secret })
  expect(Schema.decodeUnknownSync(Pairing)({ uri: "wc:topic" })).toEqual({ uri: "wc:topic" })
  expect(Schema.encodeSync(Pairing)({ uri: "wc:topic" })).toEqual({ uri: standIn })
  expect(Schema.encodeSync(Pairing)({ uri: " " })).toEqual({ uri: "" })
})
