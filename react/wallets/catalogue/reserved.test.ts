// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import {
  announceZebra,
  closeLikeBrowsers,
  collectEnds,
  createKitFactory
} from "../../../fixtures/testing/react/kitsInDocument.ts"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"

closeLikeBrowsers()
const ends = collectEnds()
const make = createKitFactory(ends)

const view = () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(".view")
/** Returns what Connect shows, from top to bottom: the reserved height, methods, and the name of the wallet. */
const listVisibleNames = (): ReadonlyArray<string> =>
  [...(view()?.querySelectorAll<HTMLElement>(".held, .waysIn, .mail, .socials, .row .name") ?? [])].map(
    (element) =>
      element.style.height ||
      element.style.minHeight ||
      element.className.split(" ")[0] + (element.matches(".name") ? ` ${element.textContent}` : "")
  )
const title = () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("h2")?.textContent
const flush = () => act(async () => {})

/** Opens Connect with a project whose configuration is answered when `answer` is called. */
const openConnect = async (methods: ReadonlyArray<string>) => {
  announceZebra(ends)
  let answer: () => void = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const features = [{ id: "social_login", isEnabled: methods.length > 0, config: methods }]
  const services = await startServices(({ path }) =>
    path === "/appkit/v1/config" ? answered.then(() => ({ features })) : undefined
  )
  ends.push(services.close)
  const kit = make({
    projectId: "0123456789abcdef0123456789abcdef",
    endpoints: { api: services.url, secureSite: "http://127.0.0.1:9" }
  })
  await act(() => kit.open({ view: "Connect" }))
  await waitUntil(async () => {
    await flush()
    expect(listVisibleNames()).toContain("name Zebra")
  })
  return { answer, kit }
}

describe("Connect", () => {
  test("reserves the place of sign-in methods, fills it, and stores its height", async () => {
    const { answer } = await openConnect(["email", "google", "x", "apple"])
    expect(listVisibleNames()[0]).toBe("149px")
    expect(title()).toBe("Log in or sign up")
    answer()
    await waitUntil(async () => {
      await flush()
      expect(listVisibleNames().slice(0, 3)).toEqual(["149px", "mail", "socials"])
    })
    expect(localStorage.getItem("@latchkey/modal_methods")).toBe("52 52")
  })

  test("lists a method without a reserved place below the wallets until the next opening", async () => {
    localStorage.setItem("@latchkey/modal_methods", "52 0")
    const { answer, kit } = await openConnect(["email", "google", "x", "apple"])
    expect(listVisibleNames()[0]).toBe("89px")
    answer()
    await waitUntil(async () => {
      await flush()
      expect(listVisibleNames()).toContain("socials")
    })
    expect(listVisibleNames().indexOf("mail")).toBe(1)
    expect(listVisibleNames().indexOf("socials")).toBeGreaterThan(listVisibleNames().indexOf("name Zebra"))
    await act(async () => kit.close())
    await act(() => kit.open({ view: "Connect" }))
    await waitUntil(async () => {
      await flush()
      expect(listVisibleNames().slice(0, 3)).toEqual(["waysIn", "mail", "socials"])
    })
  })

  test("fills the place with what the visitor agrees to if the project offers no methods, and reserves none next time", async () => {
    const { answer } = await openConnect([])
    expect(listVisibleNames()[0]).toBe("149px")
    answer()
    await waitUntil(async () => {
      await flush()
      expect(localStorage.getItem("@latchkey/modal_methods")).toBe("0 0")
    })
    expect(listVisibleNames()[0]).toBe("149px")
    expect(view()?.querySelectorAll(".held i")).toHaveLength(0)
    expect(view()?.querySelector(".held .promise")?.textContent).toContain("This page will see your address")
    expect(title()).toBe("Connect wallet")
  })
})
