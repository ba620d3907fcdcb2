import type * as Effect from "effect/Effect"
import type { LateName } from "../../../core/kit/methods/methods.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { MethodsOf, MethodTable } from "../../../services/kit/methods/HostMethods.ts"

type Part<Name extends LateName> = Effect.Effect<MethodsOf<Name>, KitMissing>

/** The parts of the kit that have methods, each with those that it has. */
interface Parts {
  readonly wallet: Part<"prepareSend" | "send" | "transferFrom" | "signMessage">
  readonly program: Part<"signTypedData" | "sendCalls" | "getCallsStatus" | "registerName">
  readonly swaps: Part<"swap" | "approve">
  readonly signIns: Part<"signIn" | "signOut">
  readonly receipts: Part<"getSent" | "waitForReceipt">
  readonly reads: Part<
    | "capabilities"
    | "getActivity"
    | "getAllowance"
    | "getBalance"
    | "getIdentity"
    | "getNames"
    | "getOnrampOptions"
    | "getOnrampQuote"
    | "getOnrampUrl"
    | "getSmartSessions"
    | "getSwapQuote"
    | "getSwapTokens"
    | "getTokens"
    | "isSmartSessionSupported"
    | "resolveName"
    | "suggestNames"
  >
  readonly grants: Part<"createSubscription" | "grantPermissions" | "revokeSmartSession">
  readonly lists: Part<"connectors" | "watchWallets">
  readonly words: Part<"explain">
  readonly reports: Part<"report" | "watchEvents">
}

/** Returns where each method is found. */
export const methodTable = ({
  wallet,
  program,
  swaps,
  signIns,
  receipts,
  reads,
  grants,
  lists,
  words,
  reports
}: Parts): MethodTable => ({
  prepareSend: wallet,
  send: wallet,
  transferFrom: wallet,
  signMessage: wallet,
  signTypedData: program,
  sendCalls: program,
  getCallsStatus: program,
  registerName: program,
  swap: swaps,
  approve: swaps,
  signIn: signIns,
  signOut: signIns,
  getSent: receipts,
  waitForReceipt: receipts,
  connectors: lists,
  watchWallets: lists,
  capabilities: reads,
  getActivity: reads,
  getAllowance: reads,
  getBalance: reads,
  getIdentity: reads,
  getNames: reads,
  getOnrampOptions: reads,
  getOnrampQuote: reads,
  getOnrampUrl: reads,
  getSmartSessions: reads,
  getSwapQuote: reads,
  getSwapTokens: reads,
  getTokens: reads,
  isSmartSessionSupported: reads,
  createSubscription: grants,
  explain: words,
  report: reports,
  watchEvents: reports,
  grantPermissions: grants,
  revokeSmartSession: grants,
  resolveName: reads,
  suggestNames: reads
})
