// Replaces Effect's reader of environment variables, a default service of every runtime. Pages have no environment
// variables.
import { GenericTag } from "effect/Context"

export const configProviderTag = GenericTag("effect/ConfigProvider")
export const fromEnv = () => ({})
