// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWalletOptions } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 }) // the kit is read from its source

closeLikeBrowsers()
const [me, payer, third] = accounts
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

/** Opens the list of wallets that may pay for Ann, whose wallet Zebra is connected. `options`: of the wallet Quagga. */
const begin = async (options: Partial<PlainWalletOptions> = {}, node?: string) => {
  const { api, chainService, rpc } = sandbox.addresses
  const announceWallet = (name: string, account: string, more: Partial<PlainWalletOptions> = {}) => {
    const wallet = announcePlainWallet({
      uuid: `test.${name}`,
      rdns: `test.${name.toLowerCase()}`,
      name,
      accounts: [account],
      chainId: 1,
      nodes: { 1: rpc["eip155:1"] ?? "", 137: rpc["eip155:137"] ?? "" },
      ...more
    })
    ends.push(wallet.stop)
    return wallet
  }
  const zebra = announceWallet("Zebra", me)
  const quagga = announceWallet("Quagga", payer, options)
  const errors: Array<string> = []
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    // Without a project, the node is the only one of its network.
    ...(node === undefined
      ? { projectId: "p1", endpoints: { api, chainService, rpc } }
      : { endpoints: { rpc: { ...rpc, "eip155:1": node } } }),
    enableWalletConnect: false,
    onError: ({ _tag }) => void errors.push(_tag),
    features: { onramp: ["meld"], pay: true }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  const before = JSON.stringify(kit.getSnapshot().account)
  await act(() => kit.open({ view: "AddFunds", funds: { amount: "0.25" } }))
  await press("From a wallet on this device")
  await waitUntil(() => expect(findButton("Quagga")).toBeDefined())
  /** Expects that Zebra is connected as before, and that nothing of Quagga is stored. */
  const expectUnchanged = () => {
    expect(JSON.stringify(kit.getSnapshot().account)).toBe(before)
    const { connections } = kit.getSnapshot()
    expect(connections.map(({ connectorId }) => connectorId)).toEqual(["test.zebra"])
    const stored = Object.keys(localStorage)
      .filter((key) => !/sent/i.test(key))
      .map((key) => localStorage.getItem(key) ?? "")
    expect(stored.some((value) => value.includes("quagga"))).toBe(false)
    expect(zebra.requests.filter(({ method }) => /send|sign|switch|revoke/i.test(method))).toEqual([])
  }
  const listSends = () => quagga.requests.filter(({ method }) => method === "eth_sendTransaction")
  const revocations = () => quagga.requests.filter(({ method }) => method === "wallet_revokePermissions")
  return { errors, expectUnchanged, kit, quagga, revocations, sends: listSends }
}
/** Holds the wallet's answers to a method until `answer` is called. */
const holdAnswer = (held: string) => {
  let answer = (): void => {}
  const opened = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { answer: () => answer(), waits: (method: string) => (method === held ? opened : Promise.resolve()) }
}
const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
const readWords = (): string => (modal()?.querySelector(".view")?.textContent ?? "").replace(/[\u2066-\u2069]/g, "")
const viewName = () => modal()?.querySelector("dialog")?.dataset["latchkeyView"]
const findButton = (label: string): HTMLElement | undefined =>
  [...(modal()?.querySelectorAll<HTMLElement>(".view button, .foot button") ?? [])].find((item) =>
    (item.textContent ?? "").replace(/[\u2066-\u2069]/g, "").includes(label)
  )
const press = async (label: string): Promise<void> => {
  await waitUntil(() => expect(findButton(label)).toBeDefined())
  await act(async () => findButton(label)?.click())
}
const reach = async (view: "form" | "review") => {
  await press("Quagga")
  await waitUntil(() => expect(readWords()).toContain("Your account"))
  if (view === "form") return
  await press("Review")
  await waitUntil(() => expect(viewName()).toBe("FundsPreview"))
}
/** Presses the button once it accepts presses: half a second after it appeared. */
const confirm = async (done: () => void) => {
  await waitUntil(async () => {
    await act(async () => findButton("Send 0.25 ETH")?.click())
    done()
  })
}

describe("FundsFromWallet", () => {
  test("sends once from a second wallet to the account in use, and releases it", async () => {
    const { expectUnchanged, quagga, revocations, sends } = await begin()
    await reach("review")
    expect(readWords()).toContain("Your account")
    await confirm(() => expect(sends()).toHaveLength(1))
    const [{ params }] = sends() as unknown as [{ params: [{ from: string; to: string; value: string }] }]
    expect([params[0].from.toLowerCase(), params[0].to.toLowerCase(), BigInt(params[0].value)]).toEqual([
      payer.toLowerCase(),
      me.toLowerCase(),
      250_000_000_000_000_000n
    ])
    await waitUntil(() => expect(readWords()).toMatch(/Sending 0.25 ETH|Added 0.25 ETH/))
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    expect(quagga.listenerCount()).toBe(0)
    expectUnchanged()
  })

  test("does not take back a permission that the page had before", async () => {
    const { expectUnchanged, kit, revocations } = await begin({ connected: true })
    await reach("form")
    await act(async () => kit.close())
    await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
    expect(revocations()).toHaveLength(0)
    expectUnchanged()
  })

  test("refuses a wallet with the account that receives, before its network is changed", async () => {
    const { errors, expectUnchanged, quagga } = await begin({ accounts: [me], chainId: 137 })
    await press("Quagga")
    await waitUntil(() => expect(readWords()).toContain("Quagga has the account that you are funding"))
    expect([errors, quagga.requests.some(({ method }) => /switch/i.test(method))]).toEqual([
      ["FundingSameAccount"],
      false
    ])
    expectUnchanged()
  })

  test("shows that the visitor declined to connect, and requests accounts again on the next press", async () => {
    const { expectUnchanged, quagga } = await begin({ behaviour: "reject" })
    await press("Quagga")
    await waitUntil(() => expect(readWords()).toContain("Declined in Quagga. Nothing was sent."))
    expectUnchanged()
    quagga.behave("approve")
    await reach("form")
    expectUnchanged()
  })

  test("reports a locked wallet, and lists the wallets again", async () => {
    const { errors, expectUnchanged } = await begin({ behaviour: "locked" })
    await press("Quagga")
    await waitUntil(() => expect(errors).toHaveLength(1))
    await waitUntil(() => expect(findButton("Quagga")).toBeDefined())
    expectUnchanged()
  })

  test("switches a wallet on another network, and not the one in use", async () => {
    const { expectUnchanged, quagga } = await begin({ chainId: 137 })
    await reach("form")
    expect(quagga.requests.filter(({ method }) => method === "wallet_switchEthereumChain")).toHaveLength(1)
    expectUnchanged()
  })

  test("stays on the review if the wallet rejects the transfer", async () => {
    const { expectUnchanged, kit, quagga, revocations, sends } = await begin()
    await reach("review")
    quagga.behave("reject")
    await confirm(() => expect(sends()).toHaveLength(1))
    await waitUntil(() => expect(readWords()).toContain("Declined in Quagga. Nothing was sent."))
    expect(viewName()).toBe("FundsPreview")
    expectUnchanged()
    await act(async () => kit.close())
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    expectUnchanged()
  })

  test.each([
    ["account", ({ setAccounts }: Awaited<ReturnType<typeof begin>>["quagga"]) => setAccounts([third])],
    ["network", ({ setChain }: Awaited<ReturnType<typeof begin>>["quagga"]) => setChain(137)],
    [
      "account to none, as it is locked",
      ({ emit }: Awaited<ReturnType<typeof begin>>["quagga"]) => emit("accountsChanged", [])
    ]
  ])("sends nothing after the wallet changes its %s during the review", async (_, change) => {
    const { errors, expectUnchanged, quagga, revocations, sends } = await begin()
    await reach("review")
    await act(async () => change(quagga))
    await waitUntil(() => expect(viewName()).toBe("FundsFromWallet"))
    await waitUntil(() => expect(findButton("Quagga")).toBeDefined())
    expect([errors, sends()]).toEqual([["ContextChanged"], []])
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    expectUnchanged()
  })

  test("sends nothing if the wallet switched its account without an event", async () => {
    let current = payer
    const { expectUnchanged, sends } = await begin({ answers: { eth_accounts: () => [current] } })
    await reach("review")
    current = third
    await confirm(() => expect(viewName()).toBe("FundsFromWallet"))
    expect(sends()).toEqual([])
    expectUnchanged()
  })

  test("sends nothing after the visitor goes back or closes, and releases the wallet", async () => {
    const { expectUnchanged, kit, revocations, sends } = await begin()
    await reach("review")
    await act(async () => modal()?.querySelector<HTMLElement>('[aria-label="Back"]')?.click())
    await waitUntil(() => expect(findButton("Review")).toBeDefined())
    await act(async () => kit.close())
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    expect(sends()).toEqual([])
    expectUnchanged()
  })

  test("records a transfer that the wallet sends after the visitor has left, and releases the wallet then", async () => {
    const { answer, waits } = holdAnswer("eth_sendTransaction")
    const { expectUnchanged, kit, revocations, sends } = await begin({ waits })
    await reach("review")
    await confirm(() => expect(sends()).toHaveLength(1))
    await act(async () => kit.close())
    await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
    expect(revocations()).toHaveLength(0)
    await act(async () => answer())
    await waitUntil(async () => expect(await kit.getTransactions()).toHaveLength(1))
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    expect(sends()).toHaveLength(1)
    expectUnchanged()
  })

  test.each(["throws", "wrong-type"] as const)(
    "lists the wallets again if the wallet's answer to the connection is broken: %s",
    async (behaviour) => {
      const { errors, expectUnchanged, quagga, sends } = await begin({ behaviour })
      await press("Quagga")
      await waitUntil(() => expect(readWords()).toContain("It did not let this page see an account"))
      expect([errors, findButton("Quagga") === undefined, sends()]).toEqual([["FailedToConnect"], false, []])
      expect(quagga.listenerCount()).toBe(0)
      expectUnchanged()
    }
  )

  test("releases a wallet that connects after the visitor has canceled", async () => {
    const { answer, waits } = holdAnswer("eth_requestAccounts")
    const { expectUnchanged, quagga, revocations } = await begin({ waits })
    await press("Quagga")
    await press("Cancel")
    await waitUntil(() => expect(viewName()).toBe("AddFunds"))
    expect(revocations()).toHaveLength(0)
    await act(async () => answer())
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    await waitUntil(() => expect(quagga.listenerCount()).toBe(0))
    expectUnchanged()
  })

  test.each([
    ["connecting", "eth_requestAccounts"],
    ["sending", "eth_sendTransaction"]
  ])("ends with the kit while the wallet never answers: %s", async (_, silent) => {
    const { kit, quagga } = await begin({ waits: holdAnswer(silent).waits })
    if (silent === "eth_requestAccounts") await press("Quagga")
    else {
      await reach("review")
      await confirm(() => expect(quagga.requests.some(({ method }) => method === silent)).toBe(true))
    }
    await act(() => kit.dispose())
    expect(modal()).toBeUndefined()
  })

  test("reports that the transfer may have been sent if the wallet leaves after it was asked", async () => {
    const { errors, expectUnchanged, quagga, revocations, sends } = await begin()
    await reach("review")
    quagga.behave("silent")
    await confirm(() => expect(sends()).toHaveLength(1))
    await act(async () => quagga.emit("accountsChanged", []))
    await waitUntil(() => expect(readWords()).toContain("The transaction may have been sent"))
    expect([viewName(), errors]).toEqual(["FundsFromWallet", ["OutcomeUnknown"]])
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    expectUnchanged()
  })

  test("lists the wallets again if the wallet breaks when it is asked to send", async () => {
    const { errors, expectUnchanged, quagga, revocations, sends } = await begin()
    await reach("review")
    quagga.behave("throws")
    await confirm(() => expect(sends()).toHaveLength(1))
    await waitUntil(() => expect(readWords()).toContain("The wallet could not do this"))
    expect([errors, findButton("Quagga") === undefined]).toEqual([["WalletRequestFailed"], false])
    await waitUntil(() => expect(revocations()).toHaveLength(1))
    expectUnchanged()
  })

  test.each([
    ["an error", () => new Response("", { status: 503 })],
    ["a malformed answer", () => "not a balance"]
  ])(
    "shows why the transfer cannot be checked if the node gives %s, and checks it again on the next press",
    async (_, fault) => {
      let isBroken = false
      const node = await startServices(async ({ body }) => {
        if (isBroken) return fault()
        const answer = await fetch(sandbox.addresses.rpc["eip155:1"] ?? "", {
          method: "POST",
          body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...body }),
          headers: { "content-type": "application/json" }
        })
        return ((await answer.json()) as { readonly result: unknown }).result
      })
      ends.push(node.close)
      const { expectUnchanged, sends } = await begin({}, node.url)
      await reach("form")
      isBroken = true
      await press("Review")
      await waitUntil(() => expect(modal()?.querySelector(".view .ask.careful")?.textContent).toMatch(/\w/))
      expect(viewName()).toBe("FundsFromWallet")
      isBroken = false
      await press("Review")
      await waitUntil(() => expect(viewName()).toBe("FundsPreview"))
      expect(sends()).toEqual([])
      expectUnchanged()
    }
  )
})
