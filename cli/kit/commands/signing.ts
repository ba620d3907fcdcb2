import type { Command as Words } from "commander"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import { permission } from "../schema/resultParts.ts"
import { accountText, type Branch, addLeaf } from "./leaf.ts"

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

/** The context of the recorded permission. */
const sandboxPermission = "0x5046cd151f3676da16628ed734904ba0f700eac13eae58f2485ff8ef4a1a4fbc"

/** Smart sessions. */
const addSessions: Branch = (root, does) => {
  const group = root.command("sessions").description("show, grant and end smart sessions of apps")
  addLeaf(group, "list", "list the smart sessions of an account, including ended ones", {
    example: `sessions list ${firstAccount}`,
    result:
      "{ account: string, network: string, sessions: [{ pci: string, status: string, project: { id: string, name: string, url: string|null }, permissions: [string], createdAt: string, expiresAt: string, revokedAt: string|null }] }",
    tool: { does: "reads" }
  })
    .argument("<account>", accountText)
    .action((account: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/session/sessions.ts")).listSessions(account))
    )
  addLeaf(group, "revoke", "end a session; the account's wallet signs", {
    example: `sessions revoke ${firstAccount} sandbox-pci-1`,
    result: "{ account: string, network: string, pci: string, revoked: boolean }",
    tool: { does: "signs" }
  })
    .argument("<account>", accountText)
    .argument("<pci>", "the session's id, as `list` shows it")
    .option("--yes", "do not ask for confirmation")
    .option("--dry-run", "show the plan, and do not ask the wallet")
    .action((account: string, pci: string, options: Confirmed, words: Words) =>
      does(words, async () => (await import("../../onchain/session/revoke.ts")).revokeSession(account, pci, options))
    )
  addLeaf(group, "grant", "let an app act for the connected account, within limits, until a time", {
    example: "sessions grant grant.json --dry-run",
    result: `{ account: string, network: string, expiresAt: string, permissions: ${permission}, pci?: string, dryRun?: boolean }`
  })
    .argument("<request>", "a file with the parameters of kit.grantSmartSession, their JSON, or - for stdin")
    .option("--yes", "do not ask for confirmation")
    .option("--dry-run", "show the plan, and send no request")
    .action((text: string, options: Confirmed, words: Words) =>
      does(words, async () => (await import("../../onchain/session/grant.ts")).grantSession(text, options))
    )
}

const grantedPermission =
  "{ chainId: string, network: string|null, from: string, to: string, permission: { type: string, data: any }, rules: [any], context: string, delegationManager: string, expiresAt: string|null }"

/** Permissions that a wallet grants to apps (ERC-7715). */
const addPermissions: Branch = (root, does) => {
  const group = root.command("permissions").description("grant, list and revoke permissions of apps (ERC-7715)")
  addLeaf(group, "list", "list the permissions that the connected wallet has granted", {
    example: "permissions list",
    result: `{ account: string, permissions: [${grantedPermission}] }`,
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../onchain/session/listPermissions.ts")).listPermissions)
  )
  addLeaf(group, "grant", "let apps act for the connected account, within limits", {
    example: "permissions grant permissions.json --dry-run",
    result: "{ account: string, permissions: [any], dryRun?: boolean, requests?: [any] }",
    hints: { GrantWider: "See what the wallet granted, and revoke it: latchkey permissions list" }
  })
    .argument("<requests>", "a file with the list of kit.grantPermissions, its JSON, or - for stdin")
    .option("--yes", "do not ask for confirmation")
    .option("--dry-run", "show the plan, and do not ask the wallet")
    .action((text: string, options: Confirmed, words: Words) =>
      does(words, async () =>
        (await import("../../onchain/session/grantPermissions.ts")).grantPermissions(text, options)
      )
    )
  addLeaf(group, "revoke", "end a permission", {
    example: `permissions revoke ${sandboxPermission}`,
    result: "{ account: string, context: string, revoked: boolean }",
    hints: { GrantMisfit: "`latchkey permissions list` lists the contexts of the permissions." },
    tool: { does: "signs" }
  })
    .argument("<context>", "the permission's context, as `list` shows it")
    .option("--yes", "do not ask for confirmation")
    .option("--dry-run", "show the plan, and do not ask the wallet")
    .action((context: string, options: Confirmed, words: Words) =>
      does(words, async () =>
        (await import("../../onchain/session/revokePermission.ts")).revokePermission(context, options)
      )
    )
}

/** Sign-in messages, and raw requests. */
const signIns: Branch = (root, does) => {
  const siwx = root.command("siwx").description("sign-in with a wallet: sign, verify, list")
  addLeaf(siwx, "sign", "sign a sign-in message with the connected account", {
    example: "siwx sign",
    result: "{ account: string, network: string, message: string, signature: string, data: any }",
    tool: { does: "signs" }
  })
    .option("--domain <host>", "the site that requests the sign-in; the default belongs to no site", "localhost")
    .option("--uri <uri>", "the resource to sign in to")
    .option("--statement <text>", "the text that the user agrees to")
    .option("--nonce <text>", "from the verifier; at least 8 letters and digits")
    .option("--expires <seconds>", "the validity of the message, in seconds")
    .action((options: SignWords, words: Words) =>
      does(words, async () => (await import("../../onchain/siwx/sign.ts")).signSiwx(options))
    )
  addLeaf(siwx, "verify", "check that a message is signed by its account", {
    example: "siwx sign --json | latchkey siwx verify",
    result: "{ account: string, network: string, valid: boolean, data: any }"
  })
    .option("--message <text>", "the message, its file, or - for stdin")
    .option("--signature <text>", "the message's signature")
    .action((options: { readonly message?: string; readonly signature?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/siwx/verify.ts")).verifySiwx(options))
    )
  addLeaf(siwx, "sessions", "list the stored sign-ins, verified again", {
    example: "siwx sessions",
    result:
      "{ sessions?: [{ account: string|null, domain: string, uri: string, issuedAt: string, expirationTime: string|null, state: string|null, data: any }], account?: string, forgotten?: number }",
    tool: { does: "reads" }
  })
    .option("--forget <account>", "sign an account out")
    .action((options: { readonly forget?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/siwx/sessions.ts")).listSiwxSessions(options))
    )
  addLeaf(root, "rpc", "send one JSON-RPC request to a node or the wallet", {
    example: "rpc eth_blockNumber",
    result: "{ network: string, method: string, result: any }"
  })
    .argument("<method>", "the JSON-RPC method")
    .argument("[json]", "its parameters, a JSON array")
    .action((method: string, json: string | undefined, _: unknown, words: Words) =>
      does(words, async () => {
        const [{ rpc }, { confirmMissingFee }] = await Promise.all([
          import("../../wallets/requests/rpc.ts"),
          import("../../onchain/plan/rpcFee.ts")
        ])
        return rpc(method, json, confirmMissingFee)
      })
    )
}

/** Commands for signatures, and for raw requests to a node or a wallet. */
export const addSigning: Branch = (root, does) => {
  for (const add of [addSessions, addPermissions, signIns]) add(root, does)
}
