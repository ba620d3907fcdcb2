import * as Effect from "effect/Effect"
import { loginStart, stepLogin } from "../../../core/embedded/login/state.ts"
import { Store } from "../../foundation/store/Store.ts"

/**
 * Adds the `login` state. `site`: the secure site's origin, empty if unknown. It enters the state by an event, so that
 * a bug file can be replayed.
 */
export const joinLogin = (site: string) =>
  Effect.gen(function* () {
    const { dispatch, join, getState } = yield* Store
    yield* join({ name: "login", start: loginStart, step: stepLogin })
    if (site !== "" && getState().login?.site === "") yield* dispatch({ _tag: "SiteFound", site })
  })
