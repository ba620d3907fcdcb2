import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Store } from "../../foundation/store/Store.ts"
import { dispatch } from "../../../fixtures/testing/services/connectedKit.ts"
import { type HostLink, hostLinkLayer } from "./hostLink.ts"

const withHost = (host: HostLink) => Layer.provideMerge(hostLinkLayer(host), Store.layer(sampleState()))

describe("hostLinkLayer", () => {
  it.effect("reports a callback that throws as the page's own error, and calls the other callback", () => {
    const [faults, tags, open]: [Array<unknown>, Array<string>, Array<boolean>] = [[], [], []]
    const fault = new TypeError("the host's own fault")
    const host: HostLink = {
      onFault: (cause) => void faults.push(cause),
      onEvent: ({ _tag }) => {
        tags.push(_tag)
        throw fault
      },
      publish: (snapshot: Snapshot) => {
        open.push(snapshot.open)
        throw fault
      }
    }
    return Effect.gen(function* () {
      const received: Array<string> = []
      yield* (yield* Store).subscribe((_, events) => void received.push(...events.map(({ _tag }) => _tag)))
      yield* dispatch({ _tag: "Opened", view: { _tag: "Connect" } }, { _tag: "Shaken" })
      assert.deepStrictEqual(
        [tags, received],
        [
          ["Opened", "Shaken"],
          ["Opened", "Shaken"]
        ]
      )
      assert.deepStrictEqual(open, [false, true])
      assert.deepStrictEqual(faults, [fault, fault, fault, fault])
    }).pipe(Effect.scoped, Effect.provide(withHost(host)))
  })
})

it.effect("reports that an email and a code were entered, without their values", () => {
  const received: Array<unknown> = []
  const host: HostLink = { onFault: () => {}, publish: () => {}, onEvent: (event) => void received.push(event) }
  return Effect.gen(function* () {
    const [email, code] = ["ann@example.com", "739154"]
    const user = {
      _tag: "UserArrived",
      site: "https://secure.example",
      accountType: "eoa",
      auth: "discord",
      smartAccount: null,
      smartAccountDeployed: false
    } as const
    yield* dispatch({ _tag: "EmailGiven", email }, { _tag: "CodeEntered", code }, { ...user, email, userName: "ann" })
    yield* dispatch(
      { _tag: "EmailChangeAsked", email },
      { _tag: "ChangeCodeEntered", code },
      { _tag: "EmailChanged", email },
      { _tag: "WalletSearched", text: email }
    )
    assert.deepStrictEqual(received, [
      { _tag: "EmailGiven", email: "" },
      { _tag: "CodeEntered", code: "" },
      { ...user, email: "", userName: "" },
      { _tag: "EmailChangeAsked", email: "" },
      { _tag: "ChangeCodeEntered", code: "" },
      { _tag: "EmailChanged", email: "" },
      { _tag: "WalletSearched", text: "" }
    ])
  }).pipe(Effect.scoped, Effect.provide(withHost(host)))
})
