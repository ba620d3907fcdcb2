/** Verbs of a refusal, as wallets write them. `cancel` and `reject` without an ending appear in codes and names. */
const refused =
  "(?:reject(?:ed|s|ion)?|den(?:ied|ies|y|ial)|declined?|cancel(?:l?ed|lation)?|refused|disapproved|dismissed|disallowed)"
const ended = `(?:${refused}|aborted?|closed|exited)`
const place = "(?:ledger|trezor|keystone|onekey|keepkey|bitbox|lattice|device|hardware wallet|wallet|extension|phone)"
const request =
  "(?:account|action|access|approval|authorization|connect|connection|login|message|operation|permissions?|personal|proposal|psbt|request|session|sign|sign-in|signature|signing|the|this|to|transaction|transfer|tx|typed|data|your)"

/**
 * Texts that mean that the owner refused. A verb without an actor is not enough: nodes, policies and contracts reject,
 * too. It needs its actor, the wallet's device, or to be the whole sentence.
 */
const refusals: ReadonlyArray<RegExp> = [
  // "User denied transaction signature", "USER_REFUSED", "UserRejectedRequestError", "You canceled the request"
  new RegExp(`(?:\\b|_)(?:user|you|owner)(?:['’]s)?[\\s_-]*(?:has |have |had |did )?${ended}`, "i"),
  /\b(?:user|you|owner) (?:has |have |had )?(?:did not|didn['’]t|does not|doesn['’]t|has not|not) (?:approve|confirm|authori[sz]e|allow|sign|accept|grant)/i,
  // "Action cancelled by user", "(denied by the user?)"
  new RegExp(
    `\\b(?:${ended}|not (?:approved|confirmed|authori[sz]ed|accepted)) by (?:the |its |a )?(?:user|owner|you)\\b(?!['’]?s? ?op)`,
    "i"
  ),
  // "Transaction rejected on device", "TransactionRefusedOnDevice"
  new RegExp(`${refused}\\s*(?:on|in|from|via)\\s*(?:the |your |a )?${place}\\b`, "i"),
  // "Transaction was rejected", "Approval Denied", "Cancelled", "Signature request denied."
  new RegExp(
    `^(?:[\\w .-]{1,24}: ?)?(?:wallet (?=${request} ))?(?:${request} ){0,5}(?:was |were |has been |been |is |got )?(?:${refused}|aborted)[.!]?$`,
    "i"
  ),
  // "Rejected the request", "cancelled transaction signature"
  new RegExp(`^${refused}(?: ${request}){1,4}[.!]?$`, "i"),
  // Ledger's status words 0x6985 and 0x5501, where the text is about a device
  /\bconditions? of use not satisfied|(?:ledger|device|status|apdu)[\s\S]{0,80}\b(?:0x)?(?:6985|5501)\b/i,
  // Trezor's codes and sentences
  /\bFailure_(?:Action|Pin)Cancel+ed\b|\bMethod_(?:Cancel|Interrupted|PermissionsNotGranted)\b|^permissions not granted$/i,
  /\baction_rejected\b|\bpop-?up (?:was |window )?closed\b|用户.{0,3}(?:取消|拒绝)/i
]

/** Texts of nodes and contracts, which may quote any sentence, and of a request that the page itself ended. */
const foreign =
  /\brevert(?:ed)?\b|vm exception|call_exception|custom program error|simulation failed|insufficient (?:funds|balance)|nonce too|underpriced|the user aborted a request/i

const network = "(?:chain|network)"
const unknownNetworks: ReadonlyArray<RegExp> = [
  new RegExp(
    `\\b(?:unrecogni[sz]ed|unknown|unsupported|unconfigured|no such|no matching) ${network}\\b(?! (?:error|failure|issue|problem))`,
    "i"
  ),
  new RegExp(`\\b(?:could not|couldn['’]t|cannot|can['’]t|unable to) find (?:the |a |this )?${network}\\b`, "i"),
  new RegExp(
    `\\b${network}(?: ?ids?)?:?(?: \\(?["'\`]?[\\w:.-]{1,40}["'\`]?\\)?)?,? (?:is |was |has |does |are )?(?:not|n['’]t|isn['’]t|hasn['’]t|doesn['’]t|wasn['’]t)(?: been| yet| currently)? (?:added|found|recogni[sz]ed|known|supported|configured|exist|enabled)\\b`,
    "i"
  ),
  new RegExp(
    `\\b(?:not|n['’]t) (?:recogni[sz]e|know|support|have) (?:the |this |that |a )?(?:requested )?${network}\\b`,
    "i"
  ),
  /\badd(?:ing)? (?:the |this |that )?(?:chain|network)\b|wallet_addEthereumChain/i
]

/** Returns whether a text means that the wallet's owner refused. */
export const isRefusalText = (text: string): boolean => refusals.some((pattern) => pattern.test(text.trim()))

/**
 * Returns whether a text comes from a node, a contract or the page: then words of a refusal in the same error have no
 * meaning.
 */
export const isForeignText = (text: string): boolean => foreign.test(text)

/** Returns whether a text means that the wallet does not know the network. */
export const isUnknownNetworkText = (text: string): boolean => unknownNetworks.some((pattern) => pattern.test(text))
