import { expect, test } from "vitest"
import { isRedirectProvider, isTrustedResult } from "./social.ts"

test.each([
  ["google", true],
  ["github", true],
  ["apple", true],
  ["facebook", true],
  ["x", true],
  ["discord", true],
  ["farcaster", false],
  ["Google", false],
  ["twitter", false],
  ["", false],
  [null, false],
  [{}, false]
])("accepts %j as a social provider: %s", (value, fits) => {
  expect(isRedirectProvider(value)).toBe(fits)
})

test.each([
  ["https://secure.example.com", "https://secure.example.com", true],
  ["https://secure.example.com", "https://secure.example.com/path", true],
  ["https://secure.example.com.evil.com", "https://secure.example.com", false],
  ["http://secure.example.com", "https://secure.example.com", false],
  ["https://secure.example.com:444", "https://secure.example.com", false],
  ["null", "data:text/html,x", false],
  ["", "", false]
])("trusts an answer of %j for the secure site %j: %s", (origin, site, fits) => {
  expect(isTrustedResult(origin, site)).toBe(fits)
})
