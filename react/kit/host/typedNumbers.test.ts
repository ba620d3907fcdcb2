// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, fireEvent } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { closeLikeBrowsers, collectEnds } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey, type OpenOptions } from "../shell/public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me, you] = accounts
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
const readWords = (): string => modal()?.querySelector(".view")?.textContent ?? ""
const input = (selector: string): HTMLInputElement => {
  const found = modal()?.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector} in ${readWords()}`)
  return found
}
const type = (selector: string, value: string) =>
  act(async () => void fireEvent.change(input(selector), { target: { value } }))

const openRequest = async (request: OpenOptions) => {
  const node = sandbox.addresses.rpc["eip155:1"] ?? ""
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    nodes: { 1: node }
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api: sandbox.addresses.api, chainService: sandbox.addresses.chainService, rpc: { "eip155:1": node } },
    enableWalletConnect: false,
    features: { swaps: ["1inch"], onramp: ["meld"], analytics: false }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open(request))
  return kit
}

describe("fields of numbers", () => {
  test("SendForm accepts a decimal comma and digits of another script, and shows the parsed amount in the review", async () => {
    await openRequest({ view: "Send", send: { to: you } })
    await waitUntil(() => expect(readWords()).toContain("Network fee"))
    await type(".num", "١،٢٥")
    await waitUntil(() => expect(modal()?.querySelector(".foot .btn")?.textContent).toBe("Review"))
    await act(async () => modal()?.querySelector<HTMLElement>(".foot .btn")?.click())
    await waitUntil(() => expect(readWords()).toContain("1.25 ETH"))
  }, 60_000)

  test("SendForm asks which number an ambiguous amount means", async () => {
    await openRequest({ view: "Send", send: { to: you } })
    await waitUntil(() => expect(readWords()).toContain("Network fee"))
    await type(".num", "1,000")
    await waitUntil(() => expect(readWords()).toContain("Did you mean 1000 or 1.0?"))
    await type(".num", "1,000,000")
    await waitUntil(() => expect(readWords()).toContain("Leave out the thousands separators"))
    expect(modal()?.querySelector(".foot .btn")?.textContent).toBe("Check the amount")
  }, 60_000)

  test("SwapForm accepts a decimal comma in amount and slippage", async () => {
    await openRequest({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "1" } })
    await waitUntil(() => expect(Number(input(".num[readonly]").value)).toBeGreaterThan(0))
    await type(".num", "100,5")
    await waitUntil(() => expect(Number(input(".num[readonly]").value)).toBeGreaterThan(90))
    await type(".slippage input", "0,")
    await waitUntil(() => expect(modal()?.querySelector(".foot .btn")?.textContent).toBe("Check the slippage"))
    await type(".slippage input", "0,7")
    await waitUntil(() => expect(modal()?.querySelector(".slippage summary")?.textContent).toContain("0.7%"))
    await waitUntil(() => expect(modal()?.querySelector(".foot .btn")?.textContent).toBe("Review swap"))
    await type(".slippage input", "1,000")
    await waitUntil(() =>
      expect(modal()?.querySelector(".slippage .wrong")?.textContent).toBe("Did you mean 1000 or 1.0?")
    )
  }, 60_000)

  test("SwapForm reports an invalid amount once", async () => {
    await openRequest({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "1" } })
    await waitUntil(() => expect(Number(input(".num[readonly]").value)).toBeGreaterThan(0))
    await type(".num", "0.0000001")
    const sentence = "Enter an amount of USDC above 0 with at most 6 decimals"
    await waitUntil(() => expect(modal()?.querySelector(".foot .btn")?.textContent).toBe("Check the amount"))
    // The quote that is asked for after 300 ms fails, too, and its failure has the same sentence.
    await waitUntil(() => expect(modal()?.querySelector(".slippage")).not.toBeNull())
    expect(readWords().split(sentence)).toHaveLength(2)
  }, 60_000)

  test("SendForm rejects too many decimals for the token, and groups digits in the review", async () => {
    await openRequest({ view: "Send", send: { to: you, token: "USDC" } })
    await waitUntil(() => expect(readWords()).toContain("USDC"))
    await waitUntil(() => expect(readWords()).toContain("Network fee"))
    await type(".num", "0.0000001")
    await waitUntil(() => expect(readWords()).toContain("Enter an amount of USDC above 0 with at most 6 decimals"))
    await type(".num", "1250.5")
    await waitUntil(() => expect(modal()?.querySelector(".foot .btn")?.textContent).toBe("Review"))
    await act(async () => modal()?.querySelector<HTMLElement>(".foot .btn")?.click())
    await waitUntil(() => expect(readWords()).toContain("1,250.5 USDC"))
  }, 60_000)

  test("BuyForm accepts a decimal comma, and asks about an ambiguous amount", async () => {
    await openRequest({ view: "Buy" })
    await waitUntil(() => expect(readWords()).toContain("Pay with Card"))
    await type(".sumfield", "١٠٠،٥")
    await waitUntil(() => expect(readWords()).toContain("Continue with"))
    await type(".sumfield", "1,000")
    await waitUntil(() => expect(modal()?.querySelector(".foot .btn")?.textContent).toBe("Did you mean 1000 or 1.0?"))
  }, 60_000)

  test("kit.send rejects amounts in a visitor's format", async () => {
    const kit = await openRequest({ view: "Send" })
    for (const amount of ["1,5", "١", "1,000"]) {
      const refused = await act(() => kit.send({ to: you, amount }).catch((cause: unknown) => cause))
      expect(refused).toMatchObject({ _tag: "CallMisfit", field: "amount" })
    }
  }, 60_000)
})
