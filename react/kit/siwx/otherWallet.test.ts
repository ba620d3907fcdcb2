// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, beforeEach, expect, test } from "vitest"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import { announceSolana, startNode } from "../../../fixtures/wallets/announcedWallets.ts"
import {
  callAtEnd,
  closeLikeBrowsers,
  connect,
  endPage,
  make,
  shadow,
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { signIn, type SignInPlugin } from "./public.ts"

beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()

test("reports that a sign-in did not start while another wallet remains connected", async () => {
  const node = await startNode()
  callAtEnd(node.close)
  const plain = announceSolana(node.url)
  callAtEnd(plain.stop)
  wallet()
  const own: SignInPlugin = { ...signIn(), getRequired: () => false }
  const createMessage: SignInPlugin["createMessage"] = (input) =>
    input.chainId.startsWith("eip155") ? Promise.reject(new Error("no server")) : own.createMessage(input)
  const kit = make({ networks: [mainnet, solana], debug: false, siwx: { ...own, createMessage } })
  await act(() => kit.connect({ connectorId: plain.connectorId, namespace: "solana" }))
  await waitUntil(() => expect(kit.getSnapshot().view).toBe("SIWXSignMessage"))
  await act(() => kit.close())
  await connect(kit)
  await waitUntil(() =>
    expect(shadow()?.querySelector(".toast")?.textContent).toBe(
      "A problem occurred while trying initialize authentication"
    )
  )
  expect(kit.getSnapshot().connections.map(({ namespace }) => namespace)).toEqual(["solana"])
}, 30_000)
