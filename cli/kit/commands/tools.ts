import type { Command as Words } from "commander"
import type { CspWords } from "../csp/csp.ts"
import type { DoctorWords } from "../doctor/doctor.ts"
import type { VendorWords } from "../vendor/vendor.ts"
import { type Branch, leaf, rootOf } from "./leaf.ts"

const collect = (one: string, all: ReadonlyArray<string> = []): ReadonlyArray<string> => [...all, one]

/** Commands for a host's own project, for shells, and for programs that drive this one. */
export const tools: Branch = (root, does) => {
  leaf(root, "doctor", "what a project or a page is set up with, and how to put right what is wrong", {
    example: "doctor",
    result: "{ findings: [{ what: string, state: string, said: string, fix: string|null }], foreign?: [any] }"
  })
    .option("--url <page>", "a page that uses the kit: its policy and its headers")
    .option("--folder <folder>", "of the project", ".")
    .option("--config <file>", "with the kit's options: each is looked at, and nothing is run")
    .option(
      "--from <kit>",
      "list another kit's names, and ours: rainbowkit, appkit, connectkit, web3-onboard, wagmi, privy, dynamic"
    )
    .action((options: DoctorWords, words: Words) =>
      does(words, async () => (await import("../doctor/doctor.ts")).doctor({ ...options, ...projectOf(words) }))
    )
  leaf(root, "csp", "the content security policy that a page needs, each host with its reason", {
    example: "csp --networks eip155:1,eip155:137 --element",
    result: "{ policy: string, networks: [string], sources: [{ directive: string, source: string, why: string }] }",
    tool: { does: "reads" }
  })
    .option("--networks <ids>", "CAIP-2, with commas between them (default: --network, else eip155:1)")
    .option("--embedded", "with the wallet by email and social accounts")
    .option("--analytics", "with analytics turned on")
    .option("--element", "of a page whose only code is <latchkey-button>")
    .option("--format <form>", "table, header, meta, next, nginx or json", "table")
    .action((options: CspWords, words: Words) =>
      does(words, async () => (await import("../csp/csp.ts")).csp({ ...options, ...projectOf(words) }))
    )
  leaf(root, "vendor", "copies what a page without a bundler loads, and prints its tags and its policy", {
    example: "vendor public/latchkey --networks eip155:1,eip155:137",
    result:
      "{ folder: string, at: string, files: number, bytes: number, integrity: any, tags: [string], policy: string, networks: [string] }"
  })
    .argument("<folder>", "of your server's files, e.g. public/latchkey")
    .option("--at <path>", "where the page finds that folder (default: / and the folder's name)")
    .option("--networks <ids>", "CAIP-2, with commas between them (default: --network, else eip155:1)")
    .action((folder: string, options: VendorWords, words: Words) =>
      does(words, async () => (await import("../vendor/vendor.ts")).vendor(folder, { ...options, ...projectOf(words) }))
    )
  leaf(root, "completion", "the script by which a shell completes commands, flags and values", {
    example: "completion bash",
    result: "{ shell: string, script: string }"
  })
    .argument("<shell>", "bash, zsh or fish")
    .action((shell: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../completion/completion.ts")).completion(shell, rootOf(words)))
    )
  leaf(root, "schema", "the JSON Schema of a command's words and of its document", {
    example: "schema balance",
    result: "{ schemas: any }"
  })
    .argument("[command...]", "all, or one: name lookup")
    .action((named: ReadonlyArray<string>, _: unknown, words: Words) =>
      does(words, async () => (await import("../schema/schema.ts")).schema(named, rootOf(words)))
    )
  leaf(root, "mcp", "serve the commands as tools (Model Context Protocol), over stdin and stdout", {
    example: "mcp",
    result: "{ tools: number, calls: number }"
  })
    .option("--limit <token=amount>", "with --allow-signing: what may be moved of a token in 24 hours", collect)
    .option("--sign-in <domain>", "with --allow-signing: a site that siwx_sign may sign in to", collect)
    .action(
      (options: { readonly limit?: ReadonlyArray<string>; readonly signIn?: ReadonlyArray<string> }, words: Words) =>
        does(words, async (read) => (await import("../mcp/mcp.ts")).mcp(options, rootOf(words), read))
    )
}

/** The project id in the run's words: it is told of without a request to anybody. */
const projectOf = (words: Words): { readonly projectId?: string } => {
  const id: unknown = words.optsWithGlobals()["projectId"]
  return typeof id === "string" ? { projectId: id } : {}
}
