// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { GrantRequest } from "../../../../core/onchain/session/grant.ts"
import { startRelay } from "../../../../fixtures/sandbox/relay/startRelay.ts"
import { pressOnceArmed, sees } from "../../../../fixtures/testing/react/modalText.ts"
import { atEnd, button, closeLikeBrowsers, endPage, key, make } from "../../../../fixtures/testing/react/signInPage.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { until } from "../../../../fixtures/testing/turns.ts"
import { type PeerOptions, walletConnectPeer } from "../../../../fixtures/wallets/walletConnectPeer.ts"

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 })
})
afterEach(async () => {
  await endPage()
  vi.useRealTimers()
})
closeLikeBrowsers()

const now = 1_800_000_000
const expiry = now + 30 * 86_400
const permission = {
  type: "native-token-recurring-allowance",
  data: { allowance: "0x2386f26fc10000", start: expiry, period: 604_800 }
}
const request: GrantRequest = {
  chainId: "0x1",
  expiry,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x04aa" }] } },
  permissions: [permission],
  policies: []
}
const serviceKey = { type: "secp256k1", publicKey: "0x04bb" }
const presentMethod = "wallet_requestExecutionPermissions"

/** A page that is connected over WalletConnect to a wallet whose session grants the present method. */
const connected = async (answer: (request: Readonly<Record<string, unknown>>) => unknown) => {
  const activated: Array<unknown> = []
  const services = await startServices(({ body, path }) => {
    if (path.endsWith("/activate")) activated.push(body)
    if (path === "/v1/supported-chains") return { http: ["eip155:1"] }
    if (path.endsWith("/activate")) return {}
    return path.startsWith("/v1/sessions/") ? { pci: "p1", key: serviceKey } : undefined
  })
  const relay = await startRelay()
  const options: PeerOptions = {
    relayUrl: relay.url,
    accounts: [`eip155:1:${key.address}`],
    methods: [presentMethod],
    answers: {
      wallet_getCapabilities: {},
      [presentMethod]: ({ params }: { readonly params: ReadonlyArray<Readonly<Record<string, unknown>>> }) =>
        params.map(answer)
    }
  }
  const peer = await walletConnectPeer(options)
  const rpc = { "eip155:1": services.url, "eip155:137": services.url }
  const endpoints = { api: services.url, chainService: services.url, analytics: services.url, relay: relay.url, rpc }
  const kit = make({ projectId: "sandbox", endpoints })
  atEnd(services.close)
  atEnd(peer.close)
  atEnd(relay.close)
  let code = ""
  const writeText = async (text: string) => {
    code = text
  }
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
  await act(() => kit.open({ view: "ConnectingWalletConnectBasic" }))
  await until(async () => {
    await act(async () => button("Copy link")?.click())
    expect(code).toMatch(/^wc:/)
  })
  await act(() => peer.pair(code))
  await until(() => expect(kit.getSnapshot().status).toBe("connected"))
  return { activated, kit, peer }
}

describe("grantPermissions with a wallet that knows wallet_requestExecutionPermissions", () => {
  test("asks by that method, in its form, and puts the grant to use", async () => {
    const { activated, kit, peer } = await connected((request) => ({ ...request, context: "0xc0" }))
    expect((await act(() => kit.capabilities())).permissions.method).toBe(presentMethod)
    const granting = kit.grantPermissions(request)
    await sees(/Spend up to 0\.01 ETH each week/)
    await pressOnceArmed("Approve")
    expect(await act(() => granting)).toMatchObject({ address: key.address, expiry, permissions: [permission] })
    const [received] = peer.requests.filter(({ method }) => method === presentMethod)
    expect(received?.params).toEqual([
      {
        chainId: "0x1",
        address: key.address,
        signer: { type: "keys", data: { keys: [serviceKey, ...request.signer.data.keys] } },
        permission: { ...permission, isAdjustmentAllowed: false },
        rules: [{ type: "expiry", data: { timestamp: expiry }, isAdjustmentAllowed: false }]
      }
    ])
    expect(activated).toMatchObject([{ pci: "p1", context: "0xc0" }])
  }, 60_000)

  test("rejects an answer that ends later, and a request for several permissions", async () => {
    const { activated, kit } = await connected((request) => ({
      ...request,
      context: "0xc0",
      rules: [{ type: "expiry", data: { timestamp: expiry + 1 } }]
    }))
    const several = { ...request, permissions: [permission, permission] }
    await act(() =>
      expect(kit.grantPermissions(several)).rejects.toMatchObject({
        _tag: "GrantUnsupported",
        message: "Wallet grants one permission per request"
      })
    )
    const granting = kit.grantPermissions(request).catch((error: unknown) => error)
    await sees(/Spend up to 0\.01 ETH each week/)
    await pressOnceArmed("Approve")
    expect(await act(() => granting)).toMatchObject({ _tag: "GrantWider" })
    expect(activated).toEqual([])
  }, 60_000)
})
