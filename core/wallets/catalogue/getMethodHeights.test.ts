import { describe, expect, test } from "vitest"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { blockHeight } from "./blockHeight.ts"
import { getExpectedHeights, getMethodHeights } from "./getMethodHeights.ts"

const { config } = sampleState({ catalogue: true })
const addRequested = (requested: typeof config.features.requested) => ({
  ...config,
  features: { ...config.features, requested }
})

describe("getExpectedHeights", () => {
  test("reserves email and tiles while the project and the last visit are unknown", () => {
    expect(getExpectedHeights(config, null)).toEqual({ email: 52, social: 52 })
    expect(getExpectedHeights(config, "broken")).toEqual({ email: 52, social: 52 })
  })

  test("reserves what the host asks for", () => {
    expect(getExpectedHeights(addRequested({ email: false, socials: ["google", "x"] }), null)).toEqual({
      email: 0,
      social: 112
    })
    expect(getExpectedHeights(addRequested({ socials: false }), null)).toEqual({ email: 52, social: 0 })
  })

  test("prefers the heights of the last visit, including none", () => {
    expect(getExpectedHeights(config, "52 0")).toEqual({ email: 52, social: 0 })
    expect(getExpectedHeights(config, "0 0")).toEqual({ email: 0, social: 0 })
  })

  test("reserves nothing without a project, in basic mode, or with payments", () => {
    for (const change of [{ catalogue: false }, { basic: true }, { manualWCControl: true }])
      expect(getExpectedHeights({ ...config, ...change }, "52 52")).toEqual({ email: 0, social: 0 })
    const pay = { ...config, features: { ...config.features, pay: true } }
    expect(getExpectedHeights(pay, "52 52")).toEqual({ email: 0, social: 0 })
  })
})

test("getMethodHeights counts only methods that the host lists above the wallets", () => {
  const first = { features: { ...config.features, connectMethodsOrder: ["social", "wallet", "email"] as const } }
  expect(getMethodHeights(first, { email: true, socials: 4 })).toEqual({ email: 0, social: 52 })
  expect(getMethodHeights(config, { email: true, socials: 1 })).toEqual({ email: 52, social: 52 })
})

test("blockHeight adds the gap between methods and the line below them", () => {
  expect([
    blockHeight({ email: 52, social: 52 }),
    blockHeight({ email: 0, social: 112 }),
    blockHeight({ email: 0, social: 0 })
  ]).toEqual([149, 149, 0])
})
