import { CallsMisfit } from "../../../core/wallets/connectors/errors.ts"
import { expect, test } from "vitest"
import { ChainNotSupported, SwitchRejected } from "../../../core/chain/network/errors.ts"
import {
  ModalClosed,
  NotConnected,
  RequestRejected,
  WalletBusy,
  WalletRequestFailed
} from "../../../core/wallets/connection/errors.ts"
import { failures } from "../../../core/kit/catalogue/catalogue.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { OutcomeUnknown } from "../../../core/wallets/signing/errors.ts"
import { ProviderRpcError, toEip1193, toProviderError } from "./eip1193.ts"

test.each<[LatchkeyError, number]>([
  [new NotConnected({ namespace: "eip155" }), 4100],
  [new ModalClosed(), 4001],
  [new RequestRejected({ method: "m" }), 4001],
  [new SwitchRejected({ network: "n" }), 4001],
  [new ChainNotSupported({ network: "n" }), 4902],
  [new CallsMisfit({ at: 0, rule: "" }), -32602],
  [new WalletBusy({ connectorId: "w" }), -32002],
  [new OutcomeUnknown({ method: "eth_sendTransaction" }), 4900],
  [new WalletRequestFailed({ method: "m", walletCode: 4200 }), 4200]
])("toEip1193 gives $_tag its number and sentence, with the failure as data", (ours, code) => {
  const error = toProviderError(ours)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code, message: ours.message, data: ours })
})

test("toEip1193 has a number for every failure of the catalogue", () => {
  for (const { tag } of failures) {
    const error = toEip1193(Object.assign(new NotConnected({ namespace: "" }), { _tag: tag }))
    expect(error instanceof ProviderRpcError && Number.isInteger(error.code), tag).toBe(true)
  }
})

test("toProviderError returns a wallet's own error object unchanged", () => {
  const own = Object.assign(new Error("no"), { code: 4001, data: { originalError: { code: 4902 } } })
  expect(toProviderError(own)).toBe(own)
  const ours = new ProviderRpcError(4900, "gone")
  expect(toProviderError(ours)).toBe(ours)
})

test("toProviderError converts a value that is not an Error, with its number and data", () => {
  const error = toProviderError({ code: 4902, message: "Unrecognized chain.", data: 7 })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: 4902, message: "Unrecognized chain.", data: 7 })
})

test.each([5000, 5002])("toProviderError converts WalletConnect's refusal %i to EIP-1193's", (code) => {
  expect(toProviderError(Object.assign(new Error("User rejected."), { code }))).toMatchObject({
    code: 4001,
    message: "User rejected."
  })
})

test.each([
  Object.assign(new Error("MetaMask Tx Signature: User denied transaction signature."), { code: -32603 }),
  { code: "4001", message: "Cancelled" },
  { code: -32603, message: "Internal JSON-RPC error.", data: { originalError: { code: 4001 } } },
  "User rejected the request",
  Object.assign(new Error("Ledger device: Condition of use not satisfied (0x6985)"), { statusCode: 0x6985 })
])("toProviderError rejects with 4001 for a refusal under another code: %j", (cause) => {
  expect(toProviderError(cause)).toMatchObject({ code: 4001, data: cause })
})

test("toProviderError uses the internal error for a value without a number, also if its getters throw", () => {
  const trap = {
    get code() {
      throw new Error("getter")
    }
  }
  for (const cause of ["a thrown text", undefined, trap, new Error("without a number"), { code: Number.NaN }]) {
    const error = toProviderError(cause)
    expect(error).toMatchObject({ code: -32603, data: { _tag: "WalletRequestFailed" } })
  }
})
