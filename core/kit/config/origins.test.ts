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
])("pattern %j, page %j: allowed %s", (pattern, origin, allowed) => {
  expect(isOriginAllowed(origin, [pattern])).toBe(allowed)
})

test("an empty list allows everything", () => {
  expect(isOriginAllowed("https://anything.example", [])).toBe(true)
})

test.each(["http://localhost", "http://localhost:3000", "https://127.0.0.1:8443"])("%s is always allowed", (origin) => {
  expect(isOriginAllowed(origin, ["https://example.com"])).toBe(true)
})

test.each(["http://localhost.evil.org", "http://127.0.0.1.evil.org", "http://localhost@evil.org"])(
  "%s only looks like this machine",
  (origin) => {
    expect(isOriginAllowed(origin, ["https://example.com"])).toBe(false)
  }
)

test("no mutation of an allowed origin is allowed", () => {
  const mutation = fc.tuple(fc.nat(22), fc.constantFrom("a", ".", "-", "@", ":", "1", "%00", "\\", "evil.org", "x."))
  fc.assert(
    fc.property(mutation, ([at, insert]) => {
      const origin = "https://app.example.com"
      const mutated = origin.slice(0, at) + insert + origin.slice(at)
      expect(isOriginAllowed(mutated, [origin]), mutated).toBe(false)
    }),
    { numRuns: 3000 }
  )
})

test("one pattern that fits is enough, wherever it stands in the list", () => {
  const patterns = ["https://a.test", "https://example.com", "https://*.b.test"]
  for (const origin of ["https://a.test", "https://example.com", "https://x.b.test"])
    expect(isOriginAllowed(origin, patterns)).toBe(true)
  expect(isOriginAllowed("https://c.test", patterns)).toBe(false)
})
