import type { KitState } from "../../state.ts"

/** The names of the rooms that are not the same in two states. */
export const changedRooms = (before: KitState, after: KitState): ReadonlyArray<string> => {
  const earlier: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(after).flatMap(([name, room]) => (earlier[name] === room ? [] : [name]))
}
