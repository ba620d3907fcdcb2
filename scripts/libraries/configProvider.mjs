// Replaces Effect's reader of environment variables, a default service of every runtime. A page has none to read.
import { GenericTag } from "effect/Context"

export const configProviderTag = GenericTag("effect/ConfigProvider")
export const fromEnv = () => ({})
