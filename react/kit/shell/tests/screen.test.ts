// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { KitEvent } from "../../../../core/event.ts"
import type { ScreenRequest } from "../../../../core/onchain/approval/screening.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { setUpKitsOnNode, makeTypedFor } from "../../../../fixtures/testing/react/kitsOnNode.ts"
import { modalText, press, pressOnceArmed, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"

closeLikeBrowsers()

const { connected } = setUpKitsOnNode(collectEnds())
const [me, you] = accounts
const site = location.host
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns the error code that hosts see, and the tag of the failure. */
const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "done",
    (error) => [error.code, error.data?._tag ?? error._tag, error.data?.message ?? error.message]
  )
const payment = (value = "0x1") => ({ method: "eth_sendTransaction", params: [{ to: you, value }] })

/** Connects a kit with this check, and records what the check receives and the events of its answers. */
const connectScreened = async (answer: (request: ScreenRequest) => unknown, options: Partial<LatchkeyOptions> = {}) => {
  const requests: Array<ScreenRequest> = []
  const verdicts: Array<unknown> = []
  const screen = (request: ScreenRequest) => {
    requests.push(request)
    return answer(request) as never
  }
  const onEvent = (event: KitEvent): void => {
    if (event._tag === "IntentScreened") verdicts.push([event.verdict, event.cause])
  }
  const page = await connected({ screen, onEvent, ...options })
  const request = (call: { readonly method: string; readonly params: unknown }) =>
    refusal(page.kit.provider("eip155").request(call as never))
  return { ...page, request, requests, verdicts }
}
const answerOk = () => Promise.resolve({ verdict: "ok" })
const warn = (reason?: unknown) => () => Promise.resolve({ verdict: "warn", reason })

describe("screen", () => {
  test("receives each request once, described, with what the wallet then receives", async () => {
    const { kit, request, requests, verdicts, wallet } = await connectScreened(answerOk)
    expect(await run(() => request(payment("0x16345785d8a0000")))).toBe("done")
    expect(await run(() => request({ method: "personal_sign", params: ["0x6869", me] }))).toBe("done")
    expect(
      await run(() => request({ method: "eth_signTypedData_v4", params: [me, JSON.stringify(makeTypedFor(1))] }))
    ).toBe("done")
    expect(await run(() => refusal(kit.signMessage({ message: "hello" })))).toBe("done")
    const calls = [{ to: you, value: "0x1" }]
    expect(
      await run(() => request({ method: "wallet_sendCalls", params: [{ version: "2.0.0", from: me, calls }] }))
    ).toBe("done")
    expect(
      await run(() => request({ method: "wallet_revokePermissions", params: [{ permissionContext: "0x1234" }] }))
    ).toBe("done")
    const received = requests.map(({ requests: [{ method, params }] }) => ({ method, params }))
    expect(received).toEqual(wallet.received().map(({ method, params }) => ({ method, params })))
    expect(received).toHaveLength(6)
    expect(requests[0]).toMatchObject({
      account: `eip155:1:${me}`,
      network: "eip155:1",
      kind: "send",
      from: "page",
      requests: [{ words: { sentence: expect.stringContaining("Send 0.1 ETH to"), risk: "plain" } }]
    })
    expect(verdicts).toEqual(received.map(() => ["ok", undefined]))
    expect(modalText()).toBeUndefined()
  })

  test("receives a copy, whose changes have no effect on the request", async () => {
    const errors: Array<unknown> = []
    const { request, wallet } = await connectScreened(
      async ({ requests: [call] }) => {
        for (const change of [
          () => Object.assign(Object((call.params as ReadonlyArray<unknown>)[0]), { to: me }),
          () => (call.params as Array<unknown>).splice(0),
          () => Object.assign(call.words, { sentence: "Nothing" })
        ])
          try {
            change()
          } catch (cause) {
            errors.push(cause)
          }
        return { verdict: "ok" }
      },
      { reviewRequests: true }
    )
    const sent = request(payment("0x16345785d8a0000"))
    await expectText(/Send 0\.1 ETH/)
    await pressOnceArmed("Approve")
    expect(await run(() => sent)).toBe("done")
    expect(errors).toHaveLength(3)
    expect(wallet.received()[0]?.params).toEqual([{ to: you, value: "0x16345785d8a0000", from: me, chainId: "0x1" }])
  })

  test("shows a warning as the site's word in the review, and sends after Approve", async () => {
    const { request, requests, wallet } = await connectScreened(warn("This address was reported"), {
      reviewRequests: true
    })
    const sent = request(payment())
    await expectText(`${site} warns: This address was reported`)
    expect(wallet.received()).toEqual([])
    await pressOnceArmed("Approve")
    expect(await run(() => sent)).toBe("done")
    expect([wallet.received().length, requests.length]).toEqual([1, 1])
  })

  test.each(["provider", "method"])(
    "reviews a request of the %s that it warns of, without reviewRequests",
    async (by) => {
      const { kit, request, requests, wallet } = await connectScreened(warn())
      const send = () => (by === "provider" ? request(payment()) : refusal(kit.send({ to: you, amount: "0.1" })))
      const sent = send()
      await expectText(`${site} warns about this request`)
      expect(wallet.received()).toEqual([])
      await press("Reject")
      expect(await run(() => sent)).toMatchObject({ 1: "RequestRejected" })
      const repeated = send()
      await expectText(`${site} warns about this request`)
      await pressOnceArmed("Approve")
      expect(await run(() => repeated)).toBe("done")
      expect([wallet.received().length, requests.length]).toEqual([1, 2])
    }
  )

  test("shows a hostile reason as one short line without invisible characters", async () => {
    const reason = `\u202Eevil\u0000\n\n<b>bold</b>\u200B ${"x".repeat(5_000)}`
    const { request } = await connectScreened(warn(reason))
    const sent = request(payment())
    await expectText(`${site} warns: evil <b>bold</b> xxx`)
    expect(modalText()).not.toContain("x".repeat(200))
    expect(modalText()).not.toMatch(/[\u0000\u200B\u202E]/)
    await press("Reject")
    await run(() => sent)
  })

  test.each([false, true])(
    "ends a request that it blocks, and says so (reviewRequests: %s)",
    async (reviewRequests) => {
      const answer = () => Promise.resolve({ verdict: "block", reason: "Known\u202E drainer" })
      const { kit, request, verdicts, wallet } = await connectScreened(answer, { reviewRequests })
      const sentence = `${site} blocked this request: Known drainer`
      expect(await run(() => request(payment()))).toEqual([4100, "ScreenBlocked", sentence])
      await expectText(sentence)
      await run(async () => kit.close())
      expect(await run(() => refusal(kit.signMessage({ message: "hi" })))).toEqual([
        "transaction.screen-blocked",
        "ScreenBlocked",
        sentence
      ])
      expect(verdicts).toEqual([
        ["block", undefined],
        ["block", undefined]
      ])
      expect(wallet.received()).toEqual([])
    }
  )

  const throwing = {
    get verdict(): string {
      throw new Error("no")
    }
  }
  const failures: ReadonlyArray<readonly [string, () => unknown, string]> = [
    [
      "throws",
      () => {
        throw new Error("down")
      },
      "failed"
    ],
    ["rejects", () => Promise.reject(new Error("down")), "failed"],
    ["answers nothing", () => undefined, "malformed"],
    ["answers another verdict", async () => ({ verdict: "OK" }), "malformed"],
    ["answers text", async () => "block", "malformed"],
    ["answers with a getter that throws", async () => throwing, "malformed"]
  ]
  test.each(failures)("does not stop a request when it %s, and reports that", async (_, answer, cause) => {
    const reported = vi.fn()
    vi.stubGlobal("reportError", reported)
    const { kit, request, verdicts, wallet } = await connectScreened(answer)
    expect(await run(() => request(payment()))).toBe("done")
    expect(verdicts).toEqual([["none", cause]])
    expect(wallet.received()).toHaveLength(1)
    expect(reported).toHaveBeenCalledTimes(cause === "failed" ? 1 : 0)
    expect(await (await run(() => kit.log())).text()).toContain("screen gave no answer")
  })

  test.each(failures)("ends a request when it %s and screenRequired is set", async (_, answer) => {
    vi.stubGlobal("reportError", () => {})
    const { request, wallet } = await connectScreened(answer, { screenRequired: true })
    expect(await run(() => request(payment()))).toEqual([
      4100,
      "ScreenUnanswered",
      `${site} could not check this request`
    ])
    expect(wallet.received()).toEqual([])
  })

  test.each([false, true])("waits two seconds for an answer (screenRequired: %s)", async (screenRequired) => {
    const { request, requests, verdicts, wallet } = await connectScreened(() => new Promise(() => {}), {
      screenRequired
    })
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() })
    const end = vi.fn()
    const sent = request(payment()).then(end)
    while (requests.length === 0) await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(1_999))
    expect([verdicts, wallet.received()]).toEqual([[], []])
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await run(() => sent)
    expect(verdicts).toEqual([["none", "silent"]])
    expect([end.mock.calls[0]?.[0]?.[1] ?? "done", wallet.received().length]).toEqual(
      screenRequired ? ["ScreenUnanswered", 0] : ["o", 1]
    )
  })
})
