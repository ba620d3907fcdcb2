import * as Effect from "effect/Effect"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import { signInNamespaces } from "../../../core/onchain/siwx/subject.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import type { SignInBridge } from "./siweKeeping.ts"

/** Returns the bridge of a plugin, which needs no synchronization and covers every namespace with sign-in. */
export const createPluginBridge = (plugin: SignInPlugin): SignInBridge => ({
  plugin,
  namespaces: signInNamespaces,
  endedByMove: () => null,
  keep: () => Effect.void
})
/** Loads the bridge of a `siweConfig`, whose code loads only for hosts that have one. */
export const loadBridge = (config: SiweConfig, origin: string | null) =>
  Effect.map(
    loadChunk(() => import("./siweKeeping.ts")),
    ({ createSiweBridge }) => createSiweBridge(config, origin)
  )
