// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, collectEnds } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { setUpKitsOnNode } from "../../../fixtures/testing/react/kitsOnNode.ts"
import {
  findButton,
  modalText,
  pollPage,
  press,
  pressOnceArmed,
  expectText
} from "../../../fixtures/testing/react/modalText.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"
import type { Latchkey } from "../../kit/shell/public.ts"
import { hash } from "../../../fixtures/wallets/announcedWallets.ts"

closeLikeBrowsers()
const [, receiver] = accounts
const { connected, hold } = setUpKitsOnNode(collectEnds())

const view = () =>
  document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog")?.dataset["latchkeyView"]
const expectView = (name: string): Promise<void> => pollPage(view).toBe(name)

/** Opens the form with a transfer that can be reviewed. */
const openSend = async () => {
  const page = await connected()
  const open = () => page.kit.open({ view: "Send", send: { to: receiver, amount: "0.001" } })
  await act(open)
  await expectText(/Review/)
  return { ...page, open }
}
const listMethods = ({ received }: Awaited<ReturnType<typeof openSend>>["wallet"]) =>
  received().map(({ method }) => method)

/** Ways to leave the form during the check. */
const exits: ReadonlyArray<readonly [string, (kit: Latchkey) => Promise<void>]> = [
  ["closes the modal", (kit) => act(async () => kit.close())],
  ["chooses a token", () => press("ETH")]
]

describe("kit.open Send", () => {
  test("asks the wallet once when Send is pressed twice, and shows the hash", async () => {
    const { kit, wallet } = await openSend()
    const answer = wallet.hold()
    await press("Review")
    await expectView("WalletSendPreview")
    await pressOnceArmed("Send 0.001 ETH")
    await act(async () => findButton("Approve in test.zebra").click())
    await act(() => passTurns(20))
    expect(listMethods(wallet)).toEqual(["eth_sendTransaction"])
    answer()
    await expectView("WalletSendConfirmed")
    expect((await act(() => kit.getTransactions())).map((record) => record.hash)).toEqual([hash])
    expect(listMethods(wallet)).toEqual(["eth_sendTransaction"])
  }, 60_000)

  test.for(exits)("cancels the check when the visitor %s", { timeout: 60_000 }, async ([, leave]) => {
    const { kit, open, wallet } = await openSend()
    const answer = hold()
    await press("Review")
    await expectText("Checking")
    await leave(kit)
    answer()
    await act(() => passTurns(20))
    expect(kit.getSnapshot().view).not.toBe("WalletSendPreview")
    await act(open)
    await expectText(/Review/)
    await press("Review")
    await expectView("WalletSendPreview")
    expect(listMethods(wallet)).toEqual([])
  })

  test("does not ask the wallet after Cancel while the node is still being read", async () => {
    const { wallet } = await openSend()
    await press("Review")
    await expectView("WalletSendPreview")
    const answer = hold()
    await pressOnceArmed("Send 0.001 ETH")
    await press("Cancel")
    await expectView("WalletSend")
    answer()
    await press("Review")
    await expectView("WalletSendPreview")
    await pressOnceArmed("Send 0.001 ETH")
    await expectView("WalletSendConfirmed")
    expect(listMethods(wallet)).toEqual(["eth_sendTransaction"])
  }, 60_000)

  test("returns to the form on Cancel while the wallet is asked, and records a later answer", async () => {
    const { kit, wallet } = await openSend()
    const answer = wallet.hold()
    await press("Review")
    await expectView("WalletSendPreview")
    await pressOnceArmed("Send 0.001 ETH")
    await expectText("Approve in test.zebra")
    await pollPage(() => listMethods(wallet)).toHaveLength(1)
    await press("Cancel")
    await expectView("WalletSend")
    await expectText(/Review/)
    answer()
    await act(() => passTurns(20))
    expect(view()).toBe("WalletSend")
    expect((await act(() => kit.getTransactions())).map((record) => record.hash)).toEqual([hash])
    expect(modalText()).toContain("Review")
  }, 60_000)

  test("shows the progress at the page's corner after the modal was closed", async () => {
    const { kit } = await openSend()
    await press("Review")
    await expectView("WalletSendPreview")
    await pressOnceArmed("Send 0.001 ETH")
    await expectView("WalletSendConfirmed")
    const [record] = await act(() => kit.getTransactions())
    expect(record?.summary).toEqual({ amount: "0.001", symbol: "ETH", token: null, to: expect.any(String) })
    expect(record?.summary?.to?.toLowerCase()).toBe(receiver.toLowerCase())
    await act(async () => kit.close())
    const status = () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(".progress-said")
    await pollPage(() => status()?.textContent).toBe("Sending 0.001 ETH")
  }, 60_000)

  test("keeps the view's own transfer when the host sends another one meanwhile", async () => {
    const { kit, wallet } = await openSend()
    await press("Review")
    await expectView("WalletSendPreview")
    const answerView = wallet.hold()
    await pressOnceArmed("Send 0.001 ETH")
    await pollPage(() => listMethods(wallet)).toHaveLength(1)
    wallet.hold()() // the wallet answers at once again
    expect(await act(() => kit.send({ to: receiver, amount: "0.002" }))).toBe(hash)
    expect(listMethods(wallet)).toHaveLength(2)
    expect(view()).toBe("WalletSendPreview")
    answerView()
    await expectView("WalletSendConfirmed")
    expect(modalText()).toContain("0.001 ETH")
    expect(listMethods(wallet)).toHaveLength(2)
  }, 60_000)
})
