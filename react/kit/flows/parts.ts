import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { hasNameSource } from "../../../core/onchain/name/nameSources.ts"
import { toTransactions } from "../../../core/onchain/receipt/transactions.ts"
import { getSiteOrigin } from "../../../core/embedded/wire/getSiteOrigin.ts"
import type { MethodPart } from "../../../core/kit/methodTable/methods.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { MethodsOf } from "../../../services/kit/methods/HostMethods.ts"
import type { NetworkServices } from "../../../services/kit/start/network.ts"
import type { Outcomes } from "../../../services/wallets/signing/Outcomes.ts"
import type { Reviews } from "../../../services/wallets/signing/Reviews.ts"
import { methodPart, type Part, part, valuePart } from "./Part.ts"

/*
 * The parts of the kit that load when they are first needed: their requirements, code and layers.
 * `scripts/bundle/openings.mjs` reads from here and from `flows.ts` which files load together.
 */

const loadWithServices = (): Promise<null> => Promise.resolve(null)
/** The network services, which the kit itself loads. */
const network: Part<Context.Context<NetworkServices>> = valuePart([], loadWithServices, (_, host) => host.network)
/** Options for calling nodes, if the host set `rpc.batch` or `rpc.rank`. */
const nodeOptions = part(
  [network],
  ({ options: { rpc } }) =>
    rpc.batch || rpc.rank ? import("../../../services/chain/rpc/createNodeCalls.ts") : loadWithServices(),
  (chunk, { options }) => chunk?.createNodeCalls(options.rpc) ?? Layer.empty,
  true
)
const nodes = [network, nodeOptions] as const

export const accounts = part(
  nodes,
  () => import("../../../services/onchain/account/accountLayer.ts"),
  ({ pageAccountLayer }, { options }) => pageAccountLayer(options.storageName, options.tokens)
)
export const activity = part(
  nodes,
  () => import("../../../services/onchain/activity/activityLayer.ts"),
  ({ activityLayer }) => activityLayer
)
/** The service of `activity`. */
const history = valuePart(
  [activity],
  () => import("../../../services/onchain/activity/Activity.ts"),
  ({ Activity }) => Activity
)
/** The receivers in the history, which new addresses are compared with. */
const recentReceivers = part(
  [],
  () => import("../../../services/onchain/activity/RecentReceivers.ts"),
  ({ RecentReceivers }, host) => RecentReceivers.layer(history.build(host))
)
export const onramp = part(
  nodes,
  () => import("../../../services/onchain/onramp/onrampLayer.ts"),
  ({ pageOnrampLayer }) => pageOnrampLayer
)
export const funding = part(
  nodes,
  () => import("../../../services/onchain/funding/fundingLayer.ts"),
  ({ fundingLayer }, { options }) => fundingLayer(options.fundingOptions)
)
/** The names of accounts, if there is a service or ENS to look them up. */
export const names = part(
  nodes,
  ({ options }) =>
    hasNameSource(options.config) ? import("../../../services/onchain/name/pageNameLayer.ts") : loadWithServices(),
  (chunk) => chunk?.pageNameLayer ?? Layer.empty
)
const reviews: Part<Context.Context<Reviews>> = part(
  [...nodes, recentReceivers],
  () => import("../../../services/onchain/approval/approvalLayer.ts"),
  ({ approvalLayer }, { options }) =>
    approvalLayer(
      { allowedAncestors: options.allowedAncestors, safe: options.endpoints.safe },
      { screen: options.screen, isRequired: options.screenRequired }
    )
)
/** Sends all requests to wallets. Loads the code that records and reviews requests with the first one. */
export const requests = part(
  [],
  () => import("../../../services/wallets/requests/askingLayer.ts"),
  ({ askingLayer }, host) =>
    askingLayer(
      Effect.suspend((): Effect.Effect<Context.Context<Outcomes>, KitMissing> => receipts.build(host)),
      reviews.build(host),
      { reviewRequests: host.options.reviewRequests, hasScreen: host.options.screen !== undefined }
    )
)
/** The service of `requests`. */
export const walletRequests = valuePart(
  [requests],
  () => import("../../../services/wallets/requests/WalletRequests.ts"),
  ({ WalletRequests }) => WalletRequests
)
/** The sponsors that pay the fees of visitors, if the host has some. */
const sponsors = part(
  [network, requests],
  ({ options }) =>
    Object.keys(options.sponsor).length > 0
      ? import("../../../services/wallets/requests/sponsorLayer.ts")
      : loadWithServices(),
  (chunk, { options }) => chunk?.sponsorLayer(options.sponsor) ?? Layer.empty,
  true
)
export const receipts = part(
  [...nodes, requests],
  () => import("../../../services/onchain/receipt/receiptLayer.ts"),
  ({ receiptLayer }, { options }) => receiptLayer(options.storageName)
)
export const registration = part(
  [network, requests],
  () => import("../../../services/onchain/name/registrationLayer.ts"),
  ({ registrationLayer }) => registrationLayer
)
export const sessions = part(
  [...nodes, requests],
  () => import("../../../services/onchain/session/revocationLayer.ts"),
  ({ revocationLayer }) => revocationLayer
)
export const sends = part(
  [...nodes, accounts, recentReceivers, requests, sponsors],
  () => import("../../../services/onchain/send/sendLayer.ts"),
  ({ sendLayer }) => sendLayer
)
export const swaps = part(
  [...nodes, requests, sponsors],
  () => import("../../../services/onchain/swap/pageSwapLayer.ts"),
  ({ pageSwapLayer }) => pageSwapLayer
)
export const lending = part(
  [...nodes, accounts, recentReceivers, requests],
  () => import("../../../services/onchain/funding/lendingLayer.ts"),
  ({ lendingLayer }) => lendingLayer
)
export const signIns = valuePart(
  [...nodes, requests],
  () => import("../../../services/onchain/siwx/startSignIns.ts"),
  ({ startSignIns }, { connected, options }) => startSignIns(options.signIn, connected)
)
/** The state of a sign-in by email or a social account, including the visitor's input. */
export const login = valuePart(
  [],
  () => import("../../../services/embedded/login/createLoginRoom.ts"),
  ({ createLoginRoom }, { options }) =>
    createLoginRoom(getSiteOrigin(options.endpoints.secureSite, location.origin) ?? "")
)

/** The parts that implement host methods. */
export const methodParts = {
  wallet: methodPart(
    [...nodes, accounts, recentReceivers, requests, sponsors],
    () => import("../../../services/kit/methods/makeWalletMethods.ts"),
    ({ walletMethodParts }) => walletMethodParts,
    ({ makeWalletMethods }) => makeWalletMethods
  ),
  program: methodPart(
    [network, requests, sponsors],
    () => import("../../../services/kit/methods/makeProgramMethods.ts"),
    ({ programMethodParts }) => programMethodParts,
    ({ makeProgramMethods }) => makeProgramMethods
  ),
  swaps: valuePart(
    [...nodes, requests, sponsors, swaps],
    () => import("../../../services/kit/methods/makeSwapMethods.ts"),
    ({ makeSwapMethods }) => makeSwapMethods
  ),
  reads: valuePart(
    [...nodes, accounts],
    () => import("../../../services/kit/methods/makeReads.ts"),
    ({ makeReads }, { memo }) => makeReads(memo)
  ),
  grants: valuePart(
    [...nodes, requests],
    () => import("../../../services/kit/methods/makeGrants.ts"),
    ({ makeGrants }, { memo }) => makeGrants(memo)
  ),
  words: valuePart(
    nodes,
    () => import("../../../services/kit/methods/makeExplaining.ts"),
    ({ makeExplaining }, { memo }) => makeExplaining(memo)
  ),
  lists: valuePart(
    [network],
    () => import("../../../services/kit/methods/makeWalletLists.ts"),
    ({ makeWalletLists }) => makeWalletLists
  ),
  receipts: valuePart(
    [receipts],
    () => import("../../../services/onchain/receipt/HostReceipts.ts"),
    ({ HostReceipts }) =>
      Effect.zipWith(
        HostReceipts,
        Store,
        ({ waitFor }, store): MethodsOf<"receipts"> => ({
          getTransactions: () =>
            Effect.sync(() => {
              const { chain, receipt } = store.getState()
              return toTransactions(chain.networks, receipt?.sent ?? [])
            }),
          waitForReceipt: waitFor
        })
      )
  ),
  reports: valuePart(
    [],
    () => import("../../../services/kit/report/makeReport.ts"),
    ({ makeReport }, { network, options }) => makeReport(options, options.received, network)
  ),
  signIns: valuePart([], loadWithServices, (_, host) =>
    Effect.map(
      signIns.build(host),
      ({ signIn, signOut }): MethodsOf<"signIns"> => ({
        signIn: (_argument, seen) => signIn(seen),
        signOut: (_argument, seen) => signOut(seen)
      })
    )
  )
} satisfies { readonly [Name in MethodPart]: Part<MethodsOf<Name>> }
