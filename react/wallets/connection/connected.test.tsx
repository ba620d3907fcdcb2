// @vitest-environment happy-dom
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import { holdAnswer, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { openRx } from "../../kit/modal/atoms.ts"
import { ConnectingExternal } from "./ConnectingExternal.tsx"
import { Waiting } from "./Waiting.tsx"

afterEach(async () => {
  vi.useRealTimers()
  await undraw()
})

function Shown() {
  return (
    <>
      <ConnectingExternal />
      <p data-testid="open">{String(useRxValue(openRx))}</p>
    </>
  )
}

const readScreen = () => [screen.getByRole("heading").textContent, screen.getByTestId("open").textContent]

/** Connects a wallet that the visitor waits for; time is frozen from then on. */
const connectHeld = async () => {
  const { answer, release } = holdAnswer(["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"])
  const kit = drawView(Shown)
  kit.put("zebra", makeScriptedWallet({ eth_requestAccounts: answer }).provider)
  await kit.dispatch(
    { _tag: "WalletsAnnounced", connectors: [getConnector("zebra")] },
    { _tag: "Opened", view: { _tag: "Connect" } },
    { _tag: "ConnectStarted", connectorId: "zebra" }
  )
  expect(readScreen()).toEqual(["Approve in Wallet zebra", "true"])
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await act(async () => release())
  return kit
}

describe("ConnectingExternal", () => {
  test("shows a new connection for 590 ms, then closes the modal", async () => {
    const kit = await connectHeld()
    expect(kit.state().modal.open).toBe(false)
    expect(readScreen()).toEqual(["Connected", "true"])
    expect(screen.getByText("on Ethereum")).toBeDefined()
    await act(async () => vi.advanceTimersByTimeAsync(589))
    expect(readScreen()).toEqual(["Connected", "true"])
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(readScreen()).toEqual(["Connected", "false"])
  })

  test.each([
    ["key", () => fireEvent.keyDown(window, { key: "Escape" })],
    ["press", () => fireEvent.pointerDown(window)]
  ] as const)("closes at once on a %s", async (_, cut) => {
    await connectHeld()
    await act(async () => void cut())
    expect(readScreen()).toEqual(["Connected", "false"])
  })

  test("stays open with the new view if the modal is opened again meanwhile", async () => {
    const kit = await connectHeld()
    await kit.dispatch({ _tag: "Opened", view: { _tag: "Account" } })
    expect(screen.getByTestId("open").textContent).toBe("true")
    await act(async () => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByTestId("open").textContent).toBe("true")
  })
})

describe("Waiting", () => {
  test("offers to ask a silent wallet again after 8 s, and hints at a covered window after 30 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const kit = drawView(Waiting)
    kit.put("zebra", makeScriptedWallet({ eth_requestAccounts: holdAnswer([]).answer }).provider)
    await kit.dispatch(
      { _tag: "WalletsAnnounced", connectors: [getConnector("zebra")] },
      { _tag: "Opened", view: { _tag: "Connect" } },
      { _tag: "ConnectStarted", connectorId: "zebra" }
    )
    await act(async () => vi.advanceTimersByTimeAsync(7_900))
    expect(screen.getByText("This page will see your address")).toBeDefined()
    expect(screen.queryByRole("button")).toBeNull()
    await act(async () => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByText("This page will see your address")).toBeNull()
    expect(screen.queryByText("It may be behind this window.")).toBeNull()
    await act(async () => vi.advanceTimersByTimeAsync(22_000))
    expect(screen.getByRole("status").textContent).toBe("It may be behind this window.")
    await act(async () => screen.getByRole("button", { name: "Nothing happened? Open it again" }).click())
    expect(kit.events.at(-1)).toEqual({ _tag: "ConnectStarted", connectorId: "zebra" })
    expect(screen.getByText("This page will see your address")).toBeDefined()
  })
})
