import type { Command as Words } from "commander"
import { accountText, type Branch, leaf, tokenText } from "./leaf.ts"

interface SwapWords {
  readonly from: string
  readonly to: string
  readonly amount: string
}

/** Commands that move money: swapping, sending, buying. */
export const money: Branch = (root, does) => {
  const swapping = (words: Words): Words =>
    words
      .requiredOption("--from <token>", tokenText)
      .requiredOption("--to <token>", "the same")
      .requiredOption("--amount <decimal>", "of the token that is given")
  swapping(leaf(root, "swap-quote", "what an amount of one token gives of another"))
    .option("--account <account>", accountText)
    .action((options: SwapWords & { readonly account?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/swap/quote.ts")).swapQuote(options))
    )
  swapping(leaf(root, "swap", "the same, done: approved if need be, and sent")).action(
    (options: SwapWords, words: Words) =>
      does(words, async () => (await import("../../onchain/swap/swap.ts")).swap(options))
  )
  leaf(root, "send", "move a token from the connected account")
    .requiredOption("--token <token>", tokenText)
    .requiredOption("--to <address>", "who gets it")
    .requiredOption("--amount <decimal>", "of the token")
    .action((options: { readonly token: string; readonly to: string; readonly amount: string }, words: Words) =>
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
