import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { setUpKit } from "../../../fixtures/testing/services/connectedKit.ts"
import { accounts } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Sends } from "./Sends.ts"

const [from, receiver] = accounts
const account = accountId("eip155:1", from)
const usdc = { address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", decimals: 6 }
const usdt = { address: "0xdAC17F958D2ee523a2206206994597C13D831ec7", decimals: 6 }
const encodeWord = (value: number): string => `0x${value.toString(16).padStart(64, "0")}`

/** Provides the service over a node that returns this answer to `eth_call`. */
const provideSends = (answer: { readonly result: unknown } | { readonly error: unknown } | Response) => {
  const { layer, seen } = makeAnswering(() =>
    answer instanceof Response ? answer : { jsonrpc: "2.0", id: 1, ...answer }
  )
  const kit = setUpKit({}).layer
  return {
    seen,
    layer: Sends.layer.pipe(
      Layer.provide(Layer.merge(WalletRequests.layer, Layer.provide(Rpc.layer, layer))),
      Layer.provide(kit)
    )
  }
}
const prepare = (token: { readonly address?: string; readonly decimals: number }, amount = "1") =>
  Effect.flatMap(Sends, (sends) => sends.prepare(account, { amount, receiver, token }))

describe("Sends.prepare", () => {
  it.effect("simulates the transfer on the network with the request that is sent", () => {
    const { layer, seen } = provideSends({ result: encodeWord(1) })
    return Effect.gen(function* () {
      assert.strictEqual((yield* prepare(usdc)).to, usdc.address)
      assert.strictEqual(seen.length, 1)
    }).pipe(Effect.provide(layer))
  })

  for (const [name, token, answer, detail] of [
    ["a token returns false", usdc, { result: encodeWord(0) }, "the token says no."],
    ["a token returns nothing and is not one of the seven", usdc, { result: "0x" }, "the token says no."],
    [
      "the call reverts",
      usdc,
      { error: { code: 3, message: "execution reverted: too little" } },
      "execution reverted: too little"
    ],
    [
      "the coin balance is too low",
      { decimals: 18 },
      { error: { code: -32000, message: "insufficient funds for transfer" } },
      "insufficient funds for transfer"
    ]
  ] as const) {
    it.effect(`fails when ${name}`, () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(prepare(token))
        assert.strictEqual(error._tag === "SendWouldFail" ? error.detail : error._tag, detail)
      }).pipe(Effect.provide(provideSends(answer).layer))
    )
  }

  it.effect("accepts an empty answer from the seven USDT contracts", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* prepare(usdt)).to, usdt.address)
    }).pipe(Effect.provide(provideSends({ result: "0x" }).layer))
  )

  it.effect("fails with BadStatus when the node does not answer", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(prepare(usdc)))._tag, "BadStatus")
    }).pipe(Effect.provide(provideSends(new Response(null, { status: 403 })).layer))
  )

  it.effect("rejects an invalid amount without a request", () => {
    const { layer, seen } = provideSends({ result: encodeWord(1) })
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(prepare(usdc, "0.0000001")))._tag, "SendMisfit")
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })
})
