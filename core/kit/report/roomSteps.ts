import { decisionStart, stepDecision } from "../../embedded/decision/state.ts"
import { loginStart, stepLogin } from "../../embedded/login/state.ts"
import { stepUser, userStart } from "../../embedded/user/state.ts"
import { accountStart, stepAccount } from "../../onchain/account/state.ts"
import { activityStart, stepActivity } from "../../onchain/activity/state.ts"
import { approvalStart, stepApproval } from "../../onchain/approval/approvalStack.ts"
import { fundingStart, stepFunding } from "../../onchain/funding/state.ts"
import { lendingStart, stepLending } from "../../onchain/funding/lendingState.ts"
import { identityStart, stepIdentity } from "../../onchain/identity/state.ts"
import { nameStart, stepName } from "../../onchain/name/state.ts"
import { onrampStart, stepOnramp } from "../../onchain/onramp/state.ts"
import { priceStart, stepPrice } from "../../onchain/price/state.ts"
import { receiptStart, stepReceipt } from "../../onchain/receipt/state.ts"
import { sendStart, stepSend } from "../../onchain/send/state.ts"
import { sessionStart, stepSession } from "../../onchain/session/state.ts"
import { signInStart, stepSignIn } from "../../onchain/siwx/state.ts"
import { stepSwap, swapStart } from "../../onchain/swap/state.ts"
import { stepToken, tokenStart } from "../../onchain/token/state.ts"
import { type LazySlices, mountSlice, type MountedSlice } from "../../state.ts"
import { signingStart, stepSigning } from "../../wallets/signing/state.ts"

/** Every room that joins the state when its code has loaded, as a page mounts it. No page loads all of them here. */
export const roomSteps: { readonly [Name in keyof LazySlices]: MountedSlice } = {
  account: mountSlice({ name: "account", start: accountStart, step: stepAccount }),
  activity: mountSlice({ name: "activity", start: activityStart, step: stepActivity }),
  approval: mountSlice({ name: "approval", start: approvalStart, step: stepApproval }),
  decision: mountSlice({ name: "decision", start: decisionStart, step: stepDecision }),
  funding: mountSlice({ name: "funding", start: fundingStart, step: stepFunding }),
  identity: mountSlice({ name: "identity", start: identityStart, step: stepIdentity }),
  lending: mountSlice({ name: "lending", start: lendingStart, step: stepLending }),
  login: mountSlice({ name: "login", start: loginStart, step: stepLogin }),
  name: mountSlice({ name: "name", start: nameStart, step: stepName }),
  onramp: mountSlice({ name: "onramp", start: onrampStart, step: stepOnramp }),
  price: mountSlice({ name: "price", start: priceStart, step: stepPrice }),
  receipt: mountSlice({ name: "receipt", start: receiptStart, step: stepReceipt }),
  send: mountSlice({ name: "send", start: sendStart, step: stepSend }),
  session: mountSlice({ name: "session", start: sessionStart, step: stepSession }),
  signing: mountSlice({ name: "signing", start: signingStart, step: stepSigning }),
  siwx: mountSlice({ name: "siwx", start: signInStart, step: stepSignIn }),
  swap: mountSlice({ name: "swap", start: swapStart, step: stepSwap }),
  token: mountSlice({ name: "token", start: tokenStart, step: stepToken }),
  user: mountSlice({ name: "user", start: userStart, step: stepUser })
}
