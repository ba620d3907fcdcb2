import { expect, test } from "vitest"
import { toLoaded, toFailed, idle } from "../../foundation/data/remote.ts"
import { getFeatureSources } from "./getFeatureSources.ts"

const getSources = (remote: Parameters<typeof getFeatureSources>[0]) =>
  Object.fromEntries(getFeatureSources(remote).map((feature) => [feature.name, feature.from]))

test("assigns features to the project with or without an entry, and to the default if an entry has no configuration", () => {
  expect(
    getSources(
      toLoaded([
        { id: "swap", isEnabled: true, config: null },
        { id: "social_login", isEnabled: true, config: ["email"] }
      ])
    )
  ).toEqual({
    email: "project",
    socials: "project",
    swaps: "default",
    onramp: "project",
    activity: "project",
    reownBranding: "project",
    multiWallet: "project"
  })
})

test("assigns all features to the default if nothing arrived", () => {
  const failure = toFailed<never>(idle, { tag: "TimedOut", code: "http.timed-out", data: {} })
  expect(new Set(Object.values(getSources(failure)))).toEqual(new Set(["default"]))
})
