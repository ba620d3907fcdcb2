// @vitest-environment happy-dom
import { act, render } from "@testing-library/react"
import { expect, test } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { createLatchkey } from "../shell/public.ts"
import { LatchkeyProvider } from "../shell/LatchkeyProvider.tsx"
import { useRevokeSmartSession } from "./useRevokeSmartSession.ts"

test("useRevokeSmartSession never rejects, its Async form does, and reset clears the last result", async () => {
  const kit = createLatchkey({ networks: [mainnet] })
  let now: ReturnType<typeof useRevokeSmartSession> | undefined
  const Shows = () => {
    now = useRevokeSmartSession()
    return null
  }
  const page = render(
    <LatchkeyProvider kit={kit}>
      <Shows />
    </LatchkeyProvider>
  )
  const readState = () => [now?.status, now?.isPending, now?.error && "_tag" in now.error && now.error._tag]
  expect(readState()).toEqual(["idle", false, null])
  await act(async () => {
    now?.revokeSmartSession({ pci: "p1" })
  })
  await act(async () => {
    await expect(now?.revokeSmartSessionAsync({ pci: "" })).rejects.toMatchObject({ _tag: "CallMisfit" })
  })
  expect(readState()).toEqual(["error", false, "CallMisfit"])
  act(() => now?.reset())
  expect(readState()).toEqual(["idle", false, null])
  page.unmount()
  await act(() => kit.dispose())
})
