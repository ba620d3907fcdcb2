import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const read = (entry: string): string => readFileSync(join(import.meta.dirname, "..", entry), "utf8")

/** The types that an entry promises, by their first letters: what `export type {}` or `type` before a name says. */
const getTypes = (entry: string): ReadonlyArray<string> => {
  const lists = [...read(entry).matchAll(/^export (type )?\{([^}]*)\}/gm)]
  const names = lists.flatMap(([, every, list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && (every !== undefined || name.startsWith("type ")))
      .map((name) => name.replace(/^type /, "").replace(/^.* as /, ""))
  )
  const written = [...read(entry).matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = ""]) => name)
  const all = [...names, ...written].sort()
  return [...new Set(all.map((name) => name.slice(0, 1)))].map((letter) =>
    all.filter((name) => name.startsWith(letter)).join(" ")
  )
}

test.each(["core/public.ts", "services/public.ts", "react/public.ts"])(
  "%s names what it promises one by one",
  (entry) => {
    expect(read(entry)).not.toMatch(/^export (type )?\*(?! as)/m)
  }
)

test("exports the types of latchkey/core", () => {
  expect(getTypes("core/public.ts")).toMatchInlineSnapshot(`
    [
      "AbiType AbiValue Absent Account AccountEvent AccountId AccountState AccountTab AccountType ActivityEvent ActivityState AddressKind Ago Alert AlertEntry AlertKey ApprovalChoice ApprovalEvent ApprovalLimit ApprovalNeed ApprovalState AskingNodes AtomicSupport Attempt Authorization",
      "BatchCall BatchCapabilities BatchChoice BatchRequest BatchStatus Beginning BitcoinAddress BitcoinRequest Built",
      "CallBatch CallBatchState CallError CallWithin Capabilities CatalogueEntry CataloguePart ChainEvent ChainState CheckedVariables Choice ChosenPlatform ChunkName ComparedAddresses ConfigEvent ConfigState ConnectMethod ConnectRequest ConnectRow Connection ConnectionEvent ConnectionState ConnectionStatus Connector ConnectorType ContractCall",
      "DecisionEvent DecisionState Decoder DeepLink Describe Described Description Descriptor Device",
      "Endpoints Entry Envelope ErrorCategory ErrorProps EventOf EvmCall EvmRequest ExitCode",
      "FactSource Facts FailureClass FailureCode FailureData FeatureOptions FilledSend Filling FundingCommands FundingEvent FundingOption FundingRequest FundingState",
      "GasTerms GrantRequest",
      "HandledEvent History",
      "Identity IdentityEvent IdentityState InputToSign Intent IntentKind IntentParts IntentStep",
      "KitError KitEvent KitPartsEvent KitPartsState KitState KitStep KnownAddress",
      "LatchkeyError LazySlice LazySlices LendingCommands LendingEvent LendingState LinkChoice LinkKind LinkedRequest Listed ListingKind ListingOptions LocalFeatures LoginEvent LoginState",
      "MessageRequest Metadata ModalContext ModalEvent ModalState Money Month MountedSlice",
      "NameCommands NameEvent NameFact NameProfile NameState NameSuggestion NamedAddress Namespace NativeBalance Network NetworkId NetworkInput",
      "OnrampCommands OnrampEvent OnrampOptions OnrampProvider OnrampQuote OnrampState OpaqueRequest OpenRequest OpenableView OpeningFacts OptionKind OptionList OptionProblem Options OtherEvent OwnEvidence",
      "Pairing PairingUri Parameter Paymaster PaymentCurrency PaymentLimit PaymentRequest Place PreflightCommitment Preset PressEvents PriceEvent PriceState Prices ProjectRefusal Proposal ProposalOverride ProposedNamespace PsbtRequest Purchase PurchaseCurrency PurchaseNetwork",
      "RaisedAlert Reach ReadOptions ReadText Reader Reading ReceiptEvent ReceiptState ReconnectMethod RedirectProvider Registration Remote RemoteFeature RemoteFeatures RequestBase RequestContext RequestedCapability ResolvedFeatures Revocation RevocationRequest RevokeRequest Risk RoomCommands RpcEndpoint RunEndpoints",
      "Sample Screen ScreenAnswer ScreenRequest ScreenedCall Scrubbed SendCommands SendEvent SendForm SendOptions SendState Sending SentChange SentEnd SentName SentRecord SentTransaction SentenceKey SentenceLanguage ServiceEvent ServiceEvents ServiceOptions SessionCommands SessionEvent SessionGrant SessionState SessionStatus ShapeReading ShortView ShownAccount ShownConnection ShownContent ShownNetwork ShownQuote ShownRequest ShownSignIn ShownStatus ShownToken ShownTokens SignInCommands SignInData SignInEvent SignInMessage SignInPhase SignInPlugin SignInSession SignInState SignInStatus SignInSubject SigningEvent SigningState SiweConfig SiweMessageParts SmartSession Snapshot SocialProvider SolanaRequest Sponsor SponsorOption SponsorsByNetwork Sponsorship StandardWallet Standing StoredStatus Struct SwapApproval SwapCommands SwapEvent SwapFacts SwapFee SwapForm SwapPhase SwapQuote SwapRequest SwapState SwapTerms SwapToken Switching",
      "ThemeEvent ThemeMode ThemeState ThemeVariable Toast ToastKey TokenBalance TokenEvent TokenFact TokenState TrackProps Trade Transaction TransactionRequest Transfer Translate TypedData TypedDataRequest TypedDomain",
      "UnreadPart UserEvent UserOperationRequest UserState",
      "ValuesOf VerifiedSignIn View ViewName ViewWithData",
      "Wallet WalletAsset WalletErrorParts WalletEvent WalletList WalletName WalletRequest WalletState WarningName Words WordsField Worth WrittenCall WrittenRequest",
    ]
  `)
})

test("exports the types of latchkey/services", () => {
  expect(getTypes("services/public.ts")).toMatchInlineSnapshot(`
    [
      "AccountsError ActivityError Alias AskIntentDependencies",
      "BatchPurpose BrowserNetwork BuildChoice",
      "CacheSpec Cached Call CallBatchError CallSpec CallStatusError CallWatcher CodeMissing ConnectError ConnectOptions ConnectorError",
      "EffectStore Eip1193Provider EmbeddedFailure Endpoint Endpoints",
      "Hiding HostCallbacks HostLink HttpAnswer HttpRequest",
      "ImageKind IntentError IntentMisfit",
      "KitServices KitSettings",
      "Line Listener LogEntry LostSend",
      "NativeBalanceError NotifyOfChanges",
      "PlainStore Policy PreparedSend PreparedSwap Proposal ProviderListeners",
      "ReadFile Receipt RecordedChange Recorder RegisterReceiver RelayClient Replay ReportedFailure RequestAccounts RequestOrigin RequestWallet RequestedImage Requester ReviewError RpcFailure RpcQuestion RpcRead",
      "ScreenError Screening SentApproval SentSwap SignInParams SolanaRequest StoredAnswers SwapApprovalError SwapBuildError SwapQuery SwapQuoteError SwapService SwapSteps SwitchError",
      "TokenBalanceError",
      "WalletAccounts WalletCall WalletChange WalletConnector WalletPage WalletQuery WalletRequestError WalletRequester",
    ]
  `)
})

test("exports the types of latchkey/react", () => {
  expect(getTypes("react/public.ts")).toMatchInlineSnapshot(`
    [
      "Act ActState ActivityByMonth",
      "ButtonElementProps ButtonProps",
      "ChoosingWallets ConnectButtonProps ConnectButtonState CustomProps",
      "EvmAccount",
      "OtherAccount",
      "Purchasable",
      "ReadOptions ReadResult",
      "Swapping",
      "UseAccount",
    ]
  `)
})

test("exports the types of latchkey", () => {
  expect(getTypes("react/kit/shell/public.ts")).toMatchInlineSnapshot(`
    [
      "AnnouncedProvider ApprovalRequest",
      "Balance",
      "CallsStatus Capabilities CheckedTransfer ConnectOptions ConnectionChoice",
      "DisconnectOptions",
      "ExplainedRequest",
      "GrantKey GrantRequest GrantedPermission GrantedWalletPermission",
      "HostLocale HostWords",
      "KitEvent",
      "Latchkey LatchkeyOptions LocaleTag",
      "NetworkArgument NetworkInput NetworkName",
      "OpenOptions",
      "PerformedSwap PermissionRequest PermissionRule ProposalOptions ProviderInfo PublicIdentity PurchaseOptions PurchaseParams",
      "ReadFor ReadingMethods ReceiptRequest",
      "Screen ScreenAnswer ScreenRequest ScreenedCall SendOptions SentChange SentReceipt SentTransaction SeveralTransfers ShownAccount ShownConnection ShownSignIn SmartSessionGrant Snapshot Sponsor Sponsorship SubscriptionRequest SwapOffer SwapPerformance",
      "ThemeChange ThemeTokens Token Tokens TransferFromOptions TypedData",
      "WalletChoice WalletInfo WalletListMethods WalletPermission WalletProvider WalletProviderEvents WalletsWatch WatchedWallets Words WordsByLocale WordsField",
    ]
  `)
})

test("exports the types of latchkey/element", () => {
  expect(getTypes("react/kit/element/public.ts")).toMatchInlineSnapshot(`
    [
      "LatchkeyButtonAttributes LatchkeyButtonEvents LatchkeyButtonMarkup",
    ]
  `)
})
