// What the site is made of: the documents, a page for each failure, a page for each command.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"

/**
 * The groups of pages, in order. A document that no group names stands under Guides, so that a new one is found without
 * a line here.
 */
export const groups = [
  {
    title: "Start",
    files: [
      "README.md",
      "docs/guide/react.md",
      "docs/guide/next.md",
      "docs/guide/vue.md",
      "docs/guide/astro.md",
      "docs/guide/html.md"
    ]
  },
  {
    title: "Guides",
    files: [
      "docs/guide/wallets.md",
      "docs/guide/networks.md",
      "docs/guide/theming.md",
      "docs/guide/languages.md",
      "docs/guide/money.md",
      "docs/guide/sign-in.md",
      "docs/adapters.md",
      "docs/servers.md",
      "docs/testing.md",
      "docs/sandbox.md",
      "docs/guide/privacy.md",
      "docs/csp.md",
      "docs/guide/logs.md",
      "docs/guide/effect.md"
    ]
  },
  { title: "Moving from", below: "docs/migrate/" },
  {
    title: "Reference",
    files: ["docs/reference.md", "docs/names.md", "docs/errors.md", "docs/sizes.md", "CHANGELOG.md"]
  },
  { title: "Terminal", files: ["docs/terminal.md", "docs/mcp.md", "commands.md"] },
  { title: "Specification", below: "docs/spec/" },
  {
    title: "House",
    files: [
      "CONTRIBUTING.md",
      "docs/architecture.md",
      "docs/reliability.md",
      "docs/glossary.md",
      "docs/languages.md",
      "docs/decisions/README.md"
    ]
  }
]

/** Where a document stands in the site, without its ending. */
export const placeOf = (file) =>
  file === "README.md"
    ? "index"
    : file
        .replace(/^docs\//, "")
        .replace(/\.md$/, "")
        .replace(/README$/, "index")
        .replace(/^[A-Z]+$/, (name) => name.toLowerCase())

/** The documents of a tree, as paths from its root. */
export const documentsIn = (tree) => [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].filter((file) => existsSync(join(tree, file))),
  ...readdirSync(join(tree, "docs"), { recursive: true, encoding: "utf8" })
    .map((file) => posix.join("docs", file.replaceAll("\\", "/")))
    .filter((file) => file.endsWith(".md"))
    .sort()
]

const titleOf = (text) => /^# (.*)$/m.exec(text)?.[1] ?? ""

/** The parts of docs/errors.md, each a page: its code and its text, which begins with the code as its title. */
const errorPages = (text) => {
  const found = []
  const [, ...parts] = text.split(/^<a id="([\w.-]+)"><\/a>$/m)
  for (let i = 0; i < parts.length; i += 2) found.push([parts[i], parts[i + 1].trim().replace(/^## /, "# ")])
  return found
}

/** A test of the repository that names a failure by its tag or its code. */
const testOf = (tests, tag, code) =>
  tests.find(({ words }) => words.has(tag))?.file ?? tests.find(({ words }) => words.has(code))?.file

const testsIn = (tree) =>
  ["core", "services", "react", "cli", "fixtures"]
    .filter((floor) => existsSync(join(tree, floor)))
    .flatMap((floor) =>
      readdirSync(join(tree, floor), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.test\.tsx?$/.test(file) && !/catalogue|exitCodes/.test(file))
        .map((file) => posix.join(floor, file.replaceAll("\\", "/")))
    )
    .sort()
    .map((file) => ({ file, words: new Set(readFileSync(join(tree, file), "utf8").match(/[\w-]+(?:\.[\w-]+)?/g)) }))

/** A page for each command: its help, an example, and what stands above it. */
const commandPages = async () => {
  const { close, module } = await load("/cli/kit/commands/pages.ts")
  const commands = module.commandPages()
  await close()
  return commands
}

/**
 * Every page: where it stands, the file it comes from, its Markdown, and the group that lists it. Links inside a page are
 * those of its file.
 */
export const pagesOf = async (tree = root) => {
  const named = new Set(groups.flatMap(({ files = [] }) => files))
  const below = groups.flatMap(({ below: folder }) => (folder === undefined ? [] : [folder]))
  const inFolder = (file) => below.find((folder) => file.startsWith(folder))
  const documents = documentsIn(tree).map((file) => ({
    file,
    place: placeOf(file),
    text: readFileSync(join(tree, file), "utf8")
  }))
  const commands = await commandPages()
  const overview = {
    file: "commands.md",
    place: "commands",
    text: `# Commands\n\nEach as \`latchkey <command> --help\` prints it.\n\n| Command | Does |\n| --- | --- |\n${commands
      .map(({ does, path }) => `| [\`${path}\`](commands/${path.replaceAll(" ", "-")}.md) | ${does} |`)
      .join("\n")}\n`
  }
  const errors = documents.find(({ file }) => file === "docs/errors.md")
  const tests = errors === undefined ? [] : testsIn(tree)
  const parts = errors === undefined ? [] : errorPages(errors.text)
  const listed = [...documents.filter((one) => one !== errors), overview].map((one) => ({
    ...one,
    group:
      groups.find(
        ({ below: folder, files = [] }) =>
          files.includes(one.file) || (folder !== undefined && inFolder(one.file) === folder)
      )?.title ?? (/^docs\/(?:guide\/)?[\w-]+\.md$/.test(one.file) ? "Guides" : undefined)
  }))
  const intro = errors?.text.split(/^<a id=/m)[0] ?? ""
  return {
    pages: [
      ...listed,
      ...(errors === undefined
        ? []
        : [
            {
              ...errors,
              group: "Reference",
              text: `${intro}\n| Code | Means |\n| --- | --- |\n${parts
                .map(([code, text]) => `| [\`${code}\`](errors/${code}.md) | ${/^> (.*)$/m.exec(text)?.[1] ?? ""} |`)
                .join("\n")}\n`
            }
          ]),
      ...parts.map(([code, text]) => {
        const [, tag = ""] = /\*\*Class\*\*: `(\w+)`/.exec(text) ?? []
        const test = /\*\*Standing\*\*/.test(text) ? undefined : testOf(tests, tag, code)
        return {
          // Its links are those of docs/errors.md.
          file: "docs/errors.md",
          place: `errors/${code}`,
          title: code,
          above: { place: "errors", title: "Errors" },
          text: `${text}\n${test === undefined ? "" : `- **Test** that makes it happen: \`${test}\`\n`}`
        }
      }),
      ...commands.map(({ does, example, help, path }) => ({
        file: "commands.md",
        place: `commands/${path.replaceAll(" ", "-")}`,
        title: `latchkey ${path}`,
        above: { place: "commands", title: "Commands" },
        text: `# latchkey ${path}\n\n${does.replace(/^./, (first) => first.toUpperCase())}.\n\n\`\`\`\n${help}\n\`\`\`\n\n## An example\n\n\`\`\`sh\n${example}\n\`\`\`\n\nThe flags that every command takes: \`latchkey --help\`. What it prints: \`latchkey schema ${path}\`.\n`
      }))
    ].map((page) => ({ title: titleOf(page.text).replaceAll("`", ""), ...page })),
    named: [...named]
  }
}
