// The documents for programs that read (llmstxt.org): an index, and the texts themselves in one file.

/** What the package brings along; the rules of the specification and of the house stay in the repository. */
const told = new Set(["Start", "Guides", "Moving from", "Reference", "Terminal"])

const about =
  "A wallet-connection and onchain-services kit for web pages, in TypeScript: a modal, hooks and methods for visitors' wallets, the same services at a terminal, a sandbox that runs offline."

/** Returns the index: how to install, and each page with its first sentence. */
export const llms = (groups, installSentence) => `# Latchkey

> ${about}

${installSentence}

The text of every page below is in llms-full.txt of the site, under a line that names it; the package has this index alone, and its program tells the rest: \`npx latchkey errors <code>\`, \`npx latchkey <command> --help\`. Each failure of the kit has a code, and its page is errors/<code>.md. In TypeScript, every option, method and hook is typed; \`npx latchkey schema\` prints the terminal's as JSON Schema.
${groups
  .filter(({ title }) => told.has(title))
  .map(
    ({ pages, title }) =>
      `\n## ${title}\n\n${pages.map((page) => `- [${page.title}](${page.place}.md): ${page.says}`).join("\n")}\n`
  )
  .join("")}`

/** The texts, the failures and commands included, each after a line that names its page. */
export const llmsFull = (groups, pages) => {
  const listed = groups.filter(({ title }) => told.has(title)).flatMap((group) => group.pages)
  const below = pages.filter(({ above }) => above !== undefined)
  return [...listed, ...below].map(({ place, text }) => `<!-- ${place}.md -->\n\n${text.trim()}\n`).join("\n")
}
