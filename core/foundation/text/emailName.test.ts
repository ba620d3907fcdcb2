import { expect, test } from "vitest"
import { emailName, socialName } from "./emailName.ts"

test("an email name of 30 characters stays, one of 31 is cut to 30 with an ellipsis in place of its last three", () => {
  expect(emailName("a".repeat(30))).toBe("a".repeat(30))
  expect(emailName("a".repeat(31))).toBe(`${"a".repeat(27)}...`)
})

test.each([
  ["ann0", "discord", "ann"],
  ["ann00", "discord", "ann0"],
  ["ann", "discord", "ann"],
  ["ann0", "google", "ann0"]
])("%s at %s is shown as %s", (name, provider, shown) => {
  expect(socialName(name, provider)).toBe(shown)
})
