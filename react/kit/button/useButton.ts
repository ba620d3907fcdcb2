import { useEffect, useState } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"
import { useUncheckedAccount } from "../shell/stateHooks.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"

/**
 * Returns the account and status that a button shows, and the code that draws everything but the plain button:
 * undefined until it has loaded, null while it is not needed or if it cannot be loaded.
 */
export const useButton = (namespace?: Namespace, isNeeded = false) => {
  const kit: Latchkey & Linked = useLatchkey()
  const subject = { kit, snapshot: useSnapshot(), ...useUncheckedAccount(namespace) }
  const { tokens, variables } = kit[buttonLink]?.theme ?? {}
  const isRequested = isNeeded || !!variables || !!tokens || /^[cr]/.test(subject.status)
  const [face, setFace] = useState<typeof import("./buttonFace.tsx") | null>()
  useEffect(() => {
    if (isRequested) import("./buttonFace.tsx").then(setFace, () => setFace(null))
  }, [isRequested])
  return [subject, isRequested ? face : null] as const
}
