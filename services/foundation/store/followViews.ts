import * as Effect from "effect/Effect"
import { shownView } from "../../../core/state.ts"
import { Store } from "./Store.ts"

type View = ReturnType<typeof shownView>

/**
 * Runs `act` with the view that shows, then with each one that a page opens or a visitor comes to, the one that follows
 * a connection too. Not with one that a visitor comes back to. Stops with the scope.
 */
export const hearViews = Effect.fnUntraced(function* (act: (view: View) => void) {
  const store = yield* Store
  act(shownView(store.getState()))
  yield* store.subscribe((state, events) => {
    for (const event of events)
      if (event._tag === "Opened" || event._tag === "Pushed" || event._tag === "Replaced") act(event.view)
      else if (event._tag === "Connected") act(shownView(state))
  })
})
