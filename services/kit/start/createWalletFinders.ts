import type * as Layer from "effect/Layer"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { Page } from "../../foundation/platform/Page.ts"
import type { Platform } from "../../foundation/platform/Platform.ts"
import type { Storage } from "../../foundation/storage/Storage.ts"
import type { Store } from "../../foundation/store/Store.ts"
import type { Connectors } from "../../wallets/connectors/Connectors.ts"
import type { RelayClient } from "../../foundation/platform/Settings.ts"
import { findEmbedded } from "../../embedded/login/findEmbedded.ts"
import { findBitcoin } from "../../wallets/bitcoin/findBitcoin.ts"
import { findKnownInjected } from "../../wallets/injected/findKnownInjected.ts"
import { findSafe } from "../../wallets/safe/findSafe.ts"
import { findStandard } from "../../wallets/standard/findStandard.ts"
import { findWalletConnect } from "../../wallets/walletconnect/findWalletConnect.ts"

/**
 * The finders of wallets whose code loads later, in the order in which they run. docs/spec/kit.md#start-late-wallets.
 */
export const createWalletFinders = (
  options: Options & { readonly relayClient: RelayClient; readonly dialog: Element }
): ReadonlyArray<Layer.Layer<never, never, Connectors | Page | Platform | Storage | Store>> => [
  findWalletConnect(options),
  findKnownInjected(options),
  findSafe(options),
  findStandard(options.networks),
  findBitcoin(options.networks),
  findEmbedded(options)
]
