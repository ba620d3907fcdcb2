import type { Command as Words } from "commander"
import { anyone } from "../../foundation/text/anyone.ts"
import { walletRow } from "../schema/resultParts.ts"
import { type Branch, leaf } from "./leaf.ts"

/** Commands for reference data: wallets, networks, the project, the catalogue of failures. */
export const known: Branch = (root, does) => {
  const wallets = leaf(root, "wallets", "the catalogue of wallets, 40 a page", {
    example: "wallets --page 2",
    result: `{ count: number, dropped: number, page: number, wallets: [${walletRow}] }`,
    tool: { does: "reads" }
  })
    .option("--page <number>", "counts from 1", "1")
    .action((options: { readonly page: string }, words: Words) =>
      does(words, async () => (await import("../../wallets/connection/wallets.ts")).wallets(options.page))
    )
  leaf(wallets, "search", "wallets whose name has a text in it", {
    example: "wallets search vault",
    result: `{ count: number, dropped: number, page: number, search: string, wallets: [${walletRow}] }`,
    tool: { does: "reads" }
  })
    .argument("<text>", "a part of a name")
    .action((text: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../wallets/connection/wallets.ts")).walletsSearch(text))
    )
  leaf(root, "networks", "the networks that are known", {
    example: "networks",
    result:
      "{ networks: [{ id: string, name: string, currency: { name: string, symbol: string, decimals: number }, explorerUrl: string|null, testnet: boolean, gateway: boolean }] }",
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) =>
    does(words, async () => (await import("../../chain/network/networks.ts")).networks)
  )
  const network = root.command("network").description("the network that later runs are about")
  leaf(network, "use", "keep it for this sandbox or project; the wallet follows", {
    example: "network use eip155:137",
    result: "{ network: string, namespace: string, account: string|null, kept: boolean }"
  })
    .argument("<id>", "CAIP-2, as `latchkey networks` lists them")
    .action((id: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../../wallets/connection/networkUse.ts")).networkUse(id))
    )
  leaf(root, "config", "what the project offers, and where this run asks", {
    example: "config",
    result:
      "{ projectId: string|null, features: [{ name: string, value: any, from: string }], project: any, origins: any, endpoints: [{ name: string, origin: string, from: string }] }",
    tool: { does: "reads" }
  }).action((_: unknown, words: Words) => does(words, async () => (await import("../config/config.ts")).config))
  leaf(root, "explain", "what a transaction or a request means, in words", {
    example: `explain {"method":"personal_sign","params":["Hello","${anyone}"]}`,
    result:
      "{ account: string, sentence: string, fields: [{ label: string, value: string, raw: any, kind: string }], risk: string, by: string, nested: [any] }",
    tool: { does: "reads" }
  })
    .argument("<request>", "a transaction's hash, JSON, or - for stdin")
    .option("--account <account>", "the account that is asked")
    .option("--descriptors <folder>", "descriptions of contracts, as `npm run descriptors` makes them")
    .action((text: string, options: { readonly account?: string; readonly descriptors?: string }, words: Words) =>
      does(words, async () => (await import("../../onchain/calldata/explain.ts")).explain(text, options))
    )
  leaf(root, "errors", "what can go wrong, with codes; all, or one", {
    example: "errors http.timed-out",
    result: "{ error?: any, errors?: [any] }",
    tool: { does: "reads" }
  })
    .argument("[code]", "or its tag")
    .action((code: string | undefined, _: unknown, words: Words) =>
      does(words, async () => (await import("../catalogue/errors.ts")).errors(code))
    )
}
