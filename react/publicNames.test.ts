import { expect, test, vi } from "vitest"

/** Globals that pages have and servers do not. `document` may be tested for existence, to detect a server. */
const browserOnly = [
  "window",
  "localStorage",
  "sessionStorage",
  "matchMedia",
  "customElements",
  "indexedDB",
  "requestAnimationFrame",
  "requestIdleCallback"
]

test("reads no global of a page when the kit is imported on a server", async () => {
  const touched: Array<string> = []
  for (const name of browserOnly) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) })
  }
  await Promise.all([
    import("./kit/shell/public.ts"),
    import("./public.ts"),
    import("../core/public.ts"),
    import("../services/public.ts")
  ])
  for (const name of browserOnly) Reflect.deleteProperty(globalThis, name)
  expect(touched).toEqual([])
})

test("reads nothing and starts nothing when a kit is created on a server", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout")
  const { createLatchkey, mainnet } = await import("./kit/shell/public.ts")
  const kit = createLatchkey({ networks: [mainnet] })
  expect(kit.getSnapshot()).toEqual({
    status: "disconnected",
    account: null,
    connections: [],
    open: false,
    view: null,
    network: null
  })
  expect(timers).not.toHaveBeenCalled()
  await kit.dispose()
  timers.mockRestore()
})

test("exports the names of latchkey", async () => {
  expect(Object.keys(await import("./kit/shell/public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "KitMissing",
      "announceProvider",
      "arbitrum",
      "aurora",
      "avalanche",
      "base",
      "baseSepolia",
      "bitcoin",
      "bitcoinSignet",
      "bitcoinTestnet",
      "bsc",
      "celo",
      "createLatchkey",
      "defineLocale",
      "gnosis",
      "isLatchkeyError",
      "mainnet",
      "optimism",
      "polygon",
      "sepolia",
      "solana",
      "solanaDevnet",
      "solanaTestnet",
      "zksync",
    ]
  `)
})

test("exports the names of latchkey/react", async () => {
  expect(Object.keys(await import("./public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "ConnectButton",
      "LatchkeyProvider",
      "LatchkeyRoot",
      "NetworkButton",
      "useAccount",
      "useActivity",
      "useApprove",
      "useBalance",
      "useCallsStatus",
      "useCapabilities",
      "useConnections",
      "useDisconnect",
      "useEvents",
      "useExplain",
      "useGrantPermissions",
      "useGrantSmartSession",
      "useIdentity",
      "useLatchkey",
      "useLocale",
      "useModal",
      "useNames",
      "useNetwork",
      "useOnramp",
      "useProvider",
      "useReceipt",
      "useRegisterName",
      "useRevokePermission",
      "useRevokeSmartSession",
      "useSend",
      "useSendCalls",
      "useSignIn",
      "useSignMessage",
      "useSignTypedData",
      "useSmartSessions",
      "useSnapshot",
      "useSwap",
      "useSwapQuote",
      "useTheme",
      "useTokens",
      "useTransactions",
      "useWallets",
    ]
  `)
})

test("exports the names of latchkey/core, by their first letters", async () => {
  const lines: Record<string, string> = {}
  for (const name of Object.keys(await import("../core/public.ts")).sort()) {
    const letter = name.slice(0, 1)
    lines[letter] = lines[letter] === undefined ? name : `${lines[letter]} ${name}`
  }
  expect(Object.values(lines)).toMatchInlineSnapshot(`
    [
      "AccountEventSchema AccountStateSchema ActivityEventSchema ActivityStateSchema",
      "ChainEventSchema ChainStateSchema ConfigEventSchema ConfigStateSchema ConnectionEventSchema ConnectionStateSchema",
      "Erc20 EventLogSchema",
      "Failures",
      "IdentityEventSchema IdentityStateSchema",
      "KitEventSchema KitPartsEventSchema KitPartsStateSchema KitStateSchema",
      "ModalEventSchema ModalStateSchema",
      "NameEventSchema NameStateSchema NetworkSchema",
      "OnrampEventSchema OnrampStateSchema",
      "PriceEventSchema PriceStateSchema",
      "SessionEventSchema SessionStateSchema SwapEventSchema SwapStateSchema",
      "ThemeEventSchema ThemeStateSchema TokenBalanceSchema TokenEventSchema TokenStateSchema",
      "WalletEventSchema WalletStateSchema",
      "accountId accountOfSignIn accountStart accountTabs accountTypes activeConnection activityStart addDecimals ago agoText alerts allowedMethod appLink approvalNeed approvedMethods arbitrum aurora avalanche",
      "bareFacts bareName base baseSepolia becomesSmartAccount bitcoin bitcoinAccountIndex bitcoinMethods bitcoinSignet bitcoinTestnet browseLink browserWallet bsc byMonth",
      "celo chainStart checkAnyPayment checkApproval checkPayment checkSend checkSwap checkThemeVariables compareDecimals configStart connectMethodOrder connectMethods connectRows connectionStart connectorIds connectorTypes counterparty",
      "defaultAccountTypes defaultPaymentCurrencies defaultPurchaseCurrencies defaultSlippage discoversAssets displayedConnection divideDecimals dustLimit",
      "emailCooldown emailName emptyHistory emptySnapshot entries errorCategories evmNetworkId",
      "featuredCount findNetwork findWallet formatMessage formatUnits frameAlerts fromCoinType fullName",
      "getAddressNetwork getAlert getAssetTokens getCoin getEndpoints getEntry getLongText getPrice getRefusal getSentence getSignInStatus getStatus getStoredStatus getTokenId getVerdict gnosis",
      "hasGateway hexChainId",
      "identityStart inWords isAccountId isAccountType isActive isAddress isAddressOn isAskedOn isCoin isDecimal isDust isExcluded isHiddenBrowserWallet isLatchkeyError isNamespace isNetworkId isOpenable isOriginAllowed isOtp isPairingExpired isPreflightCommitment isRedirectProvider isRefusal isReservedId isSafeCssValue isSameId isSameToken isSameWallet isSpam isSupported isTransactionHash isTrustedResult isUnrecognizedChain isVerified",
      "kitStart",
      "latest legacyNameSuffix limits linkFeatures linkTarget liquidityRefusal listingKinds listingOrder looksLike looksLikeName",
      "mainnet maximumSlippage mayAskEmail mayAskNext mayReport maySwitchToSmartAccount millis minimumReceived mockedQuote modalStart monthHeading motion multiplyDecimals",
      "nameRefusal nameStart nameSuffix namespaceToSwitch namespaces nativeLink networkFee noDevice noRemoteFeatures",
      "offersSwaps onrampProviders onrampStart openingFacts optimism optionalNamespaces originsFailure",
      "pairingExpiry pairingLink pairingMarginMillis pairingMillis parseAccountId parseMessage parseNetworkId parseTokenId parseUnits plainAddress platformSupport polygon preflightCommitments priceImpact priceStart providersOn publicEndpoints",
      "ranked ranking rateOf reaches readAccountName readAddress readCalls readDevice readEmail readOptions readPairingUri readRequest readSlippage readSwapAmount readWalletAssets readWalletError recommendedCap redirectProviders refusalAlerts remoteDefaults requestLink resolveFeatures restrictedTimezones reusesPairing rpcEndpoints",
      "safeMethods sameView sampled selectWallet sepolia sessionMethods sessionStart sessionStatus shortViews showBalance showFiat showNumber shownView showsAllWallets signInStart significant socialName socialsOn solana solanaDevnet solanaTestnet splitAccountId splitNetworkId startState step stepAccount stepActivity stepChain stepConfig stepConnection stepIdentity stepKit stepModal stepName stepOnramp stepPrice stepSession stepSignIn stepSwap stepTheme stepToken stepWallet storedStatuses sumDecimals supportsBitcoin supportsSolana suspiciousIn swapNetworks swapQuote swapStart",
      "themeStart themeVariableNames toCoinType toDecimal toFailureData toNetwork toSnapshot toUnforeseen toastTexts tokenStart truncateAddress truncateTransactionAddress",
      "universalLink unsupportedNetwork untimely",
      "viewNames viewToOpen",
      "walletAction walletCodes walletStart wayBack webLink worthShowing",
      "zksync",
    ]
  `)
})

test("exports the names of latchkey/services", async () => {
  expect(Object.keys(await import("../services/public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "Activity",
      "Caches",
      "CallBatches",
      "CallFacts",
      "Calls",
      "Catalogue",
      "Connections",
      "Connectors",
      "Descriptors",
      "ErrorReports",
      "EventSender",
      "Identities",
      "ImageUrls",
      "Images",
      "Intents",
      "Log",
      "Names",
      "NativeBalances",
      "Networks",
      "Nonces",
      "Online",
      "Onramp",
      "Outcomes",
      "Page",
      "PageAddress",
      "PageOrigin",
      "Platform",
      "Prices",
      "ProjectConfig",
      "Receipts",
      "Rpc",
      "RpcOrder",
      "RpcWire",
      "Sends",
      "Settings",
      "Siwx",
      "SmartSessions",
      "Storage",
      "Store",
      "SupportedChains",
      "Swaps",
      "TokenBalances",
      "Transport",
      "WalletAssets",
      "WalletRequests",
      "accountLayer",
      "activityLayer",
      "analyticsLayer",
      "analyticsWith",
      "batchingLayer",
      "cached",
      "connectionLayer",
      "events",
      "fetchLayer",
      "follow",
      "fromEip1193",
      "hostLinkLayer",
      "identityLayer",
      "kitLayer",
      "nameLayer",
      "networkLayer",
      "networkWith",
      "onrampLayer",
      "performSwap",
      "platformLayer",
      "priceLayer",
      "rankingLayer",
      "recordChanges",
      "recordLayer",
      "replayLayer",
      "requestNode",
      "revocationLayer",
      "sessionLayer",
      "states",
      "swapLayer",
      "until",
    ]
  `)
})

test("exports the names of latchkey/themes", async () => {
  expect(Object.keys(await import("./kit/themes/public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "calm",
      "contrast",
      "midnight",
      "paper",
      "shadcn",
      "soft",
      "square",
    ]
  `)
})
