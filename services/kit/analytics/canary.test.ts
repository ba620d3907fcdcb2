import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { EventLogSchema, type KitEvent } from "../../../core/event.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { activityLayer } from "../../onchain/activity/activityLayer.ts"
import { configFollower } from "../config/configFollower.ts"
import { ProjectConfig } from "../config/ProjectConfig.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { Networks } from "../../wallets/connection/Networks.ts"
import { eventLines } from "../../foundation/log/eventLines.ts"
import { keepLines } from "../../foundation/log/keepLines.ts"
import { Log, readLog } from "../../foundation/log/Log.ts"
import { Identities } from "../../onchain/identity/Identities.ts"
import { Names } from "../../onchain/name/Names.ts"
import { PageAddress } from "../../foundation/platform/PageAddress.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering, testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { announce, dispatch } from "../../../fixtures/testing/services/connectedKit.ts"
import { accounts, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { connectionLayer } from "../start/kitLayer.ts"
import { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { analyticsWith } from "./analyticsLayer.ts"
import { ErrorReports } from "./ErrorReports.ts"
import { recordChanges } from "./recordChanges.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

/**
 * Values that must never be sent: each is planted wherever a page, a wallet, a service or a log line could contain it.
 */
const canaries = {
  otp: "739154",
  email: "canary.person@mailbox.example",
  symKey: "5ca1ab1e".repeat(8),
  signature: `0x${"c0ffee5afe".repeat(13)}`,
  privateKey: `0x${"deadbea7".repeat(8)}`,
  query: "canaryquery8d1f",
  message: "canary words to be signed"
}
const pairing = `wc:${"f00dfeed".repeat(8)}@2?relay-protocol=irn&symKey=${canaries.symKey}`
const planted =
  `code is ${canaries.otp} for ${canaries.email}, ${pairing}, signature ${canaries.signature}, privateKey: ${canaries.privateKey}, ` +
  `at https://app.example/?invite=${canaries.query}`

const throwPlanted = (): never => {
  throw Object.assign(new Error(planted), { code: -32603, data: { reason: planted } })
}
const account = `eip155:1:${accounts[0]}` as const
const settings = { ...testSettings, endpoints: { ...testSettings.endpoints, analytics: "https://events.test" } }

const settled = Effect.gen(function* () {
  for (let i = 0; i < 8; i++) {
    yield* Effect.promise(() => passTurns())
    yield* TestClock.adjust("3 seconds")
  }
})

describe("secrets planted everywhere", () => {
  it.scoped(
    "does not reach a request, a log line or an event",
    () => {
      const sent: Array<string> = []
      const { layer } = makeAnswering((url, { body }) => {
        sent.push(decodeURIComponent(url.href), body?.text ?? "")
        if (url.pathname === "/getAnalyticsConfig") return { isAnalyticsEnabled: true }
        if (url.pathname === "/e") return new Response("", { status: 202 })
        if (url.pathname === "/v1/supported-chains") return { http: ["eip155:1", "eip155:137"], ws: [] }
        return url.pathname.endsWith("/history")
          ? new Response(planted)
          : Response.json({ reasons: [{ description: planted }] }, { status: 401 })
      }, settings)
      const good = makeScriptedWallet({
        personal_sign: () => canaries.signature,
        wallet_switchEthereumChain: throwPlanted
      })
      const bad = makeScriptedWallet({ eth_requestAccounts: throwPlanted })
      const lines = keepLines(true)
      const rooms = Layer.mergeAll(
        Layer.unwrapScoped(Effect.map(Store, (store) => analyticsWith(recordChanges(store.plain), lines.take))),
        eventLines,
        activityLayer,
        configFollower,
        Identities.layer,
        Names.layer,
        TokenBalances.layer,
        WalletRequests.layer
      ).pipe(
        Layer.provideMerge(Layer.mergeAll(ProjectConfig.layer, SupportedChains.layer)),
        Layer.provideMerge(
          Layer.mergeAll(
            layer,
            PageOrigin.layerTest("https://app.example"),
            PageAddress.layerTest(`https://app.example/swap?invite=${canaries.query}#${pairing}`)
          )
        ),
        Layer.provideMerge(connectionLayer(sampleState({ catalogue: true, debug: true }))),
        Layer.provideMerge(Layer.merge(lines.layer, Layer.succeed(Log, readLog(lines.take))))
      )
      return Effect.gen(function* () {
        const store = yield* Store
        const events: Array<KitEvent> = []
        yield* store.subscribe((_, batch) => void events.push(...batch))
        const logFailure = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
          Effect.flatMap(Effect.either(effect), (end) =>
            Effect.logError("a flow ended", Either.isLeft(end) ? end.left : "well")
          )

        yield* announce({ good: good.provider, bad: bad.provider })
        yield* dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
        const connections = yield* Connections
        yield* logFailure(Effect.raceFirst(connections.connect({ connectorId: "bad" }), settled))
        yield* logFailure(Effect.raceFirst(connections.connect({ connectorId: "good" }), settled))
        yield* logFailure(
          Effect.raceFirst(
            Effect.flatMap(Networks, (networks) => networks.switchTo("eip155:137")),
            settled
          )
        )
        yield* logFailure(Effect.flatMap(WalletRequests, (requests) => requests.signMessage(account, canaries.message)))
        yield* dispatch({ _tag: "ActivityAsked", account, cursor: null })
        yield* logFailure(
          Effect.raceFirst(
            Effect.flatMap(TokenBalances, (tokens) => tokens.list(account)),
            settled
          )
        )
        yield* logFailure(
          Effect.raceFirst(
            Effect.flatMap(Names, (names) => names.reverse(account)),
            settled
          )
        )
        yield* logFailure(
          Effect.raceFirst(
            Effect.flatMap(Identities, (identities) => identities.get(account)),
            settled
          )
        )
        const { searches } = (yield* store.state).wallet
        yield* dispatch(
          { _tag: "WalletSearched", text: canaries.email },
          { _tag: "WalletSearchArrived", search: searches + 1, wallets: [] }
        ) // A visitor's text in the wrong field.
        yield* Effect.flatMap(ErrorReports, (reports) =>
          reports.report(
            toUnforeseen(Object.assign(new Error(planted), { stack: `Error: ${planted}\n at ${pairing}` }))
          )
        )
        yield* Effect.logDebug(planted, {
          otp: canaries.otp,
          uri: pairing,
          nested: [{ email: canaries.email, why: planted }]
        })
        yield* Effect.logError(new Error(planted)).pipe(
          Effect.annotateLogs({ privateKey: canaries.privateKey, said: planted, [canaries.email]: 1 })
        )
        yield* logFailure(Effect.flatMap(connections.disconnect(), () => Effect.void))
        yield* settled

        const names = sent.filter((text) => text.startsWith('{"eventId"')).map((text) => JSON.parse(text).props.event)
        for (const name of [
          "MODAL_OPEN",
          "SELECT_WALLET",
          "CONNECT_ERROR",
          "CONNECT_SUCCESS",
          "SEARCH_WALLET",
          "DISCONNECT_SUCCESS",
          "INTERNAL_SDK_ERROR"
        ])
          assert.include(names, name)
        const tags = new Set(events.map((event) => event._tag))
        for (const tag of [
          "ConnectFailed",
          "Connected",
          "NetworkSwitchFailed",
          "ActivityFailed",
          "ConfigFailed"
        ] as const)
          assert.include([...tags], tag)

        const log = yield* Effect.flatMap(Log, (all) => all.text)
        assert.isAbove(log.split("\n").length, 8)
        const places = { requests: sent.join("\n"), log, events: Schema.encodeSync(EventLogSchema)(events) }
        for (const [kind, canary] of Object.entries(canaries)) {
          for (const [place, text] of Object.entries(places)) {
            const forms = [
              canary,
              encodeURIComponent(canary),
              canary.replace(/^0x/, ""),
              Buffer.from(canary).toString("hex")
            ]
            for (const form of forms)
              assert.isFalse(
                text.includes(form),
                `${kind} in ${place}: …${text.slice(Math.max(0, text.indexOf(form) - 160), text.indexOf(form) + 160)}…`
              )
          }
        }
      }).pipe(Effect.provide(rooms))
    },
    20_000
  )
})
