import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { emailCooldown, isOtp, mayAskEmail, readEmail } from "./email.ts"

test.each([
  "ann@example.com",
  " ann@example.com ",
  "a.b+c@sub.example.co",
  "o'neil@example.com",
  "a@b-c.org",
  "1@2.io"
])("accepts the email address %j", (text) => {
  expect(Either.getOrNull(readEmail(text))).toBe(text.trim())
})

test.each([
  "",
  "ann",
  "ann@",
  "@example.com",
  "ann@example",
  "ann@@example.com",
  "an n@example.com",
  ".ann@example.com",
  "ann.@example.com",
  "a..b@example.com",
  "ann@-example.com",
  "ann@example-.com",
  "ann@example..com",
  "ann@example.c",
  "ann@exa mple.com",
  "ann@example.com\nbcc:x",
  `${"a".repeat(65)}@example.com`,
  `ann@${"a".repeat(250)}.com`,
  7,
  null,
  undefined
])("rejects the email address %j", (text) => {
  expect(Either.getOrThrow(Either.flip(readEmail(text)))._tag).toBe("EmailMisfit")
})

test.each([
  ["123456", true],
  ["abc", true],
  ["", false],
  ["  ", false],
  [123456, false],
  [null, false],
  ["1".repeat(65), false]
])("accepts %j as a code: %s", (value, fits) => {
  expect(isOtp(value)).toBe(fits)
})

test.each([
  [null, 5, 0],
  [1000, 1000, 30],
  [1000, 1001, 30],
  [1000, 2000, 29],
  [1000, 30_999, 1],
  [1000, 31_000, 0],
  [1000, 90_000, 0],
  [1000, 0, 30]
])("returns for an email sent at %s, at %s, a wait of %s seconds", (last, now, seconds) => {
  expect(emailCooldown(last, now)).toBe(seconds)
})

test("reports the remaining wait if an email is requested too soon", () => {
  const { _tag, message } = Either.getOrThrow(Either.flip(mayAskEmail(0, 18_001)))
  expect([_tag, message]).toEqual(["EmailCooldown", "Please try again after 12 seconds"])
  expect(Either.isRight(mayAskEmail(0, 30_000))).toBe(true)
})
