// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { modalText, press, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { type Services, startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me] = accounts
const token = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
const encodeWord = (value: bigint): string => value.toString(16).padStart(64, "0")
const session = {
  project: { id: "p", name: "Gym" },
  pci: "c1",
  expiry: 4_000_000_000_000,
  createdAt: 1000,
  permissions: [
    { type: "erc20-recurring-allowance", data: { token, allowance: "0x16e360", period: 604800, start: 1000 } }
  ],
  policies: [],
  context: "x"
}
let services: Services
beforeAll(async () => {
  services = await startServices(({ body, path }) => {
    if (path.endsWith("/supported-chains")) return { http: ["eip155:1"] }
    if (path.endsWith("/revoke")) return { success: false }
    if (path.includes("/v1/sessions/")) return [session]
    if (body.method !== "eth_call") return body.method === "eth_chainId" ? "0x1" : undefined
    const [call] = body.params ?? []
    if (call?.to !== token.toLowerCase()) return "0x"
    return call.data === "0x313ce567"
      ? `0x${encodeWord(6n)}`
      : `0x${encodeWord(32n)}${encodeWord(4n)}${Buffer.from("GYM$").toString("hex").padEnd(64, "0")}`
  })
})
afterAll(() => services.close())

const openSessions = async (revoke: () => unknown) => {
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    answers: { wallet_revokePermissions: revoke }
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [services.url] } } }],
    projectId: "p1",
    endpoints: { api: services.url, chainService: services.url },
    enableWalletConnect: false
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open({ view: "SmartSessions" }))
  await expectText(/Gym/)
  return kit
}

describe("SmartSessionList", () => {
  test("shows an allowance in the token's own units, though the account does not hold it", async () => {
    await openSessions(() => "0x51")
    await expectText(/1\.5 GYM\$/)
    expect(modalText()).not.toContain("1500000")
  })

  test("requests the sessions again when the modal is closed and opened in the same task", async () => {
    const kit = await openSessions(() => "0x51")
    const count = () => services.requests.filter(({ path }) => path.includes("/v1/sessions/")).length
    const before = count()
    await act(async () => {
      void kit.close()
      await kit.open({ view: "SmartSessions" })
    })
    await waitUntil(() => expect(count()).toBe(before + 1))
  })

  test.each([
    ["the service does not end it", () => "0x51", /It was not revoked/],
    [
      "the visitor declines",
      () => Promise.reject({ code: 4001, message: "User rejected the request." }),
      /declined|rejected/i
    ]
  ])("shows on the session that it was not revoked, when %s", async (_, revoke, words) => {
    await openSessions(revoke)
    await press("Revoke Gym")
    await press("Revoke")
    await expectText(words)
  })
})
