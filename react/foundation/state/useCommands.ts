import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { RoomCommands } from "../../../core/state.ts"
import { storeRx } from "./atoms.ts"

/** Returns a function that gets the commands of a feature; it returns undefined until its services have started. */
export const useCommands = <Name extends keyof RoomCommands>(room: Name): (() => RoomCommands[Name] | undefined) => {
  const { commands } = useRxValue(storeRx)
  return () => commands(room)
}
