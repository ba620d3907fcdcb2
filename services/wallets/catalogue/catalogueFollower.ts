import type { CataloguePart } from "../../../core/wallets/catalogue/events.ts"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { limits, millis } from "../../../core/foundation/data/limits.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { KitEvent } from "../../../core/event.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { findRefusalAlert } from "../../../core/foundation/http/projectErrors.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { findNeededParts } from "../../../core/wallets/catalogue/neededParts.ts"
import { featuredCount } from "../../../core/wallets/catalogue/featuredCount.ts"
import type { WalletQuery } from "./calls.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { Catalogue } from "./Catalogue.ts"
import { Images, type RequestedImage } from "./Images.ts"
import { getFailedImages, getImageParts, listImagesToLoad } from "./listImagesToLoad.ts"

/**
 * Maintains the catalogue's part of the state. Loads every part that is `Asking`; requests what the views need when
 * they open, and again on reopening if it failed. Requests that failed offline are repeated once the network is back.
 */
export const catalogueFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const follower: Follower = {
      store: yield* Store,
      catalogue: yield* Catalogue,
      images: yield* Images,
      online: yield* Online,
      origin: (yield* PageOrigin) ?? "",
      scope: yield* Effect.scope
    }
    const { store } = follower
    yield* follow(isOpen, (open) =>
      open
        ? Effect.flatMap(store.state, (state) => store.dispatch(...findNeededParts(state.config, state.wallet)))
        : Effect.void
    )
    yield* follow(
      ({ config, modal, wallet: { list } }) =>
        config.catalogue && modal.open && shownView({ modal })._tag === "AllWallets" && list._tag === "Unasked",
      (isNeeded) => (isNeeded ? store.dispatch({ _tag: "WalletPageAsked" }) : Effect.void)
    )
    for (const part of ["featured", "recommended", "excluded"] as const) {
      const work = yield* FiberHandle.make()
      yield* follow(
        ({ wallet }) => wallet[part]._tag === "Asking",
        (isAsking) => (isAsking ? FiberHandle.run(work, loadPart(follower, part)) : Effect.void)
      )
    }
    const page = yield* FiberHandle.make()
    yield* follow(
      ({ wallet }) => wallet.list._tag === "Asking",
      (isAsking) => (isAsking ? FiberHandle.run(page, loadPage(follower)) : Effect.void)
    )
    // A new search text interrupts the search for the previous one.
    const search = yield* FiberHandle.make()
    yield* follow(
      ({ wallet: { found, searches } }) => (found._tag === "Asking" ? searches : null),
      (number) => (number === null ? FiberHandle.clear(search) : FiberHandle.run(search, loadSearch(follower, number)))
    )
    yield* followImages(follower)
  })
)

interface Follower {
  readonly store: Store["Type"]
  readonly catalogue: Catalogue["Type"]
  readonly images: Images["Type"]
  readonly online: Online["Type"]
  /** The page's origin; empty without a page. */
  readonly origin: string
  readonly scope: Scope.Scope
}

/** Dispatches a failure, with an alert if the service refuses the project, and after an offline failure requests the part again once the network is back. */
const reportFailure = (
  { online, origin, scope, store }: Follower,
  error: CallError,
  failed: KitEvent,
  again: KitEvent,
  isStillFailed: (state: KitState) => boolean
) =>
  Effect.gen(function* () {
    const alert = findRefusalAlert(error, origin)
    yield* store.dispatch(failed, ...(alert === undefined ? [] : [{ _tag: "AlertRaised" as const, ...alert }]))
    if (error._tag !== "Offline") return
    yield* Effect.forkIn(
      Effect.gen(function* () {
        yield* online.back
        if (isStillFailed(yield* store.state)) yield* store.dispatch(again)
      }),
      scope
    )
  })

const loadPart = (follower: Follower, part: CataloguePart) =>
  Effect.gen(function* () {
    const { catalogue, store } = follower
    const state = yield* store.state
    const { wallets } = yield* catalogue.list(getQuery(part, state))
    const place = ({ id }: Wallet) => state.config.featuredWalletIds.indexOf(id)
    // The host's order for the wallets that it lists; the sort is stable, so the others keep the service's.
    const ordered = [...wallets].sort((a, b) => place(a) - place(b))
    yield* store.dispatch({ _tag: "CatalogueArrived", part, wallets: ordered })
  }).pipe(
    Effect.catchAll((error) =>
      reportFailure(
        follower,
        error,
        { _tag: "CatalogueFailed", part, error: toFailureData(error) },
        { _tag: "CatalogueAsked", part },
        ({ wallet }) => wallet[part]._tag === "Failed"
      )
    )
  )

const loadPage = (follower: Follower) =>
  Effect.gen(function* () {
    const { catalogue, images, store } = follower
    const state = yield* store.state
    const page = (latest(state.wallet.list)?.page ?? 0) + 1
    const { count, wallets } = yield* catalogue.list({ ...getFilters(state), page, entries: limits.walletPage })
    const first = wallets
      .slice(0, limits.prefetchedImages)
      .flatMap(({ imageId }) => (imageId === undefined ? [] : [{ kind: "wallet" as const, id: imageId }]))
    // docs/spec/wallets.md#catalogue-paging: waits for the first images, but not for long.
    yield* Effect.timeoutOption(images.load(first), millis.imagePreload)
    yield* store.dispatch({ _tag: "WalletPageArrived", page, wallets, count })
  }).pipe(
    Effect.catchAll((error) =>
      reportFailure(
        follower,
        error,
        { _tag: "WalletPageFailed", error: toFailureData(error) },
        { _tag: "WalletPageAsked" },
        ({ wallet }) => wallet.list._tag === "Failed"
      )
    )
  )

const loadSearch = ({ catalogue, store }: Follower, search: number) =>
  Effect.gen(function* () {
    yield* Effect.sleep(millis.searchWait)
    const state = yield* store.state
    const { wallets } = yield* catalogue.list({
      ...getFilters(state),
      page: 1,
      entries: limits.walletSearch,
      search: state.wallet.search
    })
    yield* store.dispatch({ _tag: "WalletSearchArrived", search, wallets })
  }).pipe(
    Effect.catchAll((error) => store.dispatch({ _tag: "WalletSearchFailed", search, error: toFailureData(error) }))
  )

/** Loads the images that the views show, and failed ones again when the modal opens. */
const followImages = ({ images, scope, store }: Follower) => {
  const load = (requested: ReadonlyArray<RequestedImage>) =>
    requested.length === 0 ? Effect.void : Effect.asVoid(Effect.forkIn(images.load(requested), scope))
  return Effect.zipRight(
    follow(isOpen, (open) =>
      open ? Effect.flatMap(store.state, (state) => load(getFailedImages(state))) : Effect.void
    ),
    follow(
      getImageParts,
      () => Effect.flatMap(store.state, (state) => load(listImagesToLoad(state))),
      (a, b) => a.every((part, index) => part === b[index])
    )
  )
}

const isOpen = ({ config, modal }: KitState): boolean => config.catalogue && modal.open

/** The host's filters for every list: its networks, the wallets it includes and excludes. */
const getFilters = ({ chain, config }: KitState) => ({
  include: config.includeWalletIds,
  exclude: config.excludeWalletIds,
  chains: chain.networks.map(({ id }) => id)
})

/**
 * Featured wallets are the host's own choice; recommended ones are the catalogue's first four others; excluded ones are
 * loaded too, so that they can be hidden by rdns and name as well. docs/spec/wallets.md#catalogue-excluded-wallets,
 * docs/spec/wallets.md#catalogue-featured-wallets.
 */
const getQuery = (part: CataloguePart, state: KitState): WalletQuery => {
  const { excludeWalletIds, featuredWalletIds } = state.config
  const { chains, exclude, include } = getFilters(state)
  switch (part) {
    case "featured":
      return { page: 1, entries: featuredCount(featuredWalletIds), include: featuredWalletIds, exclude, chains }
    case "recommended":
      return {
        page: 1,
        entries: limits.recommendedWallets,
        include,
        exclude: [...exclude, ...featuredWalletIds],
        chains
      }
    case "excluded":
      return { page: 1, entries: excludeWalletIds.length, include: excludeWalletIds }
  }
}
