import { describe, expect, test } from "vitest"
import { getDisplayName } from "./getDisplayName.ts"

describe("getDisplayName", () => {
  test("removes the last 0 of a name at Discord only", () => {
    expect(getDisplayName("discord", "ann0", null)).toBe("ann")
    expect(getDisplayName("discord", "ann00", null)).toBe("ann0")
    expect(getDisplayName("discord", "ann", null)).toBe("ann")
    expect(getDisplayName("google", "Ann 0", null)).toBe("Ann 0")
  })

  test.each([
    ["google", ""],
    ["google", " \u202e\u200b"],
    ["discord", "0"],
    ["discord", null]
  ] as const)("returns the email when the name at %s is %j", (auth, userName) => {
    expect(getDisplayName(auth, userName, "ann@example.com")).toBe("ann@example.com")
    expect(getDisplayName(auth, userName, null)).toBeNull()
  })
})
