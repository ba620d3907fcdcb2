import * as Effect from "effect/Effect"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import { signInNamespaces } from "../../../core/onchain/siwx/subject.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import type { SignInBridge } from "./siweKeeping.ts"

/** A plugin keeps itself in step, and stands on every namespace that signs in. */
export const ofPlugin = (plugin: SignInPlugin): SignInBridge => ({
  plugin,
  namespaces: signInNamespaces,
  endedByMove: () => null,
  keep: () => Effect.void
})
/** What stands for a `siweConfig`; its code loads for hosts that have one. */
export const loadBridge = (config: SiweConfig, origin: string | null) =>
  Effect.map(
    loadChunk(() => import("./siweKeeping.ts")),
    ({ siweBridge }) => siweBridge(config, origin)
  )
