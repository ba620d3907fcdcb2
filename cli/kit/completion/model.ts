import type { Command as Words, Option } from "commander"

/** A flag, as a shell completes it. */
export interface FlagModel {
  readonly long: string
  readonly text: string
  /** True if the flag has a value. */
  readonly takes: boolean
  /** The known values. If the list is empty and `isFile` is true, files are offered. */
  readonly values: ReadonlyArray<string>
  readonly isFile: boolean
}

/** A command, as a shell completes it: `path` is its full name, `below` lists its subcommands. */
export interface CommandModel {
  readonly path: string
  readonly text: string
  readonly below: ReadonlyArray<{ readonly name: string; readonly text: string }>
  readonly flags: ReadonlyArray<FlagModel>
  /** The possible values of its arguments. */
  readonly values: ReadonlyArray<string>
  readonly takesFiles: boolean
}

/** Values that a shell offers, by kind. */
export interface Offers {
  readonly networks: ReadonlyArray<string>
  readonly tokens: ReadonlyArray<string>
  readonly recordings: ReadonlyArray<string>
  readonly errors: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
}

const shells = ["bash", "zsh", "fish"] as const
const files = new Set(["--fixtures", "--record", "--record-missing", "--state", "--descriptors", "--config"])

/** Returns the possible values of flags, by the flag's name. */
const flagValues = (offers: Offers): Readonly<Record<string, ReadonlyArray<string>>> => ({
  "--network": offers.networks,
  "--networks": offers.networks,
  "--from": offers.tokens,
  "--token": offers.tokens,
  "--wallet": ["recorded", "key", "walletconnect", "email", "social", "farcaster"],
  "--namespace": ["eip155", "solana", "bip122"],
  "--provider": ["google", "github", "apple", "facebook", "x", "discord"],
  "--approve": ["exact", "all"],
  "--format": ["table", "header", "meta", "next", "nginx", "json"],
  "--otp": ["inbox"]
})

const getArgumentValues = (path: string, name: string, offers: Offers, paths: ReadonlyArray<string>) => {
  if (name === "token") return offers.tokens
  if (path === "network use") return offers.networks
  if (path === "completion") return shells
  if (path === "errors") return offers.errors
  if (path === "run") return offers.scripts
  if (path === "schema") return paths
  return path.startsWith("fixtures") ? offers.recordings : []
}

/** Returns true if an argument with this name is a file or folder. */
const isFileName = (name: string): boolean =>
  ["file", "files", "folder", "path", "paths", "request", "script"].includes(name)

const getFlag = (option: Option, path: string, offers: Offers): FlagModel => {
  const long = option.long ?? ""
  const takes = option.required || option.optional
  const values = takes
    ? ((path.startsWith("swap") && long === "--to" ? offers.tokens : flagValues(offers)[long]) ?? [])
    : []
  return { long, text: option.description, takes, values, isFile: files.has(long) }
}

/** Returns every command of the tree, the root first. */
export const getModel = (root: Words, offers: Offers): ReadonlyArray<CommandModel> => {
  const common = root.options.map((option) => getFlag(option, "", offers))
  const paths: Array<string> = []
  const collect = (words: Words, path: string): void => {
    for (const child of words.commands.filter((child) => child.name() !== "help")) {
      const next = `${path} ${child.name()}`.trim()
      paths.push(next)
      collect(child, next)
    }
  }
  collect(root, "")
  const visit = (words: Words, path: string): ReadonlyArray<CommandModel> => {
    const below = words.commands.filter((child) => child.name() !== "help")
    return [
      {
        path,
        text: words.description(),
        below: below.map((child) => ({ name: child.name(), text: child.description() })),
        flags: [...(words === root ? [] : words.options.map((option) => getFlag(option, path, offers))), ...common],
        values: words.registeredArguments.flatMap((argument) =>
          getArgumentValues(path, argument.name(), offers, paths)
        ),
        takesFiles: words.registeredArguments.some((argument) => isFileName(argument.name()))
      },
      ...below.flatMap((child) => visit(child, `${path} ${child.name()}`.trim()))
    ]
  }
  return visit(root, "")
}
