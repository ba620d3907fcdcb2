// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import type { PermissionRequest } from "../../../../core/onchain/session/permissionRequest.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { startRelay } from "../../../../fixtures/sandbox/relay/startRelay.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { boxes, modalText, press, pressOnceArmed, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import {
  callAtEnd,
  findButton,
  closeLikeBrowsers,
  endPage,
  key,
  make
} from "../../../../fixtures/testing/react/signInPage.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import type { PermissionMode } from "../../../../fixtures/wallets/evm/executionPermissions.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { walletConnectPeer } from "../../../../fixtures/wallets/walletConnectPeer.ts"
import { createLatchkey, type NetworkInput } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const now = 1_800_000_000
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 })
})
afterEach(async () => {
  await endPage()
  vi.useRealTimers()
})

const [me, you, ben] = accounts
const expiry = now + 30 * 86_400
const end = { type: "expiry", data: { timestamp: expiry } }
const weekly: PermissionRequest = {
  chainId: "0x1",
  to: you,
  permission: {
    type: "native-token-periodic",
    data: { periodAmount: "0x2386f26fc10000", periodDuration: 604_800, startTime: now }
  },
  rules: [end]
}
const onPolygon: PermissionRequest = {
  chainId: "0x89",
  to: you,
  permission: { type: "native-token-allowance", data: { allowanceAmount: "0xde0b6b3a7640000" } },
  rules: [end]
}
const makeAdjustable = (request: PermissionRequest): PermissionRequest => ({
  ...request,
  permission: { ...request.permission, isAdjustmentAllowed: true }
})

const run = async <A>(action: () => Promise<A>): Promise<A> => await act(action)
const getEnd = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => answer,
    (error) => [error._tag, error.message]
  )

let nth = 0
/** A page with an injected wallet that treats permissions in this way. */
const open = async (permissions: PermissionMode, answers: Readonly<Record<string, unknown>> = {}) => {
  const services = await startServices(({ body }) => (body.method === undefined ? undefined : "0x"))
  const rdns = `test.permits${++nth}`
  const wallet = announcePlainWallet({
    uuid: rdns,
    rdns,
    name: "Zebra",
    accounts: [me, ben],
    chainId: 1,
    permissions,
    answers: { wallet_getCapabilities: {}, ...answers }
  })
  const withNode = (item: NetworkInput) => ({ ...item, rpcUrls: { default: { http: [services.url] } } })
  const kit = createLatchkey({
    networks: [withNode(mainnet), withNode(polygon)],
    endpoints: { chainService: services.url },
    storageName: rdns
  })
  ends.push(services.close, wallet.stop, kit.dispose)
  await run(() => kit.connect({ connectorId: rdns }))
  const listRequests = (method = /ExecutionPermission/) =>
    wallet.requests.filter((request) => method.test(request.method))
  return { kit, requests: listRequests, wallet }
}
const asking = /wallet_(request|revoke)Execution/

/** Confirms the review that is shown, with its boxes. */
const approve = async (): Promise<void> => {
  for (const box of boxes()) await act(async () => box.click())
  await pressOnceArmed("Approve")
}

describe("kit.grantPermissions", () => {
  test("reviews permissions of two networks at once, asks the wallet once, and returns what it granted", async () => {
    const { kit, requests } = await open("exact")
    const granting = getEnd(kit.grantPermissions([weekly, onPolygon]))
    await expectText(/Spend up to 0\.01 ETH each week/)
    await expectText(/Polygon[\s\S]*Spend up to 1 POL/)
    expect(requests(asking)).toEqual([])
    await approve()
    const granted = await run(() => granting)
    const [first, second] = [weekly, onPolygon].map((request) => ({
      ...request,
      from: me,
      permission: { isAdjustmentAllowed: false, ...request.permission }
    }))
    expect(requests(asking)).toEqual([{ method: "wallet_requestExecutionPermissions", params: [first, second] }])
    expect(granted).toMatchObject([
      { ...weekly, from: me, context: "0xc00001", change: "same", dependencies: [] },
      { ...onPolygon, from: me, context: "0xc00002", change: "same" }
    ])
    expect(modalText()).toBeUndefined()
  })

  test("reports a wallet that granted less", async () => {
    const { kit } = await open("less")
    const granting = getEnd(kit.grantPermissions([weekly]))
    await expectText(/Spend up to/)
    await approve()
    expect(await run(() => granting)).toMatchObject([
      { change: "less", permission: { data: { periodAmount: "0x11c37937e08000" } } }
    ])
  })

  test("rejects with the granted permissions if the wallet granted more than was shown", async () => {
    const { kit, requests } = await open("more")
    const granting = kit.grantPermissions([weekly]).catch((error: unknown) => error)
    await expectText(/Spend up to/)
    await approve()
    expect(await run(() => granting)).toMatchObject({
      _tag: "GrantWider",
      granted: [{ context: "0xc00001", permission: { data: { periodAmount: "0x470de4df820000" } } }]
    })
    expect(requests(asking)).toHaveLength(1)
  })

  test("shows that the wallet may offer other limits, and reports that it granted more", async () => {
    const { kit } = await open("more")
    const granting = getEnd(kit.grantPermissions([makeAdjustable(weekly)]))
    await expectText(/Your wallet may offer other limits/)
    await approve()
    expect(await run(() => granting)).toMatchObject([{ change: "more" }])
  })

  test("rejects a permission for another app than was shown, even if the wallet may adjust it", async () => {
    const { kit } = await open("other")
    const granting = getEnd(kit.grantPermissions([makeAdjustable(weekly)]))
    await expectText(/Spend up to/)
    await approve()
    expect(await run(() => granting)).toEqual(["GrantWider", "Your wallet granted more than this page asked for"])
  })

  test("warns of a permission without an end, and of one for an unlimited total", async () => {
    const { kit, requests } = await open("exact")
    const stream = { type: "native-token-stream", data: { amountPerSecond: "0x1", startTime: now } }
    const granting = getEnd(kit.grantPermissions([{ chainId: "0x1", to: you, permission: stream }]))
    await expectText(/no end date[\s\S]*There is no limit[\s\S]*It never expires/)
    await press("Reject")
    expect(await run(() => granting)).toMatchObject(["RequestRejected", expect.anything()])
    expect(requests(asking)).toEqual([])
  })

  test("rejects a second call while the first waits, without another request", async () => {
    const { kit, requests } = await open("exact")
    const granting = getEnd(kit.grantPermissions([weekly]))
    await expectText(/Spend up to/)
    expect(await run(() => getEnd(kit.grantPermissions([weekly])))).toEqual([
      "GrantPending",
      "Another request for permissions is waiting"
    ])
    await approve()
    expect(await run(() => granting)).toHaveLength(1)
    expect(requests(asking)).toHaveLength(1)
  })

  const broken: ReadonlyArray<readonly [string, string, unknown]> = [
    ["GrantMisfit", "Invalid permissions: must be a list of 1 to 64 requests", []],
    ["GrantMisfit", "Invalid permissions[0].chainId: must be a network of this page", [{ ...weekly, chainId: "0xa" }]],
    [
      "GrantMisfit",
      "Invalid permissions[0].to: must be an address with a valid checksum",
      [{ ...weekly, to: `0x${"00".repeat(20)}` }]
    ],
    [
      "GrantMisfit",
      "Invalid permissions[0].rules: expiry must have a future timestamp in seconds",
      [{ ...weekly, rules: [{ type: "expiry", data: { timestamp: now } }] }]
    ],
    [
      "GrantUnsupported",
      "Wallet does not grant contract-call on chain 1",
      [{ ...weekly, permission: { type: "contract-call", data: {} } }]
    ],
    [
      "GrantUnsupported",
      "Wallet does not support the rule redeemer of native-token-periodic",
      [{ ...weekly, rules: [{ type: "redeemer", data: {} }] }]
    ]
  ]
  test.each(broken)("%s: %s; neither the visitor nor the wallet is asked", async (tag, message, value) => {
    const { kit, requests } = await open("exact")
    // A page without types may pass anything.
    const call = (): Promise<unknown> => Reflect.apply(kit.grantPermissions, kit, [value])
    expect(await run(() => getEnd(call()))).toEqual([tag, message])
    expect([requests(asking), modalText()]).toEqual([[], undefined])
  })

  test("rejects a permission of another account than the page's", async () => {
    const { kit, requests } = await open("exact")
    const granting = kit.grantPermissions([{ ...weekly, from: ben }]).catch((error: unknown) => error)
    expect(await run(() => granting)).toMatchObject({ _tag: "ContextChanged", requested: ben, current: me })
    expect(requests(asking)).toEqual([])
  })

  const answers: ReadonlyArray<readonly [string, unknown]> = [
    ["No response received from grantPermissions", null],
    ["Invalid permissions response: 0 for 1 requested permissions", []],
    [
      "Invalid permissions response: 0.delegationManager: expected hex",
      [{ ...weekly, from: me, context: "0xc0", dependencies: [], delegationManager: "0x1" }]
    ]
  ]
  test.each(answers)("rejects an answer that cannot be used: %s", async (message, answer) => {
    const { kit } = await open("exact", { wallet_requestExecutionPermissions: answer })
    const granting = getEnd(kit.grantPermissions([weekly]))
    await expectText(/Spend up to/)
    await approve()
    expect(await run(() => granting)).toEqual(["GrantAnswerMisfit", message])
  })

  test("does not ask a wallet that does not know the method", async () => {
    const { kit, requests } = await open("unsupported")
    expect(await run(() => getEnd(kit.grantPermissions([weekly])))).toEqual([
      "GrantUnsupported",
      "Wallet does not support `wallet_requestExecutionPermissions` method"
    ])
    expect([requests(asking), modalText()]).toEqual([[], undefined])
  })
})

describe("kit.capabilities", () => {
  test("lists the kinds of permissions on a network, read once for each connection", async () => {
    const { kit, requests } = await open("exact", {
      wallet_getSupportedExecutionPermissions: {
        "native-token-periodic": { chainIds: ["0x1", "0x89"], ruleTypes: ["expiry"] },
        "erc20-token-stream": { chainIds: [137], ruleTypes: [] },
        broken: { chainIds: 7 }
      }
    })
    const types = [{ type: "native-token-periodic", rules: ["expiry"] }]
    expect((await run(() => kit.capabilities())).executionPermissions).toEqual({ supported: true, types })
    expect((await run(() => kit.capabilities(137))).executionPermissions).toEqual({
      supported: true,
      types: [...types, { type: "erc20-token-stream", rules: [] }]
    })
    expect(requests()).toHaveLength(1)
  })

  test("reports no permissions for a wallet that does not know the method", async () => {
    const { kit } = await open("unsupported")
    expect((await run(() => kit.capabilities())).executionPermissions).toEqual({ supported: false, types: [] })
  })
})

describe("kit.getGrantedPermissions and kit.revokePermission", () => {
  test("lists the account's permissions without a prompt, and revokes one after a review", async () => {
    const { kit, requests } = await open("exact")
    const granting = getEnd(kit.grantPermissions([weekly, onPolygon]))
    await expectText(/Spend up to/)
    await approve()
    await run(() => granting)
    expect(await run(() => kit.getGrantedPermissions())).toMatchObject([{ ...weekly, from: me }, { ...onPolygon }])
    const revoking = getEnd(kit.revokePermission({ permissionContext: "0xc00001" }))
    await expectText(/0xc00001/)
    expect(requests(/revoke/)).toEqual([])
    await approve()
    await run(() => revoking)
    expect(requests(/revoke/)).toEqual([
      { method: "wallet_revokeExecutionPermission", params: [{ permissionContext: "0xc00001" }] }
    ])
    expect(await run(() => kit.getGrantedPermissions())).toMatchObject([{ context: "0xc00002" }])
  })

  test("reports a wallet that revokes only in its own settings, and one that lists nothing", async () => {
    const { kit } = await open("keeps")
    const revoking = getEnd(kit.revokePermission({ permissionContext: "0xc00001" }))
    await expectText(/0xc00001/)
    await approve()
    expect(await run(() => revoking)).toEqual([
      "GrantUnsupported",
      "Wallet does not support `wallet_revokeExecutionPermission` method"
    ])
    const other = await open("unsupported")
    expect(await run(() => getEnd(other.kit.getGrantedPermissions()))).toEqual([
      "GrantUnsupported",
      "Wallet does not support `wallet_getGrantedExecutionPermissions` method"
    ])
  })

  test("leaves out the permissions of other accounts, and rejects a list that cannot be read", async () => {
    const granted = { ...weekly, from: ben, context: "0xc0", dependencies: [], delegationManager: you }
    const { kit } = await open("exact", { wallet_getGrantedExecutionPermissions: [granted] })
    expect(await run(() => kit.getGrantedPermissions())).toEqual([])
    const other = await open("exact", { wallet_getGrantedExecutionPermissions: [{ ...granted, context: "c0" }] })
    expect(await run(() => getEnd(other.kit.getGrantedPermissions()))).toEqual([
      "GrantAnswerMisfit",
      "Invalid permissions response: 0.context: expected hex"
    ])
  })
})

describe("a WalletConnect session that grants wallet_requestExecutionPermissions", () => {
  test("supports permissions without a list of kinds", async () => {
    const services = await startServices(() => undefined)
    const relay = await startRelay()
    const peer = await walletConnectPeer({
      relayUrl: relay.url,
      accounts: [`eip155:1:${key.address}`],
      methods: ["wallet_requestExecutionPermissions"],
      answers: {
        wallet_getCapabilities: {},
        wallet_requestExecutionPermissions: ({ params }: { readonly params: ReadonlyArray<object> }) =>
          params.map((request) => ({ ...request, context: "0xc0", dependencies: [], delegationManager: you }))
      }
    })
    const rpc = { "eip155:1": services.url, "eip155:137": services.url }
    const endpoints = { api: services.url, chainService: services.url, analytics: services.url, relay: relay.url, rpc }
    const kit = make({ projectId: "sandbox", endpoints })
    callAtEnd(services.close)
    callAtEnd(peer.close)
    callAtEnd(relay.close)
    let code = ""
    const writeText = async (text: string) => {
      code = text
    }
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
    await act(() => kit.open({ view: "ConnectingWalletConnectBasic" }))
    await waitUntil(async () => {
      await act(async () => findButton("Copy link")?.click())
      expect(code).toMatch(/^wc:/)
    })
    await act(() => peer.pair(code))
    await waitUntil(() => expect(kit.getSnapshot().status).toBe("connected"))
    expect((await run(() => kit.capabilities())).executionPermissions).toEqual({ supported: true, types: [] })
    const granting = getEnd(kit.grantPermissions([weekly]))
    await expectText(/Spend up to 0\.01 ETH each week/)
    await approve()
    expect(await run(() => granting)).toMatchObject([{ from: key.address, context: "0xc0", change: "same" }])
  }, 60_000)
})
