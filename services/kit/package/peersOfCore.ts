import { requireEffect } from "./requireEffect.ts"

// The build imports this before everything else of latchkey/core: scripts/build.mjs.
requireEffect("latchkey/core")
