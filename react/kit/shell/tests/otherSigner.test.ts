// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { modalText, press, pressOnceArmed, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { hash, startNode } from "../../../../fixtures/wallets/announcedWallets.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { truncateAddress } from "../../../../core/foundation/text/truncateAddress.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())
const ends = collectEnds()
const [me, you] = accounts

/** A page whose wallet has two accounts, of which the first is in use. */
const connectTwo = async () => {
  const wallet = announcePlainWallet({
    uuid: "two",
    rdns: "test.two",
    name: "Two",
    accounts: [me, you],
    chainId: 1,
    answers: { eth_sendTransaction: hash }
  })
  const kit = createLatchkey({ networks: node.networks, reviewRequests: true })
  ends.push(wallet.stop, kit.dispose)
  await act(() => kit.connect({ connectorId: "test.two" }))
  return { kit, sent: () => wallet.requests.filter(({ method }) => method === "eth_sendTransaction") }
}

describe("kit.provider request of the wallet's other account", () => {
  test.each([you, you.toLowerCase(), `eip155:1:${you}`])(
    "shows and records the account that signs: %s",
    async (from) => {
      const { kit, sent } = await connectTwo()
      const params = [{ from, to: me, value: "0x1" }]
      const request = kit.provider("eip155").request({ method: "eth_sendTransaction", params })
      await expectText(/Send 0/)
      expect(modalText()).toContain(`From${truncateAddress(you)}`)
      await pressOnceArmed("Approve")
      expect(await act(() => request)).toBe(hash)
      expect(sent()).toMatchObject([{ params: [{ from: expect.stringMatching(new RegExp(`^${you}$`, "i")) }] }])
      expect(await act(() => kit.getTransactions())).toMatchObject([{ hash, account: `eip155:1:${you}` }])
    }
  )

  test("shows the account that signs a message", async () => {
    const { kit } = await connectTwo()
    const request = kit.provider("eip155").request({ method: "personal_sign", params: ["hello", you] })
    const refused = expect(request).rejects.toMatchObject({ code: 4001 })
    await expectText(/Sign a message/)
    expect(modalText()).toContain(`From${truncateAddress(you)}`)
    await press("Reject")
    await act(() => refused)
  })
})

describe("kit.explain", () => {
  test("describes a request as of the account that it names", async () => {
    const { kit } = await connectTwo()
    const words = await act(() =>
      kit.explain({ method: "eth_sendTransaction", params: [{ from: you, to: you, value: "0x1" }] })
    )
    expect(words.sentence).toMatch(new RegExp(`to your account \\(${you}\\)$`))
  })
})
