// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey, isLatchkeyError, type Latchkey } from "../public.ts"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { passTurns, waitUntil } from "../../../../fixtures/testing/turns.ts"

const [me, you] = accounts
const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
})
const make = (): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet, polygon] })
  ends.push(kit.dispose)
  return kit
}
/** A wallet that never answers these methods. */
const slow = (...methods: ReadonlyArray<string>) => {
  const answers = Object.fromEntries(methods.map((method) => [method, () => new Promise(() => {})]))
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: connectorId,
    name: "Slow",
    accounts: [me],
    chainId: 1,
    answers
  })
  ends.push(wallet.stop)
  return wallet
}
const connectorId = "test.slow"

const calls: ReadonlyArray<readonly [what: string, call: (kit: Latchkey) => Promise<unknown>]> = [
  ["connect", (kit) => kit.connect({ connectorId: "test.nobody" })],
  ["disconnect", (kit) => kit.disconnect()],
  ["switchNetwork", (kit) => kit.switchNetwork("eip155:137")],
  ["switchConnection", (kit) => kit.switchConnection({ connectorId, namespace: "eip155" })],
  ["removeNamespace", (kit) => kit.removeNamespace("solana")],
  ["signMessage", (kit) => kit.signMessage({ message: "hi" })],
  ["send", (kit) => kit.send({ to: you, amount: "1" })],
  ["log", (kit) => kit.log()],
  ["open", (kit) => kit.open()],
  ["provider().request", (kit) => kit.provider("eip155").request({ method: "eth_accounts" })]
]

/** Takes what a call rejects with as soon as it does. */
const trackEnd = (call: Promise<unknown>): { readonly value: () => unknown } => {
  let value: unknown = "it still waits"
  call.then(
    (answer) => {
      value = ["resolved", answer]
    },
    (cause) => {
      value = cause
    }
  )
  return { value: () => value }
}
const expectDisposed = (what: string, value: unknown): void => {
  const failure = what.startsWith("provider") ? Reflect.get(Object(value), "data") : value
  if (what.startsWith("provider")) expect(value).toMatchObject({ code: 4900 })
  expect(failure, what).toMatchObject({ _tag: "KitDisposed", code: "kit.disposed", retryable: false })
  expect(isLatchkeyError(failure)).toBe(true)
  expect(String(failure)).toContain("disposed")
}

test.each(calls)("rejects %s with KitDisposed after dispose", async (what, call) => {
  const kit = make()
  await kit.dispose()
  const end = trackEnd(call(kit))
  await waitUntil(() => expectDisposed(what, end.value()))
  expect(document.querySelector("latchkey-modal")).toBeNull()
})

test("rejects all calls that wait for a wallet at once", async () => {
  const wallet = slow("personal_sign", "wallet_switchEthereumChain", "eth_signTypedData_v4")
  const kit = make()
  await act(() => kit.connect({ connectorId }))
  const waiting: ReadonlyArray<readonly [string, ReturnType<typeof trackEnd>]> = [
    ["signMessage", trackEnd(kit.signMessage({ message: "hi" }))],
    ["switchNetwork", trackEnd(kit.switchNetwork("eip155:137"))],
    [
      "provider().request",
      trackEnd(kit.provider("eip155").request({ method: "eth_signTypedData_v4", params: [me, "{}"] }))
    ]
  ]
  await waitUntil(() =>
    expect(wallet.requests.map(({ method }) => method).filter((method) => /sign|switch/i.test(method))).toHaveLength(3)
  )
  await act(() => kit.dispose())
  await passTurns(100)
  for (const [what, { value }] of waiting) expectDisposed(what, value())
})

test("rejects a call that waits for the kit's code, and never starts the kit", async () => {
  const kit = make()
  const end = trackEnd(kit.connect({ connectorId }))
  const opening = trackEnd(kit.open())
  await kit.dispose()
  await waitUntil(() => {
    expectDisposed("connect", end.value())
    expectDisposed("open", opening.value())
  })
  await passTurns(100)
  expect(document.querySelector("latchkey-modal")).toBeNull()
})

test("notifies listeners once more, with a snapshot without a wallet", async () => {
  slow()
  const kit = make()
  await act(() => kit.connect({ connectorId }))
  const seen: Array<string> = []
  kit.subscribe(() => void seen.push(kit.getSnapshot().status))
  await act(() => kit.dispose())
  expect(seen).toEqual(["disconnected"])
  expect(kit.getSnapshot()).toMatchObject({ status: "disconnected", account: null, connections: [], open: false })
  await kit.dispose()
  expect(seen).toHaveLength(1)
})

test("notifies listeners once if one of them disposes of the kit, whose calls then reject", async () => {
  slow()
  const kit = make()
  await act(() => kit.connect({ connectorId }))
  const seen: Array<string> = []
  const rejections: Array<unknown> = []
  kit.subscribe(() => {
    seen.push(kit.getSnapshot().status)
    void kit.dispose()
    kit.disconnect().catch((cause: unknown) => rejections.push(cause))
  })
  await act(() => kit.open())
  await waitUntil(() => expectDisposed("disconnect", rejections.at(-1)))
  expect(seen).toEqual(["connected", "disconnected"])
  await waitUntil(() => expect(document.querySelector("latchkey-modal")).toBeNull())
})
