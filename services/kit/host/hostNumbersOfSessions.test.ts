// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { getField } from "../../../core/foundation/data/decode.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { failOnHost } from "../../../fixtures/testing/services/hostWith.ts"
import { connected, relayAndPeer } from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"

const { over: setUp, peer } = relayAndPeer()
const session = sampleConnection("walletConnect")

describe("provider codes of a WalletConnect session", () => {
  it.scoped("rejects with the codes of EIP-1193", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      const sign = { method: "personal_sign", params: ["0x00", session.accounts[0].address] }
      const getNumber = (call: unknown, connection = session) =>
        Effect.map(failOnHost(connection, page.provider, call), (error) => getField(error, "code"))
      assert.strictEqual(yield* getNumber(sign), 4900)
      yield* connected(page, peer())
      assert.strictEqual(yield* getNumber({ method: "eth_getBalance", params: [] }), 4200)
      assert.strictEqual(yield* getNumber(sign, { ...session, network: "eip155:10" }), 4901)
      for (const [rejectCode, number] of [
        [4001, 4001],
        [5000, 4001],
        [5002, 4001]
      ] as const) {
        peer().behave({ request: "reject", rejectCode })
        assert.strictEqual(yield* getNumber(sign), number)
      }
    })
  )

  it.scoped("rejects a malformed answer: to a signature with -32603, to a send with 4900", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      peer().behave({ request: "wrong-type" })
      const from = session.accounts[0].address
      for (const [method, params, number] of [
        ["personal_sign", ["0x00", from], -32603],
        ["eth_sendTransaction", [{ from, to: from, value: "0x0" }], 4900]
      ] as const)
        assert.strictEqual(getField(yield* failOnHost(session, page.provider, { method, params }), "code"), number)
    })
  )
})
