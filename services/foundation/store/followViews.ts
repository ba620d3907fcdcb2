import * as Effect from "effect/Effect"
import { shownView } from "../../../core/state.ts"
import { Store } from "./Store.ts"

type View = ReturnType<typeof shownView>

/**
 * Runs `act` with the current view, then with each view that is opened, pushed, replaced or shown after a connection,
 * but not when the visitor goes back. Stops with the scope.
 */
export const followViews = Effect.fnUntraced(function* (act: (view: View) => void) {
  const store = yield* Store
  act(shownView(store.getState()))
  yield* store.subscribe((state, events) => {
    for (const event of events)
      if (event._tag === "Opened" || event._tag === "Pushed" || event._tag === "Replaced") act(event.view)
      else if (event._tag === "Connected") act(shownView(state))
  })
})
