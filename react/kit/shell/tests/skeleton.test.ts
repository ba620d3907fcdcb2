// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import { collectEnds, createKitFactory } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"

const make = createKitFactory(collectEnds())
afterEach(() => localStorage.clear())

const getCard = () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(".card")
const getTitle = () => getCard()?.querySelector("h2")?.textContent

/** Opens a kit, and returns the heights in its skeleton: of the sign-in methods' place, and of each method in it. */
const open = async (options: Partial<LatchkeyOptions>): Promise<ReadonlyArray<string>> => {
  const kit = make(options)
  const opening = kit.open()
  const held = getCard()?.querySelector<HTMLElement>(":scope > .body > .held")
  const heights = [held, ...(held?.querySelectorAll<HTMLElement>("i") ?? [])].map(
    (part) => part?.style.height ?? "none"
  )
  await act(() => opening)
  return heights
}

describe("the skeleton of the first frame", () => {
  test.each<[string, Partial<LatchkeyOptions>, string | null, ReadonlyArray<string>]>([
    ["a project", { projectId: "p1" }, null, ["149px", "52px", "52px"]],
    ["a project whose email is off", { projectId: "p1", features: { email: false } }, null, ["89px", "52px"]],
    [
      "a project whose wallets come first",
      { projectId: "p1", features: { connectMethodsOrder: ["wallet"] } },
      null,
      ["0px"]
    ],
    ["no project", {}, null, ["0px"]],
    ["the heights of the last visit", { projectId: "p1" }, "0 112", ["149px", "112px"]],
    ["a last visit without methods", { projectId: "p1" }, "0 0", ["0px"]],
    ["a stored value that cannot be read", { projectId: "p1" }, "broken", ["0px"]]
  ])("reserves the sign-in methods of %s", async (_, options, stored, heights) => {
    if (stored !== null) localStorage.setItem("@latchkey/modal_methods", stored)
    expect(await open(options)).toEqual(heights)
  })

  test.each([
    ["a project", { projectId: "p1" }, "Log in or sign up"],
    ["no project", {}, "Connect wallet"]
  ])("has the title that Connect has with %s", async (_, options, title) => {
    const kit = make(options)
    const opening = kit.open()
    expect(getTitle()).toBe(title)
    await act(() => opening)
    expect(getTitle()).toBe(title)
  })
})
