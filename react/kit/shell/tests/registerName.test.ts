// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, fireEvent } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me] = accounts
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

const connectZebra = async () => {
  const node = sandbox.addresses.rpc["eip155:1"] ?? ""
  const wallet = announcePlainWallet({
    uuid: "z",
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
    enableWalletConnect: false
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  return { kit, signed: () => wallet.requests.filter(({ method }) => method === "personal_sign") }
}

describe("kit.registerName", () => {
  test("refuses a name with the older suffix, and never registers another one in its place", async () => {
    const { kit, signed } = await connectZebra()
    const refused = await act(() => kit.registerName({ name: "older-suffix.wcn.id" }).catch((cause: unknown) => cause))
    expect(refused).toMatchObject({
      _tag: "NameMisfit",
      message: "Use letters, digits and hyphens, at least 4 characters"
    })
    expect(signed()).toEqual([])
  }, 60_000)
})

describe("RegisterAccountName", () => {
  test("shows the rule that a name breaks", async () => {
    const { kit } = await connectZebra()
    await act(() => kit.open({ view: "RegisterAccountName" }))
    await expectText(/At least 4 letters/)
    const type = (value: string) =>
      act(async () => {
        const field = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("input")
        if (field) fireEvent.change(field, { target: { value } })
      })
    await type("ab_cd")
    await expectText("Only letters, digits and hyphens")
    await type("abc")
    await expectText("At least 4 characters")
  }, 60_000)
})
