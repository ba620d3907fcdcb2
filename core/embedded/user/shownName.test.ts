import { describe, expect, test } from "vitest"
import { shownName } from "./shownName.ts"

describe("shownName", () => {
  test("removes the last 0 of a name at Discord only", () => {
    expect(shownName("discord", "ann0", null)).toBe("ann")
    expect(shownName("discord", "ann00", null)).toBe("ann0")
    expect(shownName("discord", "ann", null)).toBe("ann")
    expect(shownName("google", "Ann 0", null)).toBe("Ann 0")
  })

  test.each([
    ["google", ""],
    ["google", " \u202e\u200b"],
    ["discord", "0"],
    ["discord", null]
  ] as const)("returns the email when the name at %s is %j", (auth, userName) => {
    expect(shownName(auth, userName, "ann@example.com")).toBe("ann@example.com")
    expect(shownName(auth, userName, null)).toBeNull()
  })
})
