import { expect, test } from "vitest"
import { emailName, socialName } from "./emailName.ts"

test("emailName keeps 30 characters and cuts 31 to 30, ending in an ellipsis", () => {
  expect(emailName("a".repeat(30))).toBe("a".repeat(30))
  expect(emailName("a".repeat(31))).toBe(`${"a".repeat(27)}...`)
})

test.each([
  ["ann0", "discord", "ann"],
  ["ann00", "discord", "ann0"],
  ["ann", "discord", "ann"],
  ["ann0", "google", "ann0"]
])("socialName shows %s at %s as %s", (name, provider, expected) => {
  expect(socialName(name, provider)).toBe(expected)
})
