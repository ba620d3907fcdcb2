import { describe, expect, test } from "vitest"
import { account, getBase, other, describeRequest, readOf } from "../../../fixtures/testing/core/calldata.ts"

const getSentence = (signer: unknown) =>
  describeRequest({
    ...getBase("wallet_grantPermissions"),
    kind: "grant",
    grants: [{ permissions: [], expiry: 1_767_312_000, signer }]
  }).sentence
const until = "act for you until 2026-01-02 00:00:00Z"
const key = `0x${"ab".repeat(33)}`
const shortened = `${key.slice(0, 34)}…${key.slice(-24)}`

describe("describeGrant", () => {
  test("shows a whole address, and both ends of a key", () => {
    expect(getSentence({ type: "account", data: { address: other.toLowerCase() } })).toBe(`Let ${other} ${until}`)
    expect(getSentence({ type: "key", data: { publicKey: key } })).toBe(`Let ${shortened} ${until}`)
  })

  test("quotes a name that the page made up, and labels it as the page's", () => {
    expect(getSentence({ type: "key", data: { id: "Coinbase (verified)" } })).toBe(
      `Let “Coinbase (verified)” (named by this page) ${until}`
    )
    expect(getSentence({ type: "key", data: { publicKey: 'Your bank" until' } })).toBe(
      `Let “Your bank' until” (named by this page) ${until}`
    )
  })

  test("lists each of several keys, and the address next to a name", () => {
    expect(getSentence({ type: "keys", data: { keys: [{ publicKey: key }, { publicKey: "Bank" }] } })).toBe(
      `Let ${shortened}, “Bank” (named by this page) ${until}`
    )
    expect(getSentence({ type: "account", data: { address: account, id: "Bank" } })).toBe(
      `Let ${account}, “Bank” (named by this page) ${until}`
    )
  })
})

describe("describeRequest of a grant with several or unusual signers", () => {
  const second = `0x${"cd".repeat(33)}`
  const describeSigner = (signer: unknown, more: object = {}) =>
    describeRequest(
      readOf("wallet_grantPermissions", [
        {
          address: account,
          chainId: "0x1",
          expiry: 1_767_312_000,
          signer,
          permissions: [{ type: "native-token-recurring-allowance", data: { allowance: "0x1", period: 60 } }],
          ...more
        }
      ])
    )

  test.each<[string, object]>([
    ["two lists", { keys: [key], publicKeys: [second] }],
    ["a key and a list", { publicKey: second, ids: [key] }],
    ["one list", { keys: [key, { type: "secp256k1", publicKey: second }] }]
  ])("names every key in %s", (_, data) => {
    const words = describeSigner({ type: "keys", data })
    const names = [key, second].map((text) => `${text.slice(0, 34)}…${text.slice(-24)}`)
    expect(names.filter((name) => !words.sentence.includes(name))).toEqual([])
    expect(words.risk).toBe("careful")
  })

  test.each<[string, unknown, object?]>([
    ["more than 16 keys", { data: { keys: Array.from({ length: 17 }, (_, i) => `0x${String(10 + i).repeat(33)}`) } }],
    ["a key in another field", { data: { keys: [{ type: "secp256k1", key: second }] } }],
    ["a key with another field", { data: { keys: [{ publicKey: key, address: other }] } }],
    ["a key that is a list", { data: { keys: [[second]] } }],
    ["keys that are no list", { data: { publicKey: key, keys: second } }],
    ["a public key that is an object", { data: { publicKey: { hex: second } } }],
    ["data that is a text", { data: other }],
    ["an address that is an object", { address: { value: other } }],
    ["a policy", { data: { publicKey: key } }, { policies: [{ type: "sudo", data: {} }] }]
  ])("marks %s as unread", (_, signer, more) => {
    expect(describeSigner(signer, more).risk).toBe("unread")
  })

  test("does not mark a grant without policies, and a signer without data, as unread", () => {
    expect(describeSigner({ type: "wallet" }, { policies: [] }).risk).toBe("careful")
  })
})
