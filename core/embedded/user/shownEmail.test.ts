import { expect, test } from "vitest"
import { shownEmail } from "./shownEmail.ts"

test("an email of more than 30 characters is cut to 30, of which three are the ellipsis", () => {
  const long = (letters: number): string => `${"a".repeat(letters)}@example`
  expect(shownEmail(`${long(18)}.com`)).toBe(`${long(18)}.com`)
  expect(shownEmail(`${long(19)}.com`)).toBe(`${long(19)}...`)
})
