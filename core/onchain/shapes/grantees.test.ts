import { describe, expect, test } from "vitest"
import { account, getBase, other, describeRequest } from "../../../fixtures/testing/core/calldata.ts"

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
