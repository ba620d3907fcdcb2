import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { grantOffEvm, readGrant, toSubscriptionGrant } from "./grant.ts"
import { readGranted, requireGrantSupport, toWalletGrant } from "./readGranted.ts"

const now = 1_800_000_000
const request = {
  chainId: "0x1",
  expiry: now + 86_400,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x04aa" }] } },
  permissions: [
    { type: "native-token-recurring-allowance", data: { allowance: "0x10", start: now + 1, period: 604_800 } }
  ],
  policies: []
}
const getRule = (result: Either.Either<unknown, { readonly message: string }>): string =>
  Either.match(result, { onLeft: ({ message }) => message, onRight: () => "fits" })
const key = (value: unknown) => ({ type: "keys", data: { keys: [value] } })

describe("readGrant rejects a request by the first rule that it breaks", () => {
  const broken: ReadonlyArray<readonly [rule: string, change: Readonly<Record<string, unknown>>]> = [
    ["Invalid request structure", { more: 1 }],
    ['Invalid chainId: must start with "0x"', { chainId: "1" }],
    ['Invalid address: must be a string starting with "0x"', { address: "me" }],
    ["Invalid expiry: Expiry must be a future timestamp", { expiry: now }],
    ["Unsupported signer type", { signer: { type: "wallet", data: {} } }],
    ["A set of public keys is required for multiKey signers", { signer: { type: "keys", data: { keys: [] } } }],
    ["Unsupported key type: must be secp256r1 or secp256k1", { signer: key({ type: "rsa", publicKey: "0x1" }) }],
    ['Invalid public key: must start with "0x"', { signer: key({ type: "secp256k1", publicKey: "04aa" }) }],
    ["Invalid permissions: must be a non-empty array", { permissions: [] }],
    [
      "Invalid period: must be a positive integer",
      { permissions: [{ type: "erc20-recurring-allowance", data: { token: "0x1", allowance: "0x1", period: 0 } }] }
    ]
  ]
  test.each(broken)("%s", (rule, change) => {
    expect(getRule(readGrant({ ...request, ...change }, now))).toBe(rule)
    // This rule is still the first if every later rule is broken as well.
    const later = broken.slice(broken.findIndex(([name]) => name === rule))
    expect(getRule(readGrant(Object.assign({}, request, ...later.map(([, changes]) => changes).reverse()), now))).toBe(
      rule
    )
  })
  test.each([null, "0x", [], 7, { ...request, policies: [{ type: 1 }] }, { ...request, signer: null }])(
    "rejects %j, which has no request structure",
    (value) => expect(getRule(readGrant(value, now))).toBe("Invalid request structure")
  )
  test("accepts a valid request, and rejects an account on another kind of network", () => {
    expect(readGrant({ ...request, version: 1 }, now)).toEqual(Either.right(request))
    expect(getRule(grantOffEvm)).toBe("Unsupported namespace")
  })
})

describe("toSubscriptionGrant", () => {
  const subscription = {
    chainId: "0x1",
    signerPublicKey: "0x04aa",
    interval: "1w",
    asset: "native",
    amount: "0x10",
    expiry: now + 86_400
  }
  const read = (value: unknown) => Either.flatMap(toSubscriptionGrant(value, now), (grant) => readGrant(grant, now))
  test("returns an allowance of the network's coin for each interval", () => {
    expect(read(subscription)).toEqual(Either.right(request))
  })
  test.each([
    ["Invalid asset", { asset: "0xa0b8" }],
    ["Invalid request structure", { amount: 16 }],
    ["Invalid period: must be a positive integer", { interval: "toString" }],
    ['Invalid public key: must start with "0x"', { signerPublicKey: "04" }],
    ["Invalid expiry: Expiry must be a future timestamp", { expiry: now }]
  ])("%s", (rule, change) => expect(getRule(read({ ...subscription, ...change }))).toBe(rule))
})

const granted = Either.getOrThrow(readGrant(request, now))

describe("requireGrantSupport", () => {
  const able = {
    hasMethod: true,
    isSupported: true,
    signerTypes: ["keys"],
    policyTypes: ["call-limit"]
  }
  const limited = { ...granted, policies: [{ type: "call-limit", data: {} }] }
  test.each([
    ["fits", {}],
    ["Wallet does not support `wallet_grantPermissions` method", { hasMethod: false, isSupported: false }],
    ["Wallet does not support permissions capabilities", { isSupported: false, signerTypes: [] }],
    ["Signer type keys is not supported by the connected wallet", { signerTypes: ["account"], policyTypes: [] }],
    ["Policy type call-limit is not supported by the connected wallet", { policyTypes: ["gas-limit"] }]
  ])("%s", (rule, change) => expect(getRule(requireGrantSupport(limited, { ...able, ...change }))).toBe(rule))
})

describe("readGranted", () => {
  const requested = toWalletGrant(granted, "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", {
    type: "secp256k1",
    publicKey: "0x04bb"
  })
  const answer = { ...requested, context: "0xc0" }
  const [first] = requested.permissions
  const makeAllowance = (allowance: string, more = {}) => ({
    permissions: [{ ...first, data: { ...first?.data, allowance, ...more } }]
  })
  test("walletGrant puts the service's key before the page's own, in the second version", () => {
    expect([requested.version, requested.signer.data.keys.map(({ publicKey }) => publicKey)]).toEqual([
      2,
      ["0x04bb", "0x04aa"]
    ])
  })
  test.each([
    ["No response received from grantPermissions", null],
    ["No response received from grantPermissions", undefined],
    ["Invalid grantPermissions response", {}],
    ["Invalid grantPermissions response", { ...answer, context: "" }],
    ["Invalid grantPermissions response", { ...answer, signer: undefined }],
    ["Invalid grantPermissions response", { ...answer, permissions: [1] }],
    ["fits", answer],
    ["fits", { ...answer, ...makeAllowance("0x010") }],
    ["fits", { ...answer, ...makeAllowance("0xf") }],
    ["fits", { ...answer, expiry: requested.expiry - 1 }]
  ])("%s", (rule, answer) => expect(getRule(readGranted(answer, requested))).toBe(rule))
  test.each([
    ["a higher allowance", makeAllowance("0x11")],
    ["a shorter period", makeAllowance("0x10", { period: 1 })],
    ["another permission", { permissions: [...requested.permissions, { type: "contract-call", data: {} }] }],
    ["a later end", { expiry: requested.expiry + 1 }],
    ["another network", { chainId: "0x89" }],
    ["a key more", { signer: key({ type: "secp256k1", publicKey: "0x04cc" }) }]
  ])("rejects an answer with %s", (_, change) => {
    expect(Either.flip(readGranted({ ...answer, ...change }, requested))).toMatchObject({
      right: { _tag: "GrantWider" }
    })
  })
})
