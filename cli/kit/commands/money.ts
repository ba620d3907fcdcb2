import type { Command as Words } from "commander"
import { accountText, type Branch, leaf, tokenText } from "./leaf.ts"

interface SwapWords {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly slippage?: string
  readonly account?: string
}
interface Confirmed {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

/** Commands that move money: swapping, sending, buying. */
export const money: Branch = (root, does) => {
  const swapping = (words: Words): Words =>
    words
      .requiredOption("--from <token>", tokenText)
      .requiredOption("--to <token>", "the same")
      .requiredOption("--amount <decimal>", "of the token that is given")
      .option("--slippage <percent>", "how much less than quoted is taken, 0.01 to 50 (default: 1)")
      .option("--account <account>", accountText)
  const confirmed = (words: Words): Words =>
    words
      .option("--yes", "do it without a question")
      .option("--dry-run", "show what would be done, and stop before the wallet is asked")
  swapping(leaf(root, "swap-quote", "what an amount of one token gives of another")).action(
    (options: SwapWords, words: Words) =>
      does(words, async () => (await import("../../onchain/swap/quote.ts")).swapQuote(options))
  )
  confirmed(swapping(leaf(root, "swap", "the same, done: approved if need be, and sent")))
    .option("--unlimited-approval", "let the swap's contract take the token for ever, not this amount once")
    .action((options: SwapWords & Confirmed & { readonly unlimitedApproval?: boolean }, words: Words) =>
      does(words, async () => (await import("../../onchain/swap/swap.ts")).swap(options))
    )
  confirmed(leaf(root, "send", "move a token from the connected account"))
    .requiredOption("--token <token>", tokenText)
    .requiredOption("--to <address>", "who gets it")
    .requiredOption("--amount <decimal>", "of the token")
    .action(
      (options: Confirmed & { readonly token: string; readonly to: string; readonly amount: string }, words: Words) =>
        does(words, async () => (await import("../../onchain/send/send.ts")).send(options))
    )
  const onramp = root.command("onramp").description("buying with money from a bank or a card")
  leaf(onramp, "options", "what can be paid with, and bought").action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../onchain/onramp/onramp.ts")).onrampOptions)
  )
  leaf(onramp, "quote", "what an amount buys")
    .requiredOption("--amount <decimal>", "of the currency that is paid")
    .option("--currency <id>", "that is paid", "USD")
    .option("--token <token>", "that is bought: symbol, contract or CAIP-19 id", "USDC")
    .action((options: { readonly amount: string; readonly currency: string; readonly token: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/onramp/onramp.ts")).onrampQuote(options))
    )
  leaf(onramp, "url", "the provider's page for the connected account")
    .option("--amount <decimal>", "to pay, to begin with")
    .action((options: { readonly amount?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/onramp/onramp.ts")).onrampUrl(options))
    )
}
