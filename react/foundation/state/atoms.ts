import { useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Rx from "@effect-rx/rx/Rx"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Runtime from "effect/Runtime"
import * as Scope from "effect/Scope"
import type { ComponentType } from "react"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { filled } from "../../../core/foundation/errors/failure.ts"
import { topView } from "../../../core/kit/modal/state.ts"
import type { View } from "../../../core/kit/modal/view.ts"
import { type Device, noDevice } from "../../../core/foundation/platform/device.ts"
import type { KitEvent, KitState } from "../../../core/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { ImageUrls } from "../../../services/foundation/images/ImageUrls.ts"
import { en, type TextKey, type Texts } from "../text/en.ts"

/** The kit's running services. Set once per kit, by `startKit`. */
export const runtimeRx = Rx.keepAlive(Rx.make<Runtime.Runtime<KitServices> | null>(null))

const runtime = (get: Rx.Context): Runtime.Runtime<KitServices> => {
  const it = get(runtimeRx)
  if (it === null) throw new Error("No kit is mounted here")
  return it
}

const stateRx = Rx.make((get): KitState => {
  const store = Context.get(runtime(get).context, Store)
  get.addFinalizer(listening(store, (state) => get.setSelf(state)))
  return store.now()
})

/** Listens without a fiber; gives the way to stop. */
const listening = (store: Store["Type"], tell: (state: KitState) => void): () => void => {
  const scope = Effect.runSync(Scope.make())
  Effect.runSync(Scope.extend(store.listen(tell), scope))
  return () => Effect.runSync(Scope.close(scope, Exit.void))
}

/**
 * A part of the state. A component that reads it is drawn again when that part changes, and for nothing else:
 * `step` keeps what did not move identical, so take parts out, do not build new objects here.
 */
export const selectRx = <A>(part: (state: KitState) => A): Rx.Rx<A> => Rx.map(stateRx, part)

export const openRx = selectRx(({ modal }) => modal.open)
export const viewRx = selectRx(({ modal }) => topView(modal))
export const canGoBackRx = selectRx(({ modal }) => modal.history.length > 1)
/** A modal that is a part of the page has no end: at its first view there is nothing to close. */
export const canCloseRx = selectRx(({ config, modal }) => !config.enableEmbedded || modal.history.length > 1 || !/^(Connect|Account)$/.test(topView(modal)._tag))
/** A wallet of the page is asked for something, and may draw inside the page. */
export const waitingRx = selectRx(({ chain, connection }) =>
  (connection.attempt?._tag === "Asking" && connection.attempt.connectorId !== connectorIds.walletConnect) || (chain.switching?._tag === "Asking" && connection.connections.length > 0))
export const shakeRx = selectRx(({ modal }) => modal.shake)
export const toastRx = selectRx(({ modal }) => modal.toast)
export const alertRx = selectRx(({ config, modal }) => (config.debug ? modal.alert : null))
export const chunksRx = selectRx(({ kit }) => kit.chunks)
export const chainRx = selectRx(({ chain }) => chain)
export const namespaceRx = selectRx(({ chain }) => splitNetworkId(chain.active).namespace)
/** The namespace that a wallet is looked for: who is connected elsewhere has come to one without. Null: any will do. */
export const lookedForRx = selectRx(({ chain, connection: { connections } }) => {
  const { namespace } = splitNetworkId(chain.active)
  return connections.length > 0 && connections.every((one) => one.namespace !== namespace) ? namespace : null
})
export const configRx = selectRx(({ config }) => config)
export const connectionRx = selectRx(({ connection }) => connection)
export const themeRx = selectRx(({ theme }) => theme)
export const walletRx = selectRx(({ wallet }) => wallet)

/** Tells the kit what happened. A plain function and not an `Rx.fn`, which would drop an event for the next one. */
export const dispatchRx = Rx.make((get) => {
  const store = Context.get(runtime(get).context, Store)
  return (...events: ReadonlyArray<KitEvent>): void => Effect.runSync(store.dispatch(...events))
})

/** Lets go of the wallet in use. */
export const disconnectRx = Rx.make((get) => {
  const run = Runtime.runFork(runtime(get))
  return (connectorId: string, namespace?: Namespace): void =>
    void run(Effect.ignore(Effect.flatMap(Connections, (connections) => connections.disconnect(connectorId, namespace))))
})

/** The object URL of an image that arrived, undefined until then. */
export const imageUrlRx = Rx.family((id: string) =>
  Rx.make((get) =>
    get(walletRx).images[id] === "arrived" ? Context.get(runtime(get).context, ImageUrls).get(id) : undefined))

/** The views whose code has arrived. Code is no state: it is kept here, beside it. */
export const lateViewsRx = Rx.keepAlive(Rx.make<Readonly<Partial<Record<View["_tag"], ComponentType>>>>({}))

/** The device, and the words. Set once per kit. */
export const deviceRx = Rx.keepAlive(Rx.make<Device>(noDevice))
export const textsRx = Rx.keepAlive(Rx.make<Partial<Texts>>(en))

export const useDispatch = () => useRxValue(dispatchRx)

/** The word for a key, its `{name}` places filled. */
export const useText = (): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string => {
  const texts = useRxValue(textsRx)
  return (key, values) => {
    const word = texts[key] ?? ""
    return values === undefined ? word : filled(word, values)
  }
}
