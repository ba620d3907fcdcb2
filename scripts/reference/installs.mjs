// The installation lines of the documents. The package's name is not registered with npm, so that pages include one
// sentence from core/kit/package/install.ts and install the packed file. A page includes it by a mark:
//   <!-- install react react-dom -->    the sentence and a command that installs the file with these packages
//   <!-- install-note -->               only the sentence, for a page that runs `npx latchkey`
//   <!-- install-sandbox -->            the sentence of the sandbox's package
// each with the end mark `<!-- /install -->`. `node scripts/reference.mjs --write` writes the text between the marks.

const part = /<!-- (install(?:-note|-sandbox)?)((?: [^\s>]+)*) -->\n[\s\S]*?<!-- \/install -->/g

/** Returns the document with the text between its marks replaced. */
export const withInstalls = (text, { installSentence, sandboxInstallSentence }, version) =>
  text.replace(part, (_, kind, packages) => {
    const sentence = kind === "install-sandbox" ? sandboxInstallSentence : installSentence
    const command = `\n\n\`\`\`sh\nnpm i ../latchkey/latchkey-${version}.tgz${packages}\n\`\`\``
    return `<!-- ${kind}${packages} -->\n${sentence}${kind === "install" ? command : ""}\n<!-- /install -->`
  })

const name = "(?:npm:)?latchkey(?:-sandbox)?(?:@[\\w.^~*-]+)?(?![\\w./@-]*[\\w/])"
/**
 * Commands and URLs that take the package from a registry or a CDN. A program configured with `npx` may run anywhere,
 * so that it needs `--no`, which installs nothing.
 */
const fromRegistry = [
  new RegExp(
    `\\b(?:c?npm|pnpm|yarn|bun|deno|ni)(?: -\\S+)* (?:i|install|add|create|init|ci|update|up|upgrade)(?: [\\w@./^~:*-]+)*? ["'\`]?${name}`
  ),
  /(?:unpkg\.com|jsdelivr\.net\/npm|esm\.sh|esm\.run|skypack\.dev|jspm\.(?:dev|io)|npmjs\.com\/package)(?:\/[\w@*]+)*?\/\*?latchkey(?:-sandbox)?(?![\w-])/,
  /["']npm:latchkey|"latchkey(?:-sandbox)?": ?"(?:[\^~*]|\d|latest)|"(?:npx|bunx)", ?"args": ?\["latchkey/
]
/** Commands that run the package, which take it from the registry where it is not installed. */
const run =
  /\b(?:npx|bunx|pnpx|(?:pnpm|yarn) dlx|pnpm exec|bun x|npm (?:exec|x)|yarn)(?: -\S+)* latchkey(?:-sandbox)?\b/
const mark = /<!-- install/

/**
 * Returns the lines that take the package from the registry, as `[line number, problem]`. `isPage`: the text is a
 * document, which may run the program only if it includes the sentence.
 */
export const installProblems = (text, isPage) => {
  const isIncluded = mark.test(text)
  return text.split("\n").flatMap((line, i) => {
    if (fromRegistry.some((form) => form.test(line)))
      return [[i + 1, "takes latchkey from the registry: use <!-- install --> of scripts/reference/installs.mjs"]]
    return isPage && !isIncluded && run.test(line)
      ? [[i + 1, "runs latchkey on a page that does not say how to install it: add <!-- install-note -->"]]
      : []
  })
}
