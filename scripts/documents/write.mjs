// Writes all pages to a folder, with links between them. A link to a file of the code becomes its text.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"
import { llms, llmsFull } from "./llms.mjs"
import { loadAllPages, listPages, readPlace } from "./pages.mjs"

const absolute = /^[a-z][a-z0-9+.-]*:/i

/** `docs/generated.md#reference-options` describes the page reference.md and its heading `options`. */
const resolveGeneratedLink = (anchor = "") => {
  const [, page, heading] = /^(reference|names|errors|sizes)(?:-([\w-]+))?$/.exec(anchor) ?? []
  return page === undefined ? undefined : { place: page, hash: heading === undefined ? "" : `#${heading}` }
}

/** Returns a link of a document as a link of its page; undefined for a file that has no page. */
const rewriteLink = ({ file, place }, places, link) => {
  if (absolute.test(link)) return link
  const [path, anchor] = link.split("#")
  const linked = path === "" ? file : posix.normalize(posix.join(posix.dirname(file), path))
  const generated = linked === "docs/generated.md" ? resolveGeneratedLink(anchor) : undefined
  if (path === "" && generated === undefined) return link
  if (linked === "docs/errors.md" && places.has(`errors/${anchor}`)) return toRelative(place, `errors/${anchor}`)
  const target = generated ?? { place: readPlace(linked), hash: anchor === undefined ? "" : `#${anchor}` }
  return places.has(target.place) ? toRelative(place, target.place) + target.hash : undefined
}
const toRelative = (place, target) => `${posix.relative(posix.dirname(place), target)}.md`

/** Applies a function to the lines outside of code fences. */
const editProse = (text, edit) => {
  let fence
  return text
    .split("\n")
    .map((line) => {
      const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
      const isProse = fence === undefined && mark === undefined
      if (fence === undefined) fence = mark
      else if (mark?.startsWith(fence)) fence = undefined
      return isProse ? edit(line) : line
    })
    .join("\n")
}

const link = /(!?)\[((?:[^[\]`]|`[^`]*`|\\.|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?\s*\)/g

/** Returns the text of a page with the links of the site. */
const withLinks = (page, places) =>
  editProse(page.text, (line) =>
    line.replace(link, (_, image, words, target) => {
      if (image !== "")
        return `![${words}](${absolute.test(target) ? target : `${posix.relative(posix.dirname(page.place), "pictures")}/${posix.basename(target)}`})`
      const rewritten = rewriteLink(page, places, target)
      return rewritten === undefined ? words : `[${words}](${rewritten})`
    })
  ).replace(/^<!-- \/?(?:install|sizes|support).*-->\n/gm, "")

/** Returns the first sentence of a page without markup. */
const findFirstSentence = (text) => {
  let fence = false
  const lines = text
    .replace(/<!-- install[\s\S]*?<!-- \/install -->/g, "")
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n")
    .filter((line) => {
      if (/^\s*```/.test(line)) fence = !fence
      return !fence && /^[^\s#|<>`!-]|^`[^`]/.test(line)
    })
  const words = (lines[0] ?? "").replace(/\[((?:[^[\]`]|`[^`]*`)*)\]\([^)]*\)/g, "$1").replace(/[*`]/g, "")
  return (/^.{20,200}?[.:](?=\s|$)/.exec(words)?.[0] ?? words.slice(0, 160)).replace(/:$/, ".")
}

/** Writes every page to a folder, which is emptied before. Returns the pages. */
export const writeDocuments = async (out) => {
  const found = await loadAllPages()
  const places = new Set(found.map(({ place }) => place))
  const pages = found.map((page) => ({ ...page, text: withLinks(page, places), says: findFirstSentence(page.text) }))
  rmSync(out, { recursive: true, force: true })
  const write = (file, text) => {
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), text)
  }
  for (const { place, text } of pages) write(`${place}.md`, text)
  mkdirSync(join(out, "pictures"), { recursive: true })
  for (const file of readdirSync(join(root, "docs")).filter((name) => /\.(webp|png|svg|jpg)$/.test(name)))
    copyFileSync(join(root, "docs", file), join(out, "pictures", file))
  const { close, module } = await load("/core/kit/package/install.ts")
  await close()
  const listed = listPages(pages)
  write("llms.txt", llms(listed, module.installSentence))
  write("llms-full.txt", llmsFull(listed, pages))
  const list = listed.map(({ pages: own, title }) => ({
    text: title,
    items: own.map(({ place, title: text }) => ({ text, link: `/${place.replace(/(^|\/)index$/, "$1")}` }))
  }))
  write("list.json", JSON.stringify(list))
  return pages
}
