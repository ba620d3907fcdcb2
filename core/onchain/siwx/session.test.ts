import { describe, expect, test } from "vitest"
import type { AccountId } from "../../chain/network/ids.ts"
import type { SignInData } from "./fields.ts"
import { isVerified, findSessions, untimely, removeSessions } from "./session.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const account: AccountId = `eip155:1:${address}`
const now = Date.parse("2026-01-31T12:00:00Z")
const session = (own: Partial<SignInData> = {}) => ({
  data: {
    accountAddress: address,
    chainId: "eip155:1",
    domain: "a.example",
    uri: "https://a.example",
    version: "1" as const,
    nonce: "12345678",
    issuedAt: "2026-01-31T11:00:00Z",
    ...own
  },
  message: "",
  signature: "0x"
})

describe("sign-in sessions", () => {
  test.each<[string, Partial<SignInData>, boolean]>([
    ["of this account counts", {}, true],
    ["of the same address in other letters counts", { accountAddress: address.toLowerCase() }, true],
    ["of a bare chain number counts", { chainId: "1" }, true],
    ["of another chain does not", { chainId: "eip155:137" }, false],
    ["of another address does not", { accountAddress: `0x${"1".repeat(40)}` }, false],
    ["issued now counts", { issuedAt: "2026-01-31T12:00:00Z" }, true],
    ["issued in the future does not", { issuedAt: "2026-01-31T12:00:01Z" }, false],
    [
      "that has begun counts, whenever it was issued",
      { issuedAt: "2027-01-01T00:00:00Z", notBefore: "2026-01-31T12:00:00Z" },
      true
    ],
    ["that has not begun does not", { notBefore: "2026-01-31T12:00:00.001Z" }, false],
    ["that still holds counts", { expirationTime: "2026-01-31T12:00:00.001Z" }, true],
    ["that ends now does not", { expirationTime: "2026-01-31T12:00:00Z" }, false],
    ["whose times cannot be read does not", { issuedAt: "yesterday" }, false],
    ["whose end cannot be read does not", { expirationTime: "tomorrow" }, false]
  ])("matches a stored session %s", (_, own, counts) => {
    expect(findSessions([session(own)], account, now)).toHaveLength(counts ? 1 : 0)
  })

  test("keeps sessions that share only the chain, or only the address, after signing out", () => {
    const others = [session({ chainId: "eip155:137" }), session({ accountAddress: `0x${"1".repeat(40)}` })]
    expect(removeSessions([session(), ...others], account)).toEqual(others)
  })

  test("accepts a message from its start until just before its end", () => {
    const times = { notBefore: "2026-01-31T12:00:00Z", expirationTime: "2026-01-31T13:00:00Z" }
    const getTagAt = (time: string) => untimely(session(times).data, Date.parse(time))?._tag
    expect([
      getTagAt("2026-01-31T11:59:59.999Z"),
      getTagAt("2026-01-31T12:00:00Z"),
      getTagAt("2026-01-31T12:59:59.999Z"),
      getTagAt("2026-01-31T13:00:00Z")
    ]).toEqual(["SignInTooEarly", undefined, undefined, "SignInExpired"])
  })

  test("verifies a message only if its namespace has a verifier, and all of them confirm it", () => {
    const [yes, no, other] = [
      { namespace: "eip155", passed: true },
      { namespace: "eip155", passed: false },
      { namespace: "solana", passed: true }
    ] as const
    expect(
      [[], [other], [yes], [yes, yes], [yes, no], [yes, { ...other, passed: false }]].map((all) =>
        isVerified("eip155", all)
      )
    ).toEqual([false, false, true, true, false, true])
  })
})
