import type { NetworkId } from "../../chain/network/ids.ts"

/** The transfer that a visitor needs, as a way to fund the account receives it. */
export interface FundingRequest {
  /** The visitor's address, which receives the funds. */
  readonly address: string
  /** The network of the account (CAIP-2). */
  readonly network: NetworkId
  /** The missing token: its contract or its symbol; null for the network's coin, or if any token is welcome. */
  readonly token: string | null
  /** The missing amount in whole tokens, as decimal text; null if unknown. */
  readonly amount: string | null
}

/** A way to fund the account that the host adds, e.g. an exchange. */
export interface FundingOption {
  /** Unique among the options. */
  readonly id: string
  readonly name: string
  /** Its picture: an https address. */
  readonly icon?: string | undefined
  /**
   * Called when the visitor chooses it, in the same task as the press, so that it may open a window. The modal closes
   * when it returns, or when its promise resolves. The view says so, and `onError` is called, if it throws, rejects,
   * or takes longer than 10 s. An `AbortError` or a refusal (4001) means that the visitor canceled: the view stays.
   */
  readonly open: (request: FundingRequest) => unknown
}
