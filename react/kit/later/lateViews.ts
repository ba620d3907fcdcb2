import * as Effect from "effect/Effect"
import type { ComponentType } from "react"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { View } from "../../../core/kit/modal/views.ts"
import type { AccountTab } from "../../../core/onchain/account/accountTabs.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { PageFramed } from "../../../core/wallets/requests/errors.ts"
import type { LateChunks } from "../../../services/kit/chunks/chunksLayer.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"
import type { Texts } from "../../foundation/locales/Language.ts"

/** Takes in views whose code has arrived, by their names, and the words of such views. */
export type AddViews = (
  views: Readonly<
    Partial<
      Record<
        View["_tag"] | `tab.${AccountTab}` | `part.${"before" | "after" | "ways" | "avatar" | "disclaimer"}`,
        ComponentType
      >
    >
  >,
  words: Texts
) => void

/**
 * Where the code of each view comes from that is not the first. A view is shown as soon as its code is there.
 * `ownWindow`: whether a visitor can agree to something in this page; otherwise the views for that say why not.
 */
export const lateViews = (addViews: AddViews, ownWindow: Effect.Effect<void, PageFramed | KitMissing>): LateChunks => {
  const viewTexts = (): Promise<Texts> =>
    import("../../foundation/locales/en/views.ts").then((texts) => texts.viewTexts)
  const moneyTexts = () => import("../../foundation/locales/en/money.ts").then((texts) => texts.moneyTexts)
  const swapTexts = () => import("../../foundation/locales/en/swapping.ts").then((texts) => texts.swapTexts)
  const emailTexts = () => import("../../foundation/locales/en/email.ts").then((texts) => texts.emailTexts)
  const accountTexts = () => import("../../foundation/locales/en/accountViews.ts").then((texts) => texts.accountTexts)
  const framed = Effect.catchAll(Effect.as(ownWindow, null), (error) =>
    error._tag === "KitMissing"
      ? Effect.fail(error)
      : Effect.all({
          own: loadChunk(() => import("../../onchain/approval/framedViews.tsx")).pipe(
            Effect.map(({ framedViews }): Record<string, ComponentType> => framedViews(toFailureData(error)))
          ),
          words: loadChunk(accountTexts)
        })
  )
  const view = (load: () => Promise<Parameters<AddViews>[0]>, ...sections: ReadonlyArray<() => Promise<Texts>>) =>
    Effect.map(
      Effect.all(
        [loadChunk(load), framed, Effect.forEach([viewTexts, ...sections], loadChunk, { concurrency: "unbounded" })],
        { concurrency: 3 }
      ),
      ([views, inFrame, texts]) => {
        const own = Object.entries(inFrame?.own ?? {}).filter(([name]) => name in views)
        const words: Texts = Object.fromEntries([...texts, inFrame?.words ?? {}].flatMap(Object.entries<string>))
        addViews({ ...views, ...Object.fromEntries(own) }, words)
      }
    )
  return {
    Account: view(() => import("../../onchain/account/Account.tsx").then(({ Account }) => ({ Account }))),
    ConnectingExternal: view(() =>
      import("../../wallets/connection/NotConnected.tsx").then(({ NotConnected }) => ({
        ConnectingExternal: NotConnected
      }))
    ),
    EmailLogin: view(
      () => import("../../embedded/social/emailViews.ts").then(({ emailViews }) => emailViews),
      emailTexts
    ),
    Farcaster: view(
      () =>
        import("../../embedded/social/ConnectingFarcaster.tsx").then(({ ConnectingFarcaster }) => ({
          ConnectingFarcaster
        })),
      emailTexts
    ),
    UpdateEmail: view(() => import("../../embedded/user/userViews.ts").then(({ userViews }) => userViews), emailTexts),
    SignIn: view(() => import("../../onchain/siwx/signInViews.ts")),
    Newcomers: view(() => import("../../wallets/newcomers/Newcomers.ts")),
    AllWallets: view(() => import("../../wallets/catalogue/AllWallets.tsx").then(({ AllWallets }) => ({ AllWallets }))),
    Downloads: view(() => import("../../wallets/walletconnect/Downloads.tsx").then(({ Downloads }) => ({ Downloads }))),
    Activity: view(
      () => import("../../onchain/activity/activityViews.ts").then(({ activityViews }) => activityViews),
      moneyTexts,
      accountTexts
    ),
    WalletReceive: view(
      () => import("../../onchain/receive/WalletReceive.tsx").then(({ WalletReceive }) => ({ WalletReceive })),
      accountTexts
    ),
    Send: view(() => import("../../onchain/send/sendViews.ts"), moneyTexts),
    Buy: view(() => import("../../onchain/onramp/buyViews.ts"), accountTexts),
    Names: view(() => import("../../onchain/name/nameViews.ts"), accountTexts),
    Swap: view(() => import("../../onchain/swap/swapViews.ts"), moneyTexts, swapTexts),
    AccountSettings: view(() =>
      import("../../onchain/account/AccountSettings.tsx").then(({ AccountSettings }) => ({ AccountSettings }))
    ),
    ApproveTransaction: view(
      () =>
        import("../../onchain/approval/ApproveTransaction.tsx").then(({ ApproveTransaction }) => ({
          ApproveTransaction
        })),
      moneyTexts,
      accountTexts
    ),
    SmartSessions: view(() => import("../../onchain/session/sessionViews.ts"), accountTexts),
    ConnectingMultiChain: view(() =>
      import("../../wallets/connection/ConnectingMultiChain.tsx").then(({ ConnectingMultiChain }) => ({
        ConnectingMultiChain
      }))
    ),
    SwitchNetwork: view(() =>
      import("../../wallets/activeNetwork/SwitchNetwork.tsx").then(
        ({ Networks, SwitchNetwork, WalletCompatibleNetworks }) => ({
          Networks,
          SwitchNetwork,
          WalletCompatibleNetworks
        })
      )
    ),
    UnsupportedChain: view(() =>
      import("../../wallets/activeNetwork/SwitchNetwork.tsx").then(({ UnsupportedChain }) => ({
        UnsupportedChain
      }))
    ),
    ConnectingWalletConnect: view(() => import("../../wallets/walletconnect/walletConnectViews.ts")),
    ProfileWallets: view(() =>
      import("../../wallets/connection/ProfileWallets.tsx").then(({ ProfileWallets }) => ({ ProfileWallets }))
    ),
    SwitchActiveChain: view(() =>
      import("../../wallets/activeNetwork/SwitchActiveChain.tsx").then(({ SwitchActiveChain }) => ({
        SwitchActiveChain
      }))
    )
  }
}
