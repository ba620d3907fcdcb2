import { toLoaded, toLoading, toFailed, idle } from "../../foundation/data/remote.ts"
import type { ConfigEvent, ConfigState } from "./events.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import { localFeatures } from "../features/localFeatures.ts"
import { getValues } from "../optionTable/optionKinds.ts"
import { stateOptions } from "../optionTable/optionTable.ts"
import { noRemoteFeatures } from "../features/remoteFeatures.ts"

export const configStart: ConfigState = {
  ...getValues(stateOptions, {}),
  allWallets: "SHOW",
  preferUniversalLinks: false,
  signIn: false,
  customWallets: [],
  features: localFeatures,
  catalogue: false,
  chainService: false,
  remote: idle,
  origins: idle,
  resolved: noRemoteFeatures
}

/** Steps the configuration, whose remote part arrives or fails. */
export const stepConfig = (config: ConfigState, event: ConfigEvent | OtherEvent): ConfigState => {
  switch (event._tag) {
    case "ConfigAsked":
      return { ...config, remote: toLoading(config.remote) }
    case "ConfigArrived":
      return { ...config, remote: toLoaded(event.features) }
    case "ConfigFailed":
      return { ...config, remote: toFailed(config.remote, event.error) }
    case "OriginsArrived":
      return { ...config, origins: toLoaded(event.origins) }
    case "OriginsFailed":
      return { ...config, origins: toFailed(config.origins, event.error) }
    case "FeaturesResolved":
      return { ...config, resolved: event.features }
    default:
      return config
  }
}
