import type { AccountEvent, AccountState } from "./onchain/account/state.ts"
import type { ActivityEvent, ActivityState } from "./onchain/activity/state.ts"
import { type ChainEvent, type ChainState, stepChain } from "./wallets/activeNetwork/state.ts"
import { type ConfigEvent, type ConfigState, stepConfig } from "./kit/config/state.ts"
import { type ConnectionEvent, type ConnectionState, stepConnection } from "./wallets/connection/state.ts"
import type { IdentityEvent, IdentityState } from "./onchain/identity/state.ts"
import { type KitPartsEvent, type KitPartsState, stepKit } from "./kit/chunks/state.ts"
import { type ModalEvent, type ModalState, stepModal, topView } from "./kit/modal/state.ts"
import type { View } from "./kit/modal/view.ts"
import type { NameEvent, NameState } from "./onchain/name/state.ts"
import type { OnrampEvent, OnrampState } from "./onchain/onramp/state.ts"
import type { PriceEvent, PriceState } from "./onchain/price/state.ts"
import type { SessionEvent, SessionState } from "./onchain/session/state.ts"
import type { SwapEvent, SwapState } from "./onchain/swap/state.ts"
import { stepTheme, type ThemeEvent, type ThemeState } from "./kit/theme/state.ts"
import type { TokenEvent, TokenState } from "./onchain/token/state.ts"
import { stepWallet, type WalletEvent, type WalletState } from "./wallets/catalogue/state.ts"

/** The rooms that the Connect view needs: they are there from the start. */
export interface FirstRooms {
  readonly chain: ChainState
  readonly config: ConfigState
  readonly connection: ConnectionState
  readonly kit: KitPartsState
  readonly modal: ModalState
  readonly theme: ThemeState
  readonly wallet: WalletState
}

/** Rooms that join when their chunk loads (`LateRoom`). */
export interface LateRooms {
  readonly account: AccountState
  readonly activity: ActivityState
  readonly identity: IdentityState
  readonly name: NameState
  readonly onramp: OnrampState
  readonly price: PriceState
  readonly session: SessionState
  readonly swap: SwapState
  readonly token: TokenState
}

/** Everything a kit knows. Immutable, serialisable, and moved by `step` alone. */
export type KitState = FirstRooms & Partial<LateRooms>

export type KitEvent =
  | AccountEvent | ActivityEvent | ChainEvent | ConfigEvent | ConnectionEvent | IdentityEvent | KitPartsEvent | ModalEvent | NameEvent | OnrampEvent
  | PriceEvent | SessionEvent | SwapEvent | ThemeEvent | TokenEvent | WalletEvent

/** A room that joins later: its name, its first state, and how it moves. */
export interface LateRoom<Name extends keyof LateRooms = keyof LateRooms> {
  readonly name: Name
  readonly start: LateRooms[Name]
  readonly step: (room: LateRooms[Name], event: KitEvent) => LateRooms[Name]
}

/** A late room with its own state's type forgotten, as the store keeps it. */
export interface JoinedRoom {
  readonly join: (state: KitState) => KitState
  readonly step: (state: KitState, event: KitEvent) => KitState
}

/** Makes a late room joinable. One that has joined already stays as it is. */
export const joined = <Name extends keyof LateRooms>({ name, start, step }: LateRoom<Name>): JoinedRoom => ({
  join: (state) => (state[name] === undefined ? { ...state, [name]: start } : state),
  step: (state, event) => {
    const before = state[name] as LateRooms[Name] | undefined
    const after = before === undefined ? before : step(before, event)
    return after === before ? state : { ...state, [name]: after }
  }
})

/**
 * The next state. Every room sees every event; a room that did not move keeps its identity, and so does the whole
 * when none moved, so that selections stay equal.
 */
export const step = (state: KitState, event: KitEvent, late: ReadonlyArray<JoinedRoom> = []): KitState => {
  const connection = stepConnection(state.connection, event)
  const next: FirstRooms = {
    chain: stepChain(state.chain, event, connection),
    config: stepConfig(state.config, event),
    connection,
    kit: stepKit(state.kit, event),
    modal: stepModal(state.modal, event, state),
    theme: stepTheme(state.theme, event),
    wallet: stepWallet(state.wallet, event)
  }
  const moved = (Object.keys(next) as Array<keyof FirstRooms>).some((room) => next[room] !== state[room])
  return late.reduce((now, room) => room.step(now, event), moved ? { ...state, ...next } : state)
}

/** Returns the view that is drawn: the one on top of the modal's history. */
export const shownView = ({ modal }: Pick<KitState, "modal">): View => topView(modal)
