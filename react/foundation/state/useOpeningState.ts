import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useCallback, useState } from "react"
import { openingCountRx } from "./atoms.ts"

/**
 * Returns a value and the function that sets it, for what a visitor types. Each opening of the modal begins with the
 * initial value: a modal that is closed and opened in one task, or while it fades out, keeps its view mounted.
 */
export const useOpeningState = <Value>(initial: Value): readonly [Value, (value: Value) => void] => {
  const opening = useOpeningCount()
  const [last, set] = useState({ opening, value: initial })
  const setValue = useCallback((value: Value) => set({ opening, value }), [opening])
  return [last.opening === opening ? last.value : initial, setValue]
}

/** Returns how often the modal has opened, as the key of a field that is empty at each opening. */
export const useOpeningCount = (): number => useRxValue(openingCountRx)
