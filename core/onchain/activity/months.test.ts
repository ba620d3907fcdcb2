import { expect, test } from "vitest"
import { byMonth } from "./months.ts"

const now = Date.UTC(2025, 6, 15)
const group = (...times: ReadonlyArray<number>) => byMonth(times, (time) => time, now, "UTC")

test("grouped by month, newest first; the year is said unless it is this one", () => {
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

test("a month begins and ends at midnight where the visitor is", () => {
  const edge = Date.UTC(2025, 5, 30, 23, 30)
  expect(byMonth([edge], (time) => time, now, "UTC").map(({ title }) => title)).toEqual(["June"])
  expect(byMonth([edge], (time) => time, now, "Asia/Tokyo").map(({ title }) => title)).toEqual(["July"])
})

test("what has no time is left out; nothing gives nothing", () => {
  expect(group(Number.NaN, Infinity, 9e15)).toEqual([])
  expect(group()).toEqual([])
})
