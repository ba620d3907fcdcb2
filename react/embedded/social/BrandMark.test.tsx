import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { socialProviders } from "../../../core/embedded/social/providers.ts"
import { BrandMark } from "../../foundation/parts/BrandMark.tsx"

describe("BrandMark", () => {
  test.each(socialProviders)("draws a shape for %s", (provider) => {
    const shapes = renderToStaticMarkup(<BrandMark provider={provider} size={20} />).match(/<path d="[^"]{20,}"/g)
    expect(shapes?.length).toBe(provider === "google" ? 4 : 1)
  })
})
