import { anything, record } from "../../foundation/data/decode.ts"
import { readValue, getValues } from "../optionTable/optionKinds.ts"
import { featureTable, hostFeatures, isWaiting, projectFeatures } from "../optionTable/featureTable.ts"
import type { LocalFeatures } from "./schema.ts"

const isFeature = (name: string): name is keyof typeof featureTable => Object.hasOwn(featureTable, name)

/**
 * Reads the host's `features`: its own settings, and its options for remote ones. Collects the invalid or unknown
 * fields, and the ignored ones; their messages are in `core/kit/options/optionWords.ts`.
 * docs/spec/kit.md#config-feature-flags.
 */
export const takeFeatures = (input: unknown, wrong: Array<string>, ignored: Array<string>): LocalFeatures => {
  const options = record(anything, 64)(input ?? {})
  if (options === undefined) wrong.push("features")
  const read: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(options ?? {})) {
    if (!isFeature(key)) wrong.push(`features.${key}`)
    if (isWaiting(key)) ignored.push(`features.${key}`)
    // The newer name of a feature takes precedence.
    if (!isFeature(key) || value === null || (key === "history" && typeof options?.["activity"] === "boolean")) continue
    const fits = readValue(featureTable[key][0], value)
    if (fits === undefined) wrong.push(`features.${key}`)
    read[key === "history" ? "activity" : key] = fits
  }
  const requested = Object.fromEntries(Object.entries(read).filter(([name]) => Object.hasOwn(projectFeatures, name)))
  return { ...getValues(hostFeatures, read), requested }
}
