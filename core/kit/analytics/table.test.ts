import { expect, test } from "vitest"
import { accountStart } from "../../onchain/account/state.ts"
import type { KitState } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { swapStart } from "../../onchain/swap/state.ts"
import { stateAfter, sampleConnection, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { laterEvents, neverEvents, type ServiceEvent } from "./serviceEvents.ts"
import { toReports } from "./toReports.ts"

/** Every event name of the service in the specification's version. */
const theirs = (
  "MODAL_CREATED MODAL_OPEN MODAL_CLOSE CLICK_ALL_WALLETS SELECT_WALLET CONNECT_SUCCESS CONNECT_ERROR DISCONNECT_SUCCESS DISCONNECT_ERROR " +
  "INTERNAL_SDK_ERROR CLICK_WALLET_HELP CLICK_NETWORK_HELP CLICK_GET_WALLET CLICK_TRANSACTIONS ERROR_FETCH_TRANSACTIONS LOAD_MORE_TRANSACTIONS " +
  "CLICK_SIGN_SIWX_MESSAGE CLICK_CANCEL_SIWX CLICK_NETWORKS SIWX_AUTH_SUCCESS SIWX_AUTH_ERROR EMAIL_LOGIN_SELECTED EMAIL_SUBMITTED " +
  "DEVICE_REGISTERED_FOR_EMAIL EMAIL_VERIFICATION_CODE_SENT EMAIL_VERIFICATION_CODE_PASS EMAIL_VERIFICATION_CODE_FAIL EMAIL_EDIT " +
  "EMAIL_UPGRADE_FROM_MODAL SWITCH_NETWORK CLICK_CONVERT CLICK_SELECT_TOKEN_TO_SWAP CLICK_SELECT_NETWORK_TO_SWAP SELECT_BUY_CRYPTO " +
  "SELECT_BUY_PROVIDER SELECT_WHAT_IS_A_BUY SET_PREFERRED_ACCOUNT_TYPE OPEN_SWAP INITIATE_SWAP SWAP_SUCCESS SWAP_ERROR SWAP_APPROVAL_ERROR " +
  "SOCIAL_LOGIN_STARTED SOCIAL_LOGIN_SUCCESS SOCIAL_LOGIN_ERROR SOCIAL_LOGIN_REQUEST_USER_DATA SOCIAL_LOGIN_CANCELED OPEN_ENS_FLOW " +
  "REGISTER_NAME_INITIATED REGISTER_NAME_SUCCESS REGISTER_NAME_ERROR OPEN_SEND SEND_INITIATED SEND_SUCCESS SEND_ERROR CONNECT_PROXY_ERROR " +
  "SEARCH_WALLET INITIALIZE PAY_SUCCESS PAY_ERROR PAY_INITIATED PAY_MODAL_OPEN PAY_EXCHANGE_SELECTED"
).split(" ")

/** A total list: a name of the table's type that is missing here does not compile. */
const reported: Readonly<Record<ServiceEvent, true>> = {
  MODAL_OPEN: true,
  MODAL_CLOSE: true,
  CLICK_ALL_WALLETS: true,
  CLICK_NETWORKS: true,
  CLICK_GET_WALLET: true,
  CLICK_WALLET_HELP: true,
  CLICK_NETWORK_HELP: true,
  CLICK_SELECT_TOKEN_TO_SWAP: true,
  CLICK_SELECT_NETWORK_TO_SWAP: true,
  OPEN_SEND: true,
  OPEN_SWAP: true,
  OPEN_ENS_FLOW: true,
  SELECT_BUY_CRYPTO: true,
  SELECT_WHAT_IS_A_BUY: true,
  SELECT_WALLET: true,
  SEARCH_WALLET: true,
  CONNECT_SUCCESS: true,
  CONNECT_ERROR: true,
  DISCONNECT_SUCCESS: true,
  SWITCH_NETWORK: true,
  CLICK_SIGN_SIWX_MESSAGE: true,
  CLICK_CANCEL_SIWX: true,
  SIWX_AUTH_SUCCESS: true,
  SIWX_AUTH_ERROR: true,
  CLICK_TRANSACTIONS: true,
  LOAD_MORE_TRANSACTIONS: true,
  ERROR_FETCH_TRANSACTIONS: true,
  SELECT_BUY_PROVIDER: true,
  REGISTER_NAME_INITIATED: true,
  REGISTER_NAME_SUCCESS: true,
  REGISTER_NAME_ERROR: true,
  INITIATE_SWAP: true,
  SWAP_SUCCESS: true,
  SWAP_ERROR: true,
  SWAP_APPROVAL_ERROR: true,
  SEND_INITIATED: true,
  SEND_SUCCESS: true,
  SEND_ERROR: true,
  EMAIL_LOGIN_SELECTED: true,
  EMAIL_SUBMITTED: true,
  DEVICE_REGISTERED_FOR_EMAIL: true,
  EMAIL_VERIFICATION_CODE_SENT: true,
  EMAIL_VERIFICATION_CODE_PASS: true,
  EMAIL_VERIFICATION_CODE_FAIL: true,
  EMAIL_EDIT: true,
  EMAIL_UPGRADE_FROM_MODAL: true,
  SOCIAL_LOGIN_STARTED: true,
  SOCIAL_LOGIN_SUCCESS: true,
  SOCIAL_LOGIN_ERROR: true,
  SOCIAL_LOGIN_REQUEST_USER_DATA: true,
  SOCIAL_LOGIN_CANCELED: true,
  SET_PREFERRED_ACCOUNT_TYPE: true
}

test("assigns every event name of the service to reported, later or never", () => {
  expect([...Object.keys(reported), ...laterEvents, ...neverEvents].sort()).toEqual([...theirs].sort())
})

const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const makePushed = (view: Extract<KitEvent, { readonly _tag: "Pushed" }>["view"]): KitEvent => ({
  _tag: "Pushed",
  view
})
const live: KitEvent = { _tag: "Connected", connection: sampleConnection("w", { name: "Wallet" }), restored: false }
const wallets: KitEvent = {
  _tag: "WalletsAnnounced",
  connectors: [{ id: "w", type: "ANNOUNCED", name: "Wallet", chain: "eip155", icon: "" }]
}
const account = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const address = account.slice(9)
const page = { account, cursor: "c2" } as const
const eth = { id: "eip155:1:0x1", name: "Ether", symbol: "ETH", decimals: 18, logoUrl: "" } as const
const swap = {
  network: "eip155:1",
  swapFromToken: "ETH",
  swapToToken: "",
  swapFromAmount: "1.5",
  swapToAmount: "",
  isSmartAccount: false
}
const sending = { isSmartAccount: false, network: "eip155:1", token: "ETH", amount: 1.5 }
const filledIn: ReadonlyArray<KitEvent> = [
  { _tag: "SwapSourceChosen", token: eth },
  { _tag: "SwapAmountTyped", amount: "1.5" }
]

const start = sampleState()
const cases: ReadonlyArray<
  readonly [
    what: string,
    before: ReadonlyArray<KitEvent>,
    events: ReadonlyArray<KitEvent>,
    told: ReadonlyArray<unknown>
  ]
> = [
  [
    "a host's send",
    [],
    [
      { _tag: "SendStarted", network: "eip155:1", token: "ETH", amount: "1.5" },
      { _tag: "SendSucceeded", network: "eip155:1", token: "ETH", amount: "1.5" },
      {
        _tag: "SendFailed",
        network: "eip155:1",
        token: "ETH",
        amount: "1.5",
        error: sampleFailure
      }
    ],
    [
      ["SEND_INITIATED", sending],
      ["SEND_SUCCESS", sending],
      ["SEND_ERROR", { ...sending, message: "connection.rejected" }]
    ]
  ],
  ["opening", [], [opened], [["MODAL_OPEN", { connected: false }]]],
  ["opening what is open", [opened], [opened], []],
  [
    "a page that opens Send filled in: the view, and nothing of what fills it",
    [live],
    [{ _tag: "Opened", view: { _tag: "WalletSend", to: address, amount: "7", byHost: true } }],
    [
      ["OPEN_SEND", { isSmartAccount: false, network: "eip155:1" }],
      ["MODAL_OPEN", { connected: true }]
    ]
  ],
  [
    "the views of a swap, and the network that is chosen from it",
    [live, { _tag: "Opened", view: { _tag: "Account" } }],
    [
      makePushed({ _tag: "Swap" }),
      makePushed({ _tag: "SwapSelectToken" }),
      { _tag: "WentBack" },
      makePushed({ _tag: "SwitchNetwork" })
    ],
    [
      ["OPEN_SWAP", { isSmartAccount: false, network: "eip155:1" }],
      ["CLICK_SELECT_TOKEN_TO_SWAP", {}],
      ["CLICK_SELECT_NETWORK_TO_SWAP", {}]
    ]
  ],
  [
    "buying and naming",
    [live, { _tag: "Opened", view: { _tag: "Account" } }],
    [
      makePushed({ _tag: "OnRampProviders" }),
      makePushed({ _tag: "WhatIsABuy" }),
      makePushed({ _tag: "RegisterAccountName" })
    ],
    [
      ["SELECT_BUY_CRYPTO", { isSmartAccount: false }],
      ["SELECT_WHAT_IS_A_BUY", { isSmartAccount: false }],
      ["OPEN_ENS_FLOW", { isSmartAccount: false }]
    ]
  ],
  [
    "what is read by somebody new",
    [opened],
    [makePushed({ _tag: "WhatIsAWallet" }), makePushed({ _tag: "GetWallet" }), makePushed({ _tag: "WhatIsANetwork" })],
    [
      ["CLICK_WALLET_HELP", {}],
      ["CLICK_GET_WALLET", {}],
      ["CLICK_NETWORK_HELP", {}]
    ]
  ],
  [
    "closing",
    [live, { _tag: "Opened", view: { _tag: "Account" } }],
    [{ _tag: "Closed" }],
    [["MODAL_CLOSE", { connected: true }]]
  ],
  ["closing by going back", [opened], [{ _tag: "WentBack" }], [["MODAL_CLOSE", { connected: false }]]],
  [
    "opening and closing in one move",
    [],
    [opened, { _tag: "Closed" }],
    [
      ["MODAL_OPEN", { connected: false }],
      ["MODAL_CLOSE", { connected: false }]
    ]
  ],
  ["the list of all wallets", [opened], [makePushed({ _tag: "AllWallets" })], [["CLICK_ALL_WALLETS", {}]]],
  [
    "a view that is on top already",
    [opened, makePushed({ _tag: "AllWallets" })],
    [makePushed({ _tag: "AllWallets" })],
    []
  ],
  ["the networks", [opened], [makePushed({ _tag: "SwitchNetwork" })], [["CLICK_NETWORKS", {}]]],
  [
    "a wallet of the catalogue",
    [opened, { _tag: "WalletUsed", wallet: { id: "a1", name: "Amber", chains: [] } }],
    [makePushed({ _tag: "ConnectingExternal", walletId: "a1" })],
    [["SELECT_WALLET", { name: "Amber", platform: "unsupported" }]]
  ],
  [
    "a search's answer",
    [{ _tag: "WalletSearched", text: "amb" }],
    [
      { _tag: "WalletSearchArrived", search: 1, wallets: [] },
      { _tag: "WalletSearchArrived", search: 0, wallets: [] }
    ],
    [["SEARCH_WALLET", { badge: "", search: "amb" }]]
  ],
  [
    "a wallet on the page",
    [wallets],
    [{ _tag: "ConnectStarted", connectorId: "W" }],
    [["SELECT_WALLET", { name: "Wallet", platform: "browser" }]]
  ],
  [
    "a wallet that is asked already",
    [wallets, { _tag: "ConnectStarted", connectorId: "w" }],
    [{ _tag: "ConnectStarted", connectorId: "w" }],
    []
  ],
  [
    "a connection, and the modal that closes for it",
    [opened, wallets, { _tag: "ConnectStarted", connectorId: "w" }],
    [live],
    [
      ["CONNECT_SUCCESS", { method: "browser", name: "Wallet", caipNetworkId: "eip155:1" }],
      ["MODAL_CLOSE", { connected: true }]
    ]
  ],
  ["a connection that came back", [], [{ ...live, restored: true } as KitEvent], []],
  [
    "a refusal, by its code",
    [{ _tag: "ConnectStarted", connectorId: "w" }],
    [{ _tag: "ConnectFailed", connectorId: "w", error: sampleFailure }],
    [["CONNECT_ERROR", { message: "connection.rejected" }]]
  ],
  [
    "leaving",
    [live],
    [{ _tag: "Disconnected", connectorId: "w", namespace: "eip155", by: "visitor", last: true }],
    [["DISCONNECT_SUCCESS", { namespace: "all" }]]
  ],
  [
    "a wallet that leaves",
    [live],
    [{ _tag: "Disconnected", connectorId: "w", namespace: "eip155", by: "wallet", last: true }],
    []
  ],
  [
    "another network",
    [live],
    [{ _tag: "NetworkSwitched", to: "eip155:137" }],
    [["SWITCH_NETWORK", { network: "eip155:137" }]]
  ],
  ["the same network", [live], [{ _tag: "NetworkSwitched", to: "eip155:1" }], []],
  [
    "the wallet's own move",
    [live],
    [{ _tag: "ChainChanged", connectorId: "w", network: "eip155:137", active: true }],
    [["SWITCH_NETWORK", { network: "eip155:137" }]]
  ],
  [
    "the activity tab",
    [],
    [{ _tag: "TabChosen", tab: "activity" }],
    [["CLICK_TRANSACTIONS", { isSmartAccount: false }]]
  ],
  ["the first page of activity", [], [{ _tag: "ActivityAsked", account, cursor: null }], []],
  [
    "another page of activity",
    [],
    [{ _tag: "ActivityAsked", ...page }],
    [["LOAD_MORE_TRANSACTIONS", { address, projectId: "p1", cursor: "c2", isSmartAccount: false }]]
  ],
  [
    "activity that failed",
    [],
    [{ _tag: "ActivityFailed", ...page, error: sampleFailure }],
    [["ERROR_FETCH_TRANSACTIONS", { address, projectId: "p1", cursor: "c2", isSmartAccount: false }]]
  ],
  [
    "a name that is registered",
    [],
    [
      { _tag: "NameRegistrationAsked", name: "ann.reown.id", account },
      { _tag: "NameRegistered", name: "ann.reown.id", account }
    ],
    [
      ["REGISTER_NAME_INITIATED", { isSmartAccount: false, ensName: "ann.reown.id" }],
      ["REGISTER_NAME_SUCCESS", { isSmartAccount: false, ensName: "ann.reown.id" }]
    ]
  ],
  [
    "a name that is not",
    [],
    [{ _tag: "NameRegistrationFailed", name: "ann.reown.id", account, error: sampleFailure }],
    [["REGISTER_NAME_ERROR", { isSmartAccount: false, ensName: "ann.reown.id", error: "connection.rejected" }]]
  ],
  [
    "a provider to buy from",
    [],
    [{ _tag: "OnrampProviderChosen", provider: "meld" }],
    [["SELECT_BUY_PROVIDER", { isSmartAccount: false, provider: "meld" }]]
  ],
  [
    "a swap that is sent",
    filledIn,
    [
      { _tag: "SwapSending", isBatch: false },
      { _tag: "SwapSent", hash: "0x1" }
    ],
    [
      ["INITIATE_SWAP", swap],
      ["SWAP_SUCCESS", swap]
    ]
  ],
  [
    "a swap that fails",
    filledIn,
    [{ _tag: "SwapFailed", during: "swap", error: sampleFailure }],
    [["SWAP_ERROR", { ...swap, message: "connection.rejected" }]]
  ],
  [
    "an approval that fails",
    filledIn,
    [{ _tag: "SwapFailed", during: "approval", error: sampleFailure }],
    [["SWAP_APPROVAL_ERROR", { ...swap, message: "connection.rejected" }]]
  ]
]

/** The initial state with the lazily loaded rooms that the cases need. */
const begin: KitState = { ...start, account: accountStart, swap: swapStart }
test.each(cases)("%s", (_, before, events, expected) => {
  expect(
    toReports(stateAfter(begin, ...before), events, "p1").map(({ event, properties }) => [event, properties])
  ).toEqual(expected)
})

test("reports nothing for events without a report", () => {
  const quiet: ReadonlyArray<KitEvent> = [
    { _tag: "WalletsLooked" },
    { _tag: "Shaken" },
    { _tag: "ThemeChanged", mode: "light" },
    { _tag: "WalletSearched", text: "ann@example.com" }
  ]
  expect(toReports(start, quiet, "p1")).toEqual([])
})

test("reports a wallet of the host by its name", () => {
  const start = sampleState({ customWallets: [{ id: "own", name: "Our wallet", chains: [] }] })
  const connectStarted: KitEvent = { _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "own" }
  expect(toReports(start, [connectStarted], "p")[0]?.properties).toMatchObject({ name: "Our wallet" })
})
