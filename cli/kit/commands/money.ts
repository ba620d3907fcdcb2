import type { Command as Words } from "commander"
import { anyone } from "../../foundation/text/anyone.ts"
import { allowance, changes, fee, price, quote, transaction } from "../schema/resultParts.ts"
import { accountText, type Branch, leaf, tokenText } from "./leaf.ts"

interface SwapWords {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly slippage?: string
  readonly account?: string
}
interface PerformWords {
  readonly approve?: string
  readonly batch?: boolean
  readonly uncheckedMinimum?: boolean
  readonly accept?: ReadonlyArray<string>
}
interface Confirmed {
  readonly yes?: boolean
  readonly dryRun?: boolean
  readonly wait?: boolean
}

interface Sending {
  readonly token?: string
  readonly to: string
  readonly amount?: string
  readonly max?: boolean
  readonly burn?: boolean
  readonly accept?: ReadonlyArray<string>
  readonly wait?: boolean
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
  swapping(
    leaf(root, "swap-quote", "what an amount of one token gives of another", {
      example: `swap-quote --from USDC --to ETH --amount 100 --account ${anyone}`,
      result: quote,
      hints: {
        NotConnected:
          "Name an account with --account, or connect one with: latchkey connect --wallet walletconnect, or key"
      },
      tool: { does: "reads" }
    })
  ).action((options: SwapWords, words: Words) =>
    does(words, async () => (await import("../../onchain/swap/quote.ts")).swapQuote(options))
  )
  confirmed(
    swapping(
      leaf(root, "swap", "the same, done: approved if need be, and sent", {
        example: "swap --from USDC --to ETH --amount 100",
        result: `{ network: string, quote: any, approvals?: [{ hash: string|null, spender: string, allows: string, amount: string|null }], approval?: any, transaction?: ${transaction}, changes?: ${changes}|null, dryRun?: boolean, words?: any, warnings?: [string], requests?: [any], builtAnew?: boolean }`,
        tool: { does: "signs", moves: { token: "from", amount: "amount" } }
      })
    )
  )
    .option("--approve <how>", "what the swap's contract may take: exact, this amount once, or all, for ever", "exact")
    .option("--no-batch", "approve and swap one after the other, also where the wallet does both in one")
    .option("--unchecked-minimum", "swap also where nobody can check that you get the minimum")
    .option("--accept <warning...>", "go on in spite of it: high-impact, unproven-minimum")
    .option("--no-wait", "end with the hash, before the swap is in a block")
    .action((options: SwapWords & Confirmed & PerformWords, words: Words) =>
      does(words, async () => (await import("../../onchain/swap/swap.ts")).swap(options))
    )
  confirmed(
    leaf(root, "send", "move a token from the connected account", {
      example: "send --token USDC --to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --amount 5",
      result: `{ account: string, network: string, to: string, name?: string, amount: string, token: string, transaction?: ${transaction}, fee?: any, warnings?: [string], dryRun?: boolean }`,
      tool: { does: "signs", moves: { token: "token", amount: "amount" } }
    })
  )
    .option("--token <token>", `${tokenText} (default: the network's coin)`)
    .requiredOption("--to <address>", "who gets it: an address, or a name that ends in .reown.id")
    .option("--amount <decimal>", "of the token")
    .option("--max", "all that can be sent; of the coin, all but the fee")
    .option("--burn", "to an address that nobody owns: what is sent there is gone")
    .option("--accept <warning...>", "go on in spite of it: contract-receiver, looks-alike")
    .option("--no-wait", "end with the hash, before the transfer is in a block")
    .action((options: Confirmed & Sending, words: Words) =>
      does(words, async () => (await import("../../onchain/send/send.ts")).send(options))
    )
  confirmed(
    leaf(root, "transfers", "several of them, to one receiver or many", {
      example: "transfers transfers.json --dry-run",
      result:
        "{ account: string, network: string, batch: boolean, transfers: [any], transactions?: [any], id?: string, dryRun?: boolean, words?: [any], warnings?: [string], requests?: [any] }"
    })
  )
    .argument("<file>", "with the transfers as JSON, or - for stdin: a list of { to, amount, token? }")
    .option("--accept <warning...>", "goes on in spite of it: contract-receiver, looks-alike")
    .option("--no-wait", "ends with the hashes, before the transfers are in a block")
    .action((file: string, options: Confirmed & Pick<Sending, "accept" | "wait">, words: Words) =>
      does(words, async () => (await import("../../onchain/send/transfers.ts")).transfers(file, options))
    )
  leaf(root, "tx", "what became of a transaction", {
    example: "tx 0x3fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e",
    result: `{ hash: string, network: string, block: string|null, fee: ${fee}, status: string }`,
    tool: { does: "reads" }
  })
    .argument("<hash>", "its hash; on Solana its signature")
    .option("--wait", "look until a block has it, for 2 minutes")
    .action((hash: string, options: { readonly wait?: boolean }, words: Words) =>
      does(words, async () => (await import("../../onchain/receipt/tx.ts")).tx(hash, options))
    )
  leaf(root, "sent", "what was sent from here in seven days, and what became of it", {
    example: "sent",
    result: `{ sent: [{ hash: string|null, batch: string|null, network: string, account: string, kind: string, wallet: string, sentAt: string, status: string|null, block: string|null, fee: ${fee}, reason: string|null, changes: ${changes}, replacedBy: string|null }] }`,
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) => does(words, async () => (await import("../../onchain/receipt/sent.ts")).sent))
  const token = root.command("token").description("what others may move of a token: look up, allow, revoke, move")
  leaf(token, "allowance", "how much of a token a spender may move", {
    example: `token allowance USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --account ${anyone}`,
    result: `{ ${allowance} }`,
    tool: { does: "reads" }
  })
    .argument("<token>", tokenText)
    .argument("<spender>", "a contract or an account: its address, or a name that ends in .reown.id")
    .option("--account <account>", `whose token; ${accountText} (default: the connected one)`)
    .action((name: string, spender: string, options: { readonly account?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/token/allowance.ts")).tokenAllowance(name, spender, options))
    )
  const called = (words: Words): Words =>
    confirmed(words).option("--no-wait", "end with the hash, before it is in a block")
  called(
    leaf(token, "revoke", "take that back; the account's wallet is asked", {
      example: "token revoke USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      result: `{ ${allowance}, transaction?: ${transaction}|null, dryRun?: boolean }`,
      tool: { does: "signs" }
    })
  )
    .argument("<token>", tokenText)
    .argument("<spender>", "a contract or an account: its address, or a name that ends in .reown.id")
    .action((name: string, spender: string, options: Confirmed, words: Words) =>
      does(words, async () => (await import("../../onchain/token/allowance.ts")).tokenRevoke(name, spender, options))
    )
  called(
    leaf(token, "approve", "let a spender move so much of a token, in place of what it may move now", {
      example: "token approve USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5",
      result: `{ ${allowance}, approvedUnits: string, transaction?: ${transaction}, dryRun?: boolean }`,
      tool: { does: "signs", moves: { token: "token", amount: "amount" } }
    })
  )
    .argument("<token>", tokenText)
    .argument("<spender>", "a contract or an account: its address, or a name that ends in .reown.id")
    .argument("<amount>", "in whole tokens, or all, for ever")
    .action((name: string, spender: string, amount: string, options: Confirmed, words: Words) =>
      does(words, async () =>
        (await import("../../onchain/token/approve.ts")).tokenApprove(name, spender, amount, options)
      )
    )
  called(
    leaf(token, "transfer-from", "move another account's token, as far as it allows that", {
      example: `token transfer-from USDC ${anyone} 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5`,
      result: `{ ${allowance}, from: string, to: string, amount: string, amountUnits: string, transaction?: ${transaction}, dryRun?: boolean }`,
      tool: { does: "signs", moves: { token: "token", amount: "amount" } }
    })
  )
    .argument("<token>", tokenText)
    .argument("<from>", "whose token: an address, or a name that ends in .reown.id")
    .argument("<to>", "who gets it, the same")
    .argument("<amount>", "in whole tokens")
    .action((name: string, from: string, to: string, amount: string, options: Confirmed, words: Words) =>
      does(words, async () =>
        (await import("../../onchain/token/approve.ts")).tokenTransferFrom(name, from, to, amount, options)
      )
    )
  const calls = root.command("calls").description("batches of calls, as the wallet speaks them (EIP-5792)")
  leaf(calls, "capabilities", "what the wallet in use can do", {
    example: "calls capabilities",
    result:
      "{ wallet: string, network: string, batches: string, canUpgrade: boolean, permissions: { method: string|null, types: [string], signers: [string], policies: [string] }, canListAssets: boolean, canSignInOnConnect: boolean, canServeNetworks: boolean }"
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../wallets/requests/calls.ts")).callsCapabilities)
  )
  leaf(calls, "status", "what became of a batch", {
    example: "calls status 0x013fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e",
    result: "{ network: string, id: string, status: number, state: string, transactions: [string] }"
  })
    .argument("<id>", "as the wallet gave it")
    .action((id: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../wallets/requests/calls.ts")).callsStatus(id))
    )
  confirmed(
    leaf(calls, "send", "send a batch of calls through the wallet in use", {
      example: "calls send calls.json --dry-run",
      result: "{ account: string, network: string, atomic: boolean, calls: [any], id?: string, dryRun?: boolean }"
    })
  )
    .argument("<file>", "with the calls as JSON, or - for stdin")
    .option("--atomic", "all or nothing")
    .action((file: string, options: Confirmed & { readonly atomic?: boolean }, words: Words) =>
      does(words, async () => (await import("../../onchain/calldata/callsSend.ts")).callsSend(file, options))
    )
  const onramp = root.command("onramp").description("buying with money from a bank or a card")
  leaf(onramp, "options", "what can be paid with, and bought", {
    example: "onramp options",
    result:
      "{ network: string, builtIn: boolean, paymentCurrencies: [{ id: string, limits: [{ id: string, min: string, max: string }] }], purchaseCurrencies: [{ id: string, name: string, symbol: string, networks: [any] }] }",
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../onchain/account/onramp.ts")).onrampOptions)
  )
  leaf(onramp, "quote", "what an amount buys", {
    example: "onramp quote --amount 50",
    result: `{ network: string, amount: string, currency: string, token: string, networkFee: ${price}|null, paymentSubtotal: ${price}|null, paymentTotal: ${price}|null, purchaseAmount: ${price}|null, quoteId: string|null, estimate: boolean }`,
    tool: { does: "reads" }
  })
    .requiredOption("--amount <decimal>", "of the currency that is paid")
    .option("--currency <id>", "that is paid", "USD")
    .option("--token <token>", "that is bought: symbol, contract or CAIP-19 id", "USDC")
    .action((options: { readonly amount: string; readonly currency: string; readonly token: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/account/onramp.ts")).onrampQuote(options))
    )
  leaf(onramp, "url", "the provider's page for the connected account", {
    example: "onramp url",
    result: "{ account: string, network: string, url: string, recorded: boolean }"
  })
    .option("--amount <decimal>", "to pay, to begin with")
    .action((options: { readonly amount?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/account/onramp.ts")).onrampUrl(options))
    )
}
