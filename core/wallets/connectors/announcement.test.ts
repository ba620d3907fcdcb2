import fc from "fast-check"
import { expect, test } from "vitest"
import { readAnnouncement } from "./announcement.ts"

const icon = "data:image/svg+xml;base64,PHN2Zy8+"
const info = { uuid: "u-1", name: "Sandbox Wallet", rdns: "org.example.wallet", icon }

test("reads an announcement as a connector with its rdns as id", () => {
  expect(readAnnouncement(info)).toEqual({
    id: "org.example.wallet",
    type: "ANNOUNCED",
    name: "Sandbox Wallet",
    chain: "eip155",
    rdns: "org.example.wallet",
    icon
  })
})

test.each([
  ["without rdns, by its name", { ...info, rdns: undefined }, "Sandbox Wallet", "Sandbox Wallet"],
  ["without rdns and name, by its uuid", { uuid: "u-1", icon }, "u-1", "Unknown"],
  ["with an empty name, as Unknown", { ...info, name: "" }, "org.example.wallet", "Unknown"],
  [
    "with a name of invisible characters, as Unknown",
    { ...info, name: " \u202e\u200b" },
    "org.example.wallet",
    "Unknown"
  ],
  ["without a name, it is Unknown", { ...info, name: undefined }, "org.example.wallet", "Unknown"],
  [
    "claiming the id of a connector of ours, by its name",
    { ...info, rdns: "WalletConnect" },
    "Sandbox Wallet",
    "Sandbox Wallet"
  ],
  ["claiming it in its name too, by its uuid", { ...info, rdns: "injected", name: "Safe" }, "u-1", "Safe"]
])("identifies a wallet %s", (_, announced, id, name) => {
  expect(readAnnouncement(announced)).toMatchObject({ id, name })
})

test.each([
  ["a name that is no text", { ...info, name: ["Sandbox Wallet"] }],
  ["no name but null", { ...info, name: null }],
  ["an rdns that is no text", { ...info, rdns: 7 }],
  ["an empty rdns", { ...info, rdns: "" }],
  ["an rdns with a space", { ...info, rdns: "io meta mask" }],
  ["an rdns with a mark that turns text", { ...info, rdns: "io.\u202emetamask" }],
  ["an rdns of another script", { ...info, rdns: "io.metam\u0430sk" }],
  ["an rdns that starts with a dot", { ...info, rdns: ".io.metamask" }],
  ["__proto__ as its rdns", { ...info, rdns: "__proto__" }]
])("drops an announcement with %s", (_, announced) => {
  expect(readAnnouncement(announced)).toBeNull()
})

test.each([[null], [undefined], ["text"], [7], [[]], [{}], [{ name: " \u202e " }], [{ rdns: "ID_AUTH" }]])(
  "rejects %j as an announcement",
  (announced) => {
    expect(readAnnouncement(announced)).toBeNull()
  }
)

test.each([
  ["https://example.com/a.png"],
  ["javascript:alert(1)"],
  ["data:text/html,<script>"],
  ["data:image"],
  [7],
  [undefined],
  [`data:image/png;base64,${"A".repeat(64 * 1024)}`]
])("drops an icon that is not a small data image (%#)", (icon) => {
  expect(readAnnouncement({ ...info, icon })?.icon).toBe("")
})

test("limits a name to one line of 64 characters, without marks that hide or reverse text", () => {
  expect(readAnnouncement({ ...info, name: "Meta\u202eMask\n\u200b\u0000" })?.name).toBe("MetaMask")
  expect([...(readAnnouncement({ ...info, name: "🦊".repeat(100) })?.name ?? "")]).toHaveLength(64)
  expect(readAnnouncement({ ...info, name: "x".repeat(1e6) })?.name).toHaveLength(64)
})

test("returns null or a connector with name and id, without throwing", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ rdns: fc.anything(), name: fc.anything(), uuid: fc.anything(), icon: fc.anything() })
      ),
      (announced) => {
        const read = readAnnouncement(announced)
        if (read !== null) {
          expect(read.id).not.toBe("")
          expect(read.name).not.toBe("")
        }
      }
    ),
    { numRuns: 1000 }
  )
})
