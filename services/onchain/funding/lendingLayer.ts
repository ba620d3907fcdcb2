import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { lendingStart, stepLending } from "../../../core/onchain/funding/lendingState.ts"
import { Store } from "../../foundation/store/Store.ts"
import { pageTransferLayer } from "../send/sendLayer.ts"
import { makeLendingCommands } from "./makeLendingCommands.ts"

/** The room of transfers from a second wallet. Needs the services of the account, the network, and wallet requests. */
const lendingRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const commands = yield* makeLendingCommands
    yield* store.join({ name: "lending", start: lendingStart, step: stepLending, commands })
  })
)

export const lendingLayer = Layer.provide(lendingRoom, pageTransferLayer)
