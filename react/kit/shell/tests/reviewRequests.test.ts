// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { expect, test } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { setUpKitsOnNode, makeTypedFor } from "../../../../fixtures/testing/react/kitsOnNode.ts"
import { press, pressOnceArmed, expectText, modalText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"

closeLikeBrowsers()

const { connected } = setUpKitsOnNode(collectEnds())
const [me] = accounts
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)

/** Returns the error code that hosts see, and the tag of the failure. */
const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "done",
    (error) => [error.code, error.data?._tag]
  )

test.each([
  ["as a number", [me, makeTypedFor(137)]],
  ["in hex, as text", [me, JSON.stringify(makeTypedFor("0x89"))]],
  ["before the account", [JSON.stringify(makeTypedFor("137")), me]]
])("provider.request rejects typed data for another network %s before the wallet", async (_, params) => {
  const { kit, wallet } = await connected()
  for (const method of ["eth_signTypedData_v4", "eth_signTypedData_v3"])
    expect(await run(() => refusal(kit.provider("eip155").request({ method, params })))).toEqual([-32602, "OtherChain"])
  expect(wallet.received()).toEqual([])
})

test.each([1, "0x1", undefined])(
  "provider.request sends typed data for the account's own network to the wallet: %s",
  async (chainId) => {
    const { kit, wallet } = await connected()
    const call = { method: "eth_signTypedData_v4", params: [me, JSON.stringify(makeTypedFor(chainId))] }
    expect(await run(() => refusal(kit.provider("eip155").request(call)))).toBe("done")
    expect(wallet.received().map(({ method }) => method)).toEqual(["eth_signTypedData_v4"])
  }
)

const payment = (value: string) => ({ method: "eth_sendTransaction", params: [{ to: accounts[1], value }] })
const connectReviewing = () => connected({ reviewRequests: true })

test("reviewRequests describes a request, and sends it unchanged, once, and only after Approve", async () => {
  const { kit, wallet } = await connectReviewing()
  const sent = refusal(kit.provider("eip155").request(payment("0x16345785d8a0000")))
  await expectText(/Send 0\.1 ETH/)
  expect(wallet.received()).toEqual([])
  await pressOnceArmed("Approve")
  expect(await run(() => sent)).toBe("done")
  expect(wallet.received()).toEqual([
    {
      method: "eth_sendTransaction",
      params: [{ to: accounts[1], value: "0x16345785d8a0000", from: me, chainId: "0x1" }]
    }
  ])
  await run(() => expect.poll(modalText).toBeUndefined())
})

test("ignores a press in the first half second", async () => {
  const { kit, wallet } = await connectReviewing()
  const sent = refusal(kit.provider("eip155").request(payment("0x1")))
  await expectText(/Send/)
  await press("Approve")
  expect(wallet.received()).toEqual([])
  await press("Reject")
  expect(await run(() => sent)).toEqual([4001, "RequestRejected"])
  expect(wallet.received()).toEqual([])
})

test("queues a second request behind the first; closing rejects both, the newest first, each once", async () => {
  const { kit, wallet } = await connectReviewing()
  const ends: Array<string> = []
  const all = ["0x1", "0x2", "0x3"].map(async (value) => {
    ends.push(`${value} ${JSON.stringify(await refusal(kit.provider("eip155").request(payment(value))))}`)
  })
  await expectText(/2 more waiting/)
  await press("Reject")
  await expectText(/1 more waiting/)
  await run(async () => kit.close())
  await run(() => Promise.all(all))
  expect(ends).toEqual(["0x1", "0x3", "0x2"].map((value) => `${value} [4001,"RequestRejected"]`))
  expect(wallet.received()).toEqual([])
})

test("rejects the shown request when the account changes", async () => {
  const { kit, wallet } = await connectReviewing()
  const sent = refusal(kit.provider("eip155").request(payment("0x1")))
  await expectText(/Send/)
  await run(async () => wallet.moveAccount())
  expect(await run(() => sent)).toEqual([4900, "ContextChanged"])
  await expectText(/Your account or network changed/)
  expect(wallet.received()).toEqual([])
})

test("rejects the shown and the waiting requests with ConnectionEnded when the wallet is disconnected", async () => {
  const { kit, wallet } = await connectReviewing()
  const all = ["0x1", "0x2"].map((value) => refusal(kit.provider("eip155").request(payment(value))))
  await expectText(/1 more waiting/)
  await run(() => kit.disconnect())
  expect(await run(() => Promise.all(all))).toEqual([
    [4900, "ConnectionEnded"],
    [4900, "ConnectionEnded"]
  ])
  expect(wallet.received().map(({ method }) => method)).toEqual(["wallet_revokePermissions"])
})

test("sends a request to the wallet at once without reviewRequests, but always reviews a grant", async () => {
  const { kit, wallet } = await connected()
  expect(await run(() => refusal(kit.provider("eip155").request(payment("0x1"))))).toBe("done")
  const grant = {
    expiry: 4_000_000_000,
    permissions: [{ type: "contract-call", data: { address: accounts[1], functions: [] } }],
    signer: { type: "keys", data: { keys: [] } }
  }
  const request = refusal(kit.provider("eip155").request({ method: "wallet_grantPermissions", params: [grant] }))
  await expectText(/Call any function on .*, with any values/)
  // A danger waits for its ticks, and the button says so.
  await press("Read the warning first")
  await press("Tick the box to approve")
  expect(wallet.received()).toHaveLength(1)
  await press("Reject")
  expect(await run(() => request)).toEqual([4001, "RequestRejected"])
  expect(wallet.received().map(({ method }) => method)).toEqual(["eth_sendTransaction"])
})

/** A request for a session until a time, in epoch seconds. */
const grantUntil = (expiry: number) => ({
  method: "wallet_grantPermissions",
  params: [
    {
      expiry,
      permissions: [{ type: "contract-call", data: { address: accounts[1], functions: [{ functionName: "play" }] } }],
      signer: { type: "keys", data: { keys: [] } }
    }
  ]
})

test("describes a request in the visitor's language, and follows a language change while it waits", async () => {
  const { kit } = await connectReviewing()
  const expiry = Date.UTC(2033, 4, 21, 12) / 1000
  const request = refusal(kit.provider("eip155").request(grantUntil(expiry)))
  const day = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(expiry * 1000)
  await expectText(new RegExp(`act for you until ${day("en")}`))
  expect(modalText()).not.toContain("2033-05-21")
  await run(() => kit.setLocale("ar"))
  await expectText(/السماح لـ/)
  expect(modalText()?.replace(/[\u2068\u2069]/g, "")).toContain(`حتى ${day("ar")}`)
  expect(modalText()).not.toMatch(/act for you|Permission|There is no limit/)
  await run(() => kit.setLocale("en"))
  await expectText(/act for you until/)
  await press("Reject")
  await run(() => request)
})

test("shows the fee of a call, and says once that a call is unreadable", async () => {
  const { kit } = await connectReviewing()
  const unread = { method: "eth_sendTransaction", params: [{ to: accounts[1], data: `0x1cff79cd${"00".repeat(32)}` }] }
  const request = refusal(kit.provider("eip155").request(unread))
  await expectText(/Call a function of 0x7099…79C8/)
  expect(modalText()?.match(/cannot be read \(/g)).toHaveLength(1)
  await expectText(/Network fee(About .* ETH|Unknown)/)
  await press("Reject")
  await run(() => request)
})
