import { limits } from "../../foundation/data/limits.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { IntentState, SigningEvent, SigningState } from "./events.ts"

export const signingStart: SigningState = { count: 0, intents: [], isEnding: false }

/** Returns an intent's state; undefined if the id is unknown. */
export const getIntent = (signing: SigningState | undefined, id: string): IntentState | undefined =>
  signing?.intents.find((intent) => intent.id === id)

/**
 * Returns whether the wallet may be asked for a step now: the intent is confirmed, and its steps are asked once, in
 * order.
 */
export const mayAsk = (intent: IntentState | undefined, step: number): boolean =>
  intent?.phase === "Confirmed" && intent.asked === step

/** Returns whether the visitor withdrew an intent before its wallet was asked. */
export const isWithdrawn = (intent: IntentState | undefined): boolean => intent?.phase === "Withdrawn"

/** Steps the intents: shown, confirmed once, then asked step by step, each once; or withdrawn before that. */
export const stepSigning = (signing: SigningState, event: SigningEvent | OtherEvent): SigningState => {
  switch (event._tag) {
    case "IntentShown": {
      const { _tag, ...intent } = event
      if (getIntent(signing, intent.id) !== undefined) return signing
      const intents = [...signing.intents, { ...intent, phase: "Shown" as const, asked: 0 }]
      return { ...signing, count: signing.count + 1, intents: intents.slice(-limits.pendingTransactions) }
    }
    case "IntentScreened":
      return event.warning === undefined
        ? signing
        : moveIntent(signing, event.id, (intent) => intent.asked === 0, { warning: event.warning })
    case "IntentConfirmed":
      return moveIntent(signing, event.id, ({ phase }) => phase === "Shown", { phase: "Confirmed" })
    case "IntentWithdrawn":
      return moveIntent(signing, event.id, (intent) => intent.asked === 0, { phase: "Withdrawn" })
    case "IntentAsked":
      return moveIntent(signing, event.id, (intent) => mayAsk(intent, event.step), { asked: event.step + 1 })
    case "KitEnding":
      return { ...signing, isEnding: true }
    default:
      return signing
  }
}

const moveIntent = (
  signing: SigningState,
  id: string,
  may: (intent: IntentState) => boolean,
  change: Partial<IntentState>
): SigningState =>
  signing.intents.some((intent) => intent.id === id && may(intent))
    ? { ...signing, intents: signing.intents.map((intent) => (intent.id === id ? { ...intent, ...change } : intent)) }
    : signing
