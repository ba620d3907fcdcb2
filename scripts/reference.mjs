// Prints docs/reference.md from the code: options, features, methods, hooks, events, theme variables and views, each
// with what the code says of it. `npm run check` fails where the page differs; `node scripts/reference.mjs --write`
// writes it anew.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "./load.mjs"
import { root } from "./ready.mjs"

const read = (file) => readFileSync(join(root, file), "utf8")
const loaded = async (path) => {
  const { close, module } = await load(path)
  await close()
  return module
}

/** A comment's text as one line, without its references to the documents. */
const prose = (comment = "") =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, ""))
    .join(" ")
    .replace(/docs\/[\w./-]+\.md#[\w-]+[.:]?/g, "")
    .replace(/\s+/g, " ")
    .trim()
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n")
const code = (text) => `\`${text}\``

/** The members of an interface, in order, with their comments. */
const membersOf = (text, name) => {
  const [, body = ""] = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text) ?? []
  return [...body.matchAll(/(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}readonly (\w+)\??:/gm)].map(
    ([, comment, member]) => [member, prose(comment)]
  )
}
/** What a file exports, in order, with its comments. */
const exportsOf = (file) =>
  [...read(file).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/g)].map(
    ([, comment, name]) => [name, prose(comment)]
  )

const { featureTable, optionTable } = await loaded("/core/kit/options/optionWords.ts")
const { themeVariableNames } = await loaded("/core/kit/theme/variables.ts")
const { views } = await loaded("/core/kit/modal/views.ts")
const { KitEventSchema } = await loaded("/core/event.ts")

const said = new Map(membersOf(read("react/kit/options/LatchkeyOptions.ts"), "LatchkeyOptions"))
const options = Object.entries(optionTable)
  .filter(([, { status }]) => status !== "refused")
  .map(([name, { says }]) => [code(name), says, said.get(name) ?? ""])
const refused = Object.entries(optionTable)
  .filter(([, { status }]) => status === "refused")
  .map(([name, { says }]) => [code(name), says])
const features = Object.entries(featureTable).map(([name, { says, status }]) => [
  code(name),
  says,
  status === "acts" ? "" : "changes nothing yet"
])
const publicNames = [...read("react/public.ts").matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) =>
  list.split(",").map((name) => name.trim())
)
const react = ["ConnectButton.tsx", "AccountButton.tsx", "NetworkButton.tsx", "LatchkeyProvider.tsx", "hooks.ts"]
  .flatMap((file) => exportsOf(`react/kit/shell/${file}`))
  .filter(([name]) => publicNames.includes(name))

/** The tags of a union of events. */
const tagsOf = (ast) =>
  ast._tag === "Union"
    ? ast.types.flatMap(tagsOf)
    : ast._tag === "Transformation"
      ? tagsOf(ast.to)
      : ast._tag === "Refinement"
        ? tagsOf(ast.from)
        : (ast.propertySignatures ?? [])
            .filter(({ name }) => name === "_tag")
            .flatMap(({ type }) => (type._tag === "Union" ? type.types : [type]).map(({ literal }) => literal))
const events = [...new Set(tagsOf(KitEventSchema.ast))].sort()

const page = `# Reference

Printed from the code by \`scripts/reference.mjs\`; \`npm run check\` holds it to that.

## Options

What \`createLatchkey\` takes. Only \`networks\` is needed.

${table(["Option", "Rule", "Does"], options)}

Names that are refused, with what is meant:

${table(["Name", "Says"], refused)}

## Features

The names inside \`features\`.

${table(["Feature", "Must be", "Standing"], features)}

## Methods

Of the kit that \`createLatchkey\` returns.

${table(
  ["Method", "Does"],
  membersOf(read("react/kit/start/contract.ts"), "Latchkey").map(([name, words]) => [code(name), words])
)}

## Components and hooks

From \`latchkey/react\`.

${table(
  ["Name", "Does"],
  react.map(([name, words]) => [code(name), words])
)}

## Theme variables

Of \`themeVariables\` and of \`setTheme({ variables })\`.

${themeVariableNames.map((name) => `- ${code(name)}`).join("\n")}

## Views

Of \`open({ view })\`. A view about one wallet or one network, opened by its name alone, begins where that is chosen.

${table(
  ["View", "Begins at"],
  Object.entries(views).map(([name, { chosenIn }]) => [code(name), code(chosenIn ?? name)])
)}

## Events

\`onEvent\` is called with each, as plain data with these tags in \`_tag\`.

${events.map(code).join(" ")}
`

const file = join(root, "docs/reference.md")
if (process.argv.includes("--write")) writeFileSync(file, page)
else if (readFileSync(file, "utf8") !== page) {
  console.error("docs/reference.md differs from the code: node scripts/reference.mjs --write")
  process.exit(1)
}
