/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  OtherChain:
    "What was to be signed names another network than the one your account is on. Nothing was signed. Switch the network, or leave the page that asks.",
  PageFramed:
    "A page inside another one can be covered, so that a press means something else. Open it in its own window.",
  ActionNotAllowed: "This page asked for something the kit does not pass on. Nothing was sent.",
  CallsMisfit:
    "Each call of a batch needs a receiver and, if it has data, data in hexadecimal that starts with 0x. Correct the call.",
  WalletAnswerMisfit:
    "The wallet answered with something that is neither a signature nor a transaction. Look in the wallet's own history before you try again: it may have acted.",
  TransactionReverted:
    "The network took the transaction and refused what it was to do. Only its fee was paid. Check amount and balance, then start again.",
  TransactionNotMined:
    "The transaction was sent and waits for a block. Do not send it again: look for its hash in an explorer of the network.",
  PreflightMisfit:
    "Solana's sign-and-send takes a preflightCommitment of processed, confirmed, finalized, recent, single, singleGossip, root or max. Nothing was sent.",
  TransactionChanged:
    "What was about to be sent was not what you saw, so it was stopped. Do not approve it in your wallet; reload the page.",
  ContextChanged:
    "Your account or network changed while you were deciding, so nothing was sent. Look at the request again, then approve it.",
  TooManyPending: "Too many transactions wait to be confirmed. Wait for some of them, then try again.",
  CallStatusNotApproved:
    "The wallet did not allow this page to ask what became of the calls. Look in the wallet itself.",
  CallBatchesUnsupported:
    "This wallet does not know batches of calls. Send the calls one after the other, or use another wallet.",
  CallBatchNeedsMore:
    "The wallet cannot carry the calls out all or nothing, or lacks something else that they need. Nothing was sent. Send them one after the other, or use another wallet.",
  CallBatchRepeated:
    "The wallet has these calls already. Look in the wallet to see what became of them; do not send them again.",
  CallBatchTooLarge:
    "The wallet does not take that many calls at once, so nothing was sent. Send them in smaller batches.",
  CallBatchUnknown: "The wallet has no calls under this id. Look in the wallet itself before you send them again.",
  CallBatchFailed:
    "The wallet gave up some or all of the calls. Look in the wallet to see which of them took effect, then send the rest again.",
  CallBatchPending:
    "The calls were sent and wait to be carried out. Do not send them again: look in the wallet to see what became of them.",
  RequestMisfit:
    "The page asked for something without a method, or with parameters that do not fit the method, so nothing was sent. The page's maker has to correct it (EIP-1193)."
} as const
