// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { recoverMessageAddress, recoverTypedDataAddress } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { afterEach, expect, test } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { type ServiceRequest, startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { announcePlainWallet, type PlainWalletOptions } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { ProviderError } from "../../../../fixtures/wallets/ProviderError.ts"
import { createLatchkey, isLatchkeyError } from "../public.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
/** The first of anvil's well-known accounts: its key is public. */
const key = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80")
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const order = {
  domain: { name: "Shop", chainId: 1 },
  types: { Order: [{ name: "id", type: "uint256" }] },
  primaryType: "Order",
  message: { id: 2n ** 200n }
} as const
const call = { to: other, value: "0x1" }

/** A kit with a connected wallet, over services that answer as given. */
const begin = async (
  answers: PlainWalletOptions["answers"],
  registering: (request: ServiceRequest) => unknown = () => ({ success: true })
) => {
  const services = await startServices((request) =>
    request.path === "/v1/supported-chains"
      ? { http: ["eip155:1", "eip155:137"] }
      : request.path === "/v1/profile/account"
        ? registering(request)
        : request.body.method === undefined
          ? undefined
          : "0x0"
  )
  ends.push(services.close)
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [key.address],
    chainId: 1,
    connected: true,
    ...(answers !== undefined && { answers })
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    projectId: "p1",
    endpoints: { chainService: services.url, api: services.url, rpc: { "eip155:1": services.url } }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  const getRequests = (method: string) => wallet.requests.filter((item) => item.method === method)
  const listRegistrations = () => services.requests.filter(({ path }) => path === "/v1/profile/account")
  return { getRequests, kit, registered: listRegistrations, wallet }
}
const getTag = (promise: Promise<unknown>) =>
  act(() => promise.then(String, (cause: unknown) => (isLatchkeyError(cause) ? cause._tag : String(cause))))

test("kit.signTypedData signs the data unchanged, including numbers of any size", async () => {
  const { getRequests, kit } = await begin({
    eth_signTypedData_v4: ([, text]: ReadonlyArray<string>) => key.signTypedData(JSON.parse(text ?? ""))
  })
  const signature = await act(() => kit.signTypedData(order))
  const signer = await recoverTypedDataAddress({ ...order, signature: signature as `0x${string}` })
  expect([signer, getRequests("eth_signTypedData_v4").length]).toEqual([key.address, 1])
  expect(await getTag(kit.signTypedData({ ...order, types: [] as never }))).toBe("CallMisfit")
})

test("kit.signMessage signs bytes as bytes, not as the text of their digits", async () => {
  const { getRequests, kit } = await begin({
    personal_sign: ([raw]: ReadonlyArray<`0x${string}`>) => key.signMessage({ message: { raw: raw ?? "0x" } })
  })
  const raw = "0x00ff10"
  const signature = await act(() => kit.signMessage({ message: { raw } }))
  const signer = await recoverMessageAddress({ message: { raw }, signature: signature as `0x${string}` })
  expect([signer, getRequests("personal_sign").map(({ params }) => params)]).toEqual([
    key.address,
    [[raw, key.address]]
  ])
})

test("kit.sendCalls sends a batch once for the shown account, and kit.getCallsStatus reads its status", async () => {
  const { getRequests, kit, wallet } = await begin({
    wallet_sendCalls: { id: "0xb1" },
    wallet_getCallsStatus: { status: 200, receipts: [{ transactionHash: `0x${"a".repeat(64)}` }] }
  })
  expect(await act(() => kit.sendCalls({ calls: [call] }))).toEqual({ id: "0xb1" })
  expect(getRequests("wallet_sendCalls").map(({ params }) => params)).toEqual([
    [{ version: "2.0.0", chainId: "0x1", from: key.address, atomicRequired: true, calls: [call] }]
  ])
  expect(await act(() => kit.getCallsStatus({ id: "0xb1" }))).toEqual({
    id: "0xb1",
    status: 200,
    hashes: [`0x${"a".repeat(64)}`]
  })
  await act(async () => wallet.setAccounts([other]))
  await act(async () => void (await kit.sendCalls({ calls: [call], atomic: false })))
  expect(getRequests("wallet_sendCalls").at(-1)?.params).toMatchObject([{ from: other, atomicRequired: false }])
})

test("kit.sendCalls asks a wallet without batches once, and sends nothing instead", async () => {
  const { getRequests, kit, wallet } = await begin({
    wallet_sendCalls: () => {
      throw new ProviderError(4200, "Unsupported")
    }
  })
  expect(await getTag(kit.sendCalls({ calls: [call] }))).toBe("CallBatchesUnsupported")
  expect(await getTag(kit.sendCalls({ calls: [] }))).toBe("CallsMisfit")
  expect([getRequests("wallet_sendCalls").length, getRequests("eth_sendTransaction").length]).toEqual([1, 0])
  const moved = kit.sendCalls({ calls: [call] })
  wallet.setAccounts([other])
  expect(await getTag(moved)).toBe("ContextChanged")
  expect(getRequests("wallet_sendCalls").length).toBe(1)
})

test("kit.registerName signs the service's message once, and sends it once", async () => {
  const { getRequests, kit, registered } = await begin({
    personal_sign: ([raw]: ReadonlyArray<`0x${string}`>) => key.signMessage({ message: { raw: raw ?? "0x" } })
  })
  expect(await act(() => kit.registerName({ name: "Lantern-Fan" }))).toEqual({ name: "lantern-fan.reown.id" })
  expect([getRequests("personal_sign").length, registered().length]).toEqual([1, 1])
  expect(registered()[0]?.body).toMatchObject({
    address: key.address,
    message: expect.stringContaining('"name":"lantern-fan.reown.id"')
  })
})

test("kit.registerName rejects with the service's first reason, and sends nothing if the wallet declines", async () => {
  let signAlways: () => unknown = () => "0x51"
  const { getRequests, kit, registered } = await begin(
    { personal_sign: () => signAlways() },
    () => new Response(JSON.stringify({ reasons: [{ description: "This name is kept" }] }), { status: 403 })
  )
  const refused = await act(() => kit.registerName({ name: "lanterns" }).catch((cause: unknown) => cause))
  expect(refused).toMatchObject({ _tag: "NameRefused", message: "This name is kept", retryable: false })
  signAlways = () => {
    throw new ProviderError(4001, "No")
  }
  expect(await getTag(kit.registerName({ name: "lanterns" }))).toBe("RequestRejected")
  expect(await getTag(kit.registerName({ name: "x" }))).toBe("NameMisfit")
  await act(() => kit.disconnect())
  expect(await getTag(kit.registerName({ name: "lanterns" }))).toBe("NameNeedsAccount")
  expect([getRequests("personal_sign").length, registered().length]).toEqual([2, 1])
})
