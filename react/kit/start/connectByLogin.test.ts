// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { expect, test } from "vitest"
import { closeLikeBrowsers, collectEnds, createKitFactory } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"

closeLikeBrowsers()
const ends = collectEnds()
const make = createKitFactory(ends)

// In a file of its own: the first kit of a page still loads its code when it is called.
test("kit.connect opens the sign-in when it is the first call of a page and names the embedded wallet", async () => {
  const nowhere = "http://127.0.0.1:9"
  const kit = make({
    projectId: "0123456789abcdef0123456789abcdef",
    endpoints: { api: nowhere, chainService: nowhere, secureSite: nowhere }
  })
  const end = kit.connect({ connectorId: "ID_AUTH" }).catch((error: unknown) => error)
  await waitUntil(async () => {
    await act(async () => {})
    expect([kit.getSnapshot().open, kit.getSnapshot().view]).toEqual([true, "EmailLogin"])
  })
  await act(async () => kit.close())
  expect(await act(() => end)).toMatchObject({ _tag: "ModalClosed" })
})
