import { expect, test } from "vitest"
import { after, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { KitEvent } from "../../event.ts"
import { noRemoteFeatures } from "../features/remoteFeatures.ts"

const start = sampleState()
const features = [{ id: "swap", isEnabled: true, config: ["1inch"] }]
const asked: KitEvent = { _tag: "ConfigAsked" }
const came: KitEvent = { _tag: "ConfigArrived", features }
const failed: KitEvent = { _tag: "ConfigFailed", error: sampleFailure }

test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
  ["unasked", [], { _tag: "Unasked" }],
  ["asked", [asked], { _tag: "Asking", last: undefined }],
  ["arrived", [asked, came], { _tag: "Arrived", value: features }],
  ["asked again, the last one kept", [asked, came, asked], { _tag: "Asking", last: features }],
  ["failed, the last one kept", [asked, came, asked, failed], { _tag: "Failed", error: sampleFailure, last: features }]
])("the project's configuration: %s", (_, events, remote) => {
  expect(after(start, ...events).config.remote).toEqual(remote)
})

test("origins arrive, or fail and leave the last ones", () => {
  const known = after(start, { _tag: "OriginsArrived", origins: ["https://a.test"] })
  expect(known.config.origins).toEqual({ _tag: "Arrived", value: ["https://a.test"] })
  expect(after(known, { _tag: "OriginsFailed", error: sampleFailure }).config.origins).toEqual({
    _tag: "Failed",
    error: sampleFailure,
    last: ["https://a.test"]
  })
})

test("nothing remote is offered until it is resolved", () => {
  expect(start.config.resolved).toEqual(noRemoteFeatures)
  const resolved = { ...noRemoteFeatures, email: true }
  expect(after(start, { _tag: "FeaturesResolved", features: resolved }).config.resolved).toBe(resolved)
})

test("what the host decided stays as it is", () => {
  const moved = after(start, asked, came, { _tag: "OriginsArrived", origins: [] })
  expect({ ...moved.config, remote: start.config.remote, origins: start.config.origins }).toEqual(start.config)
})
