// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { expect, test } from "vitest"
import { mainnet, solana } from "../../../../core/chain/network/networks.ts"
import { announcePlainSolanaWallet } from "../../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { createLatchkey, type Latchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me] = accounts
const page = (): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet, solana], endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9" } } })
  ends.push(kit.dispose)
  return kit
}
const readEnd = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => typeof answer,
    (error) => error._tag ?? error.code
  )

interface Held {
  readonly connectorId: string
  readonly announce: (waits: (method: string) => Promise<void>) => { readonly stop: () => void }
  readonly calls: Readonly<Record<string, readonly [(kit: Latchkey) => Promise<unknown>, unknown]>>
}
const held: ReadonlyArray<readonly [string, Held]> = [
  [
    "eip155",
    {
      connectorId: "test.plain",
      announce: (waits) =>
        announcePlainWallet({ uuid: "1", rdns: "test.plain", name: "Plain", accounts: [me], chainId: 1, waits }),
      calls: {
        "provider().request": [
          (kit) => kit.provider("eip155").request({ method: "personal_sign", params: ["0x6869", me] }),
          "string"
        ],
        signMessage: [(kit) => kit.signMessage({ message: "hi" }), "string"],
        getSmartSessions: [(kit) => kit.getSmartSessions(), "NoEndpoint"],
        // Past the question who is connected: there is no service that could know of a session.
        revokeSmartSession: [(kit) => kit.revokeSmartSession({ pci: "a" }), "NoEndpoint"],
        capabilities: [(kit) => kit.capabilities(), "object"]
      }
    }
  ],
  [
    "solana",
    {
      connectorId: "Plain Solana",
      announce: (waits) => announcePlainSolanaWallet({ name: "Plain Solana", connected: true, waits }),
      calls: {
        signMessage: [(kit) => kit.signMessage({ message: "hi", namespace: "solana" }), "string"]
      }
    }
  ]
]

for (const [namespace, { announce, calls, connectorId }] of held)
  test(`${namespace}: calls made while the wallet of an earlier visit has not answered wait for it`, async () => {
    let answer = (): void => {}
    let isHeld = false
    const waiting = new Promise<void>((done) => {
      answer = done
    })
    const requests: Array<string> = []
    const wallet = announce((method) => {
      requests.push(method)
      return isHeld ? waiting : Promise.resolve()
    })
    ends.push(wallet.stop)
    const before = page()
    await act(async () => before.prepare())
    await expect.poll(() => readEnd(before.connect({ connectorId })), { timeout: 30_000 }).toBe("undefined")
    await act(() => before.dispose())

    isHeld = true
    requests.length = 0
    const kit = page()
    const endedCalls: Array<string> = []
    const results = Object.entries(calls).map(([name, [call]]) =>
      readEnd(call(kit)).then((result) => {
        endedCalls.push(name)
        return [name, result] as const
      })
    )
    // The restore has come as far as the wallet, which says nothing yet.
    await expect.poll(() => requests.length, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(kit.getSnapshot().status).toBe("reconnecting")
    // The code for these calls has loaded: a call that needs no wallet has ended after them.
    const past = { chainId: "0x1", expiry: 1, signer: { type: "keys", data: {} }, permissions: [], policies: [] }
    expect(await readEnd(kit.grantSmartSession(past as never))).toMatch(/Grant|Permission|Misfit/)
    await readEnd(kit.explain({ method: "personal_sign", params: ["0x6869", me] }))
    expect(endedCalls).toEqual([])
    isHeld = false
    await act(async () => answer())
    expect(await act(() => Promise.all(results))).toEqual(Object.entries(calls).map(([name, [, end]]) => [name, end]))
  }, 120_000)
