// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { request } from "node:http"
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { findButton, closeLikeBrowsers, shadow, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 })
closeLikeBrowsers()
const [me, ben, cleo, dan, eve, finn] = accounts
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

/** A page without a project id, whose wallet sends on the sandbox's Ethereum. */
const page = async (
  options: Pick<LatchkeyOptions, "endpoints" | "ensGateways" | "identity" | "onError" | "onEvent"> = {}
) => {
  const { rpc } = sandbox.addresses
  const kit = createLatchkey({ networks: [mainnet, polygon], endpoints: { rpc }, ...options })
  ends.push(kit.dispose)
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.names",
    name: "Names",
    accounts: [me],
    chainId: 1,
    answers: {
      eth_sendTransaction: ([request]: ReadonlyArray<object>) =>
        rpcText(rpc["eip155:1"] ?? "", "eth_sendTransaction", [request])
    }
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.names" }))
  return { kit, wallet }
}

/** Changes a record of a name, as a program outside of the page does. Returns the status. */
const changeName = (change: { readonly name: string; readonly address: string }): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { "content-type": "application/json" } }
    request(`${sandbox.addresses.demo}/__sandbox/ens`, options, ({ statusCode }) => resolve(statusCode))
      .on("error", reject)
      .end(JSON.stringify(change))
  })

const getTag = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (found) => found,
    (error: unknown) => Object(error)._tag
  )

test("does not report to onError that the account's name could not be looked up, as the visitor sees the address", async () => {
  const [reported, failed] = [[] as unknown[], [] as string[]]
  const { kit } = await page({
    endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9" } },
    onError: (error) => reported.push(error._tag),
    onEvent: (event) => "error" in event && event.error && failed.push(event._tag)
  })
  await act(() => kit.open({ view: "Account" }))
  await act(() => waitUntil(() => expect(failed).toContain("NamesFailed")))
  expect(kit.getSnapshot().account).toMatchObject({ address: me })
  expect(reported).toHaveLength(failed.filter((tag) => tag !== "NamesFailed").length)
})

describe("kit.resolveName with a name of ENS", () => {
  test("returns the address on the requested network, without a project id", async () => {
    const { kit } = await page()
    expect(await act(() => kit.resolveName({ name: "Ben.eth" }))).toEqual({ name: "ben.eth", address: ben })
    expect(await act(() => kit.resolveName({ name: "ben.eth", network: 137 }))).toEqual({
      name: "ben.eth",
      address: finn
    })
    expect(await act(() => getTag(kit.resolveName({ name: "dan.eth", network: 137 })))).toBe("EnsNoRecord")
    expect(await act(() => kit.resolveName({ name: "finn.offchain.eth" }))).toMatchObject({ address: finn })
  })

  test("asks no server of a name if `ensGateways` is false", async () => {
    const { kit } = await page({ ensGateways: false })
    expect(await act(() => getTag(kit.resolveName({ name: "finn.offchain.eth" })))).toBe("EnsGatewayForbidden")
  })
})

describe("the connected account", () => {
  const openAccount = async (options: Parameters<typeof page>[0] = {}) => {
    const { kit } = await page(options)
    await act(() => kit.open({ view: "Account" }))
    await act(() => waitUntil(() => expect(view()).toContain("Disconnect")))
    return kit
  }
  const getShownText = () => shadow()?.querySelector(".who bdi")?.textContent

  test("has its primary name of ENS in the Account view and in the snapshot, without a project id", async () => {
    const kit = await openAccount()
    await act(() => waitUntil(() => expect(getShownText()).toBe("ada.eth")))
    expect(kit.getSnapshot().name).toBe("ada.eth")
    const picture = shadow()?.querySelector(".who .avatar > img")
    expect(picture?.getAttribute("src")).toBe(`${sandbox.addresses.ens}/avatars/ada.png`)
  })

  test("has no name if `identity` is off, and no request asks for one", async () => {
    const kit = await openAccount({ identity: "off" })
    await act(() => waitUntil(() => expect(view()).toMatch(/\d ETH/)))
    expect(getShownText()).toMatch(/^0x/)
    expect(kit.getSnapshot().name).toBeUndefined()
  })
})

describe("kit.getIdentity", () => {
  test("returns the primary name and its picture if it leads back", async () => {
    const { kit } = await page()
    expect(await act(() => kit.getIdentity({ address: me }))).toEqual({
      name: "ada.eth",
      avatar: `${sandbox.addresses.ens}/avatars/ada.png`
    })
    expect(await act(() => getTag(kit.getIdentity({ address: eve })))).not.toMatchObject({ name: "ada.eth" })
  })

  test("returns no name with the option `off`", async () => {
    const { kit } = await page({ identity: "off" })
    expect(await act(() => kit.getIdentity({ address: me }))).toEqual({ name: null, avatar: null })
  })
})

describe("Send to a name of ENS", () => {
  test("shows the name with its address, and for a name without one the reason, with the draft kept", async () => {
    const { kit } = await page()
    await act(() => kit.open({ view: "WalletSend", send: { to: "cleo.eth", amount: "0.01" } }))
    await act(() => waitUntil(() => expect(view()).toContain("cleo.eth")))
    expect(shadow()?.querySelector(`[title="${cleo}"]`)).not.toBeNull()
    await act(() => kit.open({ view: "WalletSend", send: { to: "unknown.eth", amount: "0.02" } }))
    await act(() => waitUntil(() => expect(view()).toContain("unknown.eth does not exist")))
    const [amount, receiver] = [...(shadow()?.querySelectorAll("input") ?? [])].map(({ value }) => value)
    expect([amount, receiver]).toEqual(["0.02", "unknown.eth"])
  })

  test("asks the wallet once, for the address of the name", async () => {
    const { kit, wallet } = await page()
    const before = wallet.requests.length
    expect(await act(() => kit.prepareSend({ to: "dan.eth", amount: "0.01" }))).toMatchObject({ to: dan, warnings: [] })
    await act(() => kit.send({ to: "dan.eth", amount: "0.01" }))
    const sent = wallet.requests.slice(before).filter(({ method }) => method === "eth_sendTransaction")
    expect(sent).toMatchObject([{ params: [{ to: expect.stringMatching(new RegExp(dan, "i")) }] }])
  })

  test("sends nothing if the name has another address than in the review when the visitor confirms", async () => {
    const { kit, wallet } = await page()
    await act(() => kit.open({ view: "WalletSend", send: { to: "juno.eth", amount: "0.01" } }))
    await act(() => waitUntil(() => expect(view()).toContain("juno.eth")))
    await act(() =>
      waitUntil(() => {
        findButton("Review")?.click()
        expect(kit.getSnapshot().view).toBe("WalletSendPreview")
      })
    )
    expect(view()).toContain("juno.eth")
    expect(await changeName({ name: "juno.eth", address: ben })).toBe(200)
    await act(() =>
      waitUntil(() => {
        findButton("Send 0.01 ETH")?.click()
        expect(view()).toContain("juno.eth stands for another address now")
      })
    )
    expect(wallet.requests.some(({ method }) => method === "eth_sendTransaction")).toBe(false)
  })

  test("warns on a later visit if the name has another address than at the last transfer", async () => {
    const first = await page()
    await act(() => first.kit.open({ view: "WalletSend", send: { to: "hugo.eth", amount: "0.01" } }))
    await act(() =>
      waitUntil(() => {
        findButton("Review")?.click()
        expect(first.kit.getSnapshot().view).toBe("WalletSendPreview")
      })
    )
    await act(() =>
      waitUntil(() => {
        findButton("Send 0.01 ETH")?.click()
        expect(view()).toContain("Sent 0.01 ETH")
      })
    )
    await act(() => first.kit.dispose())
    first.wallet.stop()
    expect(await changeName({ name: "hugo.eth", address: ben })).toBe(200)
    const { kit } = await page()
    expect(await act(() => kit.prepareSend({ to: "hugo.eth", amount: "0.01" }))).toMatchObject({
      to: ben,
      warnings: ["name-moved"]
    })
  })
})
