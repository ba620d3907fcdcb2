import { describe, expect, test } from "vitest"
import { showWorthUp } from "./worth.ts"

describe("showWorthUp", () => {
  test.each([
    ["1.239", "$1.24"],
    ["1.2300001", "$1.24"],
    ["1.23", "$1.23"],
    ["1.230", "$1.23"],
    ["1.999", "$2.00"],
    ["999.991", "$1,000.00"],
    ["0.011", "$0.02"],
    ["0.009", "<$0.01"],
    ["0", "$0.00"]
  ])("shows %s as at most %s", (amount, expected) => {
    expect(showWorthUp(amount)).toBe(expected)
  })
})
