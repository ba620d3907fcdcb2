// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { PickedToken } from "../../../core/onchain/money/pickTokens.ts"
import type { SentEnd } from "../../../core/wallets/signing/sentRecord.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { formatBrief } from "../../../core/onchain/money/exactAmount.ts"
import { AmountField } from "./AmountField.tsx"
import { CallWords } from "./CallWords.tsx"
import { ConfirmButton } from "./ConfirmButton.tsx"
import { ReceiptWays } from "./HashWays.tsx"
import { useReceiptWords } from "./useReceiptWords.ts"
import { TokenPicture } from "./TokenPicture.tsx"
import { TokenPicker } from "./TokenPicker.tsx"
import { type Warning, useTicks, Warnings } from "./Warnings.tsx"
import { AddressPair, WholeAddress } from "./WholeAddress.tsx"

afterEach(async () => {
  vi.useRealTimers()
  await undraw()
})

const wait = (millis: number) => act(async () => void (await vi.advanceTimersByTimeAsync(millis)))

describe("ConfirmButton", () => {
  test("ignores presses for half a second after it appears and after its terms change", async () => {
    vi.useFakeTimers()
    const press = vi.fn()
    let change = (_: string): void => {}
    drawView(() => {
      const [amount, set] = useState("1.25 ETH")
      change = set
      return (
        <ConfirmButton terms={amount} press={press}>
          Send
        </ConfirmButton>
      )
    })
    const click = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })))
    await wait(450)
    await click()
    expect(press).not.toHaveBeenCalled()
    await wait(100)
    await click()
    expect(press).toHaveBeenCalledTimes(1)
    await act(async () => change("1.26 ETH"))
    await wait(450)
    await click()
    expect(press).toHaveBeenCalledTimes(1)
    await wait(100)
    await click()
    expect(press).toHaveBeenCalledTimes(2)
  })

  test("ignores presses for half a second after it moved", async () => {
    vi.useFakeTimers()
    const press = vi.fn()
    drawView(() => (
      <ConfirmButton terms="all" press={press}>
        Send
      </ConfirmButton>
    ))
    const button = screen.getByRole("button", { name: "Send" })
    const click = () => act(async () => void fireEvent.click(button))
    await wait(1000)
    button.getBoundingClientRect = () => new DOMRect(0, 44, 336, 48)
    await wait(150)
    await click()
    expect(press).not.toHaveBeenCalled()
    await wait(600)
    await click()
    expect(press).toHaveBeenCalledTimes(1)
  })

  test("names the missing tick and scrolls to its box when pressed", async () => {
    vi.useFakeTimers()
    const scrolled: Array<Element> = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this)
    }
    const press = vi.fn()
    const all: ReadonlyArray<Warning> = [
      { id: "contract-receiver", look: "careful", sentence: "This is a contract.", tick: "I am sure" },
      { id: "own-address", look: "info", sentence: "This is your own address." }
    ]
    drawView(() => {
      const [ticked, set] = useState<ReadonlyArray<string>>([])
      const { block, list } = useTicks(all, ticked, "Tick the box to send")
      return (
        <>
          <Warnings all={all} list={list} ticked={ticked} tick={(id, isTicked) => set(isTicked ? [id] : [])} />
          <ConfirmButton terms="all" block={block} press={press}>
            Send
          </ConfirmButton>
        </>
      )
    })
    const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
    const box = () => screen.getByRole("checkbox", { name: "I am sure" })
    await wait(1000)
    await click("Read the warning first")
    expect(press).not.toHaveBeenCalled()
    const [warning] = scrolled
    expect(warning?.textContent).toContain("This is a contract.")
    expect(warning?.hasAttribute("data-shake")).toBe(true)
    expect(box().getRootNode()).toHaveProperty("activeElement", box())
    await wait(600)
    expect(warning?.hasAttribute("data-shake")).toBe(false)
    await click("Tick the box to send")
    expect([scrolled.length, press.mock.calls.length]).toEqual([2, 0])
    await act(async () => void fireEvent.click(box()))
    await click("Send")
    expect(press).toHaveBeenCalledTimes(1)
  })
})

const tokens: ReadonlyArray<PickedToken> = [
  { address: null, symbol: "ETH", name: "Ether", held: "100", price: "2500" },
  {
    address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
    symbol: "USDC",
    name: "USD Coin",
    held: "1250.5",
    price: "1"
  },
  { address: "0x1111111111111111111111111111111111111111", symbol: "USDС", name: "USD Coin", held: "9", price: null }
]
const pick = () => {
  const picked: Array<string | null> = []
  drawView(() => {
    const [search, set] = useState("")
    return (
      <div className="body">
        <TokenPicker
          groups={[{ title: "Yours on Ethereum", tokens }]}
          selected={null}
          choose={({ address }) => void picked.push(address)}
          search={search}
          searched={set}
        />
      </div>
    )
  })
  return picked
}
const type = (text: string) =>
  act(async () => void fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } }))

describe("TokenPicker", () => {
  test("searches tokens by name, and picks the first result on Enter", async () => {
    const picked = pick()
    await type("usd")
    expect(screen.getAllByRole("listitem")).toHaveLength(2)
    await act(async () => void fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" }))
    expect(picked).toEqual([tokens[1]?.address])
    await type("zzz")
    expect(screen.getByRole("heading", { name: "No token matches “zzz”" })).toBeDefined()
  })

  test("shows the value of each token, a dash if it is unknown, and the address of tokens that share a symbol", async () => {
    pick()
    const [ether, coin, twin] = screen.getAllByRole("listitem")
    if (ether === undefined || coin === undefined || twin === undefined) throw new Error("three tokens")
    expect(within(ether).getByRole("button").getAttribute("aria-current")).toBe("true")
    expect(ether.textContent).toContain("$250,000.00")
    expect(coin.textContent).toContain("1,250.5 USDC · 0xA0b8…eB48")
    expect(twin.textContent).toContain("0x1111…1111")
    expect(twin.textContent).toContain("—")
  })

  test("moves the focus from the search along the tokens with arrow keys", async () => {
    pick()
    const search = screen.getByRole("searchbox")
    await act(async () => void fireEvent.keyDown(search, { key: "ArrowDown" }))
    const readName = () => document.activeElement?.querySelector(".name")?.textContent
    expect(readName()).toBe("Ether")
    const list = screen.getByRole("list")
    await act(async () => void fireEvent.keyDown(document.activeElement ?? list, { key: "ArrowDown" }))
    expect(readName()).toBe("USD Coin")
  })
})

test("AmountField marks an invalid amount and describes its fault", () => {
  drawView(() => (
    <AmountField
      label="Amount"
      amount="1,5"
      type={() => {}}
      token={tokens[0] ?? null}
      choose={() => {}}
      wrong="Write the decimals after a point: 0.5"
    />
  ))
  const field = screen.getByRole("textbox", { name: "Amount" })
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain("after a point")
  expect(screen.getByRole("button", { name: "Token: ETH" })).toBeDefined()
})

test("AmountField shows the balance of a received token below the amount", () => {
  const held = <i>You have 1,250.5 USDC</i>
  const panels = drawView(() => (
    <>
      <AmountField label="Pay" amount="1" type={() => {}} token={tokens[0] ?? null} holding={held} />
      <AmountField label="Get" amount="2,496.1" token={tokens[1] ?? null} holding={held} />
    </>
  )).view.container.querySelectorAll(".panel")
  const places = [...panels].map((panel) => [...panel.children].findIndex((row) => row.querySelector("i") !== null))
  expect(places).toEqual([0, 2])
})

test("WholeAddress reads an address as one text and draws it in groups of four", () => {
  const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
  drawView(() => <WholeAddress address={address} />)
  expect(screen.getByText(address)).toBeDefined()
  expect(screen.getByText("79C8").className).toBe("end-group")
})

test("AddressPair marks the letters in which two similar addresses differ", () => {
  const view = drawView(() => <AddressPair address="0x7099aa79C8" known="0x7099bb79C8" words={["This one", "Known"]} />)
  expect([...view.view.container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["bb", "aa"])
})

test("CallWords numbers nested calls, with their warnings, and repeats nothing", () => {
  const bare = { by: "shape" as const, nested: [], risk: "plain" as const, fields: [] }
  drawView(() => (
    <CallWords
      words={{
        ...bare,
        sentence: "Two calls",
        nested: [
          { ...bare, sentence: "Send 1 ETH", fields: [{ kind: "amount", label: "Amount", value: "1 ETH", raw: "1" }] },
          {
            ...bare,
            sentence: "Let it take all",
            fields: [{ kind: "warning", label: "", value: "It may take everything", raw: "" }]
          }
        ]
      }}
    />
  ))
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Send 1 ETH",
    "Let it take allIt may take everything"
  ])
})

test.each([
  ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x7099…79C8"],
  ["7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj", "7dHbWX…7ARj"]
])("CallWords shortens the address %s after a name, and shows it in groups below", (address, short) => {
  const line = { kind: "address" as const, label: "Spender", value: `ben.eth (${address})`, raw: address }
  const words = { by: "shape" as const, nested: [], risk: "plain" as const, sentence: "Approve", fields: [line] }
  const { view } = drawView(() => <CallWords words={words} />)
  const value = view.container.querySelector("dd")
  expect(value?.querySelector("bdi")?.textContent).toBe(`ben.eth (${short})`)
  expect(value?.querySelector(".letters .hidden")?.textContent).toBe(address)
})

test("ReceiptWays lists the hash and page of each transaction in a batch, and only one hash for a single transaction", () => {
  const [first, other] = [`0x${"1".repeat(64)}`, `0x${"2".repeat(64)}`]
  const steps = [
    { hash: first, status: "confirmed" as const },
    { hash: other, status: "failed" as const }
  ]
  const { view } = drawView(() => <ReceiptWays hash="0xba" network="eip155:1" end={{ status: "partly", steps }} />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Step 1 took effect0x11…111111"),
    expect.stringContaining("Step 2 had no effect0x22…222222")
  ])
  expect([...view.container.querySelectorAll("a")].map(({ href }) => href.slice(-66))).toEqual([first, other])
  view.unmount()
  drawView(() => <ReceiptWays hash="0xba" network="eip155:1" end={{ status: "confirmed", steps: steps.slice(0, 1) }} />)
  expect(screen.queryByText("0xba")).toBeNull()
  expect(screen.getByText(first)).toBeDefined()
})

test.each<readonly [SentEnd, string]>([
  [{ status: "pending" }, "Waiting for Ethereum"],
  [{ status: "confirmed", block: "7", fee: "21000000000000" }, "Arrived. Fee 0.000021 ETH."],
  [
    { status: "confirmed", block: "7", fee: "21537123456789", arrivedAt: 13_400 },
    "Arrived in 12 seconds. Fee 0.0000215 ETH."
  ],
  [{ status: "confirmed", arrivedAt: 1100 }, "Arrived in 1 second."],
  [{ status: "confirmed", arrivedAt: 999_000 }, "Arrived."],
  [{ status: "failed" }, "The network refused it. Only the fee was taken."],
  [{ status: "failed", reason: "paused" }, "The network refused it: paused. Only the fee was taken."],
  [{ status: "replaced", how: "repriced", replacedBy: "0xab" }, "Sent again with another fee."],
  [{ status: "replaced", how: "cancelled", replacedBy: "0xab" }, "You replaced it in your wallet. Nothing was sent."],
  [{ status: "replaced", how: "replaced", replacedBy: "0xab" }, "Another transaction took its place."],
  [{ status: "dropped" }, "The network lost track of it. It may still go through; nothing was sent again."],
  [{ status: "partly" }, "Some of the steps took effect."]
])("useReceiptWords describes the outcome %j", (end, words) => {
  drawView(() => <p>{useReceiptWords()({ end, network: "eip155:1", sentAt: 1000 })}</p>)
  expect(screen.getByText(words)).toBeDefined()
})

describe("TokenPicture", () => {
  const drawPicture = (props: Parameters<typeof TokenPicture>[0]) => {
    drawView(() => <TokenPicture {...props} />)
    const picture = document.querySelector<HTMLElement>(".pic")
    return [picture?.dataset["letter"], picture?.style.background, picture?.querySelector("img")?.getAttribute("src")]
  }
  test("draws the token's own picture", () => {
    const [, , source] = drawPicture({ symbol: "ETH", iconUrl: "data:image/png,1", isCoin: true })
    expect(source).toBe("data:image/png,1")
  })
  test("draws the chain's mark for a coin without a picture, and Ethereum's for the coin of a rollup", async () => {
    expect(drawPicture({ symbol: "POL", iconUrl: "", isCoin: true, network: "eip155:137" })[1]).toBe("#7b3fe4")
    await undraw()
    expect(drawPicture({ symbol: "ETH", iconUrl: undefined, isCoin: true, network: "eip155:8453" })[1]).toBe("#627eea")
  })
  test("draws the letter of a token without a picture, whatever its symbol", () => {
    expect(drawPicture({ symbol: "ETH", iconUrl: "", isCoin: false })).toEqual(["E", "", undefined])
  })
})

test.each([
  ["2478.903534", "2,478.903"],
  ["250", "250"],
  ["1.2000", "1.2"],
  ["0.00002153", "0.0000215"],
  ["0.5004", "0.5"]
])("formatBrief formats %s as %s", (amount, words) => expect(formatBrief(amount)).toBe(words))
