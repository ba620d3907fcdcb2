// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { ScreenAnswer, ScreenRequest } from "../../../../core/onchain/approval/screening.ts"
import { solanaAccounts } from "../../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { press, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import {
  type AnnouncedWallet,
  announceBitcoin,
  announceSolana,
  startNode
} from "../../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())
const [{ address: me }] = solanaAccounts
const site = location.host
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)

const connectScreened = async (wallet: AnnouncedWallet, answer: ScreenAnswer) => {
  ends.push(wallet.stop)
  const requests: Array<ScreenRequest> = []
  const screen = async (request: ScreenRequest): Promise<ScreenAnswer> => {
    requests.push(request)
    return answer
  }
  const kit = createLatchkey({ networks: node.networks, screen })
  ends.push(kit.dispose)
  const connect = () =>
    kit.connect({ connectorId: wallet.connectorId }).then(
      () => "connected",
      (error) => error._tag
    )
  await run(() => expect.poll(connect).toBe("connected"))
  return { kit, requests }
}
const getEnd = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "done",
    (error) => error.data?._tag ?? error._tag
  )

const transaction =
  "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
const onBitcoin = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

describe("screen on other networks", () => {
  test.each([
    ["solana_signMessage", { message: "8wr", pubkey: me }],
    ["solana_signTransaction", { transaction, pubkey: me }],
    ["solana_signAllTransactions", { transactions: [transaction], pubkey: me }],
    ["solana_signAndSendTransaction", { transaction, pubkey: me }]
  ])("receives %s once, and blocks it", async (method, params) => {
    const wallet = announceSolana(node.url)
    const { kit, requests } = await connectScreened(wallet, { verdict: "block" })
    expect(await run(() => getEnd(kit.provider("solana").request({ method, params })))).toBe("ScreenBlocked")
    expect(requests.map(({ network, requests: [call] }) => [network, call.method, call.params])).toEqual([
      [expect.stringMatching(/^solana:/), method, params]
    ])
    expect(requests[0]?.requests[0].words.sentence).not.toBe("")
    expect(wallet.received()).toEqual([])
  })

  test.each([
    ["signMessage", { message: "hi" }],
    ["sendTransfer", { recipientAddress: onBitcoin, amount: "1000" }]
  ])("receives %s of a Bitcoin wallet once, and shows its warning", async (method, params) => {
    const wallet = announceBitcoin()
    const { kit, requests } = await connectScreened(wallet, { verdict: "warn", reason: "Careful" })
    const end = getEnd(kit.provider("bip122").request({ method, params }))
    await expectText(`${site} warns: Careful`)
    await press("Reject")
    expect(await run(() => end)).toBe("RequestRejected")
    expect(requests).toMatchObject([{ requests: [{ method, params }], network: expect.stringMatching(/^bip122:/) }])
    expect(wallet.received()).toEqual([])
  })
})
