import { describe, expect, test } from "vitest"
import { toRowDay } from "./rowDay.ts"

const now = Date.parse("2026-03-29T10:00:00Z")

describe("toRowDay", () => {
  test.each([
    ["2026-03-29T09:00:00Z", "today"],
    ["2026-03-29T23:00:00Z", "today"],
    ["2026-03-30T00:30:00Z", "today"],
    ["2026-03-31T00:30:00Z", "other"],
    ["2031-05-01T12:00:00Z", "other"],
    ["2026-03-28T23:30:00Z", "yesterday"],
    ["2026-03-28T00:00:00Z", "yesterday"],
    ["2026-03-27T23:59:00Z", "other"],
    ["2025-03-29T10:00:00Z", "other"]
  ])("compares calendar days: %s is %s", (when, day) => {
    expect(toRowDay(Date.parse(when), now, "UTC")).toBe(day)
  })

  test("uses the time zone, also on a day of 23 hours", () => {
    // In Berlin the clock skips an hour on 29 March 2026.
    expect(toRowDay(Date.parse("2026-03-28T23:30:00Z"), now, "Europe/Berlin")).toBe("today")
    expect(toRowDay(Date.parse("2026-03-28T22:30:00Z"), now, "Europe/Berlin")).toBe("yesterday")
    expect(toRowDay(Date.parse("2026-03-27T22:30:00Z"), now, "Europe/Berlin")).toBe("other")
  })
})
