// Prints the page errors.md: one section per code of the catalogue, from its entries and the comments of its classes.
import { findFiles } from "../ready.mjs"
import { prose, read } from "./comments.mjs"

/** The page that explains a part of the catalogue, by the first part of its codes. */
const more = {
  account: "guide/wallets.md",
  activity: "guide/money.md",
  analytics: "guide/logs.md",
  chain: "guide/networks.md",
  cli: "terminal.md",
  config: "reference.md#options",
  connection: "guide/wallets.md",
  embedded: "spec/embedded.md",
  funding: "guide/money.md",
  http: "reliability.md",
  kit: "reference.md#methods",
  log: "guide/logs.md",
  modal: "reference.md#views",
  ens: "guide/names.md",
  name: "guide/money.md",
  onramp: "guide/money.md",
  receipt: "guide/money.md",
  rpc: "guide/networks.md",
  safe: "guide/wallets.md",
  send: "guide/money.md",
  session: "guide/money.md",
  siwx: "guide/sign-in.md",
  swap: "guide/money.md",
  token: "guide/money.md",
  transaction: "guide/money.md",
  wallet: "guide/wallets.md",
  walletconnect: "guide/wallets.md"
}

/** The page for single codes. */
const moreOfCode = {
  "config.invalid-project-id": "guide/project-id.md",
  "config.origin-not-allowed": "guide/project-id.md",
  "config.project-id-missing": "guide/project-id.md"
}

const places = {
  view: "in the view that the visitor looks at",
  toast: "in a line above the modal that disappears automatically",
  alert: "in a line above the modal, for the page's developers",
  nowhere: "nowhere: it is returned to the caller"
}

/** Returns the comment and the fields of each error class, by its name. */
const classes = () => {
  const found = new Map()
  for (const file of findFiles(["core", "cli"], /(?<!\.test)\.ts$/)) {
    const text = read(file)
    if (!/extends (?:Failure\(|Plain )/.test(text)) continue
    for (const [, comment, name, rest] of text.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport class (\w+) extends [\s\S]*?\n\}\)?(?:<([\s\S]*?)> \{)?/g
    ))
      found.set(name, {
        when: prose(comment).replace(/ ?Reliability [FT]\d+\.?/, ""),
        fields: [...(rest ?? "").matchAll(/(?:^|[{;]\s*|\n\s*)readonly (\w+)\??:/g)].map(([, field]) => field)
      })
  }
  return found
}

const standings = {
  raised: [],
  never: ["- **Status**: cannot occur here, [for this reason](decisions/failures-that-cannot-occur.md)."]
}

const section = (known) => (entry) => {
  const { fields = [], when = "" } = known.get(entry.tag) ?? {}
  const [part] = entry.code.split(".")
  const link = moreOfCode[entry.code] ?? more[part]
  if (link === undefined) throw new Error(`scripts/reference/errorsPage.mjs: which page says more about ${part}?`)
  const isTerminal = part === "cli"
  const carried = fields.length === 0 ? "" : `, with ${fields.map((field) => `\`${field}\``).join(", ")}`
  return [
    `<a id="${entry.code}"></a>`,
    "",
    `## \`${entry.code}\``,
    "",
    `> ${entry.short.replaceAll("<", "\\<").replaceAll("|", "\\|")}`,
    "",
    entry.long,
    "",
    ...(when === "" ? [] : [`- **When**: ${when}`]),
    `- **Class**: \`${entry.tag}\`${carried}.`,
    ...(isTerminal ? [] : [`- **Shown**: ${places[entry.shownIn]}.`]),
    entry.retryable
      ? "- **Again**: the same request may succeed unchanged (`retryable` is true): offer it again."
      : "- **Again**: the same request fails again (`retryable` is false) until what the sentence names has changed.",
    `- **Terminal**: exit code ${entry.exit}.`,
    ...standings[entry.standing],
    `- **More**: [${link.replace(/^.*\//, "").replace(/\.md.*$/, "")}](${link})`
  ].join("\n")
}

/** Returns the example of docs/generated.md, which is compiled and run. */
const example = () => /## Errors[\s\S]*?(```ts\n[\s\S]*?\n```)/.exec(read("docs/generated.md"))[1]

/** Returns the page, from the catalogue's entries in the order of their codes. */
export const errorsPage = (entries) => `# Errors

Printed from the catalogue. \`npx latchkey errors <code>\` prints the same.

<!-- install-note -->
<!-- /install -->

Every rejected Promise of the kit, every failure in a view and every failed command has one of these ${entries.length} codes. A code is never renamed. In a page:

${example()}

The text after \`>\` is the sentence that a visitor reads, in the visitor's language; \`{name}\` is replaced by the field of that name. The modal reports the failures of its own actions; report those of your calls yourself.

${entries.map(section(classes())).join("\n\n")}
`
