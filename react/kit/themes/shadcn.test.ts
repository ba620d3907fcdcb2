import { expect, test } from "vitest"
import { takeTokens } from "../../../core/kit/theme/tokens.ts"
import { shadcn } from "./public.ts"

test.each([
  [undefined, "var(--primary)"],
  [{ channels: true }, "hsl(var(--primary))"]
])("returns the page's own variables, %o, and all of them are drawn", (options, primary) => {
  const tokens = shadcn(options)
  expect(takeTokens(tokens)).toEqual({ dark: tokens, light: tokens, dropped: [] })
  expect(tokens).toMatchObject({ primary, radius: "var(--radius, 0.625rem)" })
})

test("leaves tokens that shadcn/ui lacks in some version to the kit", () => {
  for (const name of ["success", "overlay", "destructive-foreground"]) expect(shadcn()).not.toHaveProperty(name)
})
