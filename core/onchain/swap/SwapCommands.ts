import type { WarningName } from "../money/warning.ts"
import type { SwapQuote } from "./events.ts"

/** The commands of the Swap views. Each returns at once, and reports its progress as events of the swap. */
export interface SwapCommands {
  /** Performs the displayed quote once. Continues when the visitor leaves. `accept`: the ticked warnings. */
  readonly confirm: (quote: SwapQuote, accept: ReadonlyArray<WarningName>) => void
  /** Revokes the allowance that a failed swap left to a spender. */
  readonly takeBack: (quote: SwapQuote, spender: string) => void
}
