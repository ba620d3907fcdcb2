import * as Layer from "effect/Layer"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { RelayClient } from "../../foundation/settings/Settings.ts"
import { findBitcoin } from "../../wallets/bitcoin/findBitcoin.ts"
import { findKnownInjected } from "../../wallets/injected/findKnownInjected.ts"
import { findSafe } from "../../wallets/safe/findSafe.ts"
import { findStandard } from "../../wallets/standard/findStandard.ts"
import { findWalletConnect } from "../../wallets/walletconnect/findWalletConnect.ts"

/** What looks for wallets whose code loads later. docs/spec/kit.md#start-late-wallets. */
export const walletFinders = (options: Options & { readonly relayClient: RelayClient }) =>
  Layer.mergeAll(
    findWalletConnect(options),
    findKnownInjected(options),
    findSafe(options),
    findStandard(options.networks),
    findBitcoin(options.networks)
  )
