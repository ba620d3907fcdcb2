import { expect, test } from "vitest"
import { ago, agoText, monthHeading } from "./relativeTime.ts"

test.each([
  [0, "0 seconds ago"],
  [1, "1 second ago"],
  [44, "44 seconds ago"],
  [45, "a minute ago"],
  [89, "a minute ago"],
  [90, "2 minutes ago"],
  [44 * 60, "44 minutes ago"],
  [45 * 60, "an hour ago"],
  [89 * 60, "an hour ago"],
  [90 * 60, "2 hours ago"],
  [21 * 3600, "21 hours ago"],
  [22 * 3600, "a day ago"],
  [35 * 3600, "a day ago"],
  [36 * 3600, "2 days ago"],
  [25 * 86400, "25 days ago"],
  [26 * 86400, "a month ago"],
  [45 * 86400, "a month ago"],
  [46 * 86400, "2 months ago"],
  [300 * 86400, "10 months ago"],
  [320 * 86400, "a year ago"],
  [3 * 365.25 * 86400, "3 years ago"],
  [-10, "0 seconds ago"]
])("shows %d seconds ago as %s", (seconds, text) => {
  const now = 1_800_000_000_000
  expect(agoText(ago(now - seconds * 1000, now))).toBe(text)
})

test("shows a month's year unless it is the current one", () => {
  const now = new Date("2026-11-21T00:00:00Z")
  expect(monthHeading(new Date("2026-03-01T00:00:00Z"), now)).toBe("March")
  expect(monthHeading(new Date("2025-12-31T23:59:59Z"), now)).toBe("December 2025")
})

test.each([
  [{ unit: "seconds", count: 12 }, "قبل 12 ثانية"],
  [{ unit: "minute", count: 1 }, "قبل دقيقة واحدة"],
  [{ unit: "hours", count: 2 }, "قبل ساعتين"],
  [{ unit: "days", count: 3 }, "قبل 3 أيام"]
] as const)("shows %j in the forms of its language, with English digits", (elapsed, text) => {
  expect(agoText(elapsed, "ar-EG")).toBe(text)
})

test("shows a month by its name in another language, with English digits", () => {
  const [november, now] = [new Date("2025-11-03T00:00:00Z"), new Date("2026-02-01T00:00:00Z")]
  expect(monthHeading(november, now, "ar-EG")).toBe("نوفمبر 2025")
  expect(monthHeading(november, november, "ar")).toBe("نوفمبر")
})
