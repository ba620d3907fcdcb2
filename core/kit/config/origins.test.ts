import fc from "fast-check"
import { expect, test } from "vitest"
import { isOriginAllowed } from "./origins.ts"

test.each<[pattern: string, origin: string, allowed: boolean]>([
  ["https://example.com", "https://example.com", true],
  ["https://example.com/some/path", "https://example.com", true],
  ["https://example.com:8443", "https://example.com:8443", true],
  ["https://example.com:443", "https://example.com", true],
  ["example.com", "https://example.com", true],
  ["example.com", "http://example.com:8080", true],
  ["example.com:8080", "http://example.com:8080", true],
  ["https://*.example.com", "https://app.example.com", true],
  ["*.example.com", "http://app.example.com:81", true],
  ["https://*.example.com:*", "https://app.example.com:81", true],
  ["https://*.*.example.com", "https://a.b.example.com", true],
  [" https://example.com\n", "https://example.com", true],
  ["http://example.com:80", "http://example.com", true],
  ["example.com:80", "http://example.com", true],
  ["example.com:443", "https://example.com", true],
  ["https://example.com:*", "https://example.com:81", true],
  ["example.com:*", "https://example.com", true],
  ["https://*.example.com:8443", "https://app.example.com:8443", true],
  ["https://*.example.com:443", "https://app.example.com", true],
  // near misses
  ["https://example.com/a b", "https://example.com", false],
  ["*.example.com", "https://.example.com", false],
  ["https://example.com:*", "https://example.org:81", false],
  ["https://example.com", "http://example.com", false],
  ["https://example.com", "https://example.com:8443", false],
  ["https://example.com:8443", "https://example.com", false],
  ["example.com:8080", "http://example.com:8081", false],
  ["https://example.com", "https://example.com.evil.org", false],
  ["https://example.com", "https://notexample.com", false],
  ["https://example.com", "https://sub.example.com", false],
  ["https://sub.example.com", "https://example.com", false],
  ["https://example.com", "https://example.co", false],
  ["https://example.com", "https://example.com@evil.org", false],
  ["https://user@example.com", "https://example.com", false],
  ["https://example.com", "null", false],
  ["https://example.com", "", false],
  ["https://example.com", "file://", false],
  ["EXAMPLE.com", "https://example.com", false],
  ["https://*.example.com", "https://example.com", false],
  ["https://*.example.com", "https://a.b.example.com", false],
  ["https://*.example.com", "http://app.example.com", false],
  ["https://*.example.com", "https://app.example.com.evil.org", false],
  ["https://*.example.com", "https://app-example.com", false],
  ["https://*.example.com:8443", "https://app.example.com", false],
  ["https://app*.example.com", "https://app1.example.com", false],
  ["https://*app.example.com", "https://myapp.example.com", false],
  ["*", "https://example.com", false],
  ["https://*", "https://example.com", false],
  ["*.com", "https://example.org", false],
  ["", "https://example.com", false],
  ["https://", "https://example.com", false],
  ["://example.com", "https://example.com", false]
])("compares the pattern %j with the page %j: allowed %s", (pattern, origin, allowed) => {
  expect(isOriginAllowed(origin, [pattern])).toBe(allowed)
})

test("allows every origin if the list is empty", () => {
  expect(isOriginAllowed("https://anything.example", [])).toBe(true)
})

test.each(["http://localhost", "http://localhost:3000", "https://127.0.0.1:8443"])(
  "allows %s in every case",
  (origin) => {
    expect(isOriginAllowed(origin, ["https://example.com"])).toBe(true)
  }
)

test.each(["http://localhost.evil.org", "http://127.0.0.1.evil.org", "http://localhost@evil.org"])(
  "rejects %s, which only resembles this machine",
  (origin) => {
    expect(isOriginAllowed(origin, ["https://example.com"])).toBe(false)
  }
)

test("rejects every mutation of an allowed origin", () => {
  const mutation = fc.tuple(fc.nat(22), fc.constantFrom("a", ".", "-", "@", ":", "1", "%00", "\\", "evil.org", "x."))
  fc.assert(
    fc.property(mutation, ([index, insert]) => {
      const origin = "https://app.example.com"
      const mutated = origin.slice(0, index) + insert + origin.slice(index)
      expect(isOriginAllowed(mutated, [origin]), mutated).toBe(false)
    }),
    { numRuns: 3000 }
  )
})

test("accepts an origin that one pattern matches, at any place of the list", () => {
  const patterns = ["https://a.test", "https://example.com", "https://*.b.test"]
  for (const origin of ["https://a.test", "https://example.com", "https://x.b.test"])
    expect(isOriginAllowed(origin, patterns)).toBe(true)
  expect(isOriginAllowed("https://c.test", patterns)).toBe(false)
})
