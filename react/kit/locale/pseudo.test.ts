import { expect, test } from "vitest"
import { toPseudoText, qps, qpsRtl } from "./pseudo.ts"

test("toPseudoText adds brackets at both ends and 40 % to the length, and keeps the placeholders", () => {
  expect(toPseudoText("Open {wallet} again")).toBe("⟦Öþéñ {wallet} åĝåîñ öñé ⟧")
  expect(toPseudoText("Back").length).toBeGreaterThan("Back".length * 1.4)
})

test("uses the same texts for qps and qpsRtl, in opposite directions", () => {
  expect([qps.dir, qpsRtl.dir]).toEqual(["ltr", "rtl"])
  expect([qpsRtl.first, qpsRtl.views]).toEqual([qps.first, qps.views])
  expect(qps.failures["http.offline"]?.every((sentence) => sentence?.startsWith("⟦"))).toBe(true)
})
