import { expect, test } from "vitest"
import { type Place, getSafeOriginAround } from "./place.ts"

const place = (ancestors: ReadonlyArray<string> | undefined, referrer = "", framed = true): Place => ({
  framed,
  ancestors,
  referrer
})
const safe = "https://app.safe.global"

test.each<[string, Place, string | undefined, string | null]>([
  ["framed by Safe", place([safe]), undefined, safe],
  ["framed by Safe, which is framed itself", place([safe, "https://other.example"]), undefined, safe],
  ["not framed", place([], "", false), undefined, null],
  ["opened by Safe in a window of its own", place(undefined, `${safe}/home`, false), undefined, null],
  ["framed by another", place(["https://evil.example"]), undefined, null],
  ["framed by another inside Safe", place(["https://evil.example", safe]), undefined, null],
  ["a host that begins alike", place(["https://app.safe.global.evil.example"]), undefined, null],
  ["a host that ends alike", place(["https://evil-app.safe.global"]), undefined, null],
  ["a subdomain", place(["https://x.app.safe.global"]), undefined, null],
  ["unencrypted", place(["http://app.safe.global"]), undefined, null],
  ["another port", place(["https://app.safe.global:8443"]), undefined, null],
  ["a sandboxed page", place(["null"]), undefined, null],
  ["nobody tells, and Safe opened it", place(undefined, `${safe}/apps?x=1`), undefined, safe],
  [
    "nobody tells, and another opened it",
    place(undefined, "https://evil.example/https://app.safe.global"),
    undefined,
    null
  ],
  ["nobody tells anything", place(undefined), undefined, null],
  ["told, and the referrer lies", place(["https://evil.example"], safe), undefined, null],
  ["the host's own Safe page", place(["http://localhost:4740"]), "http://localhost:4740", "http://localhost:4740"],
  ["the host's own, and Safe's around", place([safe]), "http://localhost:4740", null],
  ["the host's own is no address", place(["null"]), "nonsense", null],
  ["the host's own is no address, and nobody tells anything", place(undefined), "nonsense", null],
  ["the host's own is a page without an origin", place(["null"]), "data:text/html,x", null]
])("%s", (_, where, own, origin) => {
  expect(getSafeOriginAround(where, own)).toBe(origin)
})
