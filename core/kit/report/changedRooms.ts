import type { KitState } from "../../state.ts"

/** Returns the names of the rooms that differ in two states. */
export const findChangedRooms = (before: KitState, after: KitState): ReadonlyArray<string> => {
  const earlier: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(after).flatMap(([name, room]) => (earlier[name] === room ? [] : [name]))
}
