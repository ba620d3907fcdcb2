import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { millis } from "../../foundation/data/limits.ts"
import { ActionNotAllowed } from "../../wallets/requests/errors.ts"
import { allowedMethod, approvedMethods, bitcoinMethods, isAskedOn, safeMethods, getVerdict } from "./methods.ts"

describe("getVerdict and allowedMethod", () => {
  test.each([
    ["eth_call", "safe"],
    ["eth_getBalance", "safe"],
    ["wallet_getCapabilities", "safe"],
    ["wallet_getCallsStatus", "safe"],
    ["wallet_getAssets", "safe"],
    ["eth_getUserOperationReceipt", "safe"],
    ["eth_sendRawTransaction", "safe"],
    ["personal_sign", "needsApproval"],
    ["eth_signTypedData_v4", "needsApproval"],
    ["eth_sendTransaction", "needsApproval"],
    ["solana_signAndSendTransaction", "needsApproval"],
    ["wallet_sendCalls", "needsApproval"],
    ["wallet_grantPermissions", "needsApproval"],
    ["wallet_revokePermissions", "needsApproval"],
    ["eth_sendUserOperation", "needsApproval"],
    ["eth_sign", "refused"],
    ["eth_signTypedData", "refused"],
    ["ETH_CALL", "refused"],
    ["", "refused"],
    ["__proto__", "refused"],
    ["eth_call ", "refused"]
  ])("marks %s as %s", (method, verdict) => {
    expect(getVerdict(method)).toBe(verdict)
  })

  test("lists no method twice", () => {
    expect(new Set([...safeMethods, ...approvedMethods]).size).toBe(safeMethods.length + approvedMethods.length)
  })

  test("rejects a method with a failure for the page, and for the visitor after 300 ms", () => {
    expect(Either.getOrThrow(Either.flip(allowedMethod("eth_sign"))).message).toBe("Requested RPC call is not allowed")
    expect(new ActionNotAllowed({ method: "eth_sign" }).message).toBe("Action not allowed")
    expect(millis.notAllowedToast).toBe(300)
  })

  test("sends only bip122 methods to Bitcoin wallets, and sends them to no other wallet", () => {
    for (const method of bitcoinMethods)
      expect([isAskedOn("bip122", method), isAskedOn("eip155", method), isAskedOn("solana", method)]).toEqual([
        true,
        false,
        false
      ])
    for (const method of [...safeMethods, ...approvedMethods, "", "SignPsbt"])
      expect(isAskedOn("bip122", method)).toBe(false)
    expect([
      isAskedOn("eip155", "personal_sign"),
      isAskedOn("solana", "solana_signMessage"),
      isAskedOn("eip155", "eth_sign")
    ]).toEqual([true, true, false])
  })
})
