import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useText } from "../../foundation/state/atoms.ts"
import type { Warning } from "../money/Warnings.tsx"
import { intentsRx } from "./atoms.ts"

/** Returns the warning of the page's own check about an intent, as the page's word; empty without one. */
export const useScreenWarning = (intentId: string): ReadonlyArray<Warning> => {
  const warning = useRxValue(intentsRx)?.find(({ id }) => id === intentId)?.warning
  const text = useText()
  if (warning === undefined) return []
  const { reason, site } = warning
  const sentence = reason === "" ? text("screen.warnsOnly", { site }) : text("screen.warns", { site, reason })
  return [{ id: "screen", look: "careful", sentence }]
}
