// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { getAddress } from "viem"
import { createSiweMessage } from "viem/siwe"
import { afterEach, beforeEach, expect, test } from "vitest"
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
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"

type SiweConfig = NonNullable<LatchkeyOptions["siweConfig"]>

beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()

/** A host's server of earlier kits, with one session. */
const server = (more: Partial<SiweConfig> = {}) => {
  const stored = { session: null as { readonly address: string; readonly chainId: number } | null, nonces: 0, outs: 0 }
  const siweConfig: SiweConfig = {
    getNonce: async () => `nonce${1_000 + stored.nonces++}`,
    createMessage: ({ address, chainId, domain, nonce, uri }) =>
      createSiweMessage({ address: getAddress(address), chainId, domain, nonce, uri, version: "1" }),
    verifyMessage: async ({ message }) => {
      stored.session = { address: key.address, chainId: Number(/Chain ID: (\d+)/.exec(message)?.[1]) }
      return true
    },
    getSession: async () => stored.session,
    signOut: async () => {
      stored.session = null
      stored.outs++
    },
    ...more
  }
  return { stored, siweConfig }
}
const nonce = () => /Nonce: (\w+)/.exec(shadow()?.querySelector("pre")?.textContent ?? "")?.[1]

test("renews the nonce of a pending message at the interval, and signs the shown message", async () => {
  const zebra = wallet()
  const { stored, siweConfig } = server({ nonceRefetchIntervalMs: 700 })
  const kit = make({ siweConfig })
  await connect(kit)
  await waitForSignIn(kit)
  const first = nonce()
  await waitUntil(() => expect(nonce()).not.toBe(first))
  const second = nonce()
  await waitUntil(() => expect(nonce()).not.toBe(second))
  await confirm(zebra)
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
  expect(readSession(kit)?.data.nonce).toBe(`nonce${999 + stored.nonces}`)
}, 60_000)

test("follows the server's session at the interval: signs out when it ends, and in when it begins", async () => {
  wallet()
  const { stored, siweConfig } = server({ sessionRefetchIntervalMs: 50 })
  stored.session = { address: key.address, chainId: 1 }
  const kit = make({ siweConfig })
  await connect(kit)
  await waitUntil(() => expect(kit.getSnapshot().signIn?.phase).toBe("Held"))
  stored.session = null
  await waitUntil(() => expect([readSession(kit), kit.getSnapshot().signIn?.phase]).toEqual([null, "Out"]))
  stored.session = { address: key.address, chainId: 1 }
  await waitUntil(() => expect(kit.getSnapshot().signIn?.phase).toBe("Held"))
}, 60_000)

test("ends the server's session on another network and asks again, unless the host keeps it", async () => {
  const zebra = wallet()
  const { stored, siweConfig } = server()
  stored.session = { address: key.address, chainId: 1 }
  const kit = make({ siweConfig })
  await connect(kit)
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
  await act(async () => zebra.setChain(137))
  await waitForSignIn(kit)
  expect(stored.outs).toBe(1)
  await act(() => kit.dispose())
  await act(async () => zebra.setChain(1))

  const keeping = server({ signOutOnNetworkChange: false })
  keeping.stored.session = { address: key.address, chainId: 1 }
  const other = make({ siweConfig: keeping.siweConfig, storageName: "keeping" })
  await connect(other)
  await waitUntil(() => expect(readSession(other)).not.toBeNull())
  await act(async () => zebra.setChain(137))
  await waitUntil(() => expect(readSession(other)?.data.chainId).toBe("eip155:137"))
  expect([keeping.stored.outs, zebra.signatures(), other.getSnapshot().open]).toEqual([0, 0, false])
}, 60_000)

test("asks for nothing when siweConfig is not enabled", async () => {
  wallet()
  const { stored, siweConfig } = server({ enabled: false })
  const kit = make({ siweConfig })
  await connect(kit)
  expect(await act(() => kit.open({ view: "SIWXSignMessage" }).catch((error) => error._tag))).toBe("ViewNotAvailable")
  expect(stored.nonces).toBe(0)
})

test("asks for the sign-in where the server's session is an empty object", async () => {
  wallet()
  const { siweConfig } = server({
    getSession: async () => ({}) as never,
    signOutOnAccountChange: false,
    signOutOnNetworkChange: false
  })
  const kit = make({ siweConfig })
  await connect(kit)
  await waitForSignIn(kit)
  expect(readSession(kit)).toBeNull()
}, 60_000)

test("signs in and out although the callbacks of siweConfig throw", async () => {
  const zebra = wallet()
  const failAlways = () => {
    throw new Error("the page's own fault")
  }
  const { stored, siweConfig } = server({ onSignIn: failAlways, onSignOut: failAlways })
  const kit = make({ siweConfig })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(readSession(kit)?.data.accountAddress).toBe(key.address))
  await act(() => kit.signOut())
  expect([readSession(kit), stored.outs]).toEqual([null, 1])
}, 60_000)
