import { expect, test } from "vitest"
import { toLoaded, toFailed, idle } from "../../foundation/data/remote.ts"
import { featureSources } from "./featureSources.ts"

const from = (remote: Parameters<typeof featureSources>[0]) =>
  Object.fromEntries(featureSources(remote).map((one) => [one.name, one.from]))

test("the project decides what it has an entry for and what it has none for; an entry without a configuration leaves the default", () => {
  expect(
    from(
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

test("where nothing arrived, the default stands", () => {
  const failure = toFailed<never>(idle, { tag: "TimedOut", code: "http.timed-out", data: {} })
  expect(new Set(Object.values(from(failure)))).toEqual(new Set(["default"]))
})
