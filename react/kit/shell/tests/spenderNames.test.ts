// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { findButton, closeLikeBrowsers, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 })
closeLikeBrowsers()
const [me, ben] = accounts
const stranger = "0x00000000000000000000000000000000000057a6"
const token = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

const page = async (options: Pick<LatchkeyOptions, "identity" | "reviewRequests"> = {}) => {
  const kit = createLatchkey({ networks: [mainnet], endpoints: { rpc: sandbox.addresses.rpc }, ...options })
  ends.push(kit.dispose)
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.spenders",
    name: "Spenders",
    accounts: [me],
    chainId: 1,
    answers: {}
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.spenders" }))
  return kit
}

const approve = (spender: string) => ({
  method: "eth_sendTransaction",
  params: [
    {
      from: me,
      to: token,
      data: `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, "0")}${"1".padStart(64, "0")}`
    }
  ]
})

describe("the spender of an approval", () => {
  const getSpender = async (spender: string, options?: Parameters<typeof page>[0]) => {
    const kit = await page(options)
    const { fields, sentence } = await act(() => kit.explain(approve(spender)))
    await kit.dispose()
    return { sentence, spender: fields.find(({ label }) => label === "Spender")?.value }
  }

  test("has its primary name of ENS next to the whole address, and no name in the sentence", async () => {
    // The first look-up also loads the code of ENS, which may take longer than a review waits for a name.
    const described = await waitUntil(async () => {
      const found = await getSpender(ben)
      expect(found.spender).toBe(`ben.eth (${ben})`)
      return found
    })
    expect(described.sentence).toContain(ben)
    expect(described.sentence).not.toContain("ben.eth")
  })

  test("has its address only without a name, and if `identity` excludes ENS", async () => {
    expect((await getSpender(stranger)).spender?.toLowerCase()).toBe(stranger)
    for (const identity of ["off", "service"] as const) expect((await getSpender(ben, { identity })).spender).toBe(ben)
  })

  test("has its name in the view of a request", async () => {
    const kit = await page({ reviewRequests: true })
    const ended = kit
      .provider("eip155")
      .request(approve(ben))
      .catch((error: unknown) => Object(error).code)
    await act(() => waitUntil(() => expect(view()).toContain("ben.eth")))
    expect(view()).toContain(ben)
    await act(async () => findButton("Reject")?.click())
    expect(await act(() => ended)).toBe(4001)
  })
})
