// Prints the page reference.md from the code: options, features, methods, components, hooks, events, theme and views.
// Throws for an option, a method group, a component or a hook without a comment.
import { dirname, join } from "node:path"
import { load } from "../load.mjs"
import { code, getDescriptions, getExports, getMembers, read, table } from "./comments.mjs"
import { checkNames, getLevel, readStability } from "./stability.mjs"

const loadModule = async (path) => {
  const { close, module } = await load(path)
  await close()
  return module
}

const { featureTable, isWaiting } = await loadModule("/core/kit/optionTable/featureTable.ts")
const { getFeatureWords, foreignOptions, getWords } = await loadModule("/core/kit/options/optionWords.ts")
const { optionTable } = await loadModule("/core/kit/optionTable/optionTable.ts")
const { themeVariableNames } = await loadModule("/core/kit/theme/variables.ts")
const { tokenNames } = await loadModule("/core/kit/theme/tokens.ts")
const { views } = await loadModule("/core/kit/modal/views.ts")
const { KitEventSchema } = await loadModule("/core/event.ts")

const optionComments = new Map([
  ...["stateOptions", "serviceOptions", "jointOptions"].flatMap((list) =>
    getDescriptions("core/kit/optionTable", list)
  ),
  ...getMembers(read("services/kit/host/notifyCallbacks.ts"), "HostCallbacks"),
  ...getMembers(read("react/kit/host/HostDrawing.ts"), "HostDrawing"),
  ...getMembers(read("react/kit/host/LatchkeyOptions.ts"), "LatchkeyOptions")
])
/** Returns a function that marks what is not stable, after checking that the list names nothing else. */
const marks = readStability()
const marker = (heading, names) => {
  checkNames(marks, heading, names)
  return (name) => {
    const level = getLevel(marks, heading, name)
    return level === "stable" ? "" : level
  }
}
const getOptionMark = marker("Options of createLatchkey", Object.keys(optionTable))
const options = Object.keys(optionTable).map((name) => [
  code(name),
  getWords(name),
  optionComments.get(name) ?? "",
  getOptionMark(name)
])
for (const [name, , comment] of options) if (comment === "") throw new Error(`The option ${name} has no comment`)
const refused = Object.entries(foreignOptions).map(([name, words]) => [code(name), words])
const getFeatureMark = marker("Features", Object.keys(featureTable))
for (const name of Object.keys(featureTable))
  if (isWaiting(name) !== (getFeatureMark(name) === "without effect"))
    throw new Error(`docs/stability.md and core/kit/optionTable/featureTable.ts disagree about the feature ${name}`)
const features = Object.keys(featureTable)
  .filter((name) => !isWaiting(name))
  .map((name) => [code(name), getFeatureWords(name), getFeatureMark(name)])
const ignored = Object.keys(featureTable).filter(isWaiting).map(code)

/** The kit's methods, grouped as in the code, each with an example. */
const { methods } = await loadModule("/core/kit/methodTable/methods.ts")
const own = getMembers(read("react/kit/host/contract.ts"), "Latchkey")
const groups = [
  ["The window, wallets and networks", "kitMethods", own],
  ["Wallets to choose from", "walletListMethods"],
  ["Signing and sending", "actingMethods"],
  ["Sent transactions", "receiptMethods"],
  ["Reading, without a prompt", "readingMethods"],
  ["Requests in words", "explainingMethods"],
  ["Signing in", "signInMethods"],
  ["Permissions of apps", "grantMethods"],
  ["Finding a fault", "developerMethods"]
].map(([title, list, before = []]) => [title, [...before, ...getDescriptions("core/kit/methodTable", list)]])
for (const [title, members] of groups) if (members.length === 0) throw new Error(`No method was found for "${title}"`)
const getMethodMark = marker(
  "Methods of the kit",
  groups.flatMap(([, members]) => members.map(([name]) => name))
)
const getExample = (name) => (name in methods ? code(`kit.${methods[name].form.example}`) : "")

/** Returns the values that an entry exports, with the comments of their declarations. */
const getPublic = (file) =>
  [...read(file).matchAll(/export \{([^}]*)\} from "([^"]+)"/g)].flatMap(([, list, from]) => {
    const known = new Map(getExports(join(dirname(file), from)))
    return list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => [name, known.get(name) ?? ""])
  })
const react = getPublic("react/public.ts")
const rows = (list) =>
  table(
    ["Name", "Does"],
    list.map(([name, words]) => [code(name), words])
  )
const isHook = ([name]) => /^use[A-Z]/.test(name)
for (const [name, words] of react) if (words === "") throw new Error(`${name} of latchkey/react has no comment`)

/** Returns the tags of a union of events. */
const getTags = (ast) =>
  ast._tag === "Union"
    ? ast.types.flatMap(getTags)
    : ast._tag === "Transformation"
      ? getTags(ast.to)
      : ast._tag === "Refinement"
        ? getTags(ast.from)
        : (ast.propertySignatures ?? [])
            .filter(({ name }) => name === "_tag")
            .flatMap(({ type }) => (type._tag === "Union" ? type.types : [type]).map(({ literal }) => literal))
const events = [...new Set(getTags(KitEventSchema.ast))].sort()

export const referencePage = `# Reference

Printed from the code. [Errors](errors.md) lists every failure, [names](names.md) everything that an entry exports, with its type. A name without a mark is [stable](stability.md).

## Options

The options of \`createLatchkey\`. Only \`networks\` is required.

${table(["Option", "Rule", "Does", "Stability"], options)}

Rejected names, with the right one:

${table(["Name", "Use instead"], refused)}

## Features

The names inside \`features\`.

${table(["Feature", "Must be", "Stability"], features)}

Accepted without effect, as options of comparable kits: ${ignored.join(" ")}

## Methods

Of the kit that \`createLatchkey\` returns.

${groups
  .map(
    ([title, members]) =>
      `### ${title}\n\n${table(
        ["Method", "Does", "Example", "Stability"],
        members.map(([name, words]) => [code(name), words, getExample(name), getMethodMark(name)])
      )}`
  )
  .join("\n\n")}

## Components and hooks

From \`latchkey/react\`.

${rows(react.filter((item) => !isHook(item)))}

${rows(react.filter(isHook))}

## Theme variables

Of \`themeVariables\` and of \`setTheme({ variables })\`.

${themeVariableNames.map((name) => `- ${code(name)}`).join("\n")}

## Theme tokens

Of \`themeTokens\` and of \`setTheme({ tokens })\`, by the names of shadcn/ui.

${tokenNames.map(code).join(" ")}

## Views

Of \`open({ view })\`. A view about one wallet or one network that is opened by name begins where that is selected.

${table(
  ["View", "Begins at"],
  Object.entries(views).map(([name, { chosenIn }]) => [code(name), code(chosenIn ?? name)])
)}

## Events

\`onEvent\` is called with each, as plain data with these tags in \`_tag\`.

${events.map(code).join(" ")}
`
