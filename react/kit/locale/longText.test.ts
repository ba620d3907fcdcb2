// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { closeLikeBrowsers, collectEnds, createKitFactory } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { language } from "../../foundation/locales/de.ts"

closeLikeBrowsers()

const ends = collectEnds()
const make = createKitFactory(ends)
const modalText = () => document.querySelector("latchkey-modal")?.shadowRoot?.textContent

describe("the first failure of a visit", () => {
  test.each([
    ["en", longTexts["connection.failed"]],
    ["de", language.failures["connection.failed"]?.[1]]
  ])("shows what to do next in %s", async (locale, next) => {
    const wallet = announcePlainWallet({ uuid: "a", rdns: "test.none", name: "None", accounts: [], chainId: 1 })
    ends.push(wallet.stop)
    const kit = make({ locale })
    await act(() => kit.open())
    await act(() => kit.connect({ connectorId: "test.none" }).catch(() => {}))
    await waitUntil(() => expect(modalText()).toContain(next))
  })
})
