import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { getRuns } from "../../../fixtures/testing/runs.ts"
import { mainnet, polygon, solana } from "../../chain/network/networks.ts"
import { getCookie, readSnapshot } from "./cookie.ts"
import type { ShownAccount } from "./snapshot.ts"

const account: ShownAccount = {
  namespace: "eip155",
  address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  network: "eip155:1",
  chainId: 1,
  connectorId: "com.example.zebra",
  wallet: "Zebra; the | wallet=π"
}
const getWritten = (shownAccount: ShownAccount | null = account, storageName = "", isSecure = true) =>
  getCookie(shownAccount, storageName, {}, isSecure) ?? ""
/** Returns the header of a request from a page with this cookie and others. */
const header = (cookie: string): string => `theme=dark; ${cookie.split(";")[0]}; other=latchkey=1`

describe("getCookie", () => {
  test("writes account, connector and wallet, each part encoded, for this site only", () => {
    expect(getWritten()).toBe(
      "latchkey=1|eip155%3A1%3A0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266|com.example.zebra|" +
        "Zebra%3B%20the%20%7C%20wallet%3D%CF%80; Path=/; SameSite=Lax; Max-Age=2592000; Secure"
    )
    expect(getWritten(account, "shop", false)).toMatch(/^latchkey\.shop=(?!.*Secure)/)
    expect(getCookie(account, "", { domain: "example.com", path: "/app", maxAgeSeconds: 60 }, true)).toMatch(
      /; Path=\/app; Domain=example.com; SameSite=Lax; Max-Age=60; Secure$/
    )
  })

  test("removes the cookie when disconnected, and does not write one that would be too long", () => {
    expect(getWritten(null)).toBe("latchkey=; Path=/; SameSite=Lax; Max-Age=0; Secure")
    expect(getCookie({ ...account, wallet: "W".repeat(200) }, "", {}, true)).toBeUndefined()
  })
})

describe("readSnapshot", () => {
  test("returns the account as not confirmed by its wallet", () => {
    expect(readSnapshot(header(getWritten()))).toMatchObject({ status: "reconnecting", account, open: false })
    expect(readSnapshot(header(getWritten()), { networks: [polygon, mainnet] })?.account).toEqual(account)
    expect(readSnapshot(header(getWritten()), { networks: [1] })?.account).toEqual(account)
    expect(readSnapshot(header(getWritten(account, "shop")), { storageName: "shop" })?.account).toEqual(account)
  })

  test.each([
    ["no header", null],
    ["no cookie of the kit", "theme=dark"],
    ["a cookie of another kit", header(getWritten(account, "shop"))],
    ["one that was taken away", header(getWritten(null))],
    ["another version", "latchkey=2|eip155%3A1%3A0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266|c|w"],
    ["a part too many", "latchkey=1|eip155%3A1%3A0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266|c|w|x"],
    ["no wallet", "latchkey=1|eip155%3A1%3A0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266|c|"],
    ["an address that is none", "latchkey=1|eip155%3A1%3A0xzz|c|w"],
    ["a namespace that is none", "latchkey=1|evm%3A1%3A0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266|c|w"],
    ["marks that turn the text", "latchkey=1|eip155%3A1%3A0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266|c|%E2%80%AEw"],
    ["a broken escape", "latchkey=1|eip155%3A1%3A0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266|c|%E0%A4%A"],
    ["a value of a megabyte", `latchkey=${"1".repeat(1_000_000)}`]
  ])("returns undefined for %s", (_, header) => {
    expect(readSnapshot(header)).toBeUndefined()
  })

  test("returns undefined for a network that the page does not have", () => {
    expect(readSnapshot(header(getWritten()), { networks: [polygon, solana] })).toBeUndefined()
  })

  test("reads all requests without throwing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.string({ maxLength: 300 }), (text, value) => {
        for (const header of [text, `latchkey=${text}`, `a=b; latchkey=1|${value}`])
          expect(readSnapshot(header)?.account?.wallet).not.toBe("")
      }),
      { numRuns: getRuns(100_000) }
    )
  })

  test("reads what was written, for all wallet names, or undefined", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (wallet) => {
        const cookie = getCookie({ ...account, wallet }, "", {}, true)
        const read = cookie === undefined ? undefined : readSnapshot(header(cookie))
        expect(read === undefined || read.account?.wallet === wallet).toBe(true)
      }),
      { numRuns: getRuns(10_000) }
    )
  })
})
