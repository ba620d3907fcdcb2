import { expect, test } from "vitest"
import { readPairingUri } from "./pairingUri.ts"

const topic = "a1".repeat(32)
const key = "b2".repeat(32)
const good = `wc:${topic}@2?expiryTimestamp=1763750000&relay-protocol=irn&symKey=${key}`

test("readPairingUri returns topic and expiry", () => {
  expect(readPairingUri(good)).toEqual({ topic, expiry: 1_763_750_000_000 })
  expect(readPairingUri(`wc:${topic}@2?symKey=${key}&relay-protocol=irn&methods=wc_sessionPropose`)).toEqual({
    topic,
    expiry: null
  })
})

test("readPairingUri accepts two slashes after the scheme", () => {
  expect(readPairingUri(good.replace("wc:", "wc://"))).toEqual(readPairingUri(good))
})

test.each([
  ["nothing", ""],
  ["one slash", good.replace("wc:", "wc:/")],
  ["three slashes", good.replace("wc:", "wc:///")],
  ["version 1", good.replace("@2", "@1")],
  ["a short topic", good.replace("a1", "a")],
  ["no key", good.replace(/&symKey=.*/, "")],
  ["a short key", good.slice(0, -1)],
  ["another relay", good.replace("irn", "waku")],
  ["another scheme", good.replace("wc:", "https:")],
  ["more behind it", `${good}#x`],
  ["two lines", `${good}\nx`],
  ["an end that is no time", good.replace("1763750000", "soon")],
  ["a megabyte", good + "&x=".padEnd(1_000_000, "x")]
])("readPairingUri rejects %s", (_, text) => {
  expect(readPairingUri(text)).toBeNull()
})
