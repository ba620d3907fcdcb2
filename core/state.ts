import type { KitEvent, KitStateSchema } from "./event.ts"
import type { stepDecision } from "./embedded/decision/state.ts"
import type { stepUser } from "./embedded/user/state.ts"
import type { stepLogin } from "./embedded/login/state.ts"
import type { Schema } from "./foundation/data/schema.ts"
import type { OtherEvent } from "./foundation/data/step.ts"
import { stepKit } from "./kit/chunks/state.ts"
import { stepConfig } from "./kit/config/state.ts"
import { stepModal, getTopView } from "./kit/modal/state.ts"
import type { View } from "./kit/modal/views.ts"
import { stepTheme } from "./kit/theme/state.ts"
import type { stepAccount } from "./onchain/account/state.ts"
import type { stepActivity } from "./onchain/activity/state.ts"
import type { stepApproval } from "./onchain/approval/approvalStack.ts"
import type { FundingCommands } from "./onchain/funding/FundingCommands.ts"
import type { LendingCommands } from "./onchain/funding/LendingCommands.ts"
import type { stepLending } from "./onchain/funding/lendingState.ts"
import type { stepFunding } from "./onchain/funding/state.ts"
import type { stepIdentity } from "./onchain/identity/state.ts"
import type { NameCommands } from "./onchain/name/NameCommands.ts"
import type { stepName } from "./onchain/name/state.ts"
import type { OnrampCommands } from "./onchain/onramp/OnrampCommands.ts"
import type { stepOnramp } from "./onchain/onramp/state.ts"
import type { stepPrice } from "./onchain/price/state.ts"
import type { stepReceipt } from "./onchain/receipt/state.ts"
import type { SendCommands } from "./onchain/send/SendCommands.ts"
import type { stepSend } from "./onchain/send/state.ts"
import type { SessionCommands } from "./onchain/session/SessionCommands.ts"
import type { stepSession } from "./onchain/session/state.ts"
import type { SignInCommands } from "./onchain/siwx/SignInCommands.ts"
import type { stepSignIn } from "./onchain/siwx/state.ts"
import type { SwapCommands } from "./onchain/swap/SwapCommands.ts"
import type { stepSwap } from "./onchain/swap/state.ts"
import type { stepToken } from "./onchain/token/state.ts"
import { stepChain } from "./wallets/activeNetwork/state.ts"
import { stepWallet } from "./wallets/catalogue/state.ts"
import { stepConnection } from "./wallets/connection/state.ts"
import type { stepSigning } from "./wallets/signing/state.ts"
import { getKeys } from "./foundation/data/keys.ts"

/** The whole state of a kit. Immutable, serializable, and only changed by `step`. */
export interface KitState extends Schema.Schema.Type<typeof KitStateSchema> {}

/** The tags of the events that a step names. */
type TagsOf<Event> = Exclude<Event, OtherEvent> extends { readonly _tag: infer Tag } ? Tag : never

/**
 * A room's step as the kit calls it, with every event of the kit. `never` if the step names an event that the kit does
 * not have, or that has other fields there, so that the step cannot be called.
 */
export type KitStep<Step> = Step extends (room: infer Room, event: infer Event, ...rest: infer Rest) => infer After
  ? [TagsOf<Event>] extends [KitEvent["_tag"]]
    ? [Extract<KitEvent, { readonly _tag: TagsOf<Event> }>] extends [Event]
      ? (room: Room, event: KitEvent, ...rest: Rest) => After
      : never
    : never
  : never

/** The steps of the rooms that are added when their chunk loads. Types only: their code is in their chunk. */
interface LateSteps {
  readonly account: typeof stepAccount
  readonly activity: typeof stepActivity
  readonly approval: typeof stepApproval
  readonly decision: typeof stepDecision
  readonly funding: typeof stepFunding
  readonly identity: typeof stepIdentity
  readonly lending: typeof stepLending
  readonly login: typeof stepLogin
  readonly name: typeof stepName
  readonly onramp: typeof stepOnramp
  readonly price: typeof stepPrice
  readonly receipt: typeof stepReceipt
  readonly send: typeof stepSend
  readonly session: typeof stepSession
  readonly signing: typeof stepSigning
  readonly siwx: typeof stepSignIn
  readonly swap: typeof stepSwap
  readonly token: typeof stepToken
  readonly user: typeof stepUser
}

/** Steps that only accept events of the kit: a table with any other does not compile. */
export type HandledEvent<
  Steps extends { readonly [Name in keyof Steps]: [KitStep<Steps[Name]>] extends [never] ? never : unknown }
> = Steps

/** The events that the step of each lazily loaded room accepts. */
type LateEvents = { readonly [Name in keyof LateSteps]: Parameters<HandledEvent<LateSteps>[Name]>[1] }

/** Rooms that are added when their chunk loads (`LazySlice`). */
export interface LazySlices extends Required<Pick<KitState, keyof LateSteps>> {}

/** The rooms that the Connect view needs, which exist from the start. */
export interface FirstRooms extends Omit<KitState, keyof LateSteps> {}

/** The commands of rooms whose views start actions. Types only: their code is in their chunk. */
export interface RoomCommands {
  readonly funding: FundingCommands
  readonly lending: LendingCommands
  readonly name: NameCommands
  readonly onramp: OnrampCommands
  readonly send: SendCommands
  readonly session: SessionCommands
  readonly siwx: SignInCommands
  readonly swap: SwapCommands
}

/** A room that is added when its chunk loads: its name, its initial state, its step, and its commands if it has any. */
export interface LazySlice<Name extends keyof LazySlices = keyof LazySlices> {
  readonly name: Name
  readonly start: LazySlices[Name]
  readonly step: (room: LazySlices[Name], event: LateEvents[Name]) => LazySlices[Name]
  readonly commands?: Name extends keyof RoomCommands ? RoomCommands[Name] : never
}

/** A lazily loaded room without the type of its own state, as the store holds it. */
export interface MountedSlice {
  readonly join: (state: KitState) => KitState
  readonly step: (state: KitState, event: KitEvent) => KitState
}

/** Converts a lazily loaded room to one that can be added to the state. Adding it again changes nothing. */
export const mountSlice = <Name extends keyof LazySlices>({ name, start, step }: LazySlice<Name>): MountedSlice => ({
  join: (state) => (state[name] === undefined ? { ...state, [name]: start } : state),
  step: (state, event) => {
    const before = state[name] as LazySlices[Name] | undefined
    const after =
      before === undefined
        ? before
        : (step as (room: LazySlices[Name], event: KitEvent) => LazySlices[Name])(before, event)
    return after === before ? state : { ...state, [name]: after }
  }
})

/**
 * Returns the next state. Every room receives every event. A room that did not change keeps its identity, and so does
 * the whole state if no room changed, so that selections stay equal.
 */
export const step = (state: KitState, event: KitEvent, slices: ReadonlyArray<MountedSlice> = []): KitState => {
  const connection = (stepConnection as KitStep<typeof stepConnection>)(state.connection, event)
  const next: FirstRooms = {
    chain: (stepChain as KitStep<typeof stepChain>)(state.chain, event, connection),
    config: (stepConfig as KitStep<typeof stepConfig>)(state.config, event),
    connection,
    kit: (stepKit as KitStep<typeof stepKit>)(state.kit, event),
    modal: (stepModal as KitStep<typeof stepModal>)(state.modal, event, state),
    theme: (stepTheme as KitStep<typeof stepTheme>)(state.theme, event),
    wallet: (stepWallet as KitStep<typeof stepWallet>)(state.wallet, event)
  }
  const moved = getKeys(next).some((room) => next[room] !== state[room])
  return slices.reduce((now, room) => room.step(now, event), moved ? { ...state, ...next } : state)
}

/** Returns the drawn view: the one on top of the modal's history. */
export const shownView = ({ modal }: Pick<KitState, "modal">): View => getTopView(modal)
