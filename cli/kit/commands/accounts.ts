import type { ActivityOptions } from "../../onchain/account/activity.ts"
import type { Command as Words } from "commander"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import { connected, fee } from "../schema/resultParts.ts"
import { accountText, type Branch, addLeaf, wrapExample } from "./leaf.ts"

interface ConnectWords {
  readonly wallet: string
  readonly namespace?: string
  readonly email?: string
  readonly otp?: string
  readonly provider?: string
}

const moreExamples = [
  "latchkey connect --wallet walletconnect --sandbox",
  "latchkey connect --wallet email --email ann@example.com --otp inbox --sandbox",
  "latchkey connect --wallet social --provider google --sandbox"
]

/** Connecting a wallet. */
const addConnecting: Branch = (root, does) => {
  addLeaf(root, "connect", "connect a wallet, and print its account", {
    example: "connect",
    result: connected,
    hints: {
      TimedOut:
        "No wallet answered in time: open one, scan the code or paste the address, and approve. Use --timeout <seconds> to wait longer."
    }
  })
    .option(
      "--wallet <kind>",
      "recorded, key (LATCHKEY_PRIVATE_KEY or stdin), walletconnect (a code to scan); with --sandbox also email, social, farcaster",
      "recorded"
    )
    .option(
      "--namespace <name>",
      "the kind of chain: eip155; with walletconnect also solana, bip122 (default: that of --network, else eip155)"
    )
    .option("--email <email>", "with --wallet email: the email to sign in with")
    .option("--otp <code>", "the code from the email, - for stdin, or inbox with --sandbox; or LATCHKEY_OTP")
    .option("--provider <name>", "with --wallet social: google, github, apple, facebook, x, discord")
    .addHelpText("after", moreExamples.map((example) => `         ${wrapExample(example)}`).join("\n"))
    .action((options: ConnectWords, words: Words) =>
      does(words, async () => {
        switch (options.wallet) {
          case "email":
            return (await import("../../embedded/login/connectEmail.ts")).connectEmail(options)
          case "social":
            return (await import("../../embedded/login/connectSocial.ts")).connectSocial(options)
          case "farcaster":
            return (await import("../../embedded/login/connectSocial.ts")).connectFarcaster
          default:
            return (await import("../../wallets/connection/connect.ts")).connect(options)
        }
      })
    )
}

/** The connected account, and disconnecting. */
const addConnectedAccount: Branch = (root, does) => {
  const account = addLeaf(root, "account", "show the connected account", {
    example: "account",
    result: connected,
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../onchain/account/account.ts")).account)
  )
  addLeaf(account, "email", "change the email of the signed-in wallet", {
    example: "account email bob@example.com",
    result: "{ email: string, before: string }"
  })
    .argument("<new>", "the new email; both emails receive a code")
    .option("--otp <code>", "the code of the current email, - for stdin, or inbox with --sandbox; or LATCHKEY_OTP")
    .option("--new-otp <code>", "the code of the new email, in the same forms; or LATCHKEY_NEW_OTP")
    .action((email: string, options: { readonly otp?: string; readonly newOtp?: string }, words: Words) =>
      does(words, async () =>
        (await import("../../embedded/login/changeAccountEmail.ts")).changeAccountEmail(email, options)
      )
    )
  addLeaf(root, "disconnect", "disconnect the connected wallet", {
    example: "disconnect",
    result: "{ disconnected: [{ id: string, name: string }] }"
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../embedded/login/leaveEmail.ts")).leaveAll)
  )
}

/** Balances, names and history of accounts. */
const addHoldings: Branch = (root, does) => {
  addLeaf(root, "balance", "show the balance of an account", {
    example: `balance ${firstAccount}`,
    result: `{ account: string, native: ${fee}, nativeError: any, tokens: [{ symbol: string, name: string, network: string, address: string|null, amount: string, decimals: number, priceUsd: string|null, valueUsd: string|null }]|null, tokensError: any, totalUsd: string|null, knownUsd: string|null }`,
    tool: { does: "reads" }
  })
    .argument("<account>", accountText)
    .action((account: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/account/balance.ts")).balance(account))
    )
  addLeaf(root, "identity", "show the name and picture of an account", {
    example: `identity ${firstAccount}`,
    result: "{ account: string, name: string|null, avatar: string|null }",
    tool: { does: "reads" }
  })
    .argument("<account>", accountText)
    .action((account: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/name/identity.ts")).identity(account))
    )
  addLeaf(root, "activity", "list the activity of an account, newest first", {
    example: `activity ${firstAccount}`,
    result:
      "{ account: string, months: [{ title: string, transactions: [{ id: string, hash: string, network: string, operation: string, status: string, from: string, to: string, transfers: [any], minedAt: string }] }], next: string|null }",
    tool: { does: "reads" }
  })
    .argument("<account>", accountText)
    .option("--cursor <cursor>", "continue after a page of 20")
    .option("--all", "list all pages")
    .option("--hidden", "include likely spam, marked")
    .action((account: string, options: ActivityOptions, words: Words) =>
      does(words, async () => (await import("../../onchain/account/activity.ts")).activity(account, options))
    )
}

/** Commands for connecting wallets, and for the balances and history of accounts. */
export const addAccountCommands: Branch = (root, does) => {
  for (const add of [addConnecting, addConnectedAccount, addHoldings]) add(root, does)
}
