import { getValues } from "../optionTable/optionKinds.ts"
import { hostFeatures } from "../optionTable/featureTable.ts"
import type { LocalFeatures } from "./schema.ts"

/** The default features of a host that sets no features. */
export const localFeatures: LocalFeatures = { ...getValues(hostFeatures, {}), requested: {} }
