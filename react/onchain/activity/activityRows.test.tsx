// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { account, first, inAccount, start, tokens } from "../../../fixtures/pages/gallery/world.ts"
import { stateAfter } from "../../../fixtures/testing/core/sample.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { ActivityTab } from "./ActivityTab.tsx"

const now = Date.parse("2026-11-27T14:02:00")
beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }))
afterEach(async () => {
  vi.useRealTimers()
  await undraw()
})
const day = 86_400_000
const juniper = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const makeTransaction = (id: string, minedAt: number, more: Partial<Transaction> = {}): Transaction => ({
  id,
  hash: `0x${id.repeat(64)}`,
  network: "eip155:1",
  operation: "send",
  status: "confirmed",
  from: first,
  to: juniper,
  minedAt,
  transfers: [
    {
      asset: "token",
      name: "Ether",
      symbol: "ETH",
      iconUrl: "",
      direction: "out",
      quantity: "1.25",
      spam: false
    }
  ],
  ...more
})
const nameArrived: KitEvent = {
  _tag: "NameArrived",
  name: "juniper.reown.id",
  profile: {
    name: "juniper.reown.id",
    registered: true,
    registeredAt: "",
    addresses: [{ coinType: 60, chainId: 1, address: juniper }],
    avatar: "",
    bio: ""
  }
}
const draw = (transactions: ReadonlyArray<Transaction>, ...more: ReadonlyArray<KitEvent>) =>
  drawView(ActivityTab, {
    start: stateAfter(
      start(),
      ...inAccount,
      { _tag: "TokensAsked", account },
      { _tag: "TokensArrived", account, tokens },
      { _tag: "ActivityAsked", account, cursor: null },
      { _tag: "ActivityArrived", account, cursor: null, page: { transactions, next: null } },
      ...more
    )
  })
const rows = (): ReadonlyArray<HTMLElement> => screen.getAllByRole("button", { expanded: false })

describe("ActivityTab", () => {
  test("shows today's time, yesterday, and the date of earlier transactions", () => {
    draw([
      makeTransaction("a", now),
      makeTransaction("b", now - day),
      makeTransaction("c", Date.parse("2020-03-09T12:00:00Z"))
    ])
    const times = rows().map((row) => row.querySelector("time")?.textContent)
    expect(times[0]).toMatch(/^Today, 2:02\sPM$/)
    expect(times.slice(1)).toEqual(["Yesterday", "Mar 9"])
  })

  test("shows a pending transaction as waiting, without a time", () => {
    draw([makeTransaction("a", now, { status: "pending" })])
    expect(rows()[0]?.querySelector("time")).toBeNull()
    expect(rows()[0]?.textContent).toContain("Waiting")
  })

  test("shows the name of a receiver that was looked up, and the address of another", () => {
    draw([makeTransaction("a", now), makeTransaction("b", now - day, { to: `0x${"9".repeat(40)}` })], nameArrived)
    expect(rows()[0]?.textContent).toContain("To juniper.reown.id")
    expect(rows()[1]?.textContent).toContain("To 0x99")
  })

  test("names a single collectible in the second line of its row, and the contract of the mint in the details", async () => {
    const lantern = {
      asset: "nft",
      name: "Lantern #3",
      symbol: "LNTN",
      iconUrl: "",
      direction: "in",
      quantity: "1",
      spam: false
    } as const
    await draw([makeTransaction("c", now, { operation: "mint", transfers: [lantern] })])
    const row = screen.getByRole("button", { name: /^Minted/ })
    expect(row.querySelector(".sub")?.textContent).toBe("Lantern #3")
    expect(row.querySelector(".end")?.textContent).toMatch(/^\+1(?! Lantern)/)
    await act(async () => row.click())
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toContain("With")
  })

  test("fills Send with the token, amount and receiver of a transfer when Send again is pressed", async () => {
    const { events } = draw([makeTransaction("a", now)])
    await act(async () => rows()[0]?.click())
    await act(async () => screen.getByRole("button", { name: "Send again" }).click())
    expect(events.at(-1)).toEqual({
      _tag: "Pushed",
      view: { _tag: "WalletSend", token: null, amount: "1.25", to: juniper }
    })
  })

  test.each([
    ["To", "a sent transaction", {}],
    ["From", "a received one", { from: juniper, to: first }]
  ])("names the counterparty %s in the details of %s", async (label, _, parties) => {
    const [transfer] = makeTransaction("a", 0).transfers
    if (transfer === undefined) throw new Error("no transfer")
    const direction = "from" in parties ? "in" : "out"
    draw([makeTransaction("a", now, { ...parties, transfers: [{ ...transfer, direction }] })])
    await act(async () => rows()[0]?.click())
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toContain(label)
  })

  test("offers no Send again for a received, a pending, or a suspicious transaction", async () => {
    const [transfer] = makeTransaction("a", 0).transfers
    if (transfer === undefined) throw new Error("no transfer")
    draw([
      makeTransaction("a", now, { status: "pending" }),
      makeTransaction("b", now, { from: juniper, to: first, transfers: [{ ...transfer, direction: "in" }] }),
      makeTransaction("c", now, { transfers: [{ ...transfer, quantity: "0" }] })
    ])
    await act(async () => {
      screen.queryByText(/hidden, likely spam/)?.click()
    })
    for (const row of rows()) await act(async () => row.click())
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull()
  })

  test("shows amount, receiver and Send again of a transfer from this page that has no history yet", async () => {
    const hash = `0x${"d".repeat(64)}`
    const { events } = draw(
      [],
      {
        _tag: "TransactionSent",
        id: "1",
        hash,
        network: "eip155:1",
        account,
        kind: "send",
        nonce: 1,
        connectorId: "w",
        sentAt: now
      },
      {
        _tag: "SentSummarized",
        hash,
        summary: { amount: "1.25", symbol: "ETH", token: null, to: juniper, name: "juniper.reown.id" }
      },
      { _tag: "TransactionMoved", hash, end: { status: "confirmed" } }
    )
    const [row] = rows()
    expect(row?.textContent).toContain("−1.25 ETH")
    expect(row?.textContent).toContain("To juniper.reown.id")
    expect(row?.textContent).toMatch(/Today, /)
    await act(async () => row?.click())
    await act(async () => screen.getByRole("button", { name: "Send again" }).click())
    expect(events.at(-1)).toEqual({
      _tag: "Pushed",
      view: { _tag: "WalletSend", token: null, amount: "1.25", to: juniper }
    })
  })
})
