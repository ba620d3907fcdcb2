// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { sharePicture } from "./sharePicture.ts"

/** The moves of pictures: the environment has no layout and no animations, so the test provides both. */
let moves: Array<readonly [className: string, first: unknown, last: unknown]> = []
const boxes: Readonly<Record<string, readonly [x: number, y: number, size: number]>> = {
  row: [20, 100, 44],
  ring: [138, 60, 80],
  "latchkey-avatar": [600, 10, 32]
}
const getBox = (element: Element): DOMRect => {
  const [x, y, size] = boxes[element.className] ?? boxes[element.parentElement?.className ?? ""] ?? [0, 0, 0]
  return new DOMRect(x, y, size, size)
}

const startCard = (prefersStill: boolean) => {
  vi.stubGlobal("matchMedia", () => ({ matches: prefersStill }))
  Element.prototype.getBoundingClientRect = function () {
    return getBox(this)
  }
  Element.prototype.animate = function (frames) {
    const list = Array.isArray(frames) ? frames : []
    moves.push([this.className, list[0]?.["transform"], list.at(-1)?.["transform"]])
    return Object.assign(new EventTarget(), { onfinish: null, oncancel: null }) as Animation
  }
  const shadow = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" })
  document.body.append(Object.assign(document.createElement("span"), { className: "latchkey-avatar" }))
  shadow.innerHTML =
    '<dialog open><div class="card"><div class="view"><button class="row"><span class="pic"></span></button></div></div></dialog>'
  const [dialog, card] = [shadow.querySelector("dialog"), shadow.querySelector<HTMLElement>(".card")]
  if (dialog === null || card === null) throw new Error("the card is missing")
  sharePicture({ card, dialog, shadow })
  const press = () => card.querySelector<HTMLElement>(".row")?.click()
  const showRing = async (state: string) => {
    const view = card.querySelector(".view")
    if (view) view.innerHTML = `<div class="${state}"><div class="ring"><span class="pic s80"></span></div></div>`
    await waitUntil(() => expect(card.querySelector(".ring")).not.toBeNull())
    await passTurns()
  }
  const close = async () => {
    dialog.removeAttribute("open")
    await passTurns()
  }
  return { close, press, shadow, showRing }
}

const { animate, getBoundingClientRect } = Element.prototype
afterEach(() => {
  moves = []
  document.body.replaceChildren()
  Object.assign(Element.prototype, { animate, getBoundingClientRect })
  vi.unstubAllGlobals()
})

describe("sharePicture", () => {
  test("moves a wallet's picture from its row into the ring, and on success into the button's avatar", async () => {
    const { close, press, shadow, showRing } = startCard(false)
    press()
    await showRing("busy")
    await waitUntil(() => expect(moves).toEqual([["pic s80", "translate(-136px, 22px) scale(0.55)", "none"]]))
    await showRing("done")
    await close()
    expect(moves.slice(1)).toEqual([["pic s80", "none", "translate(438px, -74px) scale(0.4)"]])
    expect(shadow.lastElementChild?.className).toBe("pic s80")
  })

  test("moves nothing into the avatar when the modal is closed before the wallet has connected", async () => {
    const { close, press, showRing } = startCard(false)
    press()
    await showRing("busy")
    await close()
    expect(moves).toHaveLength(1)
  })

  test("moves nothing if the visitor prefers reduced motion", async () => {
    const { close, press, showRing } = startCard(true)
    press()
    await showRing("done")
    await close()
    expect(moves).toEqual([])
  })
})
