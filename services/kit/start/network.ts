import * as Layer from "effect/Layer"
import { catalogueFollower } from "../../wallets/catalogue/catalogueFollower.ts"
import { Catalogue } from "../../wallets/catalogue/Catalogue.ts"
import { Images } from "../../wallets/catalogue/Images.ts"
import { configFollower } from "../config/configFollower.ts"
import { ProjectConfig } from "../config/ProjectConfig.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Transport } from "../../foundation/http/Transport.ts"
import { alertsLayer } from "../modal/alerts.ts"
import { Online } from "../../foundation/platform/Online.ts"
import type { Settings } from "../../foundation/platform/Settings.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"

/**
 * The remote services behind the Connect view, over a transport: the HTTP client, the catalogue and the project's
 * configuration.
 */
export const networkWith = (transport: Layer.Layer<Transport>) =>
  Layer.mergeAll(alertsLayer, catalogueFollower, configFollower).pipe(
    Layer.provideMerge(Layer.mergeAll(Catalogue.layer, Images.layer, ProjectConfig.layer)),
    Layer.provideMerge(Calls.layer),
    Layer.provide(transport),
    Layer.provide(PageOrigin.layerHere),
    Layer.provideMerge(Online.layerHere)
  )

/** The same services over `fetch`: the contents of the network chunk. Needs `Store`, `Settings` and `ImageUrls`. */
export const networkLayer = networkWith(Transport.layerFetch)

/** The services of the network part. */
export type NetworkServices = Layer.Layer.Success<typeof networkLayer> | Settings
