import { getPeerSentence } from "../../../core/kit/package/peers.ts"
import { readInstalledVersion } from "../../foundation/platform/installedVersion.ts"
import { requireEffect } from "./requireEffect.ts"

// The build imports this before everything else of latchkey/services: scripts/build.mjs.
requireEffect("latchkey/services")
const platform = readInstalledVersion("@effect/platform")
const sentence = platform && getPeerSentence("latchkey/services", "@effect/platform", platform)
if (sentence) console.error(`[latchkey] ${sentence}`)
