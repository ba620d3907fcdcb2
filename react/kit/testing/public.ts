export { after, answers, type Behaviour, fails, locked, never, rejects, WalletError } from "./behaviours.ts"
export { type FakeKit, type FakeOptions, type FakeState, fakeKit } from "./fakeKit.ts"
export { type MockWallet, type MockWalletOptions, mockWallet } from "./mockWallet.ts"
export { mockHash, type WalletRequest } from "./walletState.ts"
