// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { findVisible } from "../../../../fixtures/testing/react/modalText.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { findButton, closeLikeBrowsers, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { Sponsoring } from "../../../../fixtures/wallets/smartAccount/sponsoring.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 })
closeLikeBrowsers()
const [, ben, , , , finn] = accounts
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

const nodeUrl = (chainId = 1): string => sandbox.addresses.rpc[chainId === 1 ? "eip155:1" : "eip155:137"]
const setBalance = (units: bigint, chainId = 1) =>
  jsonRpc(nodeUrl(chainId), "anvil_setBalance", [finn, `0x${units.toString(16)}`])
const getBalance = async (address: string, chainId = 1) =>
  BigInt(await rpcText(nodeUrl(chainId), "eth_getBalance", [address, "latest"]))

let nth = 0
/** A page whose site pays fees on Ethereum, with a wallet that treats paymasters in this way. */
const page = async (
  sponsoring: Sponsoring,
  policyId?: string,
  chainId = 1,
  answers: object = {},
  isReviewed = false
) => {
  const rdns = `test.paid${++nth}`
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    endpoints: { rpc: sandbox.addresses.rpc },
    storageName: rdns,
    reviewRequests: isReviewed,
    sponsor: {
      "eip155:1":
        policyId === undefined
          ? sandbox.addresses.paymaster
          : { url: sandbox.addresses.paymaster, context: { policyId } }
    }
  })
  ends.push(kit.dispose)
  const wallet = announcePlainWallet({
    uuid: rdns,
    rdns,
    name: "Payer",
    accounts: [finn],
    chainId,
    answers: { ...answers },
    nodes: { 1: nodeUrl(1), 137: nodeUrl(137) },
    sponsoring
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: rdns }))
  const countSent = () =>
    wallet.requests.filter(({ method }) => method === "wallet_sendCalls" || method === "eth_sendTransaction").length
  return { kit, wallet, countSent }
}

const getTag = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (found) => found,
    (error: unknown) => Object(error)._tag
  )

const ether = 10n ** 18n

describe("kit.capabilities", () => {
  test.each([
    [
      "on every chain",
      { "0x0": { paymasterService: { supported: true } }, "0x1": { atomic: { status: "ready" } } },
      true
    ],
    ["on another chain only", { "0x89": { paymasterService: { supported: true } }, "0x1": {} }, false],
    ["in a shape that is not the standard's", { "0x1": { paymasterService: { supported: "yes" } } }, false]
  ])("reports paymasterService: %s", async (_, answer, supported) => {
    const { kit } = await page("unsupported", undefined, 1, { wallet_getCapabilities: answer })
    expect((await act(() => kit.capabilities())).paymasterService).toEqual({ supported })
  })
})

describe("kit.prepareSend with a sponsor", () => {
  const rows: ReadonlyArray<readonly [string, Sponsoring, string | undefined, string]> = [
    ["a wallet and a service that pay", "supported", undefined, "paid"],
    ["a wallet without paymasters", "unsupported", undefined, "unsupported"],
    ["a service that refuses", "supported", "refuse", "refused"],
    ["a service that answers junk", "supported", "garbage", "unavailable"],
    ["the fields of an older entry point", "supported", "old-entry-point", "unavailable"],
    ["fields that would change the operation", "supported", "changes", "paid"],
    ["a slow service", "supported", "slow", "paid"],
    ["a service that never answers", "supported", "hang", "unavailable"]
  ]
  test.each(rows)("returns who pays: %s", async (_, sponsoring, policyId, sponsorship) => {
    await setBalance(ether)
    const { kit, countSent } = await page(sponsoring, policyId)
    const checked = await act(() => kit.prepareSend({ to: ben, amount: "0.01" }))
    expect([checked.sponsorship, checked.fee === null]).toEqual([sponsorship, sponsorship === "paid"])
    expect(countSent()).toBe(0)
  })

  test("returns null on a network without a sponsor, although the wallet supports paymasters there", async () => {
    await setBalance(ether, 137)
    const { kit } = await page("supported", undefined, 137)
    const checked = await act(() => kit.prepareSend({ to: ben, amount: "0.01" }))
    expect([checked.sponsorship, checked.fee === null]).toEqual([null, false])
  })
})

describe("kit.send with a sponsor", () => {
  test("sends for an account that cannot pay a fee, and returns the id of the batch", async () => {
    await setBalance(9n)
    const { kit, wallet } = await page("supported")
    const before = await getBalance(ben)
    const id = await act(() => kit.send({ to: ben, value: 5n }))
    expect([await getBalance(finn), (await getBalance(ben)) - before]).toEqual([4n, 5n])
    const receipt = await act(() => kit.waitForReceipt({ hash: id }))
    expect([receipt.status, receipt.fee]).toEqual(["confirmed", undefined])
    const [sent] = wallet.requests.filter(({ method }) => method === "wallet_sendCalls")
    expect(sent?.params).toMatchObject([
      { capabilities: { paymasterService: { url: sandbox.addresses.paymaster, context: {}, optional: false } } }
    ])
  })

  test.each([
    ["a wallet that refuses", "refused", undefined],
    ["a service that refuses the final data", "supported", "refuse-later"],
    ["a paymaster without a deposit", "supported", "poor"]
  ] as const)("rejects with SponsorRefused, then lets the account pay: %s", async (_, sponsoring, policyId) => {
    await setBalance(ether)
    const { kit, countSent } = await page(sponsoring, policyId)
    expect((await act(() => kit.prepareSend({ to: ben, amount: "0.01" }))).sponsorship).toBe("paid")
    expect(await act(() => getTag(kit.send({ to: ben, amount: "0.01" })))).toBe("SponsorRefused")
    expect([await getBalance(finn), countSent()]).toEqual([ether, 1])
    const checked = await act(() => kit.prepareSend({ to: ben, amount: "0.01" }))
    expect([checked.sponsorship, checked.fee === null]).toEqual(["refused", false])
    expect(await act(() => kit.send({ to: ben, amount: "0.01" }))).toMatch(/^0x[0-9a-f]{64}$/)
  })

  test("counts a wallet as paid by its account after it ignored the sponsor", async () => {
    await setBalance(ether)
    const { kit } = await page("ignored")
    const id = await act(() => kit.send({ to: ben, amount: "0.01" }))
    const receipt = await act(() => kit.waitForReceipt({ hash: id }))
    expect(receipt.fee?.value).toBeGreaterThan(0n)
    const checked = await act(() => kit.prepareSend({ to: ben, amount: "0.01" }))
    expect([checked.sponsorship, checked.fee === null]).toEqual(["ignored", false])
  })

  test("rejects without a second request after the visitor declines, and still counts the site as payer", async () => {
    await setBalance(ether)
    const { kit, wallet, countSent } = await page("supported")
    wallet.behave("reject")
    expect(await act(() => getTag(kit.send({ to: ben, amount: "0.01" })))).toBe("RequestRejected")
    expect(countSent()).toBe(1)
    expect((await act(() => kit.prepareSend({ to: ben, amount: "0.01" }))).sponsorship).toBe("paid")
  })
})

describe("other methods with a sponsor", () => {
  test("kit.sendCalls adds the sponsor to other capabilities, and keeps a paymaster that the page names", async () => {
    await setBalance(9n)
    const { kit, wallet } = await page("supported")
    const calls = [{ to: ben, value: 1n }]
    const capabilities = { flowControl: { optional: true } }
    await act(() => kit.sendCalls({ calls, capabilities }))
    const paymasterService = { url: `${sandbox.addresses.paymaster}/own`, optional: true }
    await act(() => getTag(kit.sendCalls({ calls, capabilities: { paymasterService } })))
    const sent = wallet.requests.filter(({ method }) => method === "wallet_sendCalls")
    expect(sent.map(({ params }) => Object(Object(params)[0]).capabilities)).toEqual([
      { ...capabilities, paymasterService: { url: sandbox.addresses.paymaster, context: {}, optional: false } },
      { paymasterService }
    ])
  })

  test("kit.approve and kit.transferFrom return the hash of a transaction that the site paid for", async () => {
    await setBalance(0n)
    const { kit, wallet } = await page("supported")
    const token = sandbox.addresses.tokens["eip155:1"]?.USDC ?? ""
    const hash = await act(() => kit.approve({ token, spender: ben, amount: "1" }))
    expect(await jsonRpc(nodeUrl(), "eth_getTransactionReceipt", [hash])).toMatchObject({ status: "0x1" })
    expect(wallet.requests.some(({ method }) => method === "eth_sendTransaction")).toBe(false)
  })
})

describe("the form of Send with a sponsor", () => {
  test.each([
    ["fills in everything if the site pays", "supported", /^0\.01$/, /Network feePaid by this site/],
    ["reserves the fee if the account pays", "unsupported", /^0\.00[0-9]+$/, /Network feeAbout/]
  ] as const)("%s", async (_, sponsoring, amountPattern, fee) => {
    await setBalance(ether / 100n)
    const { kit } = await page(sponsoring)
    await act(() => kit.open({ view: "WalletSend", send: { to: ben } }))
    await act(() => waitUntil(() => expect(view()).toMatch(fee)))
    await act(() =>
      waitUntil(() => {
        findButton("Max")?.click()
        expect(findVisible(" input").map((input) => Object(input).value)).toContainEqual(
          expect.stringMatching(amountPattern)
        )
      })
    )
  })
})

describe("the review of Send with a sponsor", () => {
  const review = async (kit: Awaited<ReturnType<typeof page>>["kit"]) => {
    await act(() => kit.open({ view: "WalletSend", send: { to: ben, amount: "0.01" } }))
    await act(() =>
      waitUntil(() => {
        findButton("Review")?.click()
        expect(kit.getSnapshot().view).toBe("WalletSendPreview")
      })
    )
  }
  const confirm = async (result: string) =>
    act(() =>
      waitUntil(() => {
        findButton("Send 0.01 ETH")?.click()
        expect(view()).toContain(result)
      })
    )

  test("shows that the site pays, and sends one batch when it is confirmed", async () => {
    await setBalance(ether / 100n)
    const { kit, countSent } = await page("supported")
    await review(kit)
    expect(view()).toContain("Network feePaid by this site")
    expect(view()).not.toMatch(/About|At most/)
    await confirm("Sent 0.01 ETH")
    expect([countSent(), await getBalance(finn)]).toEqual([1, 0n])
  })

  test("shows the fee and the reason if the visitor has to pay", async () => {
    await setBalance(ether)
    const { kit, wallet } = await page("unsupported")
    await review(kit)
    expect(view()).toContain("Payer can’t let this site pay the fee, so you pay it.")
    expect(view()).toMatch(/Network feeAbout/)
    await confirm("Sent 0.01 ETH")
    expect(wallet.requests.some(({ method }) => method === "eth_sendTransaction")).toBe(true)
  })

  test("sends nothing if the service changes its mind after the visitor confirmed, and shows the fee in the next review", async () => {
    await setBalance(ether)
    const { kit, countSent } = await page("supported", "refuse-later")
    await review(kit)
    expect(view()).toContain("Paid by this site")
    await confirm("The wallet did not send this with the fee paid by this site")
    expect([kit.getSnapshot().view, countSent(), await getBalance(finn)]).toEqual(["WalletSend", 1, ether])
    await review(kit)
    expect(view()).toContain("This site doesn’t pay for this, so you pay the fee.")
    expect(view()).toMatch(/Network feeAbout/)
  })
})

describe("the review of a host's request with a sponsor", () => {
  test.each([
    ["supported", /Network feePaid by this site/, "wallet_sendCalls"],
    ["unsupported", /Network feeAbout .*Payer can’t let this site pay the fee, so you pay it\./, "eth_sendTransaction"]
  ] as const)("shows the payer before the wallet is asked: %s", async (sponsoring, expected, method) => {
    await setBalance(ether)
    const { kit, wallet, countSent } = await page(sponsoring, undefined, 1, {}, true)
    const sending = kit.send({ to: ben, amount: "0.01" })
    await act(() => waitUntil(() => expect(view()).toMatch(expected)))
    expect(countSent()).toBe(0)
    await act(() =>
      waitUntil(() => {
        findButton("Approve")?.click()
        expect(wallet.requests.some((request) => request.method === method)).toBe(true)
      })
    )
    await act(() => sending)
  })
})
