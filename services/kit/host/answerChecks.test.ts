// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { getField } from "../../../core/foundation/data/decode.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { failOnHost } from "../../../fixtures/testing/services/hostWith.ts"
import { accounts, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"

const [me, you] = accounts
const hash = `0x${"12".repeat(32)}`
const typed = JSON.stringify({
  types: { EIP712Domain: [], Mail: [{ name: "text", type: "string" }] },
  primaryType: "Mail",
  domain: {},
  message: { text: "hi" }
})
const malformed = [null, undefined, 7, true, {}, [hash], "signed", "0x1", "0xzz", { signature: hash }]

describe("provider: a wallet's malformed answer", () => {
  it.effect.each<[string, ReadonlyArray<unknown>]>([
    ["personal_sign", ["0x12", me]],
    ["eth_signTypedData_v4", [me, typed]],
    ["eth_signTypedData_v3", [me, typed]],
    ["eth_sign", [me, hash]]
  ])("rejects %s with -32603", ([method, params]) =>
    Effect.gen(function* () {
      for (const answer of malformed) {
        const { provider } = makeScriptedWallet({ [method]: () => answer })
        const error = yield* failOnHost(sampleConnection("w"), provider, { method, params })
        assert.deepStrictEqual(
          [getField(error, "code"), getField(getField(error, "data"), "_tag")],
          [-32603, "WalletAnswerMisfit"]
        )
      }
    })
  )

  it.effect.each<[string, ReadonlyArray<unknown>]>([
    ["eth_sendTransaction", [{ from: me, to: you, value: "0x1" }]],
    ["eth_sendRawTransaction", ["0x02f8"]],
    ["eth_sendUserOperation", [{ sender: me, callData: "0x" }, you]]
  ])("leaves the outcome of %s unknown (4900)", ([method, params]) =>
    Effect.gen(function* () {
      for (const answer of [...malformed, "0x", `${hash}00`]) {
        const { provider } = makeScriptedWallet({ [method]: () => answer })
        const error = yield* failOnHost(sampleConnection("w"), provider, { method, params })
        assert.deepStrictEqual(
          [getField(error, "code"), getField(getField(error, "data"), "_tag")],
          [4900, "OutcomeUnknown"]
        )
      }
    })
  )
})
