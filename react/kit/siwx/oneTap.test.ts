// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { getAddress, hexToNumber } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { createSiweMessage, type CreateSiweMessageParameters } from "viem/siwe"
import { afterEach, beforeEach, expect, test } from "vitest"
import {
  callAtEnd,
  closeLikeBrowsers,
  connect,
  endPage,
  key,
  make,
  waitForSignIn,
  readSession
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { signIn } from "./public.ts"

beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()

/** The data that `wallet_connect` is asked to sign. */
interface Asked {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly chainId: `0x${string}`
  readonly statement?: string
  readonly issuedAt: string
}
type Change = (expected: CreateSiweMessageParameters) => Partial<CreateSiweMessageParameters>

const stranger = privateKeyToAccount(`0x${"7".repeat(64)}`)

/** A wallet that signs in while it connects, with a text of its own making. */
const wallet = (change: Change = () => ({}), more: Readonly<Record<string, unknown>> = {}, signer = key) => {
  const item = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [key.address],
    chainId: 1,
    connected: true,
    answers: {
      wallet_connect: async ([{ capabilities }]: readonly [
        { readonly capabilities: { readonly signInWithEthereum: Asked } }
      ]) => {
        const { chainId, domain, issuedAt, nonce, statement, uri } = capabilities.signInWithEthereum
        const expected: CreateSiweMessageParameters = {
          address: getAddress(key.address),
          chainId: hexToNumber(chainId),
          domain,
          nonce,
          uri,
          version: "1",
          issuedAt: new Date(issuedAt),
          ...(statement === undefined ? {} : { statement })
        }
        const message = createSiweMessage({ ...expected, ...change(expected) })
        const signature = await signer.signMessage({ message })
        return {
          accounts: [{ address: key.address, capabilities: { signInWithEthereum: { message, signature } } }]
        }
      },
      ...more
    }
  })
  callAtEnd(item.stop)
  return { ...item, methods: () => item.requests.map(({ method }) => method) }
}
const failWith = (code: number) => () => {
  throw Object.assign(new Error("no"), { code })
}
const selectPrompts = (methods: ReadonlyArray<string>) =>
  methods.filter((method) => /^(wallet_connect|eth_requestAccounts|personal_sign)$/.test(method))

test("asks a wallet that signs in while connecting once: the visitor is signed in, and no view opens", async () => {
  const zebra = wallet()
  const kit = make({ siwx: signIn({ statement: "I agree" }) })
  await connect(kit)
  await waitUntil(() => expect(readSession(kit)).toMatchObject({ data: { chainId: "eip155:1", statement: "I agree" } }))
  expect([kit.getSnapshot().open, kit.getSnapshot().status]).toEqual([false, "connected"])
  expect(selectPrompts(zebra.methods())).toEqual(["wallet_connect"])
  expect(localStorage.getItem("@appkit/siwx")).toContain("I agree")
}, 60_000)

const altered: ReadonlyArray<readonly [what: string, change: Change]> = [
  ["another domain", () => ({ domain: "evil.example" })],
  ["another nonce", () => ({ nonce: "abcdefgh12345678" })],
  ["another address of the page", () => ({ uri: "https://evil.example/" })],
  ["another statement", () => ({ statement: "I give it all" })],
  ["another network", () => ({ chainId: 137 })],
  ["another account", () => ({ address: stranger.address })],
  ["an end that nobody asked for", () => ({ expirationTime: new Date("2099-01-01T00:00:00Z") })],
  ["a resource that nobody asked for", () => ({ resources: ["https://evil.example/all"] })]
]
test.each(altered)(
  "stores no session for a message with %s: the wallet is connected, and the view asks",
  async (_, change) => {
    wallet(change)
    const kit = make({ siwx: signIn({ statement: "I agree" }) })
    await connect(kit)
    await waitForSignIn(kit)
    expect([readSession(kit), kit.getSnapshot().status]).toEqual([null, "connected"])
    expect(localStorage.getItem("@appkit/siwx")).toBeNull()
  },
  60_000
)

test.each([-32601, 4200])(
  "connects a wallet without the method (%s) as usual, and the view asks",
  async (code) => {
    const zebra = wallet(undefined, { wallet_connect: failWith(code) })
    const kit = make({ siwx: signIn() })
    await connect(kit)
    await waitForSignIn(kit)
    expect(selectPrompts(zebra.methods())).toEqual(["wallet_connect", "eth_requestAccounts"])
  },
  60_000
)

test("asks nothing else after the visitor declines", async () => {
  const zebra = wallet(undefined, { wallet_connect: failWith(4001) })
  const kit = make({ siwx: signIn() })
  const end = await act(() => kit.connect({ connectorId: "test.zebra" }).catch((error) => error._tag))
  expect([end, selectPrompts(zebra.methods())]).toEqual(["ConnectionRejected", ["wallet_connect"]])
}, 60_000)

test("requests only the accounts without a sign-in", async () => {
  const zebra = wallet()
  const kit = make()
  await connect(kit)
  expect(selectPrompts(zebra.methods())).toEqual(["eth_requestAccounts"])
}, 60_000)
