import { expect, test, vi } from "vitest"

/**
 * What a page has and a server has not. Whether there is a `document` may be asked: it says which of the two this is.
 */
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

test("importing the kit on a server touches nothing that only a page has", { timeout: 30_000 }, async () => {
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

test("making a kit on a server reads nothing and starts nothing", async () => {
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

test("the headless entry's names", async () => {
  expect(Object.keys(await import("./kit/shell/public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "KitMissing",
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

test("the React entry's names", async () => {
  expect(Object.keys(await import("./public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "ConnectButton",
      "LatchkeyProvider",
      "useAccount",
      "useConnections",
      "useDisconnect",
      "useLatchkey",
      "useNetwork",
      "useProvider",
      "useSnapshot",
      "useTheme",
    ]
  `)
})

test("the names of the rules, by their first letters", async () => {
  const lines: Record<string, string> = {}
  for (const name of Object.keys(await import("../core/public.ts")).sort()) {
    const letter = name.slice(0, 1)
    lines[letter] = lines[letter] === undefined ? name : `${lines[letter]} ${name}`
  }
  expect(Object.values(lines)).toMatchInlineSnapshot(`
    [
      "AccountNotFound ActionNotAllowed AdapterNotFound AllowanceFailed AnalyticsForbidden ApprovalNotBuilt",
      "BadShape BadStatus BothSignIns",
      "CallBatchFailed CallBatchNeedsMore CallBatchPending CallBatchRepeated CallBatchTooLarge CallBatchUnknown CallBatchesUnsupported CallMisfit CallStatusNotApproved CallsMisfit ChainNotSupported ConfigInvalid ConfigRateLimited ConfigServerError ConnectionRejected ConnectionWithoutConnector ConnectorNotFound ContextChanged CopyFailed",
      "Decode",
      "EmailCooldown EmailMisfit EmbeddedAborted Erc20 EventLogSchema EventNotSent",
      "FailedToConnect FailedToDisconnect FailedToDisconnectChains FailedToDisconnectConnector FailedToDisconnectWallet FailedToFindConnector Failure FarcasterFailed FrameError FrameErrorUnknown FrameLoadFailed FrameLoadTimedOut FrameNotSet FrameParentNotSet FrameRequestTimedOut",
      "GasPriceNotSupported",
      "InsufficientLiquidity InvalidCaipAccount InvalidCaipAddress InvalidCaipNetwork InvalidChainId InvalidConnectionStatus InvalidProjectId InvalidTokenId",
      "KitEventSchema KitMissing KitStateSchema",
      "MethodNotGranted ModalClosed MultiWalletNotEnabled",
      "NameMisfit NameNeedsAccount NameNotRegistered NameNotResolved NameRefused NameSuggestionsFailed NamesOfAddressFailed NamespaceMissing NetworkNotFound NetworkPriceFailed NoActiveAccount NoActiveNetwork NoAuthConnector NoEndpoint NoLinkFound NoRequestedChain NoRpcUrl NotConnected NotEmailOrSocial",
      "Offline OnrampAmountOutside OnrampOptionsFailed OnrampQuoteFailed OnrampUrlFailed OriginNotAllowed OtpRejected",
      "PopupBlocked PopupClosed PopupNotCreated PreflightMisfit ProfileAnswer ProjectIdMissing ProviderNotFound",
      "RateLimited RelayUnreachable RequestAborted RequestBeforeConnect RequestMisfit RequestRejected RevokeFailed RpcError RpcNotAllowed",
      "SafeSignaturePending SafeSilent Secret SendFailed SendIncomplete SendMisfit SendNeedsToken SendWouldFail SessionEnded SessionExpired SessionItem SessionMalformed SessionNotFound SessionsFailed SignClientMissing SignInExpired SignInMisfit SignInNotStarted SignInTooEarly SignatureInvalid SigningFailed SiwxNotEnabled SlippageMisfit SocialNotStarted SocialTimedOut SocialUriFailed SwapAmountMisfit SwapMisprepared SwapNotBuilt SwapNotStarted SwapPriceMoved SwapsNotSupported SwitchFailed SwitchRejected SwitchWalletFailed",
      "TimedOut TokenBalanceUnavailable TokenCallMisfit TooLarge TooManyPending TransactionChanged TransactionNotMined TransactionReverted TransactionsFailed",
      "Unforeseen Unreachable UnsupportedChain UnsupportedNamespace UntrustedOrigin UnverifiedDomain",
      "WalletAnswerMisfit WalletBusy WalletConnectNotFound WalletRequestFailed WalletSilent",
      "accountId accountIndexes accountOfSignIn accountStart accountTabs accountTypeOf accountTypes activeConnection activityStart addDecimals addressBytes ago agoText alertOf alerts allSatoshis allowedMethod analyticsTable appLink approvalNeed approvedMethods arbitrum arrived asking atomicSupport aurora avalanche",
      "bareName base baseSepolia becomesSmartAccount bitcoin bitcoinAccountIndex bitcoinMethods bitcoinNetworks bitcoinSignet bitcoinTestnet bitcoinTransferOf browseLink browserGlobals browserWallet bsc builtViews byMonth",
      "catalogueIdOf celo chainStart checkAnyPayment checkApproval checkChains checkPayment checkSend checkSwap checkThemeVariables choiceOf chosen chunkOf coinOf commitmentOf comparableRdns compareDecimals configStart connectMethodOrder connectMethods connectRows connectionStart connectorIds connectorKey connectorTypes counterparty",
      "defaultAccountTypes defaultPaymentCurrencies defaultPurchaseCurrencies defaultSlippage discoversAssets divideDecimals dustLimit",
      "emailCooldown emailName emptyHistory emptySnapshot endpointsOf entries entryOf envelopeOf errorBrand errorCategories errorProps evmNetworkId expectedOf",
      "failed failures featureEntries featureOf featureSources featureTable featuredCount fieldOf filled findNetwork findWallet fitsBitcoin fitsSolana formatMessage formatUnits frameAlerts fromBase58 fromCoinType fullName",
      "gnosis",
      "hasGateway heldOf hexChainId",
      "identityStart isAccountId isAccountType isActive isAddress isAddressOn isAskedOn isCoin isDecimal isDust isExcluded isHiddenBrowserWallet isLast isLatchkeyError isLoopback isMagicValue isMainnet isNamespace isNetworkId isOpenable isOriginAllowed isOtp isPairingExpired isPreflightCommitment isRecord isRedirectProvider isRefusal isReservedId isSafeCssValue isSameForm isSameWallet isSignatureText isSpam isSupported isTransactionHash isTransient isTrustedResult isUnrecognizedChain isUserRejection isValidSignatureCall isVerified",
      "joined",
      "keptParts kitMissingEntry kitStart knownEntry",
      "laterEvents laterViews latest legacyNameSuffix limits linkChoiceKey linkFeatures linkTarget liquidityRefusal listedConnectors listingKinds listingOrder localFeatures longTextOf longTexts",
      "mainnet maximumSlippage mayAskEmail mayAskNext mayReport maySwitchToSmartAccount merged millis minimumReceived mockedQuote modalStart monthHeading motion multiplyDecimals",
      "nameRefusal nameStart nameSuffix namespaceToSwitch namespaces nativeLink near networkFee networkName networkNamed networkOfAddress neverEvents noDevice noRemoteFeatures nobody nobodysName",
      "offersSwaps onrampProviders onrampStart openableViews openingFacts optimism optionTable optionalNamespaces orderAccounts originsFailure",
      "pairingExpiry pairingLink pairingMarginMillis pairingMillis parseAccountId parseMessage parseNetworkId parseTokenId parseUnits plainAddress plainName polygon preflightCommitments priceImpact priceOf priceStart pricesOf problemsOf profileOf providersOn publicEndpoints purchaseMeant",
      "ranked ranking rateOf reachOf reaches readAccountName readAccounts readAddress readAnnouncement readBatchId readBatchStatus readCalls readConnections readDevice readEmail readIcon readLinkChoice readOptions readPairingUri readSatoshis readSendOptions readSession readSlippage readStandardWallet readStored readSwapAmount readVersioned readWalletAssets recommendedCap redirectProviders refusalAlerts refusalOf remoteDefaults requestLink resolveFeatures retryAfter reusesPairing revokeRequest rpcEndpoints",
      "safeMethods sameAccounts sameId sameName sameSnapshot sameToken sameView sampled satoshiNumber scrub scrubData sendCallsParams sendRequest sentenceIn sentenceOf sepolia sessionOf sessionStart sessionStatus sessionsOf showBalance showFiat showNumber shownAccount shownConnection shownConnections shownView showsAllWallets significant socialName socialsOn solana solanaChainOf solanaDevnet solanaTestnet splitAccountId splitNetworkId standIn standardConnector startState statusOf step stepAccount stepActivity stepChain stepConfig stepConnection stepIdentity stepKit stepModal stepName stepOnramp stepPrice stepSession stepSwap stepTheme stepToken stepWallet storageKey storageKeys storageVersion storedSchemas storedSnapshot storedStatusOf storedStatuses storedText sumDecimals swapFormKey swapNetworks swapQuote swapStart",
      "takeOptions themeStart themeVariableNames toBase58 toCoinType toDecimal toFailureData toNetwork toProjection toQuantity toSnapshot toUnforeseen toastTexts tokenIdOf tokenKey tokenNamed tokenStart tokensMeant tokensOfAssets toldOf topView trackProps transferOf truncateAddress truncateTransactionAddress",
      "unasked universalLink unlisted unsupportedNetwork untimely untoldEvents utf8Hex",
      "verdictOf viewToOpen",
      "walletCodes walletStart wantedChunks wantedOf warningsOf wayBack webLink wireNumber withKnown withPage withoutSessionsOf worthShowing writeVersioned",
      "zksync",
    ]
  `)
})

test("the services' names", async () => {
  expect(Object.keys(await import("../services/public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "Activity",
      "Caches",
      "CallBatches",
      "Calls",
      "Catalogue",
      "ChainNotSupported",
      "ConnectionRejected",
      "Connections",
      "ConnectorNotFound",
      "Connectors",
      "ErrorReports",
      "EventSender",
      "FailedToConnect",
      "FailedToDisconnect",
      "Identities",
      "ImageUrls",
      "Images",
      "Log",
      "ModalClosed",
      "Names",
      "NativeBalances",
      "NetworkNotFound",
      "Networks",
      "Nonces",
      "Online",
      "Onramp",
      "Page",
      "PageAddress",
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
      "SwitchFailed",
      "SwitchRejected",
      "TokenBalances",
      "Transport",
      "WalletAssets",
      "WalletBusy",
      "WalletRequests",
      "accountLayer",
      "activityLayer",
      "analyticsLayer",
      "analyticsOver",
      "batchingLayer",
      "connectionLayer",
      "events",
      "fetchLayer",
      "follow",
      "hostLinkLayer",
      "identityLayer",
      "kept",
      "kitLayer",
      "nameLayer",
      "networkLayer",
      "networkOver",
      "onrampLayer",
      "performSwap",
      "platformLayer",
      "priceLayer",
      "rankingLayer",
      "recordLayer",
      "replayLayer",
      "sessionLayer",
      "states",
      "swapLayer",
      "takeDown",
      "until",
    ]
  `)
})
