import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { exchangesBytes } from "../../../core/kit/report/bugFile.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import type { WalletConnector } from "../../wallets/connectors/Connector.ts"
import { makeConnectors } from "../../wallets/connectors/Connectors.ts"
import { keepExchanges } from "./keepExchanges.ts"
import { type Addresses, createWriting } from "./placeholders.ts"
import { writeBugFile } from "./writeBugFile.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const projectId = "aaaabbbbccccddddeeeeffff00001111"
/** Secrets, each in the form of its source. */
const canaries = {
  projectId,
  nodeKey: "3fc5dd0c1b8f4e9a8d7c6b5a49382716",
  email: "canary.person@mailbox.example",
  jwt: "eyJhbGciOiJIUzI1NiJ9.Y2FuYXJ5.c2lnbmF0dXJl",
  otp: "739154",
  symKey: "5ca1ab1e".repeat(8),
  signature: "c0ffee5afe".repeat(12),
  searched: "plainwords"
}
const planted = `code is ${canaries.otp} for ${canaries.email}, Bearer ${canaries.jwt}, wc:${"f00dfeed".repeat(8)}@2?symKey=${canaries.symKey} 0x${canaries.signature}c0ffee5a1b`
const findCanaries = (text: string): ReadonlyArray<string> =>
  Object.entries(canaries).flatMap(([kind, canary]) =>
    text.toLowerCase().includes(canary.toLowerCase()) ? [kind] : []
  )

const anything = { call: "balance.list", to: "api", path: "/v1/balance", reply: Schema.Unknown } as const
const writeFile = (exchanges: ReturnType<typeof keepExchanges>, bodies: boolean, addresses: Addresses = "hidden") =>
  writeBugFile(
    {
      version: "0",
      platform: {},
      options: {},
      moments: [[sampleState(), [], 0]],
      dropped: 0,
      exchanges: (startedAt) => exchanges.written(startedAt, createWriting(addresses), bodies)
    },
    createWriting(addresses)
  )
const makeKeeper = () => keepExchanges(() => 1_000, { aliases: [], secrets: [projectId] })

/** Returns a wallet that gives the same answer to every request. */
const wallet = (answer: Effect.Effect<unknown, RequestRejected>): WalletConnector => ({
  connect: () => Effect.succeed([]),
  request: () => answer,
  switchNetwork: () => Effect.void,
  disconnect: Effect.void,
  listen: () => Effect.void
})

it.effect("writes a request's name, attempts and end; its content only with bodies", () => {
  const { layer } = makeAnswering((_, __, nth) =>
    nth === 1 ? new Response("{}", { status: 404 }) : { owner: address, symbol: "USDC" }
  )
  return Effect.gen(function* () {
    const calls = yield* Calls
    const exchanges = makeKeeper()
    yield* calls.ask(anything).pipe(Effect.ignore)
    calls.watch(exchanges.watch)
    yield* calls.ask({ ...anything, query: { account: address } })
    const plain = JSON.parse(writeFile(exchanges, false))
    assert.deepStrictEqual(plain.requests, [{ call: "balance.list", at: 1_000, millis: 0, status: 200 }])
    const [request] = JSON.parse(writeFile(exchanges, true)).requests
    assert.strictEqual(request.url, "https://api.test/v1/balance")
    assert.strictEqual(request.answer.symbol, "USDC")
    assert.match(request.answer.owner, /^0x[0-9A-F]{40}$/)
    assert.strictEqual(request.query.account, request.answer.owner)
    assert.notInclude(writeFile(exchanges, true).toLowerCase(), address.slice(2).toLowerCase())
    assert.include(writeFile(exchanges, true, "keep"), address)
  }).pipe(Effect.provide(layer))
})

it.effect("writes the code of a failed request", () => {
  const { layer } = makeAnswering(() => new Response(planted, { status: 404 }))
  return Effect.gen(function* () {
    const calls = yield* Calls
    const exchanges = makeKeeper()
    calls.watch(exchanges.watch)
    yield* Effect.ignore(calls.ask(anything))
    const [request] = JSON.parse(writeFile(exchanges, true)).requests
    assert.deepStrictEqual([request.status, request.failed], [404, "http.bad-status"])
  }).pipe(Effect.provide(layer))
})

it.effect("writes no secret that is planted in any part of a request, with or without bodies", () => {
  const { layer } = makeAnswering(() => ({
    note: planted,
    list: [planted, { [planted]: planted, email: canaries.email }]
  }))
  return Effect.gen(function* () {
    const calls = yield* Calls
    const exchanges = makeKeeper()
    calls.watch(exchanges.watch)
    yield* calls.ask({ ...anything, query: { search: canaries.searched, q: planted, token: canaries.jwt } })
    yield* calls.ask({
      ...anything,
      to: {
        name: "node",
        url: `https://u:${canaries.nodeKey}@node.test/v3/${canaries.nodeKey}?key=${canaries.nodeKey}`
      },
      path: ""
    })
    yield* calls.ask({ ...anything, body: { deep: [{ [planted]: planted }], projectId } })
    for (const bodies of [false, true])
      for (const addresses of ["hidden", "keep"] as const)
        assert.deepStrictEqual(
          [bodies, addresses, findCanaries(writeFile(exchanges, bodies, addresses))],
          [bodies, addresses, []]
        )
  }).pipe(Effect.provide(layer))
})

it.effect("replaces account names in answers by placeholders, unless they are kept", () => {
  const { layer } = makeAnswering(() => ({ name: "adalove", names: [{ name: "adalove.reown.id" }] }))
  return Effect.gen(function* () {
    const calls = yield* Calls
    const exchanges = makeKeeper()
    calls.watch(exchanges.watch)
    yield* calls.ask({ ...anything, call: "name.lookup", path: "/v1/profile/adalove.reown.id" })
    assert.notInclude(writeFile(exchanges, true), "adalove")
    assert.include(writeFile(exchanges, true, "keep"), "adalove")
  }).pipe(Effect.provide(layer))
})

it.effect("writes a wallet's requests with the code of their end, and no signed content", () =>
  Effect.gen(function* () {
    const { connectors } = makeConnectors()
    const exchanges = makeKeeper()
    connectors.asking.through = exchanges.through
    connectors.add("com.test", "eip155", wallet(Effect.succeed({ hash: `0x${"ab".repeat(32)}`, note: planted })))
    connectors.add("no", "eip155", wallet(Effect.fail(new RequestRejected({ method: "personal_sign" }))))
    const it = yield* connectors.get("com.test", "eip155")
    assert.strictEqual(yield* connectors.get("COM.TEST", "eip155"), it)
    yield* it.request({ method: "eth_sendTransaction", params: [{ from: address, note: planted }] })
    yield* it.request({ method: "personal_sign", params: ["the words of a sign-in", address] })
    yield* it.request({ method: "eth_signTypedData_v4", params: [address, { domain: "the words of a sign-in" }] })
    yield* Effect.ignore((yield* connectors.get("no", "eip155")).request({ method: "personal_sign", params: [] }))
    yield* it.disconnect

    const plain = JSON.parse(writeFile(exchanges, false)).wallet
    assert.deepStrictEqual(
      plain.map(({ connectorId, failed, method }: Record<string, string>) => [connectorId, method, failed]),
      [
        ["com.test", "eth_sendTransaction", undefined],
        ["com.test", "personal_sign", undefined],
        ["com.test", "eth_signTypedData_v4", undefined],
        ["no", "personal_sign", "connection.request-rejected"],
        ["com.test", "disconnect", undefined]
      ]
    )
    assert.isTrue(plain.every((item: object) => !("params" in item) && !("result" in item)))
    const text = writeFile(exchanges, true)
    assert.deepStrictEqual(findCanaries(text), [])
    assert.notInclude(text, "sign-in")
    assert.match(JSON.parse(text).wallet[0].params[0].from, /^0x[0-9A-F]{40}$/)
    assert.match(JSON.parse(text).wallet[0].result.hash, /^0x[0-9a-f]{64}$/)
  })
)

test("keeps the newest exchanges, as many as fit into a file", () => {
  const exchanges = makeKeeper()
  for (let i = 0; i < 300; i++) {
    const watch = exchanges.watch({ call: `call.${i}`, url: "https://api.test/", body: undefined })
    watch.read(new TextEncoder().encode(JSON.stringify("word ".repeat(4_000))))
  }
  const { requests } = JSON.parse(writeFile(exchanges, true))
  expect(requests.at(-1).call).toBe("call.299")
  expect(requests.length).toBeGreaterThan(5)
  expect(JSON.stringify(requests).length).toBeLessThan(exchangesBytes)
  expect(JSON.parse(writeFile(exchanges, false)).requests).toHaveLength(200)
})
