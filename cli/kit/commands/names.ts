import type { Command as Words } from "commander"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import { profile } from "../schema/resultParts.ts"
import { accountText, type Branch, addLeaf } from "./leaf.ts"

const nameText = "letters, digits and hyphens, at least 4 characters"

/** Commands for the names of accounts. */
export const addNameCommands: Branch = (root, does) => {
  const name = root.command("name").description("names of accounts: look up, suggest, register")
  addLeaf(name, "lookup", "show the addresses of a name", {
    example: "name lookup sandbox",
    result: `{ network: string, ${profile} }`,
    tool: { does: "reads" }
  })
    .argument("<name>", "a name of the service, such as sandbox, or of ENS, such as ben.eth")
    .action((text: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/name/names.ts")).nameLookup(text))
    )
  addLeaf(name, "suggest", "suggest similar names, and show which are free", {
    example: "name suggest sandbox",
    result: "{ network: string, suggestions: [{ name: string, registered: boolean }] }",
    tool: { does: "reads" }
  })
    .argument("<name>", nameText)
    .action((text: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/name/names.ts")).nameSuggest(text))
    )
  addLeaf(name, "reverse", "list the names of an account", {
    example: `name reverse ${firstAccount}`,
    result: `{ account: string, network: string, names: [{ ${profile} }] }`,
    tool: { does: "reads" }
  })
    .argument("<account>", accountText)
    .action((text: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../onchain/name/names.ts")).nameReverse(text))
    )
  addLeaf(name, "register", "register a free name for the connected account", {
    example: "name register terminal",
    result:
      "{ name: string, account?: string, network: string, registered?: boolean, dryRun?: boolean, words?: any, requests?: [any] }"
  })
    .argument("<name>", nameText)
    .option("--yes", "do not ask for confirmation")
    .option("--dry-run", "show the plan, and do not ask the wallet")
    .action((text: string, options: { readonly yes?: boolean; readonly dryRun?: boolean }, words: Words) =>
      does(words, async () => (await import("../../onchain/name/register.ts")).nameRegister(text, options))
    )
}
