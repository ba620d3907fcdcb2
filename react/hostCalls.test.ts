import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterEach } from "vitest"
import { sampleState } from "../core/testing/sample.ts"
import { type KitServices, kitLayer } from "../services/kit/kitLayer.ts"
import { Page } from "../services/platform/Page.ts"
import { Storage } from "../services/storage/Storage.ts"
import { announce } from "../services/testing/connectedKit.ts"
import { refuses, scriptedWallet, silent } from "../services/testing/scriptedWallet.ts"
import { hostCalls } from "./hostCalls.ts"
import { isLatchkeyError } from "./shell/isLatchkeyError.ts"

const kits: Array<() => Promise<void>> = []
afterEach(() => Promise.all(kits.splice(0).map((end) => end())))

/** A running kit as a host holds it, with one wallet. */
const host = (script: Parameters<typeof scriptedWallet>[0] = {}) => {
  const kit = ManagedRuntime.make(kitLayer(sampleState(), "test").pipe(Layer.provideMerge(Layer.merge(Page.layerNone, Storage.layerMemory()))))
  kits.push(() => kit.dispose())
  const wallet = scriptedWallet(script)
  kit.runSync(announce({ w: wallet.provider }))
  return { ...hostCalls(kit.runSync(Effect.runtime<KitServices>())), asked: wallet.asked }
}
/** What a Promise was rejected with, as a host can read it. */
const rejection = (promise: Promise<unknown>): Promise<Record<string, unknown>> =>
  promise.then(() => ({ resolved: true }), (error: Record<string, unknown>) => error)
const call = { method: "personal_sign", params: ["0x68656c6c6f", "0x1"] }

describe("what a host asks of the kit", () => {
  const failures: ReadonlyArray<readonly [what: string, ask: () => Promise<unknown>, tag: string, code: string, message: string, retryable: boolean]> = [
    ["connecting a wallet whose owner refuses", () => host({ eth_requestAccounts: refuses(4001) }).connect("w"), "ConnectionRejected", "connection.rejected", "Connection rejected", true],
    ["connecting a wallet that is busy", () => host({ eth_requestAccounts: refuses(-32002) }).connect("w"), "WalletBusy", "connection.wallet-busy", "Open your wallet to continue", true],
    ["connecting a wallet that fails", () => host({ eth_requestAccounts: () => null }).connect("w"), "FailedToConnect", "connection.failed", "Failed to connect", true],
    ["connecting a wallet that is not there", () => host().connect("nobody"), "ConnectorNotFound", "connection.connector-not-found", "Connector not found", false],
    ["switching where nobody configured", () => host().switchNetwork("eip155:56"), "NetworkNotFound", "chain.network-not-found", "", false],
    ["switching to no network at all", () => host().switchNetwork("polygon"), "NetworkNotFound", "chain.network-not-found", "", false]
  ]
  for (const [what, ask, tag, code, message, retryable] of failures) {
    it(`${what} rejects with the tagged error itself`, async () => {
      const error = await rejection(ask())
      assert.isTrue(isLatchkeyError(error) && error instanceof Error)
      assert.deepStrictEqual([error["_tag"], error["code"], error["retryable"]], [tag, code, retryable])
      if (message !== "") assert.strictEqual(error["message"], message)
    })
  }

  it("closing while the wallet is asked rejects as ModalClosed", async () => {
    const kit = host({ eth_requestAccounts: silent })
    kit.dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
    const end = rejection(kit.connect("w"))
    kit.close()
    assert.strictEqual((await end)["_tag"], "ModalClosed")
  })

  it("connects, switches and lets go", async () => {
    const kit = host({ eth_chainId: (_, nth) => (nth === 1 ? "0x1" : "0x89") })
    await kit.connect("w")
    await kit.switchNetwork("eip155:137")
    await kit.disconnect()
    assert.deepStrictEqual(kit.asked.slice(0, 4), ["eth_requestAccounts", "eth_chainId", "wallet_switchEthereumChain", "eth_chainId"])
  })
})

describe("provider() speaks EIP-1193", () => {
  it("sends a host's request once and gives the wallet's answer as it is", async () => {
    const answer = { any: "thing" }
    const kit = host({ personal_sign: () => answer })
    await kit.connect("w")
    assert.strictEqual(await kit.request("eip155", call), answer)
    assert.strictEqual(kit.asked.filter((method) => method === "personal_sign").length, 1)
  })

  it("rejects with the wallet's own error, untouched", async () => {
    const kit = host({ personal_sign: refuses(4001, { why: "no" }) })
    await kit.connect("w")
    const { code, data, message } = await rejection(kit.request("eip155", call))
    assert.deepStrictEqual([code, data, message], [4001, { why: "no" }, "code 4001"])
  })

  for (const namespace of ["eip155", "solana", "", "__proto__"]) {
    it(`rejects with 4100 when nobody is connected on "${namespace}", and asks nobody`, async () => {
      const kit = host()
      const error = await rejection(kit.request(namespace, call))
      assert.isTrue(error instanceof Error)
      assert.deepStrictEqual([error["code"], error["message"], (error["data"] as { readonly _tag: string })._tag], [4100, "Connect a wallet first", "NotConnected"])
      assert.deepStrictEqual(kit.asked, [])
    })
  }
})
