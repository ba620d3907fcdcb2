import { expect, test, vi } from "vitest"

/** What a page has and a server has not. Whether there is a `document` may be asked: it says which of the two this is. */
const browserOnly = ["window", "localStorage", "sessionStorage", "matchMedia", "customElements", "indexedDB", "requestAnimationFrame", "requestIdleCallback"]

test("importing the kit on a server touches nothing that only a page has", async () => {
  const touched: Array<string> = []
  for (const name of browserOnly) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) })
  }
  await Promise.all([import("./shell/public.ts"), import("./public.ts"), import("../core/public.ts"), import("../services/public.ts")])
  for (const name of browserOnly) Reflect.deleteProperty(globalThis, name)
  expect(touched).toEqual([])
})

test("making a kit on a server reads nothing and starts nothing", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout")
  const { createLatchkey, mainnet } = await import("./shell/public.ts")
  const kit = createLatchkey({ networks: [mainnet] })
  expect(kit.getSnapshot()).toEqual({ status: "disconnected", account: null, open: false, view: null, network: null })
  expect(timers).not.toHaveBeenCalled()
  await kit.dispose()
  timers.mockRestore()
})

test("the headless entry's names", async () => {
  expect(Object.keys(await import("./shell/public.ts")).sort()).toMatchInlineSnapshot(`
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
      "useDisconnect",
      "useLatchkey",
      "useNetwork",
      "useProvider",
      "useSnapshot",
      "useTheme",
    ]
  `)
})

test("the names of the rules", async () => {
  expect(Object.keys(await import("../core/public.ts")).sort().join(" ").replaceAll(/(.{100,140}?) /g, "$1\n").split("\n")).toMatchInlineSnapshot(`
    [
      "AccountNotFound ActionNotAllowed AdapterNotFound AllowanceFailed AnalyticsForbidden ApprovalNotBuilt",
      "BadShape BadStatus BothSignIns CallStatusNotApproved CallsMisfit ChainNotSupported ConfigInvalid ConfigRateLimited",
      "ConfigServerError ConnectionRejected ConnectionWithoutConnector ConnectorNotFound ContextChanged CopyFailed",
      "Decode EmailCooldown EmailMisfit EmbeddedAborted EventLogSchema EventNotSent FailedToConnect FailedToDisconnect",
      "FailedToDisconnectChains FailedToDisconnectConnector FailedToDisconnectWallet FailedToFindConnector Failure",
      "FarcasterFailed FrameError FrameErrorUnknown FrameLoadFailed FrameLoadTimedOut FrameNotSet FrameParentNotSet",
      "FrameRequestTimedOut GasPriceNotSupported InsufficientLiquidity InvalidCaipAccount InvalidCaipAddress",
      "InvalidCaipNetwork InvalidChainId InvalidConnectionStatus InvalidProjectId KitEventSchema KitMissing",
      "KitStateSchema ModalClosed MultiWalletNotEnabled NameMisfit NameNeedsAccount NameNotRegistered NameNotResolved",
      "NameRefused NameSuggestionsFailed NamesOfAddressFailed NamespaceMissing NetworkNotFound NetworkPriceFailed",
      "NoActiveAccount NoActiveNetwork NoAuthConnector NoEndpoint NoLinkFound NoRequestedChain NoRpcUrl NotConnected",
      "NotEmailOrSocial Offline OnrampAmountOutside OnrampOptionsFailed OnrampQuoteFailed OnrampUrlFailed OriginNotAllowed",
      "OtpRejected PopupBlocked PopupClosed PopupNotCreated ProjectIdMissing ProviderNotFound RateLimited RequestAborted",
      "RequestBeforeConnect RequestRejected RevokeFailed RpcError RpcNotAllowed Secret SendFailed SendIncomplete",
      "SendMisfit SendNeedsToken SessionExpired SessionsFailed SignClientMissing SignInNotStarted SignatureInvalid",
      "SigningFailed SiwxNotEnabled SocialNotStarted SocialTimedOut SocialUriFailed SwapNotBuilt SwapNotStarted",
      "SwapsNotSupported SwitchFailed SwitchRejected SwitchWalletFailed TimedOut TokenBalanceUnavailable TooLarge",
      "TooManyPending TransactionChanged TransactionsFailed Unforeseen Unreachable UnsupportedChain UnsupportedNamespace",
      "UntrustedOrigin UnverifiedDomain WalletBusy WalletConnectNotFound WalletRequestFailed accountId accountStart",
      "accountTabs activeConnection ago agoText alertKeyOf alertOf alerts appLink arbitrum arrived asking aurora",
      "avalanche base baseSepolia bitcoin bitcoinSignet bitcoinTestnet browserWallet bsc builtViews celo chainStart",
      "checkThemeVariables comparableRdns configStart connectMethodOrder connectMethods connectRows connectionStart",
      "connectorIds connectorKey connectorTypes emailName emptySnapshot endpointsOf entries entryOf errorBrand",
      "evmNetworkId failed failures featureTable featuredCount filled findNetwork formatUnits frameAlerts fromCoinType",
      "gnosis hasGateway hexChainId isAccountId isActive isAddress isDust isExcluded isHiddenBrowserWallet isLast",
      "isLatchkeyError isNamespace isNetworkId isOpenable isOriginAllowed isRecord isReservedId isSafeCssValue",
      "isSameWallet isSupported isTransient joined keptParts kitMissingEntry kitStart lateViews laterViews latest",
      "limits listedConnectors listingKinds listingOrder localFeatures longTextOf longTexts mainnet mayReport",
      "merged millis modalStart monthHeading motion namespaceToSwitch namespaces near noDevice noRemoteFeatures",
      "openableViews openingFacts optimism optionTable originsFailure parseAccountId parseNetworkId parseUnits",
      "plainAddress plainName polygon publicEndpoints reachOf reaches readAccounts readAnnouncement readDevice",
      "readIcon readOptions readStored readVersioned recommendedCap remoteDefaults resolveFeatures retryAfter",
      "sameId sameSnapshot sameView sentenceIn sepolia showBalance showFiat showNumber shownAccount shownConnection",
      "showsAllWallets socialName socialOrder socialProviders socialsOn solana solanaDevnet solanaTestnet splitAccountId",
      "splitNetworkId standIn startState statusOf step stepAccount stepChain stepConfig stepConnection stepKit",
      "stepModal stepTheme stepToken stepWallet storageKey storageKeys storageVersion storedSnapshot themeStart",
      "themeVariableNames toCoinType toFailureData toNetwork toProjection toSnapshot toUnforeseen toastTexts",
      "tokenStart topView truncateAddress truncateTransactionAddress unasked unknown unlisted unsupportedNetwork",
      "viewToOpen walletFeatures walletStart wantedChunks webLink writeVersioned zksync",
    ]
  `)
})

test("the services' names", async () => {
  expect(Object.keys(await import("../services/public.ts")).sort()).toMatchInlineSnapshot(`
    [
      "Calls",
      "Catalogue",
      "ChainNotSupported",
      "ConnectionRejected",
      "Connections",
      "ConnectorNotFound",
      "Connectors",
      "FailedToConnect",
      "FailedToDisconnect",
      "ImageUrls",
      "Images",
      "ModalClosed",
      "NativeBalances",
      "NetworkNotFound",
      "Networks",
      "Online",
      "Page",
      "Platform",
      "ProjectConfig",
      "Rpc",
      "Settings",
      "Storage",
      "Store",
      "SupportedChains",
      "SwitchFailed",
      "SwitchRejected",
      "TokenBalances",
      "Transport",
      "WalletBusy",
      "accountLayer",
      "connectionLayer",
      "events",
      "fetchLayer",
      "follow",
      "hostLinkLayer",
      "kept",
      "kitLayer",
      "networkLayer",
      "networkOver",
      "platformLayer",
      "recordLayer",
      "replayLayer",
      "states",
      "until",
    ]
  `)
})
