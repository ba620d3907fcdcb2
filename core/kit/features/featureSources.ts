import { latest, type Remote } from "../../foundation/data/remote.ts"
import { featureEntries } from "./features.ts"
import type { RemoteFeature, RemoteFeatures } from "./schema.ts"

/** Who decided a feature: the project's configuration, or nobody, so that the host's word or the default stands. */
export type FeatureSource = "project" | "default"

/**
 * Who decided each feature of `resolveFeatures`. The project decides what it has no entry for, too: that is off.
 * docs/spec/kit.md#config-remote-over-local.
 */
export const featureSources = (
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
