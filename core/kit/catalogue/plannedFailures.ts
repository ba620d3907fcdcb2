/**
 * Failures that are not raised yet, each with the room that will raise it: when the room is built, raise the failure
 * there and remove it from this list. `scripts/checks/failures.mjs` fails if a room of this list exists. The list is
 * empty now.
 */
export const plannedFailures = {} as const
