import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import type { Network } from "../../../core/chain/network/schema.ts"
import { hasResult } from "../../../core/embedded/social/hasResult.ts"
import { Store } from "../../foundation/store/Store.ts"
import { requireOwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { makeDecisions } from "../decision/makeDecisions.ts"
import { makeLine } from "../frame/makeLine.ts"
import { frameSession } from "../frame/frameSession.ts"
import { createGreeting, type PageFacts, pushTheme } from "../frame/pageFacts.ts"
import { onReturn } from "../frame/onReturn.ts"
import { createPageFrame } from "../frame/createPageFrame.ts"
import { createPageWindows } from "../social/createPageWindows.ts"
import { createEmbeddedConnector } from "./createEmbeddedConnector.ts"
import { accountTypes } from "../user/accountTypes.ts"
import { followTabs } from "../user/followTabs.ts"
import { followUser } from "../user/followUser.ts"
import { joinLogin } from "./joinLogin.ts"
import { socialPart } from "./signInByAccount.ts"

/** The page's options for the embedded wallet. */
export interface EmbeddedPage extends Pick<PageFacts, "metadata"> {
  readonly projectId: string
  readonly enableAuthLogger: boolean
  readonly storageName: string
  readonly networks: ReadonlyArray<Network>
  readonly endpoints: {
    readonly chainService?: string | undefined
    readonly safe?: string | undefined
    readonly secureSite?: string | undefined
  }
  /** Origins that may frame the page while a visitor signs in. */
  readonly allowedAncestors: ReadonlyArray<string>
  /** The kit's dialog, which contains the frame. */
  readonly dialog: Element
}

/** Creates the embedded wallet of a page: its line and its connector, until the scope ends. */
export const createEmbeddedPart = (page: EmbeddedPage, site: string, scope: Scope.Scope) =>
  Effect.gen(function* () {
    yield* joinLogin(site)
    const store = yield* Store
    const session = yield* frameSession
    const facts = {
      ...page,
      metadata: page.metadata && { ...page.metadata, url: page.metadata.url || location.origin },
      isLight: () => globalThis.matchMedia?.("(prefers-color-scheme: light)").matches ?? false
    }
    const greet = createGreeting(facts, store.getState)
    const line = yield* Scope.extend(
      makeLine({
        site,
        page: createPageFrame(() => page.dialog),
        place: () => ({
          projectId: page.projectId,
          chainId: store.getState().chain.active,
          enableLogger: page.enableAuthLogger,
          rpcUrl: page.endpoints.chainService ?? ""
        }),
        greet: (send) => {
          greet(send)
          session.resume(send)
        },
        alert: (key) => store.dispatch({ _tag: "AlertRaised", key, facts: "" }),
        // The kit reads the project's list of origins and raises the alert.
        isRefused: () => {
          const { config, modal } = store.getState()
          const isStranger = modal.raised.some(
            ({ facts, key }) => key === "ORIGIN_NOT_ALLOWED" && facts === location.origin
          )
          return config.origins._tag === "Arrived" && isStranger
        }
      }),
      scope
    )
    if (hasResult(location.search)) yield* Effect.flatMap(socialPart, ({ comeBack }) => comeBack(page.storageName))
    const ownWindow = requireOwnWindow(page.allowedAncestors, page.endpoints.safe)
    const decide = yield* Scope.extend(makeDecisions(line, ownWindow), scope)
    const types = yield* accountTypes(line, page.storageName, site)
    const wallet = yield* createEmbeddedConnector(
      line,
      page.storageName,
      page.networks,
      createPageWindows(),
      decide,
      types
    )
    yield* Scope.extend(followUser(line, page.storageName, wallet.retype), scope)
    yield* Scope.extend(followTabs(page.storageName, wallet.refresh), scope)
    yield* Scope.extend(Effect.zipRight(session.follow(line), pushTheme(line, facts)), scope)
    yield* Scope.extend(onReturn(wallet.recheck), scope)
    return { ...wallet, prepare: Effect.ignore(line.ready) }
  })
