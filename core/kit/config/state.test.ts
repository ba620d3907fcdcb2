import { expect, test } from "vitest"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { KitEvent } from "../../event.ts"
import { noRemoteFeatures } from "../features/remoteFeatures.ts"

const start = sampleState()
const features = [{ id: "swap", isEnabled: true, config: ["1inch"] }]
const configAsked: KitEvent = { _tag: "ConfigAsked" }
const configArrived: KitEvent = { _tag: "ConfigArrived", features }
const failed: KitEvent = { _tag: "ConfigFailed", error: sampleFailure }

test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
  ["unasked", [], { _tag: "Unasked" }],
  ["asked", [configAsked], { _tag: "Asking", last: undefined }],
  ["arrived", [configAsked, configArrived], { _tag: "Arrived", value: features }],
  ["asked again, the last one kept", [configAsked, configArrived, configAsked], { _tag: "Asking", last: features }],
  [
    "failed, the last one kept",
    [configAsked, configArrived, configAsked, failed],
    { _tag: "Failed", error: sampleFailure, last: features }
  ]
])("steps the project's configuration: %s", (_, events, remote) => {
  expect(stateAfter(start, ...events).config.remote).toEqual(remote)
})

test("stores arrived origins, and keeps the last ones after a failure", () => {
  const known = stateAfter(start, { _tag: "OriginsArrived", origins: ["https://a.test"] })
  expect(known.config.origins).toEqual({ _tag: "Arrived", value: ["https://a.test"] })
  expect(stateAfter(known, { _tag: "OriginsFailed", error: sampleFailure }).config.origins).toEqual({
    _tag: "Failed",
    error: sampleFailure,
    last: ["https://a.test"]
  })
})

test("offers no remote feature until the configuration is resolved", () => {
  expect(start.config.resolved).toEqual(noRemoteFeatures)
  const resolved = { ...noRemoteFeatures, email: true }
  expect(stateAfter(start, { _tag: "FeaturesResolved", features: resolved }).config.resolved).toBe(resolved)
})

test("preserves the host's own options", () => {
  const moved = stateAfter(start, configAsked, configArrived, { _tag: "OriginsArrived", origins: [] })
  expect({ ...moved.config, remote: start.config.remote, origins: start.config.origins }).toEqual(start.config)
})
