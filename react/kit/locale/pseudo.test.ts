import { expect, test } from "vitest"
import { pseudoText, qps, qpsRtl } from "./pseudo.ts"

test("a pseudo-text has marks at both ends, is 40 % longer, and keeps its places", () => {
  expect(pseudoText("Open {wallet} again")).toBe("⟦Öþéñ {wallet} åĝåîñ öñé ⟧")
  expect(pseudoText("Back").length).toBeGreaterThan("Back".length * 1.4)
})

test("the two pseudo-locales say the same in two directions", () => {
  expect([qps.dir, qpsRtl.dir]).toEqual(["ltr", "rtl"])
  expect([qpsRtl.first, qpsRtl.views]).toEqual([qps.first, qps.views])
  expect(qps.failures["http.offline"]?.every((sentence) => sentence?.startsWith("⟦"))).toBe(true)
})
