/** Counts and sizes of the rules in docs/spec. */
export const limits = {
  recentWallets: 2,
  recommendedWallets: 4,
  featuredWallets: 4,
  walletPage: 40,
  walletSearch: 100,
  prefetchedImages: 20,
  pendingTransactions: 99,
  balanceDecimals: 3,
  numberDecimals: 2,
  addressLeading: 4,
  addressTrailing: 6,
  nameMinimum: 4,
  /** The maximum number of names, of an account or suggested, read from one answer. */
  names: 100,
  /** The maximum number of transactions read from one page of a history. */
  historyPage: 250,
  logBytes: 1_024_000,
  /** A larger JSON answer is not read to its end. docs/spec/foundation.md#http-answers. */
  answerBytes: 10 * 1024 * 1024,
  imageBytes: 512 * 1024,
  errorReports: 5,
  /** The maximum number of events that wait for the event service; beyond it the oldest are dropped. */
  waitingEvents: 100
} as const

/** Durations of the rules in docs/spec, in milliseconds. */
export const millis = {
  frameLoad: 20_000,
  connectRequest: 120_000,
  signOut: 3_000,
  frameReady: 500,
  /** How long a Farcaster code may be scanned, and how long an approval may take if only its answer is received. */
  farcaster: 300_000,
  approvalByWindow: 300_000,
  toastSwitch: 150,
  toastShown: 2_750,
  backCleanup: 100,
  shake: 500,
  /**
   * How long a switch shows progress in its row before the view changes, and how long a row shows that it was declined.
   */
  switchInRow: 3_000,
  refusalInRow: 4_000,
  rpc: 10_000,
  dataCall: 15_000,
  configCall: 10_000,
  /** The longest delay that a service's `Retry-After` can impose on a call. */
  retryAfter: 60_000,
  imagePreload: 2_000,
  searchWait: 300,
  notAllowedToast: 300,
  emailCooldown: 30_000,
  tokenBalanceRetry: 30_000,
  portfolioCache: 30_000,
  nativeBalanceCache: 30_000,
  nameCache: 300_000,
  identityCache: 300_000,
  errorReportWindow: 60_000,
  reconnectWait: 3_000,
  /** How long an adapter may take to restore the connection of an earlier visit; its code may have to load. */
  adapterRestore: 20_000,
  /** The interval of checks for Bitcoin wallets that do not announce themselves. */
  bitcoinLook: 200,
  /** The delay before the first check for a transaction's receipt, the interval of checks, and when checking ends. */
  receiptFirst: 200,
  receiptPoll: 1_000,
  receiptWait: 120_000,
  /** Retention of sent records, and how long no node may know a transaction before it counts as dropped. */
  sentKept: 604_800_000,
  sentUnknown: 300_000,
  /** How long the chain is searched for a transaction that a wallet may have sent before it disappeared. */
  outcomeLook: 60_000,
  /** The interval of checks for a purchase, and how long they go on. */
  purchaseLook: 15_000,
  purchaseWait: 900_000,
  /** How long a way to fund the account that the page added may take to open. */
  fundingOption: 10_000,
  /** How long a wallet waits for the account's transaction count. */
  nonceWait: 1_000
} as const

/** Durations of the modal's motion, milliseconds. docs/spec/kit.md#modal-size-and-motion. */
export const motion = { headerText: 120, modalHeight: 150, viewTransition: 150 } as const
