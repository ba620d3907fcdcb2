import type { Command as Words } from "commander"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import { walletRow } from "../schema/resultParts.ts"
import { type Branch, addLeaf } from "./leaf.ts"

/** Wallets and networks. */
const addCatalogues: Branch = (root, does) => {
  const wallets = addLeaf(root, "wallets", "list the catalogue of wallets, 40 per page", {
    example: "wallets --page 2",
    result: `{ count: number, dropped: number, page: number, wallets: [${walletRow}] }`,
    tool: { does: "reads" }
  })
    .option("--page <number>", "the page, from 1", "1")
    .action((options: { readonly page: string }, words: Words) =>
      does(words, async () => (await import("../../wallets/connection/wallets.ts")).wallets(options.page))
    )
  addLeaf(wallets, "search", "list wallets whose name contains a text", {
    example: "wallets search vault",
    result: `{ count: number, dropped: number, page: number, search: string, wallets: [${walletRow}] }`,
    tool: { does: "reads" }
  })
    .argument("<text>", "part of a name")
    .action((text: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../wallets/connection/wallets.ts")).searchWallets(text))
    )
  addLeaf(root, "networks", "list the known networks", {
    example: "networks",
    result:
      "{ networks: [{ id: string, name: string, currency: { name: string, symbol: string, decimals: number }, explorerUrl: string|null, testnet: boolean, gateway: boolean }] }",
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../chain/network/networks.ts")).networks)
  )
  const network = root.command("network").description("set the network of later runs")
  addLeaf(network, "use", "store the network for this sandbox or project; the wallet switches", {
    example: "network use eip155:137",
    result: "{ network: string, namespace: string, account: string|null, kept: boolean }"
  })
    .argument("<id>", "a CAIP-2 id, as listed by `latchkey networks`")
    .action((id: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../wallets/connection/getNetworkUse.ts")).getNetworkUse(id))
    )
}

/** The configuration, and explanations of requests and errors. */
const addExplanations: Branch = (root, does) => {
  addLeaf(root, "config", "show the project's features and the services of this run", {
    example: "config",
    result:
      "{ projectId: string|null, features: [{ name: string, value: any, from: string }], project: any, origins: any, endpoints: [{ name: string, origin: string, from: string }] }",
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) => does(words, async () => (await import("../config/config.ts")).config))
  addLeaf(root, "explain", "explain a transaction or a request in words", {
    example: `explain {"method":"personal_sign","params":["Hello","${firstAccount}"]}`,
    result:
      "{ account: string, sentence: string, fields: [{ label: string, value: string, raw: any, kind: string }], risk: string, by: string, nested: [any] }",
    tool: { does: "reads" }
  })
    .argument("<request>", "a transaction hash, JSON, or - for stdin")
    .option("--account <account>", "the account that would sign")
    .option("--descriptors <folder>", "descriptions of contracts, created by `npm run descriptors`")
    .action((text: string, options: { readonly account?: string; readonly descriptors?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/calldata/explain.ts")).explain(text, options))
    )
  addLeaf(root, "errors", "list errors, or find errors and alerts by code, key or message", {
    example: "errors http.timed-out",
    result: "{ error?: any, alert?: any, errors?: [any], alerts?: [any] }",
    tool: { does: "reads" }
  })
    .argument("[text]", "a code, a tag, an alert's key, or words of a message")
    .action((text: string | undefined, _: unknown, words: Words) =>
      does(words, async () => (await import("../catalogue/errors.ts")).errors(text))
    )
}

/** Commands for reference data: wallets, networks, the project, the catalogue of failures. */
export const getReferenceCommands: Branch = (root, does) => {
  for (const add of [addCatalogues, addExplanations]) add(root, does)
}
