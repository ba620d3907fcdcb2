import { expect, test } from "vitest"
import { isPairingExpired, pairingExpiry, reusesPairing } from "./pairing.ts"

test.each([
  [0, false],
  [229_999, false],
  [230_000, true],
  [240_000, true],
  [900_000, true]
])("isPairingExpired for a pairing of 4 minutes after %i ms: %s", (now, isExpired) => {
  expect(isPairingExpired(pairingExpiry(0), now)).toBe(isExpired)
})

test("isPairingExpired is true without an expiry", () => {
  expect(isPairingExpired(null, 0)).toBe(true)
})

const desktop = { telegram: false, ios: false, safari: false }
test.each([
  ["Telegram", { ...desktop, telegram: true }, true],
  ["iOS Safari", { ...desktop, ios: true, safari: true }, true],
  ["another browser on iOS", { ...desktop, ios: true }, false],
  ["Safari on a Mac", { ...desktop, safari: true }, false],
  ["elsewhere", desktop, false]
])("reusesPairing on %s: %s", (_, device, reused) => {
  expect(reusesPairing(device, 240_000, 0)).toBe(reused)
  expect(reusesPairing(device, 240_000, 230_000)).toBe(false)
})
