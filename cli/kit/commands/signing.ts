import type { Command as Words } from "commander"
import { anyone } from "../../foundation/text/anyone.ts"
import { permission } from "../schema/resultParts.ts"
import { accountText, type Branch, leaf } from "./leaf.ts"

interface Confirmed {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

interface SignWords {
  readonly domain: string
  readonly uri?: string
  readonly statement?: string
  readonly nonce?: string
  readonly expires?: string
}

/** Commands for signatures, and for raw requests to a node or a wallet. */
export const signing: Branch = (root, does) => {
  const sessions = root.command("sessions").description("what apps may do in an account's name")
  leaf(sessions, "list", "the smart sessions of an account, ended ones too", {
    example: `sessions list ${anyone}`,
    result:
      "{ account: string, network: string, sessions: [{ pci: string, status: string, project: { id: string, name: string, url: string|null }, permissions: [string], createdAt: string, expiresAt: string, revokedAt: string|null }] }",
    tool: { does: "reads" }
  })
    .argument("<account>", accountText)
    .action((account: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/session/sessions.ts")).sessionsList(account))
    )
  leaf(sessions, "revoke", "end one; its account's wallet signs", {
    example: `sessions revoke ${anyone} sandbox-pci-1`,
    result: "{ account: string, network: string, pci: string, revoked: boolean }",
    tool: { does: "signs" }
  })
    .argument("<account>", accountText)
    .argument("<pci>", "the session's id, as `list` shows it")
    .option("--yes", "do it without a question")
    .option("--dry-run", "show what would be ended, and stop before the wallet is asked")
    .action((account: string, pci: string, options: Confirmed, words: Words) =>
      does(words, async () => (await import("../../onchain/session/revoke.ts")).sessionsRevoke(account, pci, options))
    )
  leaf(sessions, "grant", "let an app act for the connected account, within limits and until a time", {
    example: "sessions grant grant.json --dry-run",
    result: `{ account: string, network: string, expiresAt: string, permissions: ${permission}, pci?: string, dryRun?: boolean }`
  })
    .argument("<request>", "a file with what the kit's grantPermissions takes, its JSON, or - for stdin")
    .option("--yes", "do it without a question")
    .option("--dry-run", "show what would be granted, and stop before anybody is asked")
    .action((given: string, options: Confirmed, words: Words) =>
      does(words, async () => (await import("../../onchain/session/grant.ts")).sessionsGrant(given, options))
    )
  const siwx = root.command("siwx").description("sign-in with a wallet: sign, verify, list")
  leaf(siwx, "sign", "a sign-in message, signed by the connected account", {
    example: "siwx sign",
    result: "{ account: string, network: string, message: string, signature: string, data: any }",
    tool: { does: "signs" }
  })
    .option("--domain <host>", "of who asks; no site has the default", "localhost")
    .option("--uri <uri>", "of what is signed in to")
    .option("--statement <text>", "what is agreed to")
    .option("--nonce <text>", "from who checks; at least 8 letters and digits")
    .option("--expires <seconds>", "how long it is valid")
    .action((options: SignWords, words: Words) =>
      does(words, async () => (await import("../../onchain/siwx/sign.ts")).siwxSign(options))
    )
  leaf(siwx, "verify", "whether a message is signed by its account", {
    example: "siwx sign --json | latchkey siwx verify",
    result: "{ account: string, network: string, valid: boolean, data: any }"
  })
    .option("--message <text>", "or its file, or - for stdin")
    .option("--signature <text>", "of the message")
    .action((options: { readonly message?: string; readonly signature?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/siwx/verify.ts")).siwxVerify(options))
    )
  leaf(siwx, "sessions", "the sign-ins that were made here, checked again", {
    example: "siwx sessions",
    result:
      "{ sessions?: [{ account: string|null, domain: string, uri: string, issuedAt: string, expirationTime: string|null, state: string|null, data: any }], account?: string, forgotten?: number }",
    tool: { does: "reads" }
  })
    .option("--forget <account>", "sign an account out")
    .action((options: { readonly forget?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/siwx/sessions.ts")).siwxSessions(options))
    )
  leaf(root, "rpc", "one JSON-RPC question to a node or the wallet", {
    example: "rpc eth_blockNumber",
    result: "{ network: string, method: string, result: any }"
  })
    .argument("<method>", "as JSON-RPC names it")
    .argument("[json]", "its params, a JSON array")
    .action((method: string, json: string | undefined, _: unknown, words: Words) =>
      does(words, async () => (await import("../../wallets/requests/rpc.ts")).rpc(method, json))
    )
}
