// The pages of the documentation: the committed documents, the generated ones, one page per failure and per command.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { load } from "../load.mjs"
import { printPages } from "../reference/printedPages.mjs"
import { root } from "../ready.mjs"

const documents = (names) => names.split(" ").map((name) => `docs/${name}.md`)
const guides = (names) => documents(names).map((file) => file.replace("docs/", "docs/guide/"))
/** The groups of pages, in order. A document that no group names is listed under Guides. */
export const groups = [
  { title: "Start", files: ["README.md", ...guides("react next vue svelte solid angular astro html")] },
  {
    title: "Guides",
    files: [
      ...guides("wallets project-id networks theming languages money names sign-in"),
      ...["docs/adapters.md", "docs/servers.md", "docs/testing.md", "docs/sandbox.md"],
      ...["docs/guide/privacy.md", "docs/csp.md", "docs/guide/logs.md", "docs/guide/effect.md"]
    ]
  },
  { title: "Before you choose", files: documents("support stability accessibility exit") },
  { title: "Moving from", below: "docs/migrate/" },
  {
    title: "Reference",
    files: [...documents("generated reference names errors sizes"), "CHANGELOG.md"]
  },
  { title: "Terminal", files: ["docs/terminal.md", "docs/mcp.md", "commands.md"] },
  { title: "Specification", below: "docs/spec/" },
  {
    title: "Contributing",
    files: [
      ...["CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"],
      ...documents("releasing recipes architecture reliability glossary"),
      "docs/decisions/README.md"
    ]
  }
]

/** Returns the path of a document in the site, without its extension. */
export const readPlace = (file) =>
  file === "README.md"
    ? "index"
    : file
        .replace(/^docs\//, "")
        .replace(/\.md$/, "")
        .replace(/README$/, "index")
        .replace(/^[A-Z_]+$/, (name) => name.toLowerCase().replaceAll("_", "-"))

/** Returns the committed documents, as paths from the root. */
export const listCommittedDocuments = (tree = root) => [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"].filter((file) =>
    existsSync(join(tree, file))
  ),
  ...readdirSync(join(tree, "docs"), { recursive: true, encoding: "utf8" })
    .map((file) => posix.join("docs", file.replaceAll("\\", "/")))
    .filter((file) => file.endsWith(".md") && !file.startsWith("docs/site/"))
    .sort()
]

/** Splits the page of errors: one part per code, whose title is the code. */
const errorParts = (text) => {
  const [, ...parts] = text.split(/^<a id="([\w.-]+)"><\/a>$/m)
  return parts.flatMap((code, i) => (i % 2 === 0 ? [[code, parts[i + 1].trim().replace(/^## /, "# ")]] : []))
}

const testFiles = () =>
  ["core", "services", "react", "cli", "fixtures"].flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true, encoding: "utf8" })
      .map((file) => posix.join(floor, file.replaceAll("\\", "/")))
      .filter((file) => /\.test\.tsx?$/.test(file) && !/catalogue|exitCodes/.test(file))
      .sort()
      .map((file) => ({ file, words: new Set(readFileSync(join(root, file), "utf8").match(/[\w-]+(?:\.[\w-]+)?/g)) }))
  )

/** Returns the page that lists the errors, and one page per code with a test that raises it. */
const errorPages = (text) => {
  const tests = testFiles()
  const findTest = (...names) => names.map((name) => tests.find(({ words }) => words.has(name))).find(Boolean)?.file
  const parts = errorParts(text)
  const rows = parts.map(
    ([code, part]) => `| [\`${code}\`](errors/${code}.md) | ${/^> (.*)$/m.exec(part)?.[1] ?? ""} |`
  )
  const intro = text.split(/^<a id=/m)[0]
  return [
    {
      file: "docs/errors.md",
      place: "errors",
      text: `${intro}\n| Code | Meaning |\n| --- | --- |\n${rows.join("\n")}\n`
    },
    ...parts.map(([code, part]) => {
      const [, tag = ""] = /\*\*Class\*\*: `(\w+)`/.exec(part) ?? []
      const test = /\*\*Status\*\*/.test(part) ? undefined : findTest(tag, code)
      const line = test === undefined ? "" : `- **Test** that raises it: \`${test}\`\n`
      return { file: `docs/errors/${code}.md`, place: `errors/${code}`, text: `${part}\n${line}` }
    })
  ]
}

/** Returns the page that lists the commands, and one page per command: its help and an example. */
const commandPages = async () => {
  const { close, module } = await load("/cli/kit/commands/pages.ts")
  const commands = module.createCommandPages()
  await close()
  const getCommandPlace = (path) => `commands/${path.replaceAll(" ", "-")}`
  const rows = commands.map(({ does, path }) => `| [\`${path}\`](${getCommandPlace(path)}.md) | ${does} |`)
  return [
    {
      file: "commands.md",
      place: "commands",
      text: `# Commands\n\nEach as \`latchkey <command> --help\` prints it.\n\n| Command | Does |\n| --- | --- |\n${rows.join("\n")}\n`
    },
    ...commands.map(({ does, example, help, path }) => ({
      file: `${getCommandPlace(path)}.md`,
      place: getCommandPlace(path),
      text: `# latchkey ${path}\n\n${does.replace(/^./, (first) => first.toUpperCase())}.\n\n\`\`\`\n${help}\n\`\`\`\n\n## Example\n\n\`\`\`sh\n${example}\n\`\`\`\n\n\`latchkey --help\` lists the flags of all commands, \`latchkey schema ${path}\` the shape of the result.\n`
    }))
  ]
}

const getGroup = (file) =>
  groups.find(({ below, files = [] }) => files.includes(file) || (below !== undefined && file.startsWith(below)))
    ?.title ?? (/^docs\/(?:guide\/)?[\w-]+\.md$/.test(file) ? "Guides" : undefined)

const getTitle = (text) => (/^# (.*)$/m.exec(text)?.[1] ?? "").replaceAll("`", "")

/** Returns every page: its path in the site, the file whose links it has, its Markdown, title and group. */
export const loadAllPages = async () => {
  const committed = listCommittedDocuments().map((file) => [file, readFileSync(join(root, file), "utf8")])
  const printed = Object.entries(await printPages()).filter(([file]) => file !== "docs/errors.md")
  const errors = errorPages((await printPages())["docs/errors.md"])
  const written = [...committed, ...printed].map(([file, text]) => ({ file, place: readPlace(file), text }))
  return [...written, ...errors, ...(await commandPages())].map((page) => ({
    ...page,
    title: getTitle(page.text),
    group: getGroup(page.file)
  }))
}

/** Returns the groups with their pages, in the order of the list. */
export const listPages = (pages) =>
  groups.map(({ files = [], title }) => {
    const rank = ({ file }) => (files.includes(file) ? files.indexOf(file) : files.length)
    const own = pages.filter(({ group }) => group === title)
    return { title, pages: own.sort((a, b) => rank(a) - rank(b) || (a.place < b.place ? -1 : 1)) }
  })
