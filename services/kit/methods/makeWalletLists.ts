import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import {
  type Chooser,
  listConnectors,
  requestFor,
  type WalletChoice,
  getWalletChoice
} from "../../../core/wallets/catalogue/walletInfo.ts"
import { findNeededParts } from "../../../core/wallets/catalogue/neededParts.ts"
import { ImageUrls } from "../../foundation/platform/ImageUrls.ts"
import { detectDevice } from "../../foundation/platform/liveDevice.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Images as ImagesService } from "../../wallets/catalogue/Images.ts"
import { getShownImages } from "../../wallets/catalogue/listImagesToLoad.ts"
import type { MethodsOf } from "./HostMethods.ts"

/** The service by its key: importing the class would move its code out of the network's chunk. */
const Images = Context.GenericTag<ImagesService, ImagesService["Type"]>("services/Images")

/** Creates the methods for a page's own connect screen, from the same state as the Connect view. */
export const makeWalletLists = Effect.gen(function* () {
  const store = yield* Store
  const urls = yield* ImageUrls
  const scope = yield* Effect.scope
  const device = detectDevice()
  const picture: Chooser["picture"] = urls.get
  const { loadImages, watch } = yield* makeImageLoads
  const methods: MethodsOf<"lists"> = {
    connectors: () => Effect.sync(() => listConnectors(store.getState(), { device, picture })),
    watchWallets: ({ listener, namespace }) =>
      Effect.gen(function* () {
        const { config, wallet } = store.getState()
        const unwatch = watch()
        if (config.catalogue) yield* store.dispatch(...findNeededParts(config, wallet))
        yield* loadImages
        const stop = notifyOfChoices(store, { device, picture, namespace }, listener)
        let isEnded = false
        const end = (): void => {
          if (isEnded) return
          isEnded = true
          unwatch()
          stop()
        }
        yield* Effect.addFinalizer(() => Effect.sync(end)).pipe(Effect.provideService(Scope.Scope, scope))
        return {
          search: (text) => store.plain.dispatch({ _tag: "WalletSearched", text }),
          loadMore: () => {
            const { config, wallet } = store.getState()
            if (
              wallet.list._tag !== "Asking" &&
              getWalletChoice(store.getState(), { device, picture }).hasMore &&
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

/** Loads the images of watched lists, also while the modal is closed. */
const makeImageLoads = Effect.gen(function* () {
  const store = yield* Store
  const images = yield* Images
  const scope = yield* Effect.scope
  let watchers = 0
  const loadImages = Effect.suspend(() =>
    watchers === 0
      ? Effect.void
      : Effect.asVoid(
          Effect.forkIn(
            images.load(
              getShownImages(store.getState()).filter(({ id }) => store.getState().wallet.images[id] === undefined)
            ),
            scope
          )
        )
  )
  yield* follow(
    ({ wallet: { connectors, featured, found, list, recommended } }) =>
      [connectors, featured, found, list, recommended] as const,
    () => loadImages,
    (a, b) => a.every((part, index) => part === b[index])
  )
  const watch = () => {
    watchers++
    return (): void => void watchers--
  }
  return { loadImages, watch }
})

/** Calls the listener with the wallets now and after each change. Returns a function that stops it. */
const notifyOfChoices = (
  store: Store["Type"],
  chooser: Parameters<typeof getWalletChoice>[1],
  listener: (choice: WalletChoice) => void
): (() => void) => {
  let reported: string | undefined
  const notify = (): void => {
    const choice = getWalletChoice(store.getState(), chooser)
    const text = JSON.stringify(choice)
    if (text === reported) return
    reported = text
    listener(choice)
  }
  const stop = store.plain.subscribe(notify)
  notify()
  return stop
}
