import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { FarcasterFailed } from "../../../core/embedded/frame/errors.ts"
import { isFarcasterAddress } from "../../../core/embedded/social/farcaster.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"
import { keepSocial } from "./keepSocial.ts"

/**
 * Signs in by Farcaster: shows an address that the app scans or opens, and waits for the approval there. Leaving
 * earlier invalidates the address. docs/spec/embedded.md#farcaster-code.
 */
export const signInByFarcaster = (line: Line, storageName: string) =>
  Effect.gen(function* () {
    const store = yield* Store
    const { url } = yield* Effect.mapError(line.ask("GET_FARCASTER_URI", undefined), toFarcasterFailure)
    if (!isFarcasterAddress(url)) return yield* createFarcasterFailed()
    const now = yield* Clock.currentTimeMillis
    yield* store.dispatch({ _tag: "FarcasterShown", url, expiry: now + millis.farcaster })
    const { userName } = yield* Effect.mapError(line.ask("CONNECT_FARCASTER", undefined), toFarcasterFailure)
    yield* store.dispatch({ _tag: "SocialMoved", step: "finishing" })
    yield* keepSocial(storageName, "farcaster", userName)
  }).pipe(Effect.onInterrupt(() => reloadFrame(line)))

/** Loads the frame again, unless the visitor signs in again by then. docs/spec/embedded.md#farcaster-going-back. */
const reloadFrame = (line: Line) =>
  Effect.flatMap(Store, (store) =>
    Effect.forkDaemon(
      Effect.zipRight(
        Effect.sleep(millis.backCleanup),
        Effect.suspend(() =>
          store.getState().connection.attempt?.connectorId === connectorIds.auth || line.now().phase !== "ready"
            ? Effect.void
            : Effect.ignore(line.ask("RELOAD", undefined))
        )
      )
    )
  )

const createFarcasterFailed = (cause?: unknown): FarcasterFailed => new FarcasterFailed({ cause })

/** Maps an error of the site to a failure of Farcaster; a failure of the line stays as it is. */
const toFarcasterFailure = (error: FrameFailure): FarcasterFailed | FrameFailure =>
  error._tag === "FrameError" || error._tag === "FrameErrorUnknown" ? createFarcasterFailed(error) : error
