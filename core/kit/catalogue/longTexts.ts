import type { FailureCode } from "./catalogue.ts"

/**
 * The long English texts of failures, by code: what the short sentence does not say, and then what to do next. A
 * failure without a text does not compile. Views load this file with the first failure.
 */
export const longTexts = {
  "account.copy-failed": "The browser did not let this page copy. Select the text and copy it by hand.",
  "account.not-found": "That account is not connected. Connect the wallet that holds it, then try again.",
  "activity.failed":
    "The transactions could not be loaded. Try again later; an explorer of the network shows them too.",
  "analytics.forbidden":
    "Events of this page are rejected because its origin is not on the project’s list. Add it in the project’s settings; nothing else is affected.",
  "analytics.not-sent": "An event could not be delivered. Nothing else is affected, and no action is needed.",
  "chain.invalid-caip-account":
    "The text is not an account id. Write it in three parts with colons between them: namespace, network, address.",
  "chain.invalid-caip-address":
    "The text is not an account id. Write it as namespace:reference:address, for example eip155:1:0x followed by 40 hexadecimal digits.",
  "chain.invalid-caip-network":
    "The text is not a network id. Write it in two parts with a colon between them, for example eip155:137.",
  "chain.invalid-chain-id":
    "Chain ids from 2147483648 on cannot be turned into a coin type (ENSIP-11). Use the id of a chain below that number.",
  "chain.namespace-missing": "The call needs a namespace. Pass one, for example eip155.",
  "chain.network-not-found":
    "The network is not configured. Add it to the `networks` option, or request a configured one.",
  "chain.none-requested": "Choose another wallet, or another network.",
  "chain.not-supported": "Add the network in the wallet’s own settings, or choose another network.",
  "chain.switch-failed": "Open the wallet, check whether it shows a request, then try again.",
  "chain.switch-rejected": "Nothing has changed; try again whenever you like.",
  "chain.unsupported": "Switch to another network, then try again.",
  "chain.unsupported-namespace":
    "The kit supports eip155, solana, polkadot, bip122 and cosmos. Use a network of one of these namespaces.",
  "config.both-sign-ins": "Sign-in was configured twice. Keep `siwx` and remove `siweConfig`, which is its older form.",
  "config.invalid":
    "The kit did not start, because it does not accept one or more of its options. Each is named with its expected value: correct them and start again.",
  "config.invalid-project-id":
    "The service does not know this project id. Compare it with the one in the project’s settings.",
  "config.multi-wallet-not-enabled":
    "Connecting several wallets at once needs the multiWallet feature. Enable it in the project’s settings.",
  "config.origin-not-allowed":
    "This page’s origin is not on the project’s list. Add it in the project’s settings, under allowed domains.",
  "config.project-id-missing":
    "The project id is missing. Set `projectId` for email, social logins, the wallet catalogue and WalletConnect; wallets on this page work without it.",
  "config.rate-limited":
    "The project’s configuration was requested too often. The kit continues with its local settings; try again in a few minutes.",
  "config.server-error":
    "The project’s configuration could not be loaded, because the service failed. The kit continues with its local settings; try again later.",
  "connection.account-not-in-wallet":
    "The request names an account that is not part of this connection, so nothing was sent. Choose one of its accounts, or share that account with this page in the wallet.",
  "connection.adapter-not-found": "The kit has no network of that namespace. Add one to `networks`.",
  "connection.connector-not-found":
    "Check that its extension is installed and enabled, reload the page, then try again.",
  "connection.failed": "It did not let this page see an account. Open the wallet, unlock it, then try again.",
  "connection.failed-to-disconnect":
    "The wallet could not be notified of the disconnection. This page has disconnected; you can also remove the connection in the wallet.",
  "connection.failed-to-disconnect-chains":
    "One or more wallets did not disconnect. Try again, or remove this page in the wallets themselves.",
  "connection.failed-to-disconnect-connector":
    "This wallet did not disconnect. Try again, or remove this page in the wallet itself.",
  "connection.failed-to-disconnect-wallet":
    "This wallet did not disconnect. Try again, or remove this page in the wallet itself.",
  "connection.failed-to-find-connector": "Install or enable its extension, reload the page, then try again.",
  "connection.invalid-status": "A connection stored by an earlier visit cannot be read. Connect the wallet again.",
  "connection.modal-closed": "The window was closed before your wallet answered. Open it again to continue.",
  "connection.network-not-in-wallet": "Nothing was sent. Switch to it in the wallet, or connect again and allow it.",
  "connection.not-connected": "This needs an account. Connect a wallet first.",
  "connection.provider-not-found": "Reload the page, or connect the wallet again.",
  "connection.rejected": "You declined the request in your wallet. Nothing was shared; try again whenever you like.",
  "connection.request-before-connect":
    "A request was sent before a wallet was connected. Connect first, then send it again.",
  "connection.request-failed":
    "The wallet answered with an error. Open the wallet to see what it says, then try again.",
  "connection.request-rejected": "Nothing was sent. Try again when you are ready.",
  "connection.session-expired": "Check that the clock of this device is right, then connect again.",
  "connection.sign-client-missing": "It takes a few seconds. Try again in a moment.",
  "connection.superseded":
    "Another wallet or network was chosen before your wallet answered this request. Choose it again if you still want it.",
  "connection.switch-wallet-failed": "The other wallet could not be made the active one. Open it, then try again.",
  "connection.wallet-busy":
    "Your wallet is locked or already shows a request. Open it and finish or dismiss that request, then try again.",
  "connection.walletconnect-not-found":
    "WalletConnect is not configured. Pass a `projectId`, and do not disable `enableWalletConnect`.",
  "connection.without-connector":
    "The wallet of this connection is no longer on the page. Install or enable its extension, or connect another wallet.",
  "embedded.aborted": "The embedded wallet stopped the current request. Nothing was sent; try again.",
  "embedded.device-not-approved": "The link in the email was refused, or is too old. Request a new link.",
  "embedded.email-cooldown": "A code was sent a moment ago. Check your inbox, or wait before you request another.",
  "embedded.email-misfit": "This does not look like an email address. Write it like name@example.com.",
  "embedded.email-taken": "Nothing was changed. Enter an email that is not in use here.",
  "embedded.email-unchanged": "Nothing was changed. Enter the new email.",
  "embedded.farcaster-failed": "Open its app, then try again.",
  "embedded.frame-answer-misfit": "Try again, or sign in again.",
  "embedded.frame-error": "The embedded wallet could not do this. Try again, or sign in again.",
  "embedded.frame-error-unknown": "Try again, or sign in again.",
  "embedded.frame-load-failed": "Check your network and any blocker, or connect a wallet instead.",
  "embedded.frame-load-timed-out": "Check your network and any blocker, then try again later.",
  "embedded.frame-not-set":
    "The embedded wallet was used before it was added to the page. This is a bug in the kit: please report it.",
  "embedded.frame-parent-not-set":
    "The page has no element for the embedded wallet. Create the kit after the page’s body exists.",
  "embedded.frame-request-timed-out": "Check your network, then try again later.",
  "embedded.frame-storage-blocked":
    "The browser does not let the wallet’s frame store anything on this page. You stay signed in until you leave the page; allow storage for the wallet’s site to stay signed in longer.",
  "embedded.no-auth-connector":
    "Email and social sign-in are not configured. Pass a `projectId` and enable one of them, or connect a wallet.",
  "embedded.not-email-or-social":
    "This only works for accounts created by email or a social login. Sign in with one of them.",
  "embedded.otp-expired": "A code is valid for ten minutes. Request another one, then enter it right away.",
  "embedded.otp-rejected":
    "The code does not match the one that was sent. Check the newest email, or request another code.",
  "embedded.otp-tries-spent":
    "A wrong code was entered too often, so the code is no longer valid. Request another one.",
  "embedded.popup-blocked":
    "The browser did not open the sign-in window. Allow pop-up windows for this page, then press the button again.",
  "embedded.popup-closed": "Open the window again to continue.",
  "embedded.popup-not-created":
    "The sign-in window could not be created. Close other windows of this page, then try again.",
  "embedded.request-aborted": "The request was cancelled before it was answered. Nothing was sent; try again.",
  "embedded.rpc-not-allowed":
    "The embedded wallet does not allow this method for pages. Use one of the allowed methods.",
  "embedded.social-not-started": "Try again, or choose another way to sign in.",
  "embedded.social-timed-out": "Start again, or choose another way to sign in.",
  "embedded.social-uri-failed": "Check your network, then try again.",
  "embedded.untrusted-origin":
    "The sign-in answer came from a page that is not trusted, and was dropped. Start the sign-in again from here.",
  "embedded.unverified-domain":
    "The embedded wallet does not serve this domain. Add it in the project’s settings, under allowed domains.",
  "ens.confusable":
    "The name mixes scripts, or all of its letters look like those of another script. Such names are used to imitate others: paste the receiver’s address.",
  "ens.gateway-failed":
    "This name keeps its records on a server that its owner chose. The server did not give a usable answer, or this page’s rules block it. Try again later, or paste the receiver’s address.",
  "ens.gateway-forbidden":
    "This name keeps its records on a server that its owner chose. This page does not ask such servers, or the server’s address is not safe. Paste the receiver’s address.",
  "ens.invalid":
    "The name breaks a rule of ENS, so it cannot exist. Check the spelling, and copy the name again from its source.",
  "ens.no-record":
    "The owner of the name has set no address for this network. An address of another network is not used instead: funds may be lost there. Ask the receiver for an address on this network.",
  "ens.not-found": "This name is not set up. Check the spelling, or ask the receiver for the address.",
  "ens.resolver-failed":
    "The contract that holds the name’s records failed, or returned something that is not an address. Try again later, or paste the receiver’s address.",
  "http.bad-shape": "Try again later; if it happens again, contact the owner of this page.",
  "http.bad-status":
    "The service answered, but could not process the request. Try again later; if it happens again, contact the owner of this page.",
  "http.no-endpoint":
    "The page has not configured this service. `createLatchkey({ networks, projectId })` enables all services; an address under `endpoints` enables only this one. Wallets of the page work without either.",
  "http.offline": "This device has no network. The request continues automatically once it has one.",
  "http.rate-limited": "The service received too many requests. Wait a moment, then try again.",
  "http.timed-out": "The service did not answer in time. Check your network, then try again.",
  "http.too-large": "Trying again will not help: contact the owner of this page.",
  "http.unreachable":
    "No connection to the service. Check your network, and any blocker that may prevent the connection, then try again.",
  "kit.call-misfit":
    "A method or hook was called with an unknown key or an invalid value, and did nothing. Correct the named field, as in the example, then call it again.",
  "kit.disposed":
    "The page has disposed of its kit: pending and later calls are rejected. A request that a wallet already received stays in the wallet. Create another kit with createLatchkey.",
  "kit.missing":
    "A part of this page’s code could not be loaded. Check your network, then try again; if it happens again, reload the page.",
  "log.unforeseen":
    "An unexpected failure occurred. Try again; if it happens again, report it with the steps that led here.",
  "modal.view-not-available":
    "This version has no view of that name. Open the modal without a view, or with a name that exists: Connect, Account, AllWallets, SwitchNetwork and the others of the reference.",
  "funding.option-failed": "Try again, or choose another way.",
  "funding.same-account": "Choose another account in it, then try again.",
  "funding.option-silent": "It may be open in another window. Try again, or choose another way.",
  "name.misfit": "A name has letters, digits and hyphens only, and at least four of them. Choose another.",
  "name.needs-account": "Connect one, or switch to it, then try again.",
  "name.not-registered": "It may have been taken meanwhile; try again or choose another.",
  "name.not-resolved": "Check its spelling, then try again.",
  "name.refused": "Change the name, then try again.",
  "name.reverse-failed": "The names of this address could not be listed. Try again later.",
  "name.suggestions-failed": "Free names could not be listed. Type a name yourself, or try again later.",
  "onramp.amount-outside":
    "The way you pay allows amounts in this range only. Change the amount, or pay in another way.",
  "onramp.host-unknown": "Choose another provider; the page’s developers can allow a host with endpoints.onrampHosts.",
  "onramp.not-offered":
    "The provider accepts certain currencies and delivers certain tokens. Choose one that the options list.",
  "onramp.options-failed":
    "The purchase options could not be loaded, so a built-in list is shown. Try again later for the full one.",
  "onramp.quote-failed": "The amounts shown are an estimate; try again later.",
  "onramp.url-failed": "Try again later, or choose another provider.",
  "receipt.not-kept":
    "The browser stores nothing for this page, so sent transactions are listed only until you leave it. Note the hash, or allow storage for this page.",
  "rpc.error": "A node of the network refused the request. Check the request, or try another endpoint.",
  "rpc.no-url": "The kit has no node for this network. Pass one with `customRpcUrls`, or pass a `projectId`.",
  "safe.signature-pending":
    "Not enough owners of your Safe have signed yet. Ask them to sign in the Safe, then sign in here again: the collected signatures are kept there.",
  "safe.silent": "The page that contains your Safe did not answer. Reload it, then open this app in it again.",
  "send.amount": "Enter digits with at most one decimal point, and no more decimals than the token has.",
  "send.failed": "Nothing was confirmed as sent. Look in your wallet’s activity before you try again.",
  "send.fee-not-covered": "The network charges its fee in its own coin. Keep some of it, or send less.",
  "send.incomplete": "Fill in both the amount and the address of the receiver.",
  "send.misfit":
    "The amount must be a number you hold, and the receiver an address or name of this network. Correct what is wrong.",
  "send.needs-token": "Choose the token to send.",
  "send.not-covered": "The account holds less than that. Send less, or use Max.",
  "send.receiver-elsewhere":
    "Its prefix names another network. Switch to that network, or ask the receiver for an address here.",
  "send.receiver-lost":
    "Funds at this address cannot be moved by any person or program. Ask the receiver for another one.",
  "send.receiver-mistyped":
    "Addresses contain a checksum, and this one is wrong. Copy the address again from its source.",
  "send.receiver-moved":
    "The name now points to another address than the one shown. Check with the receiver before you send.",
  "send.receiver-not-found": "Check the spelling, or ask the receiver for an address on this network.",
  "send.warned": "Check the warning, then name it in accept (at a terminal --accept) to continue.",
  "send.would-fail":
    "The transfer was simulated and failed. Check that the account holds enough, including the fee, and that the token may be moved.",
  "session.grant-answer-misfit":
    "The wallet’s answer cannot be used. Check whether your wallet lists a permission of this page, and revoke it there.",
  "session.grant-misfit":
    "The page requested permissions in a form that wallets do not accept. No wallet was asked. Correct the request.",
  "session.grant-not-activated":
    "The wallet has granted it, but the app cannot use it. Revoke it in the list of smart sessions, then try again.",
  "session.grant-not-begun": "The smart session service did not answer. Nothing was granted. Try again later.",
  "session.grant-pending": "Answer the request that your wallet or this page shows, then try again.",
  "session.grant-unsupported":
    "The connected wallet does not do this for pages. Request permissions from another wallet; revoke one in the settings of the wallet that granted it.",
  "session.grant-wider":
    "The kit does not use such a grant. Revoke this page’s permission in your wallet before you try again.",
  "session.list-failed": "The smart sessions could not be listed. Try again later.",
  "session.not-found":
    "The smart sessions of this account do not have one with that id. List them again; it may have been removed.",
  "session.revoke-failed": "The app can still act for you. Try again.",
  "siwx.expired": "The sign-in message has expired. Sign in again.",
  "siwx.misfit":
    "A sign-in message has fixed lines in a fixed order (EIP-4361), and fields have no line breaks. Correct the named field.",
  "siwx.no-active-account": "There is no account to sign in with. Connect a wallet first.",
  "siwx.no-active-network": "There is no network to sign in on. Connect a wallet first.",
  "siwx.not-enabled": "Sign-in with a wallet is not configured. Pass the `siwx` option.",
  "siwx.not-started": "Sign-in could not start, so the wallet was disconnected. Connect again to retry.",
  "siwx.signature-invalid":
    "The signature does not belong to this message and account. Sign again with the connected account.",
  "siwx.signing-failed": "Open your wallet, then try again.",
  "siwx.too-early":
    "The sign-in message is not valid yet. Wait until then, and see whether the clock of this device is right.",
  "siwx.unchecked":
    "The account may be a contract, but its network’s nodes did not answer. Configure a node of that network, or try again: the signature is not verified yet.",
  "swap.allowance-failed": "Wait a moment, then try again.",
  "swap.amount-misfit":
    "Write the amount as a plain number, for example 1.5, with no more decimals than the token has.",
  "swap.approval-not-built": "Wait a moment, then try again.",
  "swap.fee-rose":
    "The network asks for a higher fee than planned, so the transaction was not sent. An approval that was sent before remains. Try again to see the current fee.",
  "swap.gas-price-not-supported": "There is no gas price for this network. Switch to another network, then try again.",
  "swap.impact-high":
    "You would receive much less than you give, or a price is missing. Nothing was sent. Try a smaller amount, or accept the warning high-impact.",
  "swap.insufficient-liquidity": "Try a smaller amount, or another token.",
  "swap.misprepared":
    "The transaction that the service built does not fit your request, so it was dropped and nothing was sent. Request a new quote; if it happens again, do not swap here.",
  "swap.network-price-failed":
    "The price of the network’s coin could not be loaded, so the fee is not known. Try again in a moment.",
  "swap.not-built": "Request a new quote, then try again.",
  "swap.not-started": "Wait a moment, then try again.",
  "swap.not-supported": "Switch to another network, then try again.",
  "swap.price-moved":
    "The market moved by more than the allowed slippage after the quote. Nothing was swapped. Review a new quote before you swap.",
  "swap.same-token": "The token to give and the one to get are the same. Choose another token for one of them.",
  "swap.slippage-misfit":
    "Slippage is how much less than quoted a swap may give, in percent. Write it as a plain number, for example 1 or 0.5.",
  "swap.unproven":
    "Neither the swap contract nor the network confirmed the minimum that you would receive, so nothing was sent. Continue only if you trust this service: accept the warning unproven-minimum.",
  "swap.would-fail":
    "The transaction was simulated and failed, so nothing was sent. Check that you hold enough of the token, request a new quote, then try again.",
  "token.balance-unavailable":
    "The balances cannot be shown, either because this network is not covered or because the service failed. Your tokens are not affected; try again in half a minute.",
  "token.call-misfit":
    "Nothing was sent. Write addresses as 0x followed by 40 hexadecimal digits, and the amount as a bigint in the token’s smallest unit, for example 1500000n for 1.5 USDC.",
  "token.invalid-id":
    "Write a token as eip155:1/erc20:0x followed by 40 hexadecimal digits, or a network’s own coin as eip155:1/slip44:60.",
  "token.not-found":
    "The token is unknown there, or the name is ambiguous. Name the token by its contract’s address, or by its CAIP-19 id, for example eip155:1/slip44:60.",
  "transaction.already-sent":
    "The wallet already has this request and was not asked again. Open the wallet to answer it.",
  "transaction.answer-misfit":
    "The wallet answered with something that is neither a signature nor a transaction. Look in the wallet’s own history before you try again: it may have acted.",
  "transaction.batch-failed":
    "The wallet dropped some or all of the calls. Check in the wallet which of them took effect, then send the rest again.",
  "transaction.batch-needs-more":
    "It cannot run all steps as one, or lacks another required capability. Nothing was sent. Send the steps one after the other, or use another wallet.",
  "transaction.batch-pending":
    "The calls were sent and are waiting to be executed. Do not send them again: check their state in the wallet.",
  "transaction.batch-repeated":
    "The wallet already has these calls. Check their state in the wallet; do not send them again.",
  "transaction.batch-too-large":
    "The wallet does not accept that many calls at once, so nothing was sent. Send them in smaller batches.",
  "transaction.batch-unknown":
    "The wallet has no calls under this id. Look in the wallet itself before you send them again.",
  "transaction.batches-unsupported":
    "This wallet does not support batches of calls. Send the calls one after the other, or use another wallet.",
  "transaction.call-status-not-approved":
    "The wallet did not allow this page to request the state of the calls. Check it in the wallet.",
  "transaction.calls-misfit":
    "Each call of a batch needs a receiver and, if it has data, data in hexadecimal that starts with 0x. Correct the call.",
  "transaction.changed":
    "The request differed from the one you saw, so it was stopped. Do not approve it in your wallet; reload the page.",
  "transaction.connection-ended":
    "The connection to the wallet ended before this request was answered. Connect again to continue.",
  "transaction.context-changed":
    "Your account or network changed while you were deciding, so nothing was sent. Look at the request again, then approve it.",
  "transaction.expired": "Nothing was sent. Review the amounts again, then continue.",
  "transaction.not-allowed": "Nothing was sent. Go back to the page, or leave it if you did not expect this.",
  "transaction.not-mined":
    "The transaction was sent and waits for a block. Do not send it again: look for its hash in an explorer of the network.",
  "transaction.other-chain":
    "The text to sign names another network than your account’s. Nothing was signed. Switch the network, or leave this page.",
  "transaction.outcome-unknown":
    "The wallet was asked, and it is unknown whether it sent anything. Check its history; try again only if nothing is there.",
  "transaction.page-framed":
    "A page inside another one can be covered, so that a press has another effect. Open it in its own window.",
  "transaction.preflight-misfit":
    "Solana’s sign-and-send accepts a preflightCommitment of processed, confirmed, finalized, recent, single, singleGossip, root or max. Nothing was sent.",
  "transaction.request-misfit":
    "The page sent a request without a method, or with parameters that do not fit the method, so nothing was sent. The page’s developers have to correct it (EIP-1193).",
  "transaction.reverted":
    "The transaction failed on the network. Only its fee was paid. Check amount and balance, then start again.",
  "transaction.sponsor-refused":
    "The wallet or the site’s payment service refused. Look in the wallet, then review again: you can pay the fee yourself.",
  "transaction.screen-blocked":
    "This site checks requests before your wallet receives them, and refused this one. Nothing was sent.",
  "transaction.screen-unanswered":
    "This site checks requests before your wallet receives them, and its check did not answer. Nothing was sent. Try again later.",
  "transaction.too-many-pending":
    "Too many transactions are waiting to be confirmed. Wait for some of them, then try again.",
  "wallet.no-link": "This wallet has no link that can be opened. Open the wallet yourself, or choose another.",
  "walletconnect.method-not-granted": "Disconnect, then connect again and allow it, or use another wallet.",
  "walletconnect.no-session": "A request was sent before a wallet was connected. Connect first, then send it again.",
  "walletconnect.relay-unreachable":
    "WalletConnect’s relay did not answer. Check your network, and any blocker that may prevent the connection, then try again.",
  "walletconnect.session-ended":
    "The wallet ended the connection before it answered. No transaction is known to have been sent; connect again to continue.",
  "walletconnect.session-malformed":
    "The wallet approved without an account that can be used. Choose an account in the wallet, then connect again.",
  "walletconnect.wallet-silent":
    "The wallet did not answer in five minutes. Open it and check whether the request is pending there before you try again."
} as const satisfies Readonly<Record<FailureCode, string>>
