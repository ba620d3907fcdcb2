import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import {
  type Chooser,
  connectorsNow,
  requestFor,
  type WalletChoice,
  walletChoice
} from "../../../core/wallets/catalogue/walletInfo.ts"
import { neededParts } from "../../../core/wallets/catalogue/neededParts.ts"
import { ImageUrls } from "../../foundation/platform/ImageUrls.ts"
import { liveDevice } from "../../foundation/platform/liveDevice.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Images as ImagesService } from "../../wallets/catalogue/Images.ts"
import { shownImages } from "../../wallets/catalogue/imagesToLoad.ts"
import type { MethodsOf } from "./HostMethods.ts"

/** The service by its key: the class itself would take its code out of the network's chunk. */
const Images = Context.GenericTag<ImagesService, ImagesService["Type"]>("services/Images")

/** Makes the methods for a connect screen of the page's own. What they tell is the state that Connect is drawn from. */
export const makeWalletLists = Effect.gen(function* () {
  const store = yield* Store
  const images = yield* Images
  const urls = yield* ImageUrls
  const scope = yield* Effect.scope
  const device = liveDevice()
  const picture: Chooser["picture"] = urls.get
  /** How many lists are watched: their pictures load though no modal is open. */
  let watched = 0
  const loadImages = Effect.suspend(() =>
    watched === 0
      ? Effect.void
      : Effect.asVoid(
          Effect.forkIn(
            images.load(
              shownImages(store.getState()).filter(({ id }) => store.getState().wallet.images[id] === undefined)
            ),
            scope
          )
        )
  )
  yield* follow(
    ({ wallet: { connectors, featured, found, list, recommended } }) =>
      [connectors, featured, found, list, recommended] as const,
    () => loadImages,
    (a, b) => a.every((part, at) => part === b[at])
  )

  const methods: MethodsOf<"lists"> = {
    connectors: () => Effect.sync(() => connectorsNow(store.getState(), { device, picture })),
    watchWallets: ({ listener, namespace }) =>
      Effect.gen(function* () {
        const { config, wallet } = store.getState()
        watched++
        if (config.catalogue) yield* store.dispatch(...neededParts(config, wallet))
        yield* loadImages
        let told: string | undefined
        const tell = (): void => {
          const now: WalletChoice = walletChoice(store.getState(), { device, picture, namespace })
          const text = JSON.stringify(now)
          if (text === told) return
          told = text
          listener(now)
        }
        const stop = store.plain.subscribe(tell)
        tell()
        let isOver = false
        const end = (): void => {
          if (isOver) return
          isOver = true
          watched--
          stop()
        }
        yield* Effect.addFinalizer(() => Effect.sync(end)).pipe(Effect.provideService(Scope.Scope, scope))
        return {
          search: (text) => store.plain.dispatch({ _tag: "WalletSearched", text }),
          loadMore: () => {
            const { config, wallet } = store.getState()
            if (
              wallet.list._tag !== "Asking" &&
              walletChoice(store.getState(), { device, picture }).hasMore &&
              config.catalogue
            )
              store.plain.dispatch({ _tag: "WalletPageAsked" })
          },
          requestFor: (id) => requestFor(store.getState(), id),
          cancel: () => {
            if (store.getState().connection.attempt !== null) store.plain.dispatch({ _tag: "Closed" })
          },
          end
        }
      })
  }
  return methods
})
