import type { ActivityOptions } from "../../onchain/activity/activity.ts"
import type { Command as Words } from "commander"
import { accountText, type Branch, leaf } from "./leaf.ts"

interface ConnectWords {
  readonly wallet: string
  readonly namespace?: string
  readonly email?: string
  readonly otp?: string
  readonly provider?: string
}

/** Commands for connecting wallets, and for the balances and history of accounts. */
export const accounts: Branch = (root, does) => {
  leaf(root, "connect", "connect a wallet, and print its account")
    .option(
      "--wallet <kind>",
      "recorded, key (LATCHKEY_PRIVATE_KEY, or stdin), walletconnect (a code to scan); with --sandbox email, social, farcaster",
      "recorded"
    )
    .option(
      "--namespace <name>",
      "the kind of chain: eip155; with walletconnect also solana, bip122 (default: --network's, else eip155)"
    )
    .option("--email <email>", "with --wallet email: who signs in")
    .option("--otp <code>", "the code of the email, - for stdin, or inbox with --sandbox; or LATCHKEY_OTP")
    .option("--provider <name>", "with --wallet social: google, github, apple, facebook, x, discord")
    .addHelpText("after", "         latchkey connect --wallet walletconnect --sandbox")
    .addHelpText("after", "         latchkey connect --wallet email --email ann@example.com --otp inbox --sandbox")
    .addHelpText("after", "         latchkey connect --wallet social --provider google --sandbox")
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
  const account = leaf(root, "account", "the account that is connected").action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../onchain/account/account.ts")).account)
  )
  leaf(account, "email", "change the email of the wallet that is signed in")
    .argument("<new>", "the new email: each of both gets a code")
    .option("--otp <code>", "of the current email, - for stdin, or inbox with --sandbox; or LATCHKEY_OTP")
    .option("--new-otp <code>", "of the new one, the same; or LATCHKEY_NEW_OTP")
    .action((email: string, options: { readonly otp?: string; readonly newOtp?: string }, words: Words) =>
      does(words, async () => (await import("../../embedded/login/accountEmail.ts")).accountEmail(email, options))
    )
  leaf(root, "disconnect", "disconnect the connected wallet").action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../embedded/login/leaveEmail.ts")).leaveAll)
  )
  leaf(root, "balance", "what an account holds")
    .argument("<account>", accountText)
    .action((account: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/account/balance.ts")).balance(account))
    )
  leaf(root, "identity", "the name and picture of an account")
    .argument("<account>", accountText)
    .action((account: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/identity/identity.ts")).identity(account))
    )
  leaf(root, "activity", "what an account did, newest first")
    .argument("<account>", accountText)
    .option("--cursor <cursor>", "go on where a page of 20 ended")
    .option("--all", "page after page, to the end")
    .option("--hidden", "also what is likely spam, marked")
    .action((account: string, options: ActivityOptions, words: Words) =>
      does(words, async () => (await import("../../onchain/activity/activity.ts")).activity(account, options))
    )
}
