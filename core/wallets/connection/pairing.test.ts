import { expect, test } from "vitest"
import { isPairingExpired, pairingExpiry, reusesPairing } from "./pairing.ts"

test.each([
  [0, false],
  [229_999, false],
  [230_000, true],
  [240_000, true],
  [900_000, true]
])("a pairing of 4 minutes is over after %i ms: %s", (now, over) => {
  expect(isPairingExpired(pairingExpiry(0), now)).toBe(over)
})

test("no expiry is no pairing", () => {
  expect(isPairingExpired(null, 0)).toBe(true)
})

const desktop = { telegram: false, ios: false, safari: false }
test.each([
  ["Telegram", { ...desktop, telegram: true }, true],
  ["iOS Safari", { ...desktop, ios: true, safari: true }, true],
  ["another browser on iOS", { ...desktop, ios: true }, false],
  ["Safari on a Mac", { ...desktop, safari: true }, false],
  ["elsewhere", desktop, false]
])("on %s a pending pairing is reused: %s", (_, device, reused) => {
  expect(reusesPairing(device, 240_000, 0)).toBe(reused)
  expect(reusesPairing(device, 240_000, 230_000)).toBe(false)
})
