import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const read = (entry: string): string => readFileSync(join(import.meta.dirname, "..", entry), "utf8")

/** The types that an entry promises, by their first letters: what `export type {}` or `type` before a name says. */
const typesOf = (entry: string): ReadonlyArray<string> => {
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

test("the names of the rules' types", () => {
  expect(typesOf("core/public.ts")).toMatchInlineSnapshot(`
    [
      "Absent Account AccountEvent AccountId AccountState AccountTab AccountType ActivityEvent ActivityState AddressKind Ago Alert AlertEntry AlertKey ApprovalLimit ApprovalNeed AskingNodes AtomicSupport Attempt",
      "BatchCall BatchCapabilities BatchStatus Beginning BitcoinAddress BitcoinRequest Built",
      "CallBatch CallBatchState CallError CatalogueEntry CataloguePart ChainEvent ChainState CheckedVariables Choice ChosenPlatform ChunkName ComingView ConfigEvent ConfigState ConnectMethod ConnectRequest ConnectRow Connection ConnectionEvent ConnectionState ConnectionStatus Connector ConnectorType",
      "Decoder DeepLink Device",
      "Endpoints Entry Envelope ErrorCategory ErrorProps EventOf ExitCode",
      "FailureClass FailureData FeatureOptions FilledSend",
      "HeardEvent Hears History",
      "Identity IdentityEvent IdentityState",
      "KitError KitEvent KitPartsEvent KitPartsState KitState",
      "LatchkeyError LazySlice LazySlices LinkChoice LinkKind LinkedRequest Listed ListingKind ListingOptions LocalFeatures",
      "Metadata ModalEvent ModalState Money Month MountedSlice",
      "NameEvent NameProfile NameState NameSuggestion NamedAddress Namespace NativeBalance Network NetworkId NetworkInput",
      "OnrampEvent OnrampOptions OnrampProvider OnrampQuote OnrampState OpenRequest OpenableView OpeningFacts OptionProblem Options OtherEvent",
      "Pairing PairingUri PaymentCurrency PaymentLimit Place PreflightCommitment Preset Pressed PriceEvent PriceState Prices ProjectRefusal Proposal ProposalOverride ProposedNamespace Purchase PurchaseCurrency PurchaseNetwork",
      "RaisedAlert Reach ReadOptions ReadText RedirectProvider Registration Remote RemoteFeature RemoteFeatures ResolvedFeatures Revocation RevokeRequest RpcEndpoint RunEndpoints",
      "Sample Scrubbed SendForm SendOptions Sending SessionEvent SessionState SessionStatus ShownAccount ShownConnection ShownQuote SignInData SignInMessage SignInSession SmartSession Snapshot SocialProvider StandardWallet Standing StoredStatus Struct Surroundings SwapApproval SwapEvent SwapFacts SwapFee SwapForm SwapPhase SwapQuote SwapRequest SwapState SwapToken Switching",
      "TheirEvent TheirEvents ThemeEvent ThemeMode ThemeState ThemeVariable Toast ToastKey TokenBalance TokenEvent TokenState TrackProps Trade Transaction TransactionRequest Transfer",
      "View ViewName ViewWithData",
      "Wallet WalletAsset WalletEvent WalletList WalletName WalletState WayBack Worth",
    ]
  `)
})

test("the names of the services' types", () => {
  expect(typesOf("services/public.ts")).toMatchInlineSnapshot(`
    [
      "ActivityError Alias ApprovedFor AskError AskingWallets",
      "CacheSpec Cached Call CallBatchError CallSpec CallStatusError CodeMissing ConnectError ConnectOptions ConnectorError",
      "Eip1193Provider Endpoint Endpoints",
      "Hiding HostLink HttpAnswer HttpRequest",
      "ImageKind",
      "KitServices KitSettings",
      "Line Listener LogEntry",
      "NativeBalanceError NetworkSigns",
      "PerformedSwap Policy PreparedSend PreparedSwap ProviderListener",
      "Receipt Recorder RelayClient Replay RpcFailure RpcQuestion RpcRead",
      "SignInWish SolanaRequest StoredAnswers SwapApprovalError SwapAsk SwapBuildError SwapQuoteError SwapService SwapSteps SwitchError",
      "TakeLines TakenDown TakenEvent TokenBalanceError",
      "WalletAccounts WalletCall WalletChange WalletConnector WalletPage WalletQuery WalletRequestError WantedImage",
    ]
  `)
})

test("the names of the React entry's types", () => {
  expect(typesOf("react/public.ts")).toMatchInlineSnapshot(`[]`)
})

test("the names of the headless entry's types", () => {
  expect(typesOf("react/kit/shell/public.ts")).toMatchInlineSnapshot(`
    [
      "ConnectOptions ConnectionChoice",
      "DisconnectOptions",
      "Latchkey LatchkeyOptions",
      "NetworkInput",
      "OpenOptions",
      "ProposalOptions",
      "SendOptions ShownAccount ShownConnection Snapshot",
      "ThemeChange ThemeTokens Tokens",
      "WalletProvider WalletProviderEvents",
    ]
  `)
})
