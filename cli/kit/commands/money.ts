import type { Command as Words } from "commander"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import { allowance, changes, fee, price, quote, transaction } from "../schema/resultParts.ts"
import { accountText, type Branch, addLeaf, tokenText } from "./leaf.ts"

/** The payer of the fee, if a paymaster service was named. */
const payer = "sponsor?: string, sponsorship?: string"

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
  /** The paymaster service for the fee; false if the account must pay the fee itself. */
  readonly sponsor?: string | false
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

/** Adds the arguments of a swap. */
const withSwapOptions = (words: Words): Words =>
  words
    .requiredOption("--from <token>", tokenText)
    .requiredOption("--to <token>", "the other token: symbol, address or CAIP-19 id")
    .requiredOption("--amount <decimal>", "the amount of the token to swap")
    .option("--slippage <percent>", "the maximum loss against the quote, 0.01 to 50 (default: 1)")
    .option("--account <account>", accountText)

/** Adds the options of a command that asks for confirmation. */
const withConfirmation = (words: Words): Words =>
  words.option("--yes", "do not ask for confirmation").option("--dry-run", "show the plan, and do not ask the wallet")

/** Adds the options of a command whose fee a paymaster service may pay. */
const withSponsor = (words: Words): Words =>
  words
    .option("--sponsor <url>", "let this paymaster service pay the fee if the wallet can; or LATCHKEY_SPONSOR")
    .option("--no-sponsor", "pay the fee from the account, also if LATCHKEY_SPONSOR is set")

/** Adds the options of a command that sends one transaction. */
const withTransaction = (words: Words): Words =>
  withSponsor(withConfirmation(words)).option("--no-wait", "return the hash before the transaction is in a block")

/** Swapping tokens. */
const addSwapCommands: Branch = (root, does) => {
  withSwapOptions(
    addLeaf(root, "swap-quote", "quote a swap of one token for another", {
      example: `swap-quote --from USDC --to ETH --amount 100 --account ${firstAccount}`,
      result: quote,
      hints: {
        NotConnected:
          "Pass an account with --account, or connect one with: latchkey connect --wallet walletconnect, or key"
      },
      tool: { does: "reads" }
    })
  ).action((options: SwapWords, words: Words) =>
    does(words, async () => (await import("../../onchain/swap/quote.ts")).swapQuote(options))
  )
  withSponsor(
    withConfirmation(
      withSwapOptions(
        addLeaf(root, "swap", "swap tokens: approve if needed, then send", {
          example: "swap --from USDC --to ETH --amount 100",
          result: `{ network: string, quote: any, approvals?: [{ hash: string|null, spender: string, allows: string, amount: string|null }], approval?: any, transaction?: ${transaction}, changes?: ${changes}|null, dryRun?: boolean, words?: any, warnings?: [string], requests?: [any], builtAnew?: boolean, ${payer} }`,
          tool: { does: "signs", moves: { token: "from", amount: "amount" } }
        })
      )
    )
  )
    .option(
      "--approve <how>",
      "the allowance of the swap contract: exact, this amount once, or all, without a limit",
      "exact"
    )
    .option("--no-batch", "approve and swap separately, even if the wallet can do both at once")
    .option("--unchecked-minimum", "swap even if the minimum cannot be verified")
    .option("--accept <warning...>", "accept a warning: high-impact, unproven-minimum")
    .option("--no-wait", "return the hash before the swap is in a block")
    .action((options: SwapWords & Confirmed & PerformWords, words: Words) =>
      does(words, async () => (await import("../../onchain/swap/swap.ts")).swap(options))
    )
}

/** Sending tokens, and the transactions that were sent. */
const addTransferCommands: Branch = (root, does) => {
  withSponsor(
    withConfirmation(
      addLeaf(root, "send", "send a token from the connected account", {
        example: "send --token USDC --to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --amount 5",
        result: `{ account: string, network: string, to: string, name?: string, amount: string, token: string, ${payer}, transaction?: ${transaction}, fee?: any, warnings?: [string], dryRun?: boolean }`,
        tool: { does: "signs", moves: { token: "token", amount: "amount" } }
      })
    )
  )
    .option("--token <token>", `${tokenText} (default: the network's coin)`)
    .requiredOption("--to <address>", "the receiver: an address or a name")
    .option("--amount <decimal>", "the amount of the token")
    .option("--max", "send everything; of the coin, everything but the fee")
    .option("--burn", "allow a receiver without an owner: the tokens are lost")
    .option("--accept <warning...>", "accept a warning: contract-receiver, looks-alike, name-moved")
    .option("--no-wait", "return the hash before the transfer is in a block")
    .action((options: Confirmed & Sending, words: Words) =>
      does(words, async () => (await import("../../onchain/send/send.ts")).send(options))
    )
  withSponsor(
    withConfirmation(
      addLeaf(root, "transfers", "send several transfers, to one receiver or many", {
        example: "transfers transfers.json --dry-run",
        result: `{ account: string, network: string, batch: boolean, ${payer}, transfers: [any], transactions?: [any], id?: string, dryRun?: boolean, words?: [any], warnings?: [string], requests?: [any] }`
      })
    )
  )
    .argument("<file>", "a JSON file, or - for stdin: a list of { to, amount, token? }")
    .option("--accept <warning...>", "accept a warning: contract-receiver, looks-alike, name-moved")
    .option("--no-wait", "return the hashes before the transfers are in a block")
    .action((file: string, options: Confirmed & Pick<Sending, "accept">, words: Words) =>
      does(words, async () => (await import("../../onchain/send/transfers.ts")).runTransfers(file, options))
    )
  addLeaf(root, "tx", "show the status of a transaction", {
    example: "tx 0x3fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e",
    result: `{ hash: string, network: string, block: string|null, fee: ${fee}, status: string }`,
    tool: { does: "reads" }
  })
    .argument("<hash>", "the transaction hash; on Solana the signature")
    .option("--wait", "wait until it is in a block, at most 2 minutes")
    .action((hash: string, options: { readonly wait?: boolean }, words: Words) =>
      does(words, async () => (await import("../../onchain/receipt/tx.ts")).tx(hash, options))
    )
  addLeaf(root, "sent", "list the transactions of the last seven days, with their status", {
    example: "sent",
    result: `{ sent: [{ hash: string|null, batch: string|null, network: string, account: string, kind: string, wallet: string, sentAt: string, status: string|null, block: string|null, fee: ${fee}, reason: string|null, changes: ${changes}, replacedBy: string|null }] }`,
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) => does(words, async () => (await import("../../onchain/receipt/sent.ts")).sent))
}

/** Token allowances. */
const addAllowances: Branch = (root, does) => {
  const token = root.command("token").description("manage token allowances: show, approve, revoke, spend")
  addLeaf(token, "allowance", "show how much of a token a spender may move", {
    example: `token allowance USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --account ${firstAccount}`,
    result: `{ ${allowance} }`,
    tool: { does: "reads" }
  })
    .argument("<token>", tokenText)
    .argument("<spender>", "a contract or an account: an address or a name")
    .option("--account <account>", `the owner: ${accountText} (default: the connected account)`)
    .action((name: string, spender: string, options: { readonly account?: string }, words: Words) =>
      does(words, async () =>
        (await import("../../onchain/token/allowance.ts")).readTokenAllowance(name, spender, options)
      )
    )
  withTransaction(
    addLeaf(token, "revoke", "revoke an allowance; the account's wallet is asked", {
      example: "token revoke USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      result: `{ ${allowance}, transaction?: ${transaction}|null, ${payer}, dryRun?: boolean }`,
      tool: { does: "signs" }
    })
  )
    .argument("<token>", tokenText)
    .argument("<spender>", "a contract or an account: an address or a name")
    .action((name: string, spender: string, options: Confirmed, words: Words) =>
      does(words, async () => (await import("../../onchain/token/allowance.ts")).revokeToken(name, spender, options))
    )
  withTransaction(
    addLeaf(token, "approve", "set how much of a token a spender may move", {
      example: "token approve USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5",
      result: `{ ${allowance}, approvedUnits: string, transaction?: ${transaction}, ${payer}, dryRun?: boolean }`,
      tool: { does: "signs", moves: { token: "token", amount: "amount" } }
    })
  )
    .argument("<token>", tokenText)
    .argument("<spender>", "a contract or an account: an address or a name")
    .argument("<amount>", "in whole tokens, or all for no limit")
    .action((name: string, spender: string, amount: string, options: Confirmed, words: Words) =>
      does(words, async () =>
        (await import("../../onchain/token/approve.ts")).approveToken(name, spender, amount, options)
      )
    )
  withTransaction(
    addLeaf(token, "transfer-from", "move another account's token, within its allowance", {
      example: `token transfer-from USDC ${firstAccount} 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5`,
      result: `{ ${allowance}, from: string, to: string, amount: string, amountUnits: string, transaction?: ${transaction}, ${payer}, dryRun?: boolean }`,
      tool: { does: "signs", moves: { token: "token", amount: "amount" } }
    })
  )
    .argument("<token>", tokenText)
    .argument("<from>", "the owner: an address or a name")
    .argument("<to>", "the receiver: an address or a name")
    .argument("<amount>", "in whole tokens")
    .action((name: string, from: string, to: string, amount: string, options: Confirmed, words: Words) =>
      does(words, async () =>
        (await import("../../onchain/token/approve.ts")).transferTokenFrom(name, from, to, amount, options)
      )
    )
}

interface BatchWords extends Confirmed {
  readonly atomic?: boolean
}

/** Batches of calls. */
const addBatchCommands: Branch = (root, does) => {
  const calls = root.command("calls").description("send and track batches of calls (EIP-5792)")
  addLeaf(calls, "capabilities", "show the capabilities of the wallet", {
    example: "calls capabilities",
    result:
      "{ wallet: string, network: string, batches: string, canUpgrade: boolean, paymasterService: { supported: boolean }, executionPermissions: { supported: boolean, types: [{ type: string, rules: [string] }] }, permissions: { supported: boolean, types: [string], signers: [string], policies: [string] }, canListAssets: boolean, canSignInOnConnect: boolean, canServeNetworks: boolean }"
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../wallets/requests/calls.ts")).callsCapabilities)
  )
  addLeaf(calls, "status", "show the status of a batch", {
    example: "calls status 0x013fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e",
    result: "{ network: string, id: string, status: number, state: string, transactions: [string] }"
  })
    .argument("<id>", "the id that the wallet returned")
    .action((id: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../wallets/requests/calls.ts")).runCallsStatus(id))
    )
  withConfirmation(
    addLeaf(calls, "send", "send a batch of calls with the wallet", {
      example: "calls send calls.json --dry-run",
      result:
        "{ account: string, network: string, atomic: boolean, calls: [any], sponsor: string|null, id?: string, dryRun?: boolean }"
    })
  )
    .argument("<file>", "a file with the calls as JSON, or - for stdin")
    .option("--atomic", "execute all calls or no call")
    .option("--sponsor <url>", "let this paymaster service pay the fee; a wallet without support rejects the calls")
    .option("--no-sponsor", "pay the fee from the account, also if the file names a paymaster service")
    .action((file: string, options: BatchWords, words: Words) =>
      does(words, async () => (await import("../../onchain/calldata/callsSend.ts")).runCallsSend(file, options))
    )
}

/** Buying tokens. */
const addPurchases: Branch = (root, does) => {
  const onramp = root.command("onramp").description("buy tokens with a bank account or a card")
  addLeaf(onramp, "options", "list the currencies to pay with, and the tokens to buy", {
    example: "onramp options",
    result:
      "{ network: string, builtIn: boolean, paymentCurrencies: [{ id: string, limits: [{ id: string, min: string, max: string }] }], purchaseCurrencies: [{ id: string, name: string, symbol: string, networks: [any] }] }",
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../onchain/account/onramp.ts")).onrampOptions)
  )
  addLeaf(onramp, "quote", "quote a purchase", {
    example: "onramp quote --amount 50",
    result: `{ network: string, amount: string, currency: string, token: string, networkFee: ${price}|null, paymentSubtotal: ${price}|null, paymentTotal: ${price}|null, purchaseAmount: ${price}|null, quoteId: string|null, estimate: boolean }`,
    tool: { does: "reads" }
  })
    .requiredOption("--amount <decimal>", "the amount to pay")
    .option("--currency <id>", "the currency to pay with", "USD")
    .option("--token <token>", "the token to buy: symbol, contract or CAIP-19 id", "USDC")
    .action((options: { readonly amount: string; readonly currency: string; readonly token: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/account/onramp.ts")).requestOnrampQuote(options))
    )
  addLeaf(onramp, "url", "print the provider's page for the connected account", {
    example: "onramp url",
    result: "{ account: string, network: string, url: string, recorded: boolean }"
  })
    .option("--amount <decimal>", "the initial amount to pay")
    .action((options: { readonly amount?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/account/onramp.ts")).requestOnrampUrl(options))
    )
}

/** Commands that move money: swapping, sending, buying. */
export const addMoneyCommands: Branch = (root, does) => {
  for (const add of [addSwapCommands, addTransferCommands, addAllowances, addBatchCommands, addPurchases])
    add(root, does)
}
