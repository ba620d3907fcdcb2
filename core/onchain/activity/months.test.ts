import { describe, expect, test } from "vitest"
import { byMonth } from "./months.ts"

const now = Date.UTC(2025, 6, 15)
const group = (...times: ReadonlyArray<number>) => byMonth(times, (time) => time, now, "UTC")

describe("byMonth", () => {
  test("groups by month, newest first, and includes the year unless it is the current one", () => {
    const [may, june, last, first] = [
      Date.UTC(2025, 4, 3),
      Date.UTC(2025, 5, 30),
      Date.UTC(2024, 5, 30),
      Date.UTC(2024, 5, 1)
    ]
    expect(group(first, may, last, june)).toEqual([
      { title: "June", items: [june] },
      { title: "May", items: [may] },
      { title: "June 2024", items: [last, first] }
    ])
  })

  test("starts and ends a month at midnight in the visitor's time zone", () => {
    const edge = Date.UTC(2025, 5, 30, 23, 30)
    expect(byMonth([edge], (time) => time, now, "UTC").map(({ title }) => title)).toEqual(["June"])
    expect(byMonth([edge], (time) => time, now, "Asia/Tokyo").map(({ title }) => title)).toEqual(["July"])
  })

  test("omits items without a time; returns nothing for an empty history", () => {
    expect(group(Number.NaN, Infinity, 9e15)).toEqual([])
    expect(group()).toEqual([])
  })
})
