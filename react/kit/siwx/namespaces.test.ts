// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { registerWallet } from "@wallet-standard/wallet"
import { getAddress, verifyMessage } from "viem"
import { createSiweMessage } from "viem/siwe"
import { afterEach, beforeEach, expect, test } from "vitest"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import type { KitEvent } from "../../../core/event.ts"
import {
  closeLikeBrowsers,
  confirm,
  connect,
  endPage,
  key,
  make,
  waitForSignIn,
  readSession,
  shadow,
  view,
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { standardWallet } from "../../../fixtures/testing/services/wallets/standardWallet.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { isLatchkeyError } from "../shell/public.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { signIn } from "./public.ts"

beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()
test("siweConfig of earlier kits: nonce, text, verification and session are the host's, and its callbacks hear of it", async () => {
  const zebra = wallet()
  const reports: Array<string> = []
  let session: { readonly address: string; readonly chainId: number } | null = null
  let accepts = false
  const siweConfig: NonNullable<LatchkeyOptions["siweConfig"]> = {
    getNonce: async () => "abcd1234efgh",
    getMessageParams: () => ({ statement: "As before" }),
    createMessage: ({ address, chainId, domain, nonce, statement, uri }) =>
      createSiweMessage({
        address: getAddress(address),
        chainId,
        domain,
        nonce,
        uri,
        version: "1",
        ...(statement === undefined ? {} : { statement })
      }),
    verifyMessage: async ({ message, signature }) => {
      const isRight = await verifyMessage({ address: key.address, message, signature: signature as `0x${string}` })
      if (accepts && isRight) session = { address: key.address, chainId: 1 }
      return accepts && isRight
    },
    getSession: async () => session,
    signOut: async () => {
      session = null
      return true
    },
    onSignIn: () => void reports.push("in"),
    onSignOut: () => void reports.push("out")
  }
  const kit = make({ siweConfig })
  await connect(kit)
  await waitForSignIn(kit)
  for (const words of ["As before", "Nonce: abcd1234efgh", "Chain ID: 1\n"])
    expect(shadow()?.querySelector("pre")?.textContent).toContain(words)
  await confirm(zebra)
  await waitUntil(() => expect(view()).toContain("The signature is not valid"))
  accepts = true
  await confirm(zebra, "Try again")
  await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
  expect([readSession(kit)?.data.accountAddress, reports]).toEqual([key.address, ["in"]])
  await act(() => kit.signOut())
  expect([readSession(kit), reports]).toEqual([null, ["in", "out"]])
  const both = make({ siweConfig, siwx: signIn(), storageName: "both" })
  const end = await act(() => both.open().catch((cause: unknown) => cause))
  expect(end).toMatchObject({ _tag: "BothSignIns", message: "Cannot set both siweConfig and siwx options" })
}, 60_000)

/** Connects a Solana wallet of this page, by the id that it was found under. */
const onSolana = async (more: Partial<LatchkeyOptions>) => {
  const { address, received, wallet: found } = await standardWallet()
  registerWallet(found)
  let id = ""
  const onEvent = (event: KitEvent): void => {
    if (event._tag === "WalletsAnnounced") id = event.connectors.find(({ chain }) => chain === "solana")?.id ?? id
  }
  const kit = make({ networks: [solana, mainnet], onEvent, ...more })
  await act(async () => kit.prepare())
  await waitUntil(() => expect(id).not.toBe(""))
  await act(() => kit.connect({ connectorId: id, namespace: "solana" }))
  return { address, kit, signatures: () => received.filter(([feature]) => feature === "signMessage").length }
}

test("signs in a Solana account in the same view, with the terms of its namespace", async () => {
  const { address, kit, signatures } = await onSolana({ siwx: signIn() })
  await waitForSignIn(kit)
  const text = shadow()?.querySelector("pre")?.textContent ?? ""
  expect(text).toContain(` wants you to sign in with your Solana account:\n${address}\n`)
  expect(text).toContain("\nChain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp\n")
  await confirm({ signatures })
  await waitUntil(() => expect(readSession(kit)?.data.accountAddress).toBe(address))
  expect(kit.getSnapshot().open).toBe(false)
}, 60_000)

test("leaves other namespaces signed out when only EVM accounts sign in, and rejects a request by name", async () => {
  const { kit } = await onSolana({
    siweConfig: {
      getNonce: () => "",
      createMessage: () => "",
      verifyMessage: () => false,
      getSession: () => null,
      signOut: () => true
    }
  })
  expect(await act(() => kit.signIn().catch((cause: unknown) => isLatchkeyError(cause) && cause._tag))).toBe(
    "NoActiveNetwork"
  )
  await act(async () => passTurns(20))
  expect(kit.getSnapshot().view).not.toBe("SIWXSignMessage")
})
