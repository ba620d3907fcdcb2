// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { describe, expect, test } from "vitest"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { createLatchkey } from "../public.ts"
import { setUpKitsOnNode } from "../../../../fixtures/testing/react/kitsOnNode.ts"

closeLikeBrowsers()

const ends = collectEnds()
const { connected } = setUpKitsOnNode(ends)

/** Every object within a value that can be written to. */
const findWritable = (value: unknown): ReadonlyArray<unknown> =>
  typeof value !== "object" || value === null
    ? []
    : [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(findWritable)]

describe("kit.getSnapshot", () => {
  test("returns a read-only value once the kit has started", async () => {
    const { kit } = await connected()
    const snapshot = kit.getSnapshot()
    expect(snapshot.account).not.toBeNull()
    expect(findWritable(snapshot)).toEqual([])
    expect(() => Object.assign(snapshot.account ?? {}, { address: "0x" })).toThrow(TypeError)
  })

  test("returns a read-only value before the kit has started, and after it was disposed of", async () => {
    const { kit } = await connected()
    const next = createLatchkey({ networks: [mainnet] })
    expect(next.getSnapshot().connections).toHaveLength(1)
    expect(findWritable(next.getSnapshot())).toEqual([])
    await next.dispose()
    await kit.dispose()
    expect(findWritable(kit.getSnapshot())).toEqual([])
    localStorage.clear()
    const last = createLatchkey({ networks: [mainnet] })
    ends.push(last.dispose)
    expect(findWritable(last.getSnapshot())).toEqual([])
  })
})
