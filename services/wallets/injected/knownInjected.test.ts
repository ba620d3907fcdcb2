import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { knownInjectedLayer, type PageGlobals } from "./knownInjected.ts"

const provider = (flags: Readonly<Record<string, unknown>> = {}) => ({ ...makeScriptedWallet().provider, ...flags })

/** Returns the wallets listed for a page, with their providers. */
const listConnectors = (page: PageGlobals, coinbase = true) =>
  Effect.gen(function* () {
    const { wallet } = yield* (yield* Store).state
    const connectors = yield* Connectors
    const providers = yield* Effect.forEach(wallet.connectors, ({ id }) => connectors.get(id, "eip155"))
    return wallet.connectors.map((connector, index) => ({ ...connector, provider: providers[index] }))
  }).pipe(
    Effect.provide(
      knownInjectedLayer(coinbase, page).pipe(
        Layer.provideMerge(Layer.merge(Store.layer(sampleState()), Connectors.layer))
      )
    )
  )

const listNames = (page: PageGlobals, coinbase = true) =>
  Effect.map(listConnectors(page, coinbase), (all) => all.map(({ id, name, type }) => `${id} ${name} ${type}`))

describe("knownInjectedLayer", () => {
  const cases: ReadonlyArray<readonly [what: string, page: PageGlobals, listed: ReadonlyArray<string>]> = [
    ["Coinbase by its own global", { coinbaseWalletExtension: provider() }, ["coinbaseWallet Coinbase EXTERNAL"]],
    [
      "Coinbase among several",
      {
        ethereum: { ...provider(), providers: [provider({ isMetaMask: true }), provider({ isCoinbaseWallet: true })] }
      },
      ["coinbaseWallet Coinbase EXTERNAL"]
    ],
    ["Coinbase alone", { ethereum: provider({ isCoinbaseWallet: true }) }, ["coinbaseWallet Coinbase EXTERNAL"]],
    ["Ledger by its flag", { ethereum: provider({ isLedgerConnect: true }) }, ["ledger Ledger EXTERNAL"]],
    ["OKX by its own global", { okxwallet: provider() }, ["okx OKX Wallet EXTERNAL"]],
    [
      "all three, once each",
      {
        ethereum: { providers: [provider({ isLedgerConnect: true }), provider({ isCoinbaseWallet: true })] },
        coinbaseWalletExtension: provider(),
        okxwallet: provider()
      },
      ["coinbaseWallet Coinbase EXTERNAL", "ledger Ledger EXTERNAL", "okx OKX Wallet EXTERNAL"]
    ],
    ["another wallet", { ethereum: provider({ isMetaMask: true }) }, []],
    ["a flag that is not true", { ethereum: provider({ isCoinbaseWallet: "yes" }) }, []],
    ["what cannot be asked", { okxwallet: {}, coinbaseWalletExtension: "here" }, []],
    ["nothing", {}, []]
  ]
  for (const [what, page, rows] of cases) {
    it.effect(what, () => Effect.map(listNames(page), (found) => assert.deepStrictEqual(found, rows)))
  }

  it.effect("asks the wallet at its own global, and not another one with its flag", () => {
    const [own, other] = [makeScriptedWallet(), makeScriptedWallet()]
    return Effect.gen(function* () {
      const [first] = yield* listConnectors({
        coinbaseWalletExtension: own.provider,
        ethereum: { ...other.provider, isCoinbaseWallet: true }
      })
      yield* first?.provider?.request({ method: "eth_chainId" }) ?? Effect.void
      assert.deepStrictEqual([own.methods, other.methods], [["eth_chainId"], []])
    })
  })

  it.effect("omits Coinbase Wallet if the host does not want it", () =>
    Effect.map(listNames({ coinbaseWalletExtension: provider(), okxwallet: provider() }, false), (found) =>
      assert.deepStrictEqual(found, ["okx OKX Wallet EXTERNAL"])
    )
  )

  it.effect("lists no wallet on a page whose getters throw, and the kit starts", () => {
    const trap = {
      get providers(): never {
        throw new Error("getter")
      },
      get isLedgerConnect(): never {
        throw new Error("getter")
      }
    }
    const page = {
      get okxwallet(): never {
        throw new Error("getter")
      },
      ethereum: trap,
      coinbaseWalletExtension: provider()
    }
    return Effect.map(listNames(page), (found) => assert.deepStrictEqual(found, ["coinbaseWallet Coinbase EXTERNAL"]))
  })
})
