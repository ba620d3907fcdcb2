// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { parseSiweMessage } from "viem/siwe"
import { verifyMessage } from "viem"
import { afterEach, beforeEach, expect, test } from "vitest"
import { startRelay, type Relay } from "../../../fixtures/sandbox/relay/startRelay.ts"
import {
  callAtEnd,
  findButton,
  closeLikeBrowsers,
  endPage,
  key,
  make,
  waitForSignIn,
  readSession,
  view
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import {
  type Peer,
  type PeerOptions,
  type SignInFields,
  walletConnectPeer
} from "../../../fixtures/wallets/walletConnectPeer.ts"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import type { Latchkey } from "../shell/public.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { signIn } from "./public.ts"

let relay: Relay
beforeEach(async () => {
  localStorage.clear()
  relay = await startRelay()
  callAtEnd(relay.close)
})
afterEach(endPage)
closeLikeBrowsers()

const own = ["eip155:1", "eip155:137"].map((network) => `${network}:${key.address}`)
const signHonestly: PeerOptions["signsIn"] = (fields) => fields
const wallet = async (options: Partial<PeerOptions> = {}) => {
  const peer = await walletConnectPeer({ relayUrl: relay.url, accounts: own, ...options })
  callAtEnd(peer.close)
  return peer
}
const nowhere = "http://127.0.0.1:9"
const page = (more: Partial<LatchkeyOptions> = {}): Latchkey =>
  make({
    projectId: "sandbox",
    siwx: signIn({ statement: "I agree" }),
    endpoints: {
      api: nowhere,
      chainService: nowhere,
      relay: relay.url,
      rpc: { "eip155:1": "http://127.0.0.1:9", "eip155:137": "http://127.0.0.1:9" }
    },
    ...more
  })
/** A text's last resource that allows something (EIP-5573). */
function recap(att: object): string {
  return `urn:recap:${Buffer.from(JSON.stringify({ att })).toString("base64url")}`
}
/** The displayed code, as copied by the visitor; empty without a code. */
const copyShownCode = async (): Promise<string> => {
  let copied = ""
  const writeText = async (text: string): Promise<void> => {
    copied = text
  }
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
  await act(async () => findButton("Copy link")?.click() ?? findButton("Link copied")?.click())
  return copied
}
/** Opens the code, and gives it to the wallet: one code unless the wallet fails at the first. */
const scanCode = async (kit: Latchkey, { pair }: Pick<Peer, "pair">, codes = 1): Promise<void> => {
  await act(() => kit.open({ view: "ConnectingWalletConnectBasic" }))
  const seen = new Set<string>()
  while (seen.size < codes) {
    await waitUntil(async () => {
      const code = await copyShownCode()
      expect(code).toMatch(/^wc:/)
      expect([...seen]).not.toContain(code)
      seen.add(code)
    })
    await act(() => pair([...seen].at(-1) ?? ""))
  }
}

test("signs in with one code and one approval if the wallet supports it", async () => {
  const peer = await wallet({ signsIn: signHonestly })
  const kit = page()
  await scanCode(kit, peer)
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
  const { message, signature, data } = readSession(kit) ?? { message: "", signature: "0x", data: undefined }
  expect(data).toMatchObject({ chainId: "eip155:1", accountAddress: key.address })
  expect(message).toContain("I agree I further authorize the stated URI to perform the following actions")
  expect(parseSiweMessage(message)).toMatchObject({ address: key.address, chainId: 1, domain: location.host })
  expect(await verifyMessage({ address: key.address, message, signature: signature as `0x${string}` })).toBe(true)
  expect([kit.getSnapshot().open, peer.signIns.length, peer.proposals.length, peer.requests.length]).toEqual([
    false,
    1,
    0,
    0
  ])
}, 120_000)

test("gets the session from the same code if the wallet does not support it, and the view asks", async () => {
  const peer = await wallet()
  const kit = page()
  await scanCode(kit, peer)
  await waitForSignIn(kit)
  expect([peer.signIns.length, peer.proposals.length, readSession(kit)]).toEqual([0, 1, null])
}, 120_000)

test("asks nothing else after the visitor declines", async () => {
  const peer = await wallet({ signsIn: signHonestly, behaviour: { proposal: "reject" } })
  const kit = page()
  await scanCode(kit, peer)
  await waitUntil(() => expect(view()).toContain("declined"))
  expect([peer.signIns.length, peer.proposals.length, kit.getSnapshot().status]).toEqual([1, 0, "disconnected"])
}, 120_000)

test("requests only the session on a page with a namespace other than EVM", async () => {
  const peer = await wallet({ signsIn: signHonestly })
  const kit = page({ networks: [mainnet, solana] })
  await scanCode(kit, peer)
  await waitForSignIn(kit)
  expect([peer.signIns.length, peer.proposals.length]).toEqual([0, 1])
}, 120_000)

/** Messages that differ from the request, with a valid signature. */
const altered: ReadonlyArray<readonly [what: string, change: Partial<SignInFields>]> = [
  ["another nonce", { nonce: "abcdefgh12345678" }],
  ["another statement", { statement: "I give it all" }],
  ["a permission that nobody asked for", { resources: [recap({ eip155: { "request/eth_giveItAll": [{}] } })] }],
  [
    "permissions of another kind",
    { resources: [recap({ eip155: { "crud/delete": [{}], "request/personal_sign": [{}] } })] }
  ]
]
test.each(altered)(
  "stores no session for a message with %s",
  async (_, change) => {
    const peer = await wallet({ signsIn: (fields) => ({ ...fields, ...change }) })
    const kit = page()
    await scanCode(kit, peer)
    await waitUntil(() => expect(peer.signIns.length).toBe(1))
    await waitForSignIn(kit)
    expect([readSession(kit), localStorage.getItem("@appkit/siwx")]).toEqual([null, null])
  },
  120_000
)
