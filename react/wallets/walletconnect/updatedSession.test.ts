// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import { startRelay } from "../../../fixtures/sandbox/relay/startRelay.ts"
import { solanaAccounts } from "../../../fixtures/sandbox/solana/solanaAccounts.ts"
import {
  findButton,
  callAtEnd,
  closeLikeBrowsers,
  endPage,
  key,
  make
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { type Peer, walletConnectPeer } from "../../../fixtures/wallets/walletConnectPeer.ts"
import type { Latchkey } from "../../kit/shell/public.ts"

closeLikeBrowsers()
afterEach(endPage)
const nowhere = "http://127.0.0.1:9"
const solanaId = String(solana.caipNetworkId)
const both = [`eip155:1:${key.address}`, `${solanaId}:${solanaAccounts[0].address}`]

const scanCode = async (kit: Latchkey, peer: Peer): Promise<void> => {
  await act(() => kit.open({ view: "ConnectingWalletConnectBasic" }))
  let code = ""
  const writeText = async (text: string): Promise<void> => {
    code = text
  }
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
  await waitUntil(async () => {
    await act(async () => findButton("Copy link")?.click())
    expect(code).toMatch(/^wc:/)
  })
  await act(() => peer.pair(code))
}
const listNamespaces = (kit: Latchkey) =>
  kit
    .getSnapshot()
    .connections.map(({ namespace }) => namespace)
    .sort()

describe("a WalletConnect session whose wallet withdraws a namespace", () => {
  test("has the namespace again when the wallet offers it again", async () => {
    const relay = await startRelay()
    callAtEnd(relay.close)
    const peer = await walletConnectPeer({ relayUrl: relay.url, accounts: both })
    callAtEnd(peer.close)
    const kit = make({
      networks: [mainnet, solana],
      projectId: "sandbox",
      endpoints: {
        api: nowhere,
        chainService: nowhere,
        relay: relay.url,
        rpc: { "eip155:1": nowhere, [solanaId]: nowhere }
      }
    })
    await scanCode(kit, peer)
    await waitUntil(() => expect(listNamespaces(kit)).toEqual(["eip155", "solana"]))
    const namespaces = { ...peer.sessions()[0]?.namespaces }
    const { solana: withdrawn, ...others } = namespaces
    expect(withdrawn).toBeDefined()
    await act(() => peer.changeNamespaces(others))
    await waitUntil(() => expect(listNamespaces(kit)).toEqual(["eip155"]))
    await act(() => peer.changeNamespaces(namespaces))
    await waitUntil(() => expect(listNamespaces(kit)).toEqual(["eip155", "solana"]))
  })
})
