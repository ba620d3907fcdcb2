// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest"
import { mainnet, solana } from "../../../../core/chain/network/networks.ts"
import { solanaAccounts } from "../../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { closeLikeBrowsers } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { advanceUntilSettled, waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { announcePlainSolanaWallet } from "../../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { createLatchkey, type Latchkey } from "../public.ts"

closeLikeBrowsers()
const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) await end()
  localStorage.clear()
})

const visit = (): Latchkey => {
  const kit = createLatchkey({
    networks: [mainnet, solana],
    endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9", [solana.id]: "http://127.0.0.1:9" } }
  })
  ends.push(kit.dispose)
  return kit
}
const solanaWallet = (): void => {
  ends.push(announcePlainSolanaWallet({ name: "Plain Solana", accounts: [solanaAccounts[0].address] }).stop)
}
const evmWallet = (): PlainWallet => {
  const wallet = announcePlainWallet({
    uuid: "zebra",
    rdns: "test.zebra",
    name: "zebra",
    accounts: ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
    chainId: 1
  })
  ends.push(wallet.stop)
  return wallet
}

describe("kit.connect right after the start", () => {
  test("asks the wallet once for concurrent calls that differ in letter case, or name the active namespace", async () => {
    const wallet = evmWallet()
    const kit = visit()
    await Promise.all([
      kit.connect({ connectorId: "test.zebra" }),
      kit.connect({ connectorId: "TEST.Zebra", namespace: "eip155" }),
      kit.connect({ connectorId: "test.ZEBRA" })
    ])
    expect(wallet.requests.filter(({ method }) => method === "eth_requestAccounts")).toHaveLength(1)
    expect(kit.getSnapshot().account?.connectorId).toBe("test.zebra")
  })

  test("connects a Solana wallet whose finder has not loaded yet", async () => {
    solanaWallet()
    const kit = visit()
    await kit.connect({ connectorId: "Plain Solana" })
    expect(kit.getSnapshot().account?.address).toBe(solanaAccounts[0].address)
  })

  test("connects wallets that announce themselves after the call, under any spelling of their ids", async () => {
    const kit = visit()
    const connected = kit.connect({ connectorId: "plain solana" })
    await waitUntil(() => expect(kit.getSnapshot().status).toBe("connecting"))
    solanaWallet()
    await connected
    expect(kit.getSnapshot().account?.address).toBe(solanaAccounts[0].address)
    const other = kit.connect({ connectorId: "TEST.Zebra" })
    evmWallet()
    await other
    expect(kit.getSnapshot().connections.map(({ connectorId }) => connectorId)).toEqual(
      expect.arrayContaining(["Plain Solana", "test.zebra"])
    )
  })

  test("rejects with ModalClosed when the visitor closes the modal while the wallet is awaited", async () => {
    const kit = visit()
    await kit.open()
    const failure = kit.connect({ connectorId: "Plain Solana" }).catch((error: unknown) => error)
    await waitUntil(() => expect(kit.getSnapshot().status).toBe("connecting"))
    await kit.close()
    expect(await failure).toMatchObject({ _tag: "ModalClosed" })
  })

  test("rejects with ConnectorNotFound three seconds after the start, and then at once", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] })
    const start = Date.now()
    const kit = visit()
    const isMissing = (call: Promise<void>) => expect(call).rejects.toMatchObject({ _tag: "ConnectorNotFound" })
    await advanceUntilSettled(isMissing(kit.connect({ connectorId: "nobody" })))
    expect(Date.now() - start).toBeGreaterThanOrEqual(3_000)
    const later = Date.now()
    await advanceUntilSettled(isMissing(kit.connect({ connectorId: "nobody" })))
    expect(Date.now() - later).toBeLessThan(1_500)
  })
})
