// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { collectEnds, createKitFactory } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWalletOptions } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { Latchkey } from "../public.ts"

const ends = collectEnds()
const make = createKitFactory(ends)
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

const announce = (more: Partial<PlainWalletOptions> = {}) => {
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    ...more
  })
  ends.push(wallet.stop)
  return wallet
}
const connect = (kit: Latchkey) => kit.connect({ connectorId: "test.zebra" })
const makeThrower = (cause: unknown) => () => {
  throw cause
}
const createError = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const switchToPolygon = (kit: Latchkey) => kit.switchNetwork("eip155:137")

const refusals: Readonly<Record<string, unknown>> = {
  "an internal error that the user denied": createError("MetaMask Tx Signature: User denied transaction signature.", {
    code: -32603
  }),
  "a code as text": { code: "4001" },
  "an inner error": { code: -32603, message: "Internal JSON-RPC error.", data: { originalError: { code: 4001 } } },
  "Ledger's status word": createError("Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)", {
    statusCode: 0x6985
  }),
  "a passkey's prompt that was closed": createError("The operation either timed out or was not allowed.", {
    name: "NotAllowedError"
  }),
  "a passkey's prompt that was aborted": createError("Failed to request credential.", {
    cause: createError("The operation was aborted.", { name: "AbortError" })
  }),
  "Trezor's sentence": { error: "Action cancelled by user", code: "Failure_ActionCancelled" },
  "an error of ethers": createError("user rejected action", {
    code: "ACTION_REJECTED",
    info: { error: { code: 4001 } }
  })
}
const failures: Readonly<Record<string, unknown>> = {
  "insufficient funds": createError("insufficient funds for gas * price + value", { code: -32000 }),
  "a node": createError("Transaction rejected by the node", { code: -32603 }),
  "an account's state": createError("Your account was rejected", { code: -32603 }),
  "a plan's limit": createError("denied by user plan limit", { code: -32603 }),
  "a service's code": { code: 403, message: "Request denied" },
  "an aborted request": createError("The operation was aborted.", { name: "AbortError" })
}

describe("a wallet's refusal", () => {
  test.each(Object.entries(refusals))("rejects as a refusal by %s", async (_, cause) => {
    const answers: Record<string, unknown> = { eth_requestAccounts: makeThrower(cause) }
    announce({ answers })
    const kit = make()
    await expect(connect(kit)).rejects.toMatchObject({ _tag: "ConnectionRejected" })
    delete answers["eth_requestAccounts"]
    await connect(kit)
    Object.assign(answers, { personal_sign: makeThrower(cause), wallet_switchEthereumChain: makeThrower(cause) })
    await expect(kit.signMessage({ message: "hello" })).rejects.toMatchObject({ _tag: "RequestRejected" })
    await expect(
      kit.provider("eip155").request({ method: "personal_sign", params: ["0x68", me] })
    ).rejects.toMatchObject({ code: 4001 })
    await expect(switchToPolygon(kit)).rejects.toMatchObject({ _tag: "SwitchRejected" })
  })

  test.each(Object.entries(failures))("is not read from %s", async (_, cause) => {
    announce({ answers: { personal_sign: makeThrower(cause) } })
    const kit = make()
    await connect(kit)
    await expect(kit.signMessage({ message: "hello" })).rejects.toMatchObject({ _tag: "WalletRequestFailed" })
  })
})

describe("a wallet that does not name its network", () => {
  test.each<[string, unknown]>([
    ["throws", makeThrower(createError("Disconnected from all chains", { code: 4900 }))],
    ["throws text", makeThrower("no network")],
    ["answers null", () => null],
    ["answers a name", () => "mainnet"],
    ["answers zero", () => "0x0"]
  ])("shows that the wallet did not report its network when its eth_chainId %s", async (_, answer) => {
    announce({ answers: { eth_chainId: answer } })
    const kit = make()
    await act(() => kit.open({ view: "Connect" }))
    await expect(act(() => connect(kit))).rejects.toMatchObject({ _tag: "FailedToConnect" })
    await waitUntil(() => expect(view()).toContain("The wallet did not report its network."))
    expect(view()).not.toContain("account")
  })
})

describe("a provider", () => {
  test("names a refusal that has only a code", async () => {
    announce({ answers: { personal_sign: makeThrower({ code: 4001 }) } })
    const kit = make()
    await connect(kit)
    await expect(
      kit.provider("eip155").request({ method: "personal_sign", params: ["0x68", me] })
    ).rejects.toMatchObject({ code: 4001, message: "Request rejected" })
  })

  test.each([null, undefined, "", "0x", "0x12", 42, true, { hash: "0x" }, { error: { code: 4001 } }])(
    "rejects with 4900 and OutcomeUnknown, after one request, when a wallet answers a send with %j",
    async (answer) => {
      const wallet = announce({ answers: { eth_sendTransaction: () => answer, wallet_sendCalls: () => answer } })
      const kit = make()
      await connect(kit)
      const provider = kit.provider("eip155")
      const calls = { version: "2.0.0", from: me, chainId: "0x1", atomicRequired: false, calls: [{ to: me }] }
      const unknown = { code: 4900, data: { _tag: "OutcomeUnknown" } }
      const transaction = { from: me, to: me, value: "0x1" }
      await expect(provider.request({ method: "eth_sendTransaction", params: [transaction] })).rejects.toMatchObject(
        unknown
      )
      if (typeof answer !== "string" || answer === "")
        await expect(provider.request({ method: "wallet_sendCalls", params: [calls] })).rejects.toMatchObject(unknown)
      expect(wallet.requests.filter(({ method }) => method === "eth_sendTransaction")).toHaveLength(1)
    }
  )
})

describe("kit.switchNetwork", () => {
  test.each([
    createError('Unrecognized chain ID "0x89". Try adding the chain using wallet_addEthereumChain first.', {
      code: -32603
    }),
    { code: -32603, message: "Internal JSON-RPC error.", data: { originalError: { code: 4902 } } },
    { code: "4902" },
    { code: -32602, message: "Unsupported chainId 0x89" },
    "The network has not been added to the wallet"
  ])("offers to add a network that the wallet does not know: %j", async (cause) => {
    const answers: Record<string, unknown> = { wallet_switchEthereumChain: makeThrower(cause) }
    const wallet = announce({
      answers: {
        get wallet_switchEthereumChain() {
          return answers["wallet_switchEthereumChain"]
        },
        wallet_addEthereumChain: () => {
          answers["wallet_switchEthereumChain"] = () => {
            wallet.setChain(137)
            return null
          }
          return null
        }
      }
    })
    const kit = make()
    await connect(kit)
    await switchToPolygon(kit)
    expect(kit.getSnapshot().network?.id).toBe("eip155:137")
    expect(wallet.requests.filter(({ method }) => method === "wallet_addEthereumChain")).toHaveLength(1)
  })

  test.each([
    ["announces it later", true],
    ["only changes its answer later", false]
  ])("waits for a wallet that agrees at once and %s", async (_, isAnnounced) => {
    let chain = "0x1"
    const wallet = announce({
      answers: {
        eth_chainId: () => (isAnnounced ? "0x1" : chain),
        wallet_switchEthereumChain: () => {
          setTimeout(() => {
            chain = "0x89"
            if (isAnnounced) wallet.setChain(137)
          }, 700)
          return null
        }
      }
    })
    const kit = make()
    await connect(kit)
    await switchToPolygon(kit)
    expect(kit.getSnapshot().network?.id).toBe("eip155:137")
  })

  test.each<[string, () => unknown]>([
    ["never answers", () => new Promise(() => {})],
    ["then reports an error", makeThrower(createError("Internal error", { code: -32603 }))]
  ])("resolves when the wallet switches and %s", async (_, answer) => {
    const wallet = announce({
      answers: {
        wallet_switchEthereumChain: () => {
          wallet.setChain(137)
          return answer()
        }
      }
    })
    const kit = make()
    await connect(kit)
    await switchToPolygon(kit)
    expect(kit.getSnapshot().network?.id).toBe("eip155:137")
  })

  test("rejects with SwitchFailed when the wallet agrees and never switches", async () => {
    announce({ answers: { wallet_switchEthereumChain: () => null } })
    const kit = make()
    await connect(kit)
    await expect(switchToPolygon(kit)).rejects.toMatchObject({ _tag: "SwitchFailed" })
    expect(kit.getSnapshot().network?.id).toBe("eip155:1")
  }, 15_000)
})
