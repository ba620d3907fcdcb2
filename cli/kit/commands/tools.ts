import type { Command as Words } from "commander"
import type { CspWords } from "../csp/csp.ts"
import type { DoctorWords } from "../doctor/doctor.ts"
import type { InitWords } from "../init/init.ts"
import type { VendorWords } from "../vendor/vendor.ts"
import { type Branch, addLeaf, getRoot } from "./leaf.ts"

const collect = (value: string, all: ReadonlyArray<string> = []): ReadonlyArray<string> => [...all, value]

/** Tools for a host's project. */
const getProjectTools: Branch = (root, does) => {
  addLeaf(root, "init", "create a project with a connect button: Vite with React, Next, or plain HTML", {
    example: "init my-app --for vite",
    result: "{ folder: string, for: string, networks: [string], files: [string], commands: [string] }"
  })
    .argument("<folder>", "a new folder, e.g. my-app")
    .option("--for <kind>", "vite, next or html", "vite")
    .option("--networks <ids>", "CAIP-2 ids, separated by commas (default: --network, else eip155:1)")
    .option("--package <file>", "the packed file of latchkey, or another source that package.json accepts")
    .action((folder: string, options: InitWords, words: Words) =>
      does(words, async () => (await import("../init/init.ts")).init(folder, { ...options, ...getProject(words) }))
    )
  addLeaf(root, "doctor", "check the setup of a project or a page, and say how to fix it", {
    example: "doctor",
    result: "{ findings: [{ what: string, state: string, sentence: string, fix: string|null }], foreign?: [any] }"
  })
    .option("--url <page>", "check the policy and headers of a page that uses the kit")
    .option("--folder <folder>", "the project's folder", ".")
    .option("--config <file>", "a file with the kit's options, which is read and not run")
    .option(
      "--from <kit>",
      "list the names of another kit next to ours: rainbowkit, appkit, connectkit, onchainkit, web3-onboard, wagmi, privy, dynamic"
    )
    .action((options: DoctorWords, words: Words) =>
      does(words, async () => (await import("../doctor/doctor.ts")).doctor({ ...options, ...getProject(words) }))
    )
  addLeaf(root, "csp", "print the content security policy that a page needs, with reasons", {
    example: "csp --networks eip155:1,eip155:137 --element",
    result: "{ policy: string, networks: [string], sources: [{ directive: string, source: string, why: string }] }",
    tool: { does: "reads" }
  })
    .option("--networks <ids>", "CAIP-2 ids, separated by commas (default: --network, else eip155:1)")
    .option("--embedded", "with the wallet for email and social accounts")
    .option("--analytics", "with analytics turned on")
    .option("--sponsor <urls>", "with these paymaster services, separated by commas")
    .option("--element", "for a page whose only code is <latchkey-button>")
    .option("--format <form>", "table, header, meta, next, nginx or json", "table")
    .action((options: CspWords, words: Words) =>
      does(words, async () => (await import("../csp/csp.ts")).csp({ ...options, ...getProject(words) }))
    )
  addLeaf(root, "vendor", "copy the files for a page without a bundler, and print its tags and policy", {
    example: "vendor public/latchkey --networks eip155:1,eip155:137",
    result:
      "{ folder: string, at: string, files: number, bytes: number, integrity: any, tags: [string], policy: string, networks: [string] }"
  })
    .argument("<folder>", "a folder that your server serves, e.g. public/latchkey")
    .option("--at <path>", "the folder's path on the page (default: / and the folder's name)")
    .option("--networks <ids>", "CAIP-2 ids, separated by commas (default: --network, else eip155:1)")
    .action((folder: string, options: VendorWords, words: Words) =>
      does(words, async () =>
        (await import("../vendor/vendor.ts")).vendor(folder, { ...options, ...getProject(words) })
      )
    )
}

/** Tools for shells and programs. */
const getProgramTools: Branch = (root, does) => {
  addLeaf(root, "completion", "print a script that completes commands, flags and values in a shell", {
    example: "completion bash",
    result: "{ shell: string, script: string }"
  })
    .argument("<shell>", "bash, zsh or fish")
    .action((shell: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../completion/completion.ts")).completion(shell, getRoot(words)))
    )
  addLeaf(root, "schema", "print the JSON Schema of a command's input and result", {
    example: "schema balance",
    result: "{ schemas: any }"
  })
    .argument("[command...]", "a command, such as name lookup (default: all)")
    .action((name: ReadonlyArray<string>, _: unknown, words: Words) =>
      does(words, async () => (await import("../schema/schema.ts")).schema(name, getRoot(words)))
    )
  addLeaf(root, "mcp", "serve the commands as tools (Model Context Protocol), over stdin and stdout", {
    example: "mcp",
    result: "{ tools: number, calls: number }"
  })
    .option("--limit <token=amount>", "with --allow-signing: the maximum of a token to move in 24 hours", collect)
    .option("--sign-in <domain>", "with --allow-signing: a site that siwx_sign may sign in to", collect)
    .action(
      (options: { readonly limit?: ReadonlyArray<string>; readonly signIn?: ReadonlyArray<string> }, words: Words) =>
        does(words, async (read) => (await import("../mcp/mcp.ts")).mcp(options, getRoot(words), read))
    )
}

/** Commands for a host's project, for shells, and for programs that drive this one. */
export const addToolCommands: Branch = (root, does) => {
  for (const add of [getProjectTools, getProgramTools]) add(root, does)
}

/** Returns the project id of the run's arguments. No request is sent for it. */
const getProject = (words: Words): { readonly projectId?: string } => {
  const id: unknown = words.optsWithGlobals()["projectId"]
  return typeof id === "string" ? { projectId: id } : {}
}
