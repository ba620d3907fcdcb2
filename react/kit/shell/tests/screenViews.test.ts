// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import type { ScreenAnswer, ScreenRequest } from "../../../../core/onchain/approval/screening.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { boxes, modalText, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { findButton, signWithKey } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { signIn } from "../../siwx/public.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(() => sandbox.reset(), 30_000)
const [me, you] = accounts
const site = location.host
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)

/** Connects a kit of the sandbox with this check. `sent`: the requests to sign or send that the wallet received. */
const connectScreened = async (answer: (request: ScreenRequest) => ScreenAnswer, hasSignIn = false) => {
  const requests: Array<ScreenRequest> = []
  const node = sandbox.addresses.rpc["eip155:1"] ?? ""
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    nodes: { 1: node },
    answers: { personal_sign: signWithKey }
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api: sandbox.addresses.api, chainService: sandbox.addresses.chainService, rpc: { "eip155:1": node } },
    enableWalletConnect: false,
    features: { swaps: ["1inch"], analytics: false },
    screen: (request) => {
      requests.push(request)
      return answer(request)
    },
    ...(hasSignIn && { siwx: signIn() })
  })
  ends.push(kit.dispose)
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  const getSent = () =>
    wallet.requests.flatMap(({ method, params }) => (/sign|send/i.test(method) ? [{ method, params }] : []))
  return { kit, requests, getSent }
}
const getCalls = (requests: ReadonlyArray<ScreenRequest>) =>
  requests.map(({ requests: [{ method, params }] }) => ({ method, params }))
const expectView = (view: string, kit: { getSnapshot: () => { readonly view: string | null } }): Promise<void> =>
  run(() => waitUntil(() => expect(kit.getSnapshot().view).toBe(view)))
const warning: ScreenAnswer = { verdict: "warn", reason: "Look again" }

describe("screen in a view of the kit", () => {
  test("warns in the review of Send, once, before the press", async () => {
    const { getSent, kit, requests } = await connectScreened(() => warning)
    await run(() => kit.open({ view: "WalletSend", send: { to: you, amount: "0.25" } }))
    await pressUntil("Review", () => kit.getSnapshot().view === "WalletSendPreview")
    await expectText(`${site} warns: Look again`)
    expect(getSent()).toEqual([])
    await pressUntil("Send 0.25 ETH", () => getSent().length > 0)
    expect(getCalls(requests)).toEqual(getSent())
    expect(requests[0]).toMatchObject({ from: "kit", kind: "send", account: `eip155:1:${me}` })
    expect(requests[0]?.requests[0].words.sentence).toContain("Send 0.25 ETH to")
  }, 60_000)

  test("ends Send with its reason, before a review", async () => {
    const { getSent, kit, requests } = await connectScreened(() => ({ verdict: "block", reason: "Sanctioned" }))
    await run(() => kit.open({ view: "WalletSend", send: { to: you, amount: "0.25" } }))
    await pressUntil("Review", () => requests.length > 0)
    await expectText(`${site} blocked this request: Sanctioned`)
    expect([kit.getSnapshot().view, getSent()]).toEqual(["WalletSend", []])
  }, 60_000)

  test("asks about each request of a swap, and shows Swap again after a warning was confirmed", async () => {
    const { getSent, kit, requests } = await connectScreened(({ kind }) =>
      kind === "swap" ? warning : { verdict: "ok" }
    )
    await run(() => kit.open({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "100" } }))
    await pressUntil("Review swap", () => kit.getSnapshot().view === "SwapPreview")
    await pressUntil("Swap", () => kit.getSnapshot().view === "ApproveTransaction")
    await expectText(`${site} warns: Look again`)
    expect(getSent()).toHaveLength(1)
    for (const box of boxes()) await run(async () => box.click())
    await pressUntil("Approve", () => kit.getSnapshot().view !== "ApproveTransaction")
    await run(() => waitUntil(() => expect(getSent()).toHaveLength(2)))
    await expectView("SwapPreview", kit)
    expect(requests.map(({ from, kind }) => [from, kind])).toEqual([
      ["kit", "approve"],
      ["kit", "swap"]
    ])
    expect(getCalls(requests)).toEqual(getSent())
  }, 60_000)

  test("shows a sign-in again after a warning was confirmed, and signs", async () => {
    const { getSent, kit, requests } = await connectScreened(() => warning, true)
    await expectView("SIWXSignMessage", kit)
    await pressUntil("Sign in", () => kit.getSnapshot().view === "ApproveTransaction")
    await expectText(`${site} warns: Look again`)
    expect(getSent()).toEqual([])
    await pressUntil("Approve", () => kit.getSnapshot().view !== "ApproveTransaction")
    await run(() => waitUntil(() => expect(kit.getSnapshot().signIn?.session).toBeTruthy()))
    expect([getCalls(requests), requests[0]?.from]).toEqual([getSent(), "kit"])
    expect(kit.getSnapshot().open).toBe(false)
  }, 60_000)

  test("does not sign in a visitor whose sign-in it blocks", async () => {
    const { getSent, kit } = await connectScreened(() => ({ verdict: "block" }), true)
    await expectView("SIWXSignMessage", kit)
    await pressUntil("Sign in", () => (modalText() ?? "").includes("blocked this request"))
    expect([getSent(), kit.getSnapshot().signIn?.session]).toEqual([[], null])
  }, 60_000)
})

/** Presses a button that is inert or absent at first, until the condition is met. */
const pressUntil = (name: string, isDone: () => boolean): Promise<void> =>
  waitUntil(async () => {
    if (!isDone()) await run(async () => findButton(name)?.click())
    expect(isDone()).toBe(true)
  })
