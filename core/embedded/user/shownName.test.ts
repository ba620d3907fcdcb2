import { expect, test } from "vitest"
import { shownName } from "./shownName.ts"

test("a name of Discord's that ends in 0 is shown without it; any other name as it is", () => {
  expect(shownName("discord", "ann0")).toBe("ann")
  expect(shownName("discord", "ann00")).toBe("ann0")
  expect(shownName("discord", "ann")).toBe("ann")
  expect(shownName("google", "Ann 0")).toBe("Ann 0")
})
