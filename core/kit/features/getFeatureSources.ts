import { latest, type Remote } from "../../foundation/data/remote.ts"
import { featureEntries } from "./features.ts"
import type { RemoteFeature, RemoteFeatures } from "./schema.ts"

/** The source of a feature: the project's configuration, or else the host's option or the default. */
export type FeatureSource = "project" | "default"

/**
 * Returns the source of each feature of `resolveFeatures`. The project also decides features without an entry: they are
 * off. docs/spec/kit.md#config-remote-over-local.
 */
export const getFeatureSources = (
  remote: Remote<ReadonlyArray<RemoteFeature>>
): ReadonlyArray<{ readonly name: keyof RemoteFeatures; readonly from: FeatureSource }> => {
  const entries = latest(remote)
  return (Object.keys(featureEntries) as ReadonlyArray<keyof RemoteFeatures>).map((name) => ({
    name,
    from:
      entries === undefined || entries.find(({ id }) => id === featureEntries[name].id)?.config === null
        ? "default"
        : "project"
  }))
}
