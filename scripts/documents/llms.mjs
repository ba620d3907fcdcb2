// The documentation for language models (llmstxt.org): an index, and all texts in one file.

/** The groups that users of the package read. */
const userGroups = new Set(["Start", "Before you choose", "Guides", "Moving from", "Reference", "Terminal"])

const about =
  "A wallet-connection and onchain-services kit for web pages, in TypeScript: a modal, hooks and methods for visitors' wallets, the same services at a terminal, a sandbox that runs offline."

/** Returns the index: how to install, and each page with its first sentence. */
export const llms = (groups, installSentence) => `# Latchkey

> ${about}

${installSentence}

The text of every page below is in llms-full.txt of the site, under a line that names it. The package contains this index and SKILL.md; its program prints the rest: \`npx latchkey errors <code>\`, \`npx latchkey <command> --help\`. Each failure of the kit has a code, and its page is errors/<code>.md. In TypeScript, every option, method and hook is typed; \`npx latchkey schema\` prints the terminal's as JSON Schema.
${groups
  .filter(({ title }) => userGroups.has(title))
  .map(
    ({ pages, title }) =>
      `\n## ${title}\n\n${pages.map((page) => `- [${page.title}](${page.place}.md): ${page.says}`).join("\n")}\n`
  )
  .join("")}`

/** Returns the texts, including errors and commands, each after a line that names its page. */
export const llmsFull = (groups, pages) => {
  const listed = groups.filter(({ title }) => userGroups.has(title)).flatMap((group) => group.pages)
  const below = pages.filter(({ place }) => /^(?:errors|commands)\//.test(place))
  return [...listed, ...below].map(({ place, text }) => `<!-- ${place}.md -->\n\n${text.trim()}\n`).join("\n")
}
