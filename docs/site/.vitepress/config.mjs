import { readFileSync } from "node:fs"
import { join } from "node:path"
import { slug } from "../../../scripts/documents/slug.mjs"

const root = join(import.meta.dirname, "../../..")
const list = JSON.parse(readFileSync(join(root, "dist/docs/list.json"), "utf8"))
const [, sentence, command] = /<!-- install [^>]*-->\n(.+)\n\n```sh\n(.+)\n```/.exec(
  readFileSync(join(root, "README.md"), "utf8")
)
/** Draws an empty header cell as an ordinary cell. */
const drawEmptyHeaders = (md) => {
  md.renderer.rules.th_open = (tokens, i, options, _, self) =>
    tokens[i + 1].content === "" ? "<td>" : self.renderToken(tokens, i, options)
  md.renderer.rules.th_close = (tokens, i, options, _, self) =>
    tokens[i - 1].content === "" ? "</td>" : self.renderToken(tokens, i, options)
}

/** Markup in the prose of a document is text, except anchors. */
const escapeMarkup = (md) => {
  md.core.ruler.before("normalize", "escape-markup", (state) => {
    let fence
    state.src = state.src
      .split("\n")
      .map((line) => {
        const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
        const isCode = fence !== undefined || mark !== undefined
        if (fence === undefined) fence = mark
        else if (mark?.startsWith(fence)) fence = undefined
        return isCode
          ? line
          : line.replace(/(`+)(?!`).*?[^`]\1(?!`)|<(?!a id="|\/a>|https?:)|\{\{/g, (found) =>
              found === "<" ? "&lt;" : found === "{{" ? "&#123;&#123;" : found
            )
      })
      .join("\n")
  })
}

export default {
  title: "Latchkey",
  description: "An embeddable wallet-connection and onchain-services kit for web pages.",
  srcDir: join(root, "dist/docs"),
  outDir: join(root, "dist/site"),
  cacheDir: join(root, ".cache/site"),
  head: [["link", { rel: "icon", href: "/mark.svg", type: "image/svg+xml" }]],
  vite: {
    publicDir: join(import.meta.dirname, "../public"),
    build: { chunkSizeWarningLimit: 10_000 },
    define: { __INSTALL__: JSON.stringify({ command, sentence }) },
    // The live kit of the first page is the built package.
    resolve: {
      alias: {
        "latchkey/testing": join(root, "dist/host/testing.js"),
        latchkey: join(root, "dist/host/index.js")
      }
    }
  },
  markdown: {
    anchor: { slugify: slug },
    attrs: { disable: true },
    config: (md) => {
      escapeMarkup(md)
      drawEmptyHeaders(md)
    },
    toc: { slugify: slug },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" }
  },
  themeConfig: {
    logo: "/mark.svg",
    outline: [2, 3],
    search: {
      provider: "local",
      options: {
        miniSearch: { searchOptions: { boost: { title: 20, titles: 2, text: 1 }, combineWith: "AND", fuzzy: 0 } }
      }
    },
    sidebar: list
  }
}
