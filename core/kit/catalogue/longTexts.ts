import type { KitError } from "./catalogue.ts"

/**
 * What happened and what to do next, for every failure: one without a text does not compile. Loaded by the views and
 * commands that show it, and imported by no other file of core.
 */
export const longTexts = {
  CopyFailed: "The browser did not let this page copy. Select the text and copy it by hand.",
  AccountNotFound: "That account is not connected. Connect the wallet that holds it, then try again.",
  TransactionsFailed:
    "The transactions could not be loaded. Try again later; an explorer of the network shows them too.",
  AnalyticsForbidden:
    "Events of this page are not taken, because its origin is not on the project's list. Add it in the project's settings; nothing else is affected.",
  EventNotSent: "An event could not be delivered. Nothing else is affected, and nothing needs to be done.",
  InvalidCaipAddress:
    "The text is not an account id. Write it as namespace:reference:address, for example eip155:1:0x followed by 40 hexadecimal digits.",
  InvalidCaipAccount:
    "The text is not an account id. Write it in three parts with colons between them: namespace, network, address.",
  InvalidCaipNetwork:
    "The text is not a network id. Write it in two parts with a colon between them, for example eip155:137.",
  InvalidChainId:
    "Chain ids from 2147483648 on cannot be turned into a coin type (ENSIP-11). Use the id of a chain below that number.",
  ChainNotSupported:
    "Your wallet does not know this network and did not add it. Add the network in the wallet's own settings, or choose another network.",
  SwitchRejected: "You declined the switch in your wallet. Nothing has changed; try again whenever you like.",
  SwitchFailed:
    "Your wallet did not move to the network. Open the wallet, see whether it waits for something, then try again.",
  NetworkNotFound:
    "The network is not among those this page was set up with. Add it to the `networks` option, or ask for one that is in it.",
  UnsupportedNamespace: "The kit knows eip155, solana, polkadot, bip122 and cosmos. Use a network of one of these.",
  UnsupportedChain: "This does not work on the network you are on. Switch to another network, then try again.",
  NoRequestedChain:
    "This wallet works on none of the networks this page asks for. Choose another wallet, or another network.",
  NamespaceMissing: "The call needs to know which kind of chain is meant. Pass a namespace, for example eip155.",
  ConfigInvalid:
    "One or more options of the kit are wrong, so it did not start. Each is named with what it should be: correct them and start again.",
  BothSignIns:
    "Sign-in was set up twice. Keep `siwx` and remove `siweConfig`: the second is the older form of the first.",
  ConfigRateLimited:
    "The project's configuration was asked for too often. The kit goes on with its local settings; try again in a few minutes.",
  ConfigServerError:
    "The project's configuration could not be had, because the service failed. The kit goes on with its local settings; try again later.",
  OriginNotAllowed:
    "This page's origin is not on the project's list. Add it in the project's settings, under allowed domains.",
  InvalidProjectId: "The service does not know this project id. Compare it with the one in the project's settings.",
  ProjectIdMissing:
    "No project id was given. Set `projectId` for email, social logins, the wallet catalogue and WalletConnect; wallets on this page work without it.",
  MultiWalletNotEnabled:
    "Several wallets at once need the multiWallet feature. Switch it on in the project's settings.",
  ConnectionRejected: "You declined the request in your wallet. Nothing was shared; try again whenever you like.",
  FailedToConnect: "The wallet did not let this page see an account. Open the wallet, unlock it, then try again.",
  WalletBusy:
    "Your wallet is locked or already shows a request. Open it and finish or dismiss that request, then try again.",
  ConnectorNotFound:
    "No wallet of that name stands on this page. Check that its extension is installed and switched on, reload the page, then try again.",
  ViewNotAvailable:
    "The modal was asked for a view that this version does not have. Open it without a view, or by one of: Connect, Account, AllWallets, SwitchNetwork, UnsupportedChain.",
  ModalClosed: "The window was closed before your wallet answered. Open it again to go on.",
  InvalidConnectionStatus: "A connection remembered from an earlier visit cannot be read. Connect the wallet again.",
  FailedToDisconnect:
    "The wallet could not be told that you left. This page has let go of it; you can remove the connection in the wallet too.",
  NotConnected: "This needs an account. Connect a wallet first.",
  WalletRequestFailed: "The wallet answered with an error. Open the wallet to see what it says, then try again.",
  RequestRejected: "You declined the request in your wallet. Nothing was sent.",
  FailedToDisconnectChains:
    "One or more wallets did not let go. Try again, or remove this page in the wallets themselves.",
  FailedToDisconnectConnector: "This wallet did not let go. Try again, or remove this page in the wallet itself.",
  WalletConnectNotFound:
    "WalletConnect is not set up here. Give the kit a `projectId`, and leave `enableWalletConnect` on.",
  ConnectionWithoutConnector:
    "The wallet of this connection is not on the page any more. Install or switch on its extension, or connect another wallet.",
  ProviderNotFound: "The wallet in use cannot be reached. Reload the page, or connect the wallet again.",
  AdapterNotFound: "Nothing in this kit serves that kind of chain. Add a network of it to `networks`.",
  RequestBeforeConnect: "A request came before a wallet was connected. Connect first, then ask.",
  SignClientMissing: "WalletConnect is still starting. Try again in a moment.",
  SessionExpired:
    "The relay does not accept this session's token. Check that the clock of this device is right, then connect again.",
  SwitchWalletFailed: "The other wallet could not be made the active one. Open it, then try again.",
  FailedToDisconnectWallet: "This wallet did not let go. Try again, or remove this page in the wallet itself.",
  FailedToFindConnector:
    "The wallet is not on this page any more. Install or switch on its extension, reload the page, then try again.",
  FrameLoadFailed:
    "The part of the page that signs you in by email did not load. Check your network and any blocker, or connect a wallet instead.",
  FrameLoadTimedOut:
    "The embedded wallet did not load in 20 seconds. Check your network and any blocker, then try again later.",
  FrameRequestTimedOut: "The embedded wallet did not answer in two minutes. Try again later.",
  UnverifiedDomain:
    "The embedded wallet does not serve this domain. Add it in the project's settings, under allowed domains.",
  RequestAborted: "The request was taken back before it was answered. Nothing was sent; try again.",
  EmbeddedAborted: "The embedded wallet stopped what it was doing. Nothing was sent; try again.",
  FrameError: "The embedded wallet could not do this. Try again, or sign in anew.",
  FrameErrorUnknown: "The embedded wallet could not do this and did not say why. Try again, or sign in anew.",
  EmailCooldown:
    "A code was sent a moment ago. Look into your inbox, or wait until the time is over to ask for another.",
  EmailMisfit: "This does not look like an email address. Write it like name@example.com.",
  OtpRejected: "The code does not match the one that was sent. Check the newest email, or ask for another code.",
  FrameNotSet:
    "The embedded wallet was asked before it stood in the page. This is a fault of the kit: please report it.",
  FrameParentNotSet:
    "The page gave the embedded wallet no place to stand. Create the kit after the page's body exists.",
  RpcNotAllowed: "The embedded wallet does not do this on a page's request. Use one of the methods it allows.",
  PopupClosed: "The sign-in window was closed before it was done. Open it again to go on.",
  PopupBlocked:
    "The browser did not open the sign-in window. Allow pop-up windows for this page, then press the button again.",
  PopupNotCreated: "The sign-in window could not be made. Close other windows of this page, then try again.",
  SocialUriFailed: "The sign-in page's address could not be had. Check your network, then try again.",
  SocialTimedOut: "The sign-in took too long and was ended. Start it again.",
  SocialNotStarted: "The sign-in could not be started. Try again, or choose another way to sign in.",
  UntrustedOrigin:
    "The sign-in answer came from a page that is not trusted, and was dropped. Start the sign-in again from here.",
  FarcasterFailed: "Farcaster did not confirm the sign-in. Open its app, then try again.",
  NoAuthConnector:
    "Email and social sign-in are not set up here. Give the kit a `projectId` with one of them switched on, or connect a wallet.",
  NotEmailOrSocial: "This works for accounts made by email or a social login only. Sign in with one of them.",
  RateLimited: "The service was asked too often. Wait a moment, then try again.",
  BadStatus:
    "The service answered, but could not do what was asked. Try again later; if it stays, tell the owner of this page.",
  Unreachable:
    "No connection to the service. Check your network, and any blocker that may stand in its way, then try again.",
  Offline: "This device has no network. It goes on by itself once there is one.",
  BadShape:
    "The service answered something that cannot be used. Try again later; if it stays, the kit may need an update.",
  TimedOut: "The service did not answer in time. Check your network, then try again.",
  TooLarge:
    "The answer was larger than the kit will read, and was left unread. Nothing you do will change that: tell the owner of this page.",
  NoEndpoint:
    "The kit was not told where this service is. Give it a `projectId`, or the service's address under `endpoints`.",
  Unforeseen:
    "Something happened that the kit did not foresee. Try again; if it stays, report it with the steps that led here.",
  NameMisfit: "A name has letters, digits and hyphens only, and at least four of them. Choose another.",
  NameNotResolved: "The name could not be looked up. Check its spelling, then try again.",
  NameSuggestionsFailed: "Free names could not be listed. Type a name yourself, or try again later.",
  NamesOfAddressFailed: "The names of this address could not be listed. Try again later.",
  NameNotRegistered: "The name was not registered. It may have been taken meanwhile; try again or choose another.",
  NameRefused: "The name service did not accept this and said why. Change the name, then try again.",
  NameNeedsAccount:
    "A name is registered for an account made by email or a social login. Sign in with one of them first.",
  OnrampOptionsFailed:
    "What can be bought could not be loaded, so a built-in list is shown. Try again later for the full one.",
  OnrampQuoteFailed: "There is no quote at the moment. What is shown is an estimate; try again later.",
  OnrampAmountOutside: "The way you pay allows amounts in this range only. Change the amount, or pay in another way.",
  OnrampUrlFailed: "The provider's page could not be had. Try again later, or choose another provider.",
  RpcError: "A node of the network refused the request. Check the request, or try another endpoint.",
  NoRpcUrl: "The kit knows no node of this network. Give it one with `customRpcUrls`, or a `projectId`.",
  SendIncomplete: "Fill in both the amount and the address of the receiver.",
  SendNeedsToken: "Choose the token to send.",
  SendMisfit:
    "The amount must be a number you hold, and the receiver an address or name of this network. Correct what is wrong.",
  SendWouldFail:
    "The transfer was tried without sending it, and the network refused. See whether the account holds enough, the fee included, and whether the token may be moved.",
  SendFailed: "Nothing was confirmed as sent. Look into your wallet's activity before you try again.",
  SessionsFailed: "The smart sessions could not be listed. Try again later.",
  SessionNotFound:
    "The smart sessions of this account do not have one with that id. List them again; it may have been removed.",
  RevokeFailed: "The smart session was not ended, and still holds. Try again.",
  SiwxNotEnabled: "Sign-in with a wallet was not set up. Pass the `siwx` option.",
  NoActiveAccount: "There is no account to sign in with. Connect a wallet first.",
  NoActiveNetwork: "There is no network to sign in on. Connect a wallet first.",
  SignatureInvalid: "The signature does not belong to this message and account. Sign again with the connected account.",
  SigningFailed: "The message was not signed. Open your wallet, then try again.",
  SignInNotStarted: "Sign-in could not begin, so the wallet was disconnected. Connect again to try once more.",
  SignInMisfit:
    "A sign-in message has fixed lines, one after the other (EIP-4361), and no field has a line break in it. Correct what is named.",
  SignInExpired: "The time that the sign-in message gives itself is over. Sign in anew.",
  SignInTooEarly:
    "The sign-in message begins to hold later. Wait until then, and see whether the clock of this device is right.",
  SwapsNotSupported: "Tokens cannot be swapped on this network. Switch to another network, then try again.",
  GasPriceNotSupported: "There is no gas price for this network. Switch to another network, then try again.",
  InsufficientLiquidity: "Nobody sells that much of the token at the moment. Try a smaller amount.",
  AllowanceFailed: "It could not be read what the swap may spend. Try again in a moment.",
  ApprovalNotBuilt: "The approval could not be prepared. Try again in a moment.",
  SwapNotBuilt: "The swap could not be prepared. Ask for a new quote, then try again.",
  NetworkPriceFailed:
    "The price of the network's coin could not be had, so the fee is not known. Try again in a moment.",
  SwapNotStarted: "The tokens to swap could not be listed. Try again in a moment.",
  SwapAmountMisfit: "Write the amount as a plain number, for example 1.5, and no finer than the token can be divided.",
  SlippageMisfit:
    "Slippage is how much less than quoted a swap may give, in percent. Write it as a plain number, for example 1 or 0.5.",
  SwapPriceMoved:
    "The market moved after the quote, by more than the slippage you allow. Nothing was swapped. Look at a new quote, and swap if you like it.",
  SwapMisprepared:
    "What came back to be signed does not fit what you asked for, so it was dropped and nothing was sent. Ask for a new quote; if it stays, do not swap here.",
  TokenBalanceUnavailable:
    "The balances cannot be shown, either because this network is not covered or because the service failed. Your tokens are not touched; try again in half a minute.",
  TokenCallMisfit:
    "Nothing was sent. Write addresses as 0x followed by 40 hexadecimal digits, and the amount as a bigint in the token's smallest unit, for example 1500000n for 1.5 USDC.",
  InvalidTokenId:
    "Write a token as eip155:1/erc20:0x followed by 40 hexadecimal digits, or a network's own coin as eip155:1/slip44:60.",
  ActionNotAllowed: "This page asked for something the kit does not pass on. Nothing was sent.",
  CallsMisfit:
    "Each call of a batch needs a receiver and, if it has data, data in hexadecimal that starts with 0x. Correct the call.",
  WalletAnswerMisfit:
    "The wallet answered with something that is neither a signature nor a transaction. Look in the wallet's own history before you try again: it may have acted.",
  TransactionReverted:
    "The network took the transaction and refused what it was to do. Only its fee was paid. Check amount and balance, then start anew.",
  TransactionNotMined:
    "The transaction was sent and waits for a block. Do not send it again: look for its hash in an explorer of the network.",
  PreflightMisfit:
    "Solana's sign-and-send takes a preflightCommitment of processed, confirmed, finalized, recent, single, singleGossip, root or max. Nothing was sent.",
  TransactionChanged:
    "What was about to be sent was not what you saw, so it was stopped. Do not approve it in your wallet; reload the page.",
  ContextChanged:
    "Your account or network changed while you were deciding, so nothing was sent. Look at the request again, then approve it.",
  TooManyPending: "Too many transactions wait to be confirmed. Wait for some of them, then try again.",
  CallStatusNotApproved: "The wallet did not allow this page to ask how the calls fared. Look into the wallet itself.",
  CallBatchesUnsupported:
    "This wallet does not know batches of calls. Send the calls one after the other, or use another wallet.",
  CallBatchNeedsMore:
    "The wallet cannot carry the calls out all or nothing, or lacks something else that they need. Nothing was sent. Send them one after the other, or use another wallet.",
  CallBatchRepeated:
    "The wallet has these calls already. Look into the wallet to see how they fare; do not send them again.",
  CallBatchTooLarge:
    "The wallet does not take that many calls at once, so nothing was sent. Send them in smaller batches.",
  CallBatchUnknown: "The wallet has no calls under this id. Look into the wallet itself before you send them again.",
  CallBatchFailed:
    "The wallet gave up some or all of the calls. Look into the wallet to see which of them took effect, then send the rest anew.",
  CallBatchPending:
    "The calls were sent and wait to be carried out. Do not send them again: look into the wallet to see how they fare.",
  RelayUnreachable:
    "WalletConnect's relay did not answer. Check your network, and any blocker that may stand in its way, then try again.",
  SessionMalformed:
    "The wallet approved without an account that can be used. Choose an account in the wallet, then connect again.",
  SessionEnded:
    "The wallet ended the connection before it answered. Nothing is known to have been sent; connect again to go on.",
  MethodNotGranted:
    "The wallet did not allow this when it was connected. Disconnect, then connect again and allow it, or use another wallet.",
  NoSession: "A request came before a wallet was connected. Connect first, then ask.",
  NetworkNotInWallet:
    "The connection does not include this network, so nothing was sent. Switch to it in the wallet, or connect again and allow it.",
  AccountNotInWallet:
    "The request names an account that this connection does not have, so nothing was sent. Choose one of its accounts, or share that one with this page in the wallet.",
  WalletSilent:
    "The wallet was asked and did not answer in five minutes. Open it and see whether the request waits there before you try again.",
  RequestMisfit:
    "The page asked for something without a method, or with parameters that do not fit the method, so nothing was sent. The page's maker has to correct it (EIP-1193).",
  SafeSilent: "The page that holds your Safe gave no answer. Reload it, then open this app in it again.",
  SafeSignaturePending:
    "Not enough owners of your Safe have signed yet. Ask them to sign in the Safe, then sign in here again: what was collected is kept there.",
  NoLinkFound: "This wallet tells no link that could be opened. Open the wallet by hand, or choose another.",
  CallMisfit:
    "A method of the kit was called with something that does not fit it, and did nothing. The example shows a call that fits: correct the field that is named, then call it again.",
  KitMissing:
    "A part of this page's code did not arrive. Check your network, then try again; if it stays, reload the page."
} as const satisfies Readonly<Record<KitError["_tag"], string>>

/** The long text of a failure by its tag; undefined for one that is none of the kit's. */
export const longTextOf = (tag: string): string | undefined =>
  Object.hasOwn(longTexts, tag) ? longTexts[tag as keyof typeof longTexts] : undefined
