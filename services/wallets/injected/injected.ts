import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { fromEip1193 } from "../connectors/fromEip1193.ts"
import { addInjected } from "./readInjected.ts"

export const injectedLayer = Layer.effectDiscard(
  Effect.map(Effect.all([Store, Connectors]), ([store, connectors]) =>
    addInjected(store.plain, (id, namespace, provider) => connectors.add(id, namespace, fromEip1193(provider, id)))
  )
)
