import * as Rx from "@effect-rx/rx/Rx"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { Store } from "../../../services/foundation/store/Store.ts"
import { requireKit } from "./atoms.ts"

/** The kit's running services. Set once per kit when they are built, shortly after the first drawing. */
export const runtimeRx = Rx.keepAlive(Rx.make<Runtime.Runtime<Store> | null>(null))
const getRuntime = (get: Rx.Context): Runtime.Runtime<Store> => requireKit(get(runtimeRx))

/** Returns a service of the running kit. Throws if the kit has no service with that tag. */
export const createServiceRx = <Id, Service>(tag: Context.Tag<Id, Service>): Rx.Rx<Service> =>
  Rx.make((get) => Context.unsafeGet(getRuntime(get).context, tag))

/** Runs an effect in the background; its result appears in the state. */
export const forkRx = Rx.make((get) => {
  const fork = Runtime.runFork(getRuntime(get))
  return (effect: Effect.Effect<unknown, unknown>): void => void fork(Effect.ignore(effect))
})
