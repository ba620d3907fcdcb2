import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { readWalletList, type WalletQuery } from "./calls.ts"
import { WalletItem, getWallet } from "./walletOf.ts"

/** A page of the catalogue, in the service's order. */
export interface WalletPage {
  readonly wallets: ReadonlyArray<Wallet>
  /** The total number of wallets, as the service gives it. */
  readonly count: number
  /** How many wallets of this page were omitted: malformed ones, and more than requested. */
  readonly dropped: number
}

/** The list of wallets outside this page. docs/spec/wallets.md#catalogue-list-call. */
export class Catalogue extends Context.Tag("services/Catalogue")<
  Catalogue,
  {
    /**
     * Returns at most as many wallets as requested. They are decoded one by one: a malformed one is omitted and does
     * not fail the page.
     */
    readonly list: (query: WalletQuery) => Effect.Effect<WalletPage, CallError>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (list: Catalogue["Type"]["list"]): Layer.Layer<Catalogue> => Layer.succeed(this, { list })
}

const fitting = decodeEach(WalletItem)

const make = Effect.map(Calls, (calls) =>
  Catalogue.of({
    list: (query) =>
      Effect.map(calls.ask(readWalletList(query)), ({ count, data }) => {
        const { dropped, items: wallets } = fitting(data, query.entries)
        return { wallets: wallets.map(getWallet), count, dropped }
      })
  })
)
