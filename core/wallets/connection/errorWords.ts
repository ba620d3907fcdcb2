/** Verbs of a refusal, as wallets write them. `cancel` and `reject` without an ending appear in codes and names. */
const refused =
  "(?:reject(?:ed|s|ion)?|den(?:ied|ies|y|ial)|declined?|cancel(?:l?ed|lation)?|refused?|disapproved|dismissed|disallowed)"
const ended = `(?:${refused}|abort(?:ed)?|closed|exited)`
const place = "(?:ledger|trezor|keystone|onekey|keepkey|bitbox|lattice|device|hardware wallet|wallet|extension|phone)"
/** The requests that an owner can refuse. Of an account, data or what is "yours" a service speaks. */
const request =
  "(?:(?:account|access|data|personal|the|this|to|typed|wallet) ){0,3}(?:account access|action|approval|authorization|connect|connection|login|message|operation|permissions?|proposal|psbt|request|session|sign|sign-in|signature|signing|transaction|transfer|tx)"
/** The end of a phrase about an owner: "by user in the wallet" has it, "by user plan" has not. */
const ending = "(?=\\W*$|\\W*[.,;:!?()]|\\s(?:in|on|from|via|while|before|during|at|when|using)\\b)"

/** Texts of a refusal that name its actor or the wallet's device. */
const namedRefusals: ReadonlyArray<RegExp> = [
  // "User denied transaction signature", "USER_REFUSED", "UserRejectedRequestError", "You canceled the request"
  new RegExp(
    `(?:\\b|_)(?:user|you|owner)(?:['’]s)?[\\s_-]*(?:has |have |had |did )?${ended}(?!\\w*\\s(?:by (?!(?:the )?user)|due to|because))`,
    "i"
  ),
  /\b(?:user|you|owner) (?:(?:did not|didn['’]t|does not|doesn['’]t) (?:approve|confirm|authori[sz]e|allow|sign(?! in| up)|accept|grant)|ha(?:s|ve|d) not (?:approv|confirm)ed)\b/i,
  // "Action cancelled by user", "(denied by the user?)", "Transaction rejected on device", "RefusedOnDevice"
  new RegExp(
    `(?:${ended}|not (?:approved|confirmed|authori[sz]ed|accepted))\\s*(?:by (?:the |its |a )?(?:user|owner|you)|(?:on|in|from|via)\\s*(?:the |your |a )?${place})${ending}`,
    "i"
  ),
  // Ledger's status words 0x6985 and 0x5501, where the text is about a device
  /\bconditions? of use not satisfied|(?:ledger|device|status|apdu)[\s\S]{0,80}\b(?:0x)?(?:6985|5501)\b/i,
  // Trezor's codes and sentences
  /\bFailure_(?:Action|Pin)Cancel+ed\b|\bMethod_(?:Cancel|Interrupted|PermissionsNotGranted)\b|^permissions not granted$/i,
  /\baction_rejected\b|\bpop-?up (?:was |window )?closed\b/i,
  // Wallets that translate their errors
  /(?:用户|用戶|使用者).{0,6}(?:取消|拒绝|拒絕)|ユーザー.{0,12}(?:拒否|キャンセル)|사용자.{0,12}(?:거부|취소)|пользовател[а-я]{0,3} (?:отклони|отмени|отказа)/iu,
  /\busuari[oa] (?:ha )?(?:rechaz|cancel|recus|rejeit)|\butilisateur (?:a )?(?:refus|annul|rejet)|nutzer.{0,24}(?:abgelehnt|abgebrochen|verweigert)|\bkullanıcı.{0,24}(?:redde|reddi|iptal)/iu
]

/** Texts that are a refusal as a whole, without an actor. A service's or node's code takes that meaning away. */
const bareRefusals: ReadonlyArray<RegExp> = [
  // "Transaction was rejected", "Approval Denied", "Cancelled", "Signature request denied."
  new RegExp(
    `^(?:[\\w .-]{1,24}: ?)?(?:${request} ){0,3}(?:was |were |has been |been |is |got )?${refused}[.!]?$`,
    "i"
  ),
  // "Rejected the request", "cancelled transaction signature"
  new RegExp(`^${refused}(?: ${request}){1,3}[.!]?$`, "i")
]

/** Texts of nodes, contracts, services and the platform, which may quote any sentence. */
const foreign =
  /\brevert(?:ed)?\b|vm exception|call_exception|custom program error|simulation failed|insufficient (?:funds|balance)|nonce too|underpriced|\bthe user aborted a request|\b(?:abort|timeout|cancell?ed)error\b|\beconn|err_canceled|connection (?:was )?refused|\b(?:plan|quota|subscription|tier|billing|api key|rate.?limit\w*|(?:block|black)list\w*|polic(?:y|ies)|compliance|sanction\w*)\b/i

const network = "(?:chain|network)(?: ?ids?)?"
const unknownNetworks: ReadonlyArray<RegExp> = [
  new RegExp(
    `\\b(?:unrecogni[sz]ed|unknown|unsupported|unconfigured|no such|no matching) ${network}\\b(?! (?:error|failure|issue|problem))`,
    "i"
  ),
  new RegExp(`\\b(?:could not|couldn['’]t|cannot|can['’]t|unable to) find (?:the |a |this )?${network}\\b`, "i"),
  new RegExp(
    `\\b${network}:?(?: \\(?["'\`]?[\\w:.-]{1,40}["'\`]?\\)?)?,? (?:is |was |has |does |are )?(?:not|n['’]t|isn['’]t|hasn['’]t|doesn['’]t|wasn['’]t)(?: been| yet| currently)? (?:added|found|recogni[sz]ed|known|supported|configured|exist|enabled|in (?:the|this|your) wallet)\\b`,
    "i"
  ),
  new RegExp(
    `\\b(?:not|n['’]t) (?:recogni[sz]e|know|support|have) (?:the |this |that |a )?(?:requested )?${network}\\b`,
    "i"
  ),
  /\badd(?:ing)? (?:the |this |that )?(?:chain|network)\b|wallet_addEthereumChain/i
]

/** Returns whether a text means that the wallet's owner refused. `hasActor`: only a text that names the owner counts. */
export const isRefusalText = (text: string, hasActor: boolean): boolean =>
  [...namedRefusals, ...(hasActor ? [] : bareRefusals)].some((pattern) => pattern.test(text.trim()))

/**
 * WebAuthn's names of a prompt that the owner closed or ignored. An `AbortError` is one only next to a text about a
 * passkey, because an aborted request has the same name.
 */
const passkeyRefusal = /\bNotAllowedError\b|^(?=.*\bAbortError\b).*(?:passkey|webauthn|credential|ceremony)/is

/** Returns whether all texts of an error together mean that the prompt of a wallet's passkey was closed or ignored. */
export const isPasskeyRefusal = (texts: string): boolean => passkeyRefusal.test(texts)

/**
 * Returns whether a text comes from a node, a contract, a service or the page: then other words in the same error
 * describe neither a refusal nor an unknown network.
 */
export const isForeignText = (text: string): boolean => foreign.test(text)

/** Returns whether a text means that the wallet does not know the network. */
export const isUnknownNetworkText = (text: string): boolean => unknownNetworks.some((pattern) => pattern.test(text))
