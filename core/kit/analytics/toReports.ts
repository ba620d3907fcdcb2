import { type KitState, step } from "../../state.ts"
import { type Moment, table } from "./table.ts"
import type { Report } from "./serviceEvents.ts"
import type { KitEvent } from "../../event.ts"

/**
 * Returns the reports of events that changed a state, oldest first: a projection of the event log. `before`: the state
 * before the first event.
 */
export const toReports = (
  before: KitState,
  events: ReadonlyArray<KitEvent>,
  projectId: string
): ReadonlyArray<Report> => {
  let now = before
  return events.flatMap((event) => {
    const moment: Moment = { before: now, after: step(now, event), projectId }
    now = moment.after
    return [...getReports(event, moment), ...reportModal(moment)]
  })
}

/** Each entry is only called with its own event. */
const lines = table as unknown as Readonly<
  Partial<Record<KitEvent["_tag"], (event: KitEvent, moment: Moment) => ReadonlyArray<Report>>>
>
const getReports = (event: KitEvent, moment: Moment): ReadonlyArray<Report> => lines[event._tag]?.(event, moment) ?? []

/** Returns the report of an opened or closed modal. Many events do that; comparing the states detects it. */
const reportModal = ({ after, before }: Moment): ReadonlyArray<Report> =>
  after.modal.open === before.modal.open
    ? []
    : [
        {
          event: after.modal.open ? "MODAL_OPEN" : "MODAL_CLOSE",
          properties: { connected: after.connection.connections.length > 0 }
        }
      ]
