import * as Effect from "effect/Effect"
import { loginStart, stepLogin } from "../../../core/embedded/login/state.ts"
import { Store } from "../../foundation/store/Store.ts"

/**
 * Adds the room of the sign-in to the state. `site`: the secure site's origin, which enters by an event, so that a bug
 * file replays; empty if it is unknown.
 */
export const joinLogin = (site: string) =>
  Effect.gen(function* () {
    const { dispatch, join, getState } = yield* Store
    yield* join({ name: "login", start: loginStart, step: stepLogin })
    if (site !== "" && getState().login?.site === "") yield* dispatch({ _tag: "SiteFound", site })
  })
