// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import type { GrantRequest } from "../../../../core/onchain/session/grant.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { boxes, press, pressOnceArmed, expectText, modalText } from "../../../../fixtures/testing/react/modalText.ts"
import { startServices, type ServiceRequest } from "../../../../fixtures/testing/react/startServices.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey, type NetworkInput } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me, you] = accounts
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)

const week = 604_800
const now = 1_800_000_000
const expiry = now + 30 * 86_400
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 }))
afterEach(() => void vi.useRealTimers())
const request: GrantRequest = {
  chainId: "0x1",
  expiry,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x04aa" }] } },
  permissions: [
    { type: "native-token-recurring-allowance", data: { allowance: "0x2386f26fc10000", start: expiry, period: week } }
  ],
  policies: []
}
const serviceKey = { type: "secp256k1", publicKey: "0x04bb" }
const able = {
  "0x1": { permissions: { supported: true, signerTypes: ["keys"], permissionTypes: [], policyTypes: [] } }
}

interface GrantInput {
  /** The wallet's answer to a grant, computed from the request. */
  readonly grants?: (request: GrantRequest) => unknown
  readonly capabilities?: unknown
  /** The service's response; undefined for the default one. */
  readonly service?: (request: ServiceRequest) => unknown
}

const makeGranting = async ({ capabilities = able, grants, service }: GrantInput = {}) => {
  const seen: Array<readonly [path: string, body: unknown]> = []
  const services = await startServices((request) => {
    const { body, path } = request
    if (path.startsWith("/v1/sessions/") && isPost(request)) seen.push([path, body])
    const own = service?.(request)
    if (own !== undefined) return own
    if (path === "/v1/supported-chains") return { http: ["eip155:1"] }
    if (path.endsWith("/activate")) return {}
    if (path.endsWith("/revoke")) return { success: true }
    if (path.startsWith("/v1/sessions/")) return isPost(request) ? { pci: "p1", key: serviceKey } : sessions
    return body.method === undefined ? undefined : "0x"
  })
  const makeGranted = (request: GrantRequest) => ({ ...request, context: "0xc0" })
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me, you],
    chainId: 1,
    answers: {
      wallet_getCapabilities: capabilities,
      wallet_revokePermissions: "0x5151",
      wallet_grantPermissions: (params: unknown) => (grants ?? makeGranted)(getFirst(params))
    }
  })
  const withNode = (item: NetworkInput) => ({ ...item, rpcUrls: { default: { http: [services.url] } } })
  const kit = createLatchkey({
    networks: [withNode(mainnet), withNode(polygon)],
    endpoints: { chainService: services.url }
  })
  ends.push(services.close, wallet.stop, kit.dispose)
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  const listRequests = () => wallet.requests.filter(({ method }) => /Permissions/.test(method))
  return { requests: listRequests, kit, seen }
}
const isPost = ({ body }: ServiceRequest): boolean => Object.keys(body).length > 0 && body.method === undefined
const sessions = [
  {
    project: { id: "p", name: "Shop" },
    pci: "p1",
    expiry: expiry * 1000,
    createdAt: 1000,
    permissions: request.permissions,
    policies: [],
    context: "x"
  }
]
const getFirst = (params: unknown): GrantRequest => {
  const [first]: ReadonlyArray<GrantRequest> = Array.isArray(params) ? params : []
  return first ?? request
}
const getEnd = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => answer,
    (error) => [error._tag, error.message]
  )

test("reviews a grant, prepares it at the service, sends it to the wallet with the service's key first, and activates it", async () => {
  const { requests, kit, seen } = await makeGranting()
  const end = getEnd(kit.grantSmartSession(request))
  await expectText(/Spend up to 0\.01 ETH each week/)
  expect([requests(), seen]).toEqual([[], []])
  await pressOnceArmed("Approve")
  const { permissions } = request
  expect(await run(() => end)).toEqual({ chainId: "0x1", address: me, expiry, permissions, context: "p1" })
  const whole = { ...request, address: me, version: 2 }
  const keys = [serviceKey, ...request.signer.data.keys]
  const granted = { ...whole, signer: { type: "keys", data: { keys } } }
  expect(requests()).toEqual([{ method: "wallet_grantPermissions", params: [granted] }])
  expect(seen).toEqual([
    [`/v1/sessions/eip155:1:${me}`, whole],
    [`/v1/sessions/eip155:1:${me}/activate`, { ...granted, pci: "p1", context: "0xc0" }]
  ])
  await expectText(/It can act for you now.*Spend up to 0\.01 ETH each week/)
})

test("rejects an invalid request before the service, the wallet and the review", async () => {
  const { requests, kit, seen } = await makeGranting()
  const broken = { ...request, expiry: 1 }
  expect(await run(() => getEnd(kit.grantSmartSession(broken)))).toEqual([
    "GrantMisfit",
    "Invalid expiry: Expiry must be a future timestamp"
  ])
  const subscription = {
    chainId: "0x1",
    signerPublicKey: "0x04aa",
    interval: "1w",
    asset: you,
    amount: "0x1",
    expiry
  }
  // A page without types may ask for any asset.
  const subscribe = (): Promise<unknown> => Reflect.apply(kit.createSubscription, kit, [subscription])
  expect(await run(() => getEnd(subscribe()))).toEqual(["GrantMisfit", "Invalid asset"])
  expect([requests(), seen, modalText()]).toEqual([[], [], undefined])
})

test("describes a subscription as an allowance of the coin for each interval", async () => {
  const { requests, kit } = await makeGranting()
  const end = getEnd(
    kit.createSubscription({
      chainId: "0x1",
      signerPublicKey: "0x04aa",
      interval: "1d",
      asset: "native",
      amount: "0x2386f26fc10000",
      expiry
    })
  )
  await expectText(/Spend up to 0\.01 ETH each day/)
  await pressOnceArmed("Approve")
  expect(await run(() => end)).toMatchObject({ context: "p1" })
  expect(requests()).toHaveLength(1)
})

test("does not ask a wallet that cannot grant", async () => {
  const { requests, kit } = await makeGranting({ capabilities: {} })
  expect(await run(() => getEnd(kit.grantSmartSession(request)))).toEqual([
    "GrantUnsupported",
    "Wallet does not support permissions capabilities"
  ])
  expect(requests()).toEqual([])
})

test("asks neither the service nor the wallet after Reject", async () => {
  const { requests, kit, seen } = await makeGranting()
  const end = getEnd(kit.grantSmartSession(request))
  await expectText(/Spend up to/)
  await press("Reject")
  expect(await run(() => end)).toMatchObject(["RequestRejected", expect.anything()])
  expect([requests(), seen]).toEqual([[], []])
})

test.each([
  ["GrantAnswerMisfit", "No response received from grantPermissions", { grants: () => null }],
  ["GrantAnswerMisfit", "Invalid grantPermissions response", { grants: () => ({ permissions: [] }) }],
  [
    "GrantWider",
    "Your wallet granted more than this page asked for",
    { grants: (request: GrantRequest) => ({ ...request, expiry: request.expiry + 1, context: "0xc0" }) }
  ],
  [
    "GrantNotBegun",
    "The smart session could not be begun",
    {
      service: (request: ServiceRequest) =>
        isPost(request) && /^.v1.sessions.*:0x\w+$/.test(request.path) ? { pci: "" } : undefined
    }
  ]
])("%s: %s; nothing is put to use", async (tag, message, input) => {
  const { kit, seen } = await makeGranting(input)
  const end = getEnd(kit.grantSmartSession(request))
  await expectText(/Spend up to/)
  await pressOnceArmed("Approve")
  expect(await run(() => end)).toEqual([tag, message])
  expect(seen.filter(([path]) => path.endsWith("/activate"))).toEqual([])
})

test("reports a grant that the service did not activate, with the way to revoke it", async () => {
  const refuseActivation = ({ path }: ServiceRequest) =>
    path.endsWith("/activate") ? new Response("no", { status: 500 }) : undefined
  const { requests, kit, seen } = await makeGranting({ service: refuseActivation })
  const end = getEnd(kit.grantSmartSession(request))
  await expectText(/Spend up to/)
  await pressOnceArmed("Approve")
  expect(await run(() => end)).toMatchObject(["GrantNotActivated", expect.anything()])
  await expectText(/Granted, but it can’t be used/)
  await press("Revoke")
  await run(() =>
    expect.poll(() => seen.at(-1)).toEqual([`/v1/sessions/${me}/revoke`, { pci: "p1", signature: "0x5151" }])
  )
  expect(requests().map(({ method }) => method)).toEqual(["wallet_grantPermissions", "wallet_revokePermissions"])
})

test("waits for each checkbox of a dangerous grant", async () => {
  const { requests, kit } = await makeGranting()
  const end = getEnd(
    kit.grantSmartSession({
      ...request,
      permissions: [
        {
          type: "contract-call",
          data: { address: you, abi: [], functions: [{ functionName: "a", operation: "DelegateCall" }] }
        }
      ]
    })
  )
  await expectText(/Code that you don’t control acts as your account/)
  const all = boxes()
  expect(all).toHaveLength(2)
  for (const [index, box] of all.entries()) {
    await press(index === 0 ? "Read the warning first" : "Tick the box to approve")
    expect(requests()).toEqual([])
    await act(async () => box.click())
  }
  await pressOnceArmed("Approve")
  expect(await run(() => end)).toMatchObject({ context: "p1" })
})

test("kit.revokeSmartSession revokes a session by its id with one signature", async () => {
  const { requests, kit, seen } = await makeGranting()
  await run(() => kit.revokeSmartSession({ pci: "p1" }))
  expect(requests()).toEqual([
    {
      method: "wallet_revokePermissions",
      params: [{ pci: "p1", permissions: request.permissions, expiry, address: `eip155:1:${me}` }]
    }
  ])
  expect(seen).toEqual([[`/v1/sessions/${me}/revoke`, { pci: "p1", signature: "0x5151" }]])
})

test("kit.explain describes a request without asking the wallet, and rejects an invalid request", async () => {
  const { requests, kit } = await makeGranting()
  const before = requests().length
  const reports = await run(() => kit.explain({ method: "personal_sign", params: ["0x6869", me] }))
  expect([reports.sentence, reports.risk]).toEqual(["Sign a message", "plain"])
  expect(await run(() => kit.explain({ to: you, value: 1_000_000_000_000_000_000n }))).toMatchObject({
    sentence: expect.stringContaining("Send 1 ETH"),
    by: "shape"
  })
  expect(await run(() => getEnd(kit.explain({ method: "wallet_grantPermissions", params: [request] })))).toMatchObject({
    risk: "careful"
  })
  expect(await run(() => getEnd(kit.explain({})))).toMatchObject(["RequestMisfit", expect.anything()])
  expect(requests()).toHaveLength(before)
})
