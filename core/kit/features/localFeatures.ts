import { valuesOf } from "../optionTable/optionKinds.ts"
import { hostFeatures } from "../optionTable/featureTable.ts"
import type { LocalFeatures } from "./schema.ts"

/** The features of a host that sets none. */
export const localFeatures: LocalFeatures = { ...valuesOf(hostFeatures, {}), wished: {} }
