// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { describe, expect, test } from "vitest"
import { closeLikeBrowsers, endsOfTests } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { kitsOnNode } from "../../../fixtures/testing/react/kitsOnNode.ts"

closeLikeBrowsers()

const { connected } = kitsOnNode(endsOfTests())

/** Every object within a value that can be written to. */
const writable = (value: unknown): ReadonlyArray<unknown> =>
  typeof value !== "object" || value === null
    ? []
    : [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(writable)]

describe("kit.getSnapshot", () => {
  test("returns parts that are read-only once the kit has started", async () => {
    const { kit } = await connected()
    const snapshot = kit.getSnapshot()
    expect(snapshot.account).not.toBeNull()
    expect(writable(Object.freeze({ ...snapshot }))).toEqual([])
    expect(() => Object.assign(snapshot.account ?? {}, { address: "0x" })).toThrow(TypeError)
  })
})
