// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import { Transaction } from "@scure/btc-signer"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { getField } from "../../../core/foundation/data/decode.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { failOnHost } from "../../../fixtures/testing/services/hostWith.ts"
import { bitcoinKeys } from "../../../fixtures/wallets/bitcoin/keys.ts"
import { getCoin } from "../../../fixtures/wallets/bitcoin/coins.ts"
import { toBase64 } from "../../../core/foundation/platform/base64.ts"
import { accounts, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"

const [me, you] = accounts
const hash = `0x${"12".repeat(32)}`
const typed = JSON.stringify({
  types: { EIP712Domain: [], Mail: [{ name: "text", type: "string" }] },
  primaryType: "Mail",
  domain: {},
  message: { text: "hi" }
})
const malformed = [null, undefined, 7, true, {}, [hash], "signed", "0x", "0x1", "0xzz", { signature: hash }]

const bitcoin = "bip122:000000000019d6689c085ae165831e93"

/** Returns a transaction with one input of the account. */
const makePsbt = (): string => {
  const [key] = bitcoinKeys(bitcoin)
  const { amount, index, txid } = getCoin(key, 0)
  const transaction = new Transaction()
  transaction.addInput({ txid, index, witnessUtxo: { script: key.script, amount } })
  transaction.addOutputAddress("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", amount / 2n)
  return toBase64(transaction.toPSBT())
}

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
      for (const answer of [...malformed, `${hash}00`]) {
        const { provider } = makeScriptedWallet({ [method]: () => answer })
        const error = yield* failOnHost(sampleConnection("w"), provider, { method, params })
        assert.deepStrictEqual(
          [getField(error, "code"), getField(getField(error, "data"), "_tag")],
          [4900, "OutcomeUnknown"]
        )
      }
    })
  )

  it.effect("rejects an unsigned PSBT, and reports an unknown outcome for a broadcast without an id", () =>
    Effect.gen(function* () {
      const { address } = bitcoinKeys(bitcoin)[0]
      const connection = sampleConnection("w", { namespace: "bip122", network: bitcoin, accounts: [{ address }] })
      const psbt = makePsbt()
      for (const [broadcast, answers, expected] of [
        [false, [{ txid: "ab".repeat(32) }, { psbt: "" }, {}], [-32603, "WalletAnswerMisfit"]],
        [true, [{ psbt }, { psbt, txid: "" }, {}], [4900, "OutcomeUnknown"]]
      ] as const)
        for (const answer of answers) {
          const { provider } = makeScriptedWallet({ signPsbt: () => answer })
          const params = { account: address, psbt, signInputs: [{ address, index: 0, sighashTypes: [1] }], broadcast }
          const error = yield* failOnHost(connection, provider, { method: "signPsbt", params })
          assert.deepStrictEqual<ReadonlyArray<unknown>>(
            [getField(error, "code"), getField(getField(error, "data"), "_tag")],
            expected
          )
        }
    })
  )

  it.effect("passes on an empty signature of a WalletConnect session, whose account may be a contract", () =>
    Effect.gen(function* () {
      const call = { method: "personal_sign", params: ["0x12", me] }
      const { provider } = makeScriptedWallet({ personal_sign: () => "0x" })
      const answer = yield* Effect.flip(Effect.sandbox(failOnHost(sampleConnection("walletConnect"), provider, call)))
      assert.match(Cause.pretty(answer), /the host was answered "0x"/)
    })
  )
})
