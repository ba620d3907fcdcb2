import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { siteOrigin } from "../../../core/embedded/wire/siteOrigin.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { KitState } from "../../../core/state.ts"
import { loadChunk, memoize } from "../../../services/foundation/chunks/loadChunk.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { until } from "../../../services/foundation/store/until.ts"
import type { MethodsOf } from "../../../services/kit/methods/HostMethods.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import { Networks } from "../../../services/wallets/activeNetwork/Networks.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import type { Outcomes } from "../../../services/wallets/signing/Outcomes.ts"
import { lateViews } from "./lateViews.ts"
import { ownWindow } from "./ownWindow.ts"
import { reportMethods } from "./reportMethods.ts"
import type { LaterParts, Standing } from "./standing.ts"

/** Makes the parts; none of them loads before it is asked for. */
export const laterParts = ({ addViews, connected, memo, network, options }: Standing) =>
  Effect.gen(function* () {
    const { given, rpc, signIn, storageName } = options
    const scope = yield* Effect.scope
    const around = yield* Effect.context<KitServices>()
    const inKit = <Out, Needs>(layer: Layer.Layer<Out, never, Needs>) => Layer.buildWithMemoMap(layer, memo, scope)
    const overNetwork = <Out, Needs>(load: () => Promise<Layer.Layer<Out, never, Needs>>, under = network) =>
      memoize(
        Effect.flatMap(Effect.all([under, loadChunk(load)]), ([context, layer]) =>
          inKit(Layer.provide(layer, Layer.succeedContext(context)))
        )
      )

    const nodes =
      rpc.batch || rpc.rank
        ? Effect.zipWith(
            network,
            yield* overNetwork(() =>
              import("../../../services/chain/rpc/askingNodes.ts").then(({ askingNodes }) => askingNodes(rpc))
            ),
            (a, b) => Context.merge(a, b)
          )
        : network
    const accounts = yield* overNetwork(
      () =>
        import("../../../services/onchain/account/accountLayer.ts").then(({ pageAccountLayer }) =>
          pageAccountLayer(storageName, options.tokens)
        ),
      nodes
    )
    const activity = yield* overNetwork(
      () => import("../../../services/onchain/activity/activityLayer.ts").then(({ activityLayer }) => activityLayer),
      nodes
    )
    const recent = yield* memoize(
      Effect.flatMap(
        loadChunk(() => import("../../../services/onchain/activity/RecentReceivers.ts")),
        ({ RecentReceivers }) => inKit(Layer.provide(RecentReceivers.layer(activity), Layer.succeedContext(around)))
      )
    )
    /** With the history, for what compares an address with its receivers. */
    const comparing = Effect.zipWith(nodes, recent, (a, b) => Context.merge(a, b))
    const onramp = yield* overNetwork(
      () => import("../../../services/onchain/onramp/onrampLayer.ts").then(({ pageOnrampLayer }) => pageOnrampLayer),
      nodes
    )
    const loadNames = () => import("../../../services/onchain/name/nameLayer.ts").then(({ nameLayer }) => nameLayer)
    const nameReads = options.config.chainService ? yield* overNetwork(loadNames) : Effect.void
    const asking = yield* memoize(
      Effect.flatMap(
        loadChunk(() => import("../../../services/wallets/requests/askingLayer.ts")),
        ({ buildAsking }) =>
          Scope.extend(
            buildAsking(
              Effect.suspend(
                (): Effect.Effect<Context.Context<Outcomes>, KitMissing> => Effect.map(receipts, ({ made }) => made)
              ),
              Effect.suspend(() => reviews),
              options.reviewRequests
            ),
            scope
          )
      )
    )
    const receipts = yield* memoize(
      Effect.flatMap(
        Effect.all([nodes, asking, loadChunk(() => import("../../../services/onchain/receipt/receiptLayer.ts"))]),
        ([network, { context }, { hostReceiptsIn, receiptLayer }]) =>
          Effect.map(
            inKit(
              Layer.provide(receiptLayer(storageName), Layer.succeedContext(Context.mergeAll(around, network, context)))
            ),
            (made) => ({ made, host: hostReceiptsIn(made) })
          )
      )
    )
    const reviews = yield* overNetwork(
      () =>
        import("../../../services/onchain/approval/approvalLayer.ts").then(({ approvalLayer }) =>
          approvalLayer({
            allowedAncestors: options.allowedAncestors,
            safe: options.endpoints.safe
          })
        ),
      comparing
    )
    const wallet = yield* memoize(
      Effect.flatMap(
        Effect.all([
          accounts,
          comparing,
          asking,
          loadChunk(() => import("../../../services/kit/methods/makeWalletMethods.ts"))
        ]),
        ([balances, network, { context: wallets }, { walletMethodParts, makeWalletMethods }]) => {
          const under = Layer.succeedContext(Context.mergeAll(around, network, balances, wallets))
          return Effect.flatMap(inKit(Layer.provideMerge(walletMethodParts, under)), (context) =>
            Effect.provide(makeWalletMethods, context)
          )
        }
      )
    )

    const names = yield* memoize(
      Effect.flatMap(
        Effect.all([network, asking, loadChunk(() => import("../../../services/onchain/name/registrationLayer.ts"))]),
        ([context, { context: wallets }, { registrationLayer }]) =>
          inKit(Layer.provide(registrationLayer, Layer.succeedContext(Context.mergeAll(around, context, wallets))))
      )
    )

    const program = yield* memoize(
      Effect.flatMap(
        Effect.all([network, asking, loadChunk(() => import("../../../services/kit/methods/makeProgramMethods.ts"))]),
        ([context, { context: wallets }, { makeProgramMethods, programMethodParts }]) => {
          const under = Layer.succeedContext(Context.mergeAll(around, context, wallets))
          return Effect.flatMap(inKit(Layer.provideMerge(programMethodParts, under)), (made) =>
            Effect.provide(makeProgramMethods, made)
          )
        }
      )
    )

    const signIns = yield* memoize(
      Effect.flatMap(
        Effect.all([nodes, loadChunk(() => import("../../../services/onchain/siwx/startSignIns.ts"))]),
        ([network, { startSignIns }]) =>
          Scope.extend(Effect.provide(startSignIns(signIn, connected), Context.merge(around, network)), scope)
      )
    )

    const reads = yield* memoize(
      Effect.flatMap(
        Effect.all([accounts, nodes, loadChunk(() => import("../../../services/kit/methods/makeReads.ts"))]),
        ([balances, network, { makeReads }]) =>
          Effect.provide(Scope.extend(makeReads(memo), scope), Context.mergeAll(around, network, balances))
      )
    )

    const grants = yield* memoize(
      Effect.flatMap(
        Effect.all([nodes, asking, loadChunk(() => import("../../../services/kit/methods/makeGrants.ts"))]),
        ([network, { context }, { makeGrants }]) =>
          Effect.provide(Scope.extend(makeGrants(memo), scope), Context.mergeAll(around, network, context))
      )
    )
    const sessions = yield* overNetwork(
      () => import("../../../services/onchain/session/sessionLayer.ts").then(({ sessionLayer }) => sessionLayer),
      nodes
    )
    const words = yield* memoize(
      Effect.flatMap(
        Effect.all([nodes, loadChunk(() => import("../../../services/kit/methods/makeExplaining.ts"))]),
        ([network, { makeExplaining }]) =>
          Effect.provide(Scope.extend(makeExplaining(memo), scope), Context.merge(around, network))
      )
    )

    const reports = yield* reportMethods({ network, options }, around)

    const listing = loadChunk(() => import("../../../services/kit/methods/makeWalletLists.ts"))
    const lists = yield* memoize(
      Effect.flatMap(Effect.all([network, listing]), ([network, { makeWalletLists }]) =>
        Scope.extend(Effect.provide(makeWalletLists, Context.merge(around, network)), scope)
      )
    )

    const sending = yield* memoize(
      Effect.flatMap(
        Effect.all([
          accounts,
          comparing,
          asking,
          loadChunk(() => import("../../../services/onchain/send/sendLayer.ts")),
          Effect.ignore(receipts)
        ]),
        ([balances, network, { context: wallets }, { sendLayer }]) =>
          inKit(Layer.provide(sendLayer, Layer.succeedContext(Context.mergeAll(around, network, balances, wallets))))
      )
    )
    const swaps = yield* memoize(
      Effect.flatMap(
        Effect.all([nodes, asking, loadChunk(() => import("../../../services/onchain/swap/pageSwapLayer.ts"))]),
        ([network, { context: wallets }, { pageSwapLayer }]) =>
          inKit(Layer.provide(pageSwapLayer, Layer.succeedContext(Context.mergeAll(around, network, wallets))))
      )
    )
    const swapMethods = yield* memoize(
      Effect.flatMap(
        Effect.all([swaps, nodes, asking, loadChunk(() => import("../../../services/kit/methods/makeSwapMethods.ts"))]),
        ([room, network, { context: wallets }, { makeSwapMethods }]) =>
          Effect.provide(makeSwapMethods, Context.mergeAll(around, network, wallets, room))
      )
    )

    const store = yield* Store
    const receiptMethods = Effect.map(
      receipts,
      ({ host }): MethodsOf<"receipts"> => ({
        getSent: () => Effect.sync(() => store.now().receipt?.sent ?? []),
        waitForReceipt: host.waitFor
      })
    )
    const signInMethods = Effect.map(
      signIns,
      ({ signIn, signOut }): MethodsOf<"signIns"> => ({
        signIn: (_, seen) => signIn(seen),
        signOut: (_, seen) => signOut(seen)
      })
    )

    const login = yield* memoize(
      Effect.flatMap(
        loadChunk(() => import("../../../services/embedded/login/loginRoom.ts")),
        ({ loginRoom }) =>
          Effect.provide(
            Scope.extend(loginRoom(siteOrigin(options.endpoints.secureSite, location.origin) ?? ""), scope),
            around
          )
      )
    )
    if (given.avatar || given.disclaimer)
      import("./hostParts.tsx").then(
        ({ hostParts }) => addViews(hostParts(given), {}),
        () => {} // the kit's own stay
      )
    const views = lateViews(addViews, ownWindow(options.allowedAncestors, options.endpoints.safe))
    /** A view, and beside it the services that it shows: it may be drawn before they are there. */
    const beside = (work: Effect.Effect<unknown, KitMissing>, view: Effect.Effect<void, KitMissing>) =>
      Effect.zipRight(Effect.forkIn(Effect.ignore(work), scope), view)
    const parts: LaterParts = {
      chunks: {
        ...views,
        // What the visitor types goes into the state: its room is there before the field is.
        EmailLogin: Effect.zipRight(login, views.EmailLogin),
        Farcaster: Effect.zipRight(login, views.Farcaster),
        Account: beside(Effect.zipRight(accounts, nameReads), views.Account),
        Send: beside(sending, views.Send),
        SignIn: beside(signIns, views.SignIn),
        Activity: beside(activity, views.Activity),
        Buy: beside(onramp, views.Buy),
        Swap: beside(Effect.zipRight(accounts, swaps), views.Swap),
        Names: beside(names, views.Names),
        SmartSessions: beside(sessions, views.SmartSessions)
      },
      receipts,
      methods: {
        wallet,
        program,
        swaps: swapMethods,
        signIns: signInMethods,
        receipts: receiptMethods,
        reads,
        grants,
        lists,
        words,
        reports
      },
      request: (namespace, call, seen, mobile) =>
        Effect.gen(function* () {
          const { hostRequest } = yield* loadChunk(() => import("../../../services/kit/host/hostRequests.ts"))
          const serving = {
            store,
            connections: yield* Connections,
            connectors: yield* Connectors,
            networks: yield* Networks,
            asking: Effect.map(asking, ({ wallets }) => wallets),
            mobile,
            reviewRequests: options.reviewRequests,
            until: (condition: (state: KitState) => boolean) => Effect.provideService(until(condition), Store, store)
          }
          return yield* hostRequest(serving, namespace, call, seen)
        }).pipe(Effect.provide(around))
    }
    return parts
  })
