// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { testNetwork } from "../../../fixtures/testing/services/testState.ts"
import { sendStart } from "../../../core/onchain/send/state.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { ReceiverPanel } from "./ReceiverPanel.tsx"

afterEach(undraw)

const [from, to, other] = accounts
const coin = { address: null, symbol: "ETH", name: "Ether", price: null }

test("ReceiverPanel lists the earlier receivers below a found one, so that nothing below them moves", () => {
  const receiver = { typed: to, address: to, name: null, error: null }
  const send = { ...sendStart, form: { ...sendStart.form, to }, receiver, earlier: [other] }
  const account = `eip155:1:${from}` as const
  const draft = {
    send,
    account,
    network: testNetwork(),
    wallet: "Zebra",
    isLoading: false,
    tokens: [coin],
    coin,
    token: coin
  }
  drawView(() => <ReceiverPanel draft={draft} />)
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(screen.getByRole("list").querySelector("button")?.title).toBe(other)
})
