// Writes the site: a folder of plain files that needs no server, and llms.txt beside it.
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"
import { frame, from } from "./frame.mjs"
import { llms, llmsFull } from "./llms.mjs"
import { markdown } from "./markdown.mjs"
import { groups, pagesOf, placeOf } from "./pages.mjs"

const assets = join(import.meta.dirname, "assets")
const outside = /^[a-z][a-z0-9+.-]*:/i

/** Names that are too long for the list of pages. */
const short = {
  index: "Overview",
  csp: "Content policy",
  mcp: "Commands as tools",
  languages: "Terms of the languages",
  contributing: "How the house is laid out",
  "decisions/index": "Decisions"
}

/** Where a link of a document leads in the site; undefined for what is no page, as a file of the code. */
const linkOf = (file, place, places) => (target) => {
  if (outside.test(target)) return target
  const [path, anchor] = target.split("#")
  const at = path === "" ? file : posix.normalize(posix.join(posix.dirname(file), path))
  const hash = anchor === undefined ? "" : `#${anchor}`
  if (at === "docs/errors.md" && anchor !== undefined && places.has(`errors/${anchor}`))
    return from(place, `errors/${anchor}.html`)
  if (path === "") return hash
  const own = placeOf(at)
  // What the site makes itself is named as it stands there.
  const made = at.replace(/^docs\//, "").replace(/\.md$/, "")
  const found = [own, made].find((one) => places.has(one))
  return found === undefined ? undefined : `${from(place, `${found}.html`)}${hash}`
}

const firstSentence = (sections) => {
  const words = sections.find(({ words }) => words !== "")?.words ?? ""
  return (/^.{20,200}?[.:](?=\s|$)/.exec(words)?.[0] ?? words.slice(0, 160)).replace(/:$/, ".")
}

/** Groups that the search shows behind others. */
const behind = new Set(["Specification", "House", undefined])

/** Writes the site of a tree to a folder, which is emptied. Returns its pages. */
export const writeSite = async (out, tree = root) => {
  const { pages } = await pagesOf(tree)
  const places = new Set(pages.map(({ place }) => place))
  const made = pages.map((page) => {
    const image = (source) => {
      const at = posix.normalize(posix.join(posix.dirname(page.file), source))
      return outside.test(source) ? source : from(page.place, `pictures/${posix.basename(at)}`)
    }
    try {
      const rendered = markdown(page.text, { link: linkOf(page.file, page.place, places), image })
      return { ...page, short: short[page.place], says: firstSentence(rendered.sections), rendered }
    } catch (cause) {
      throw new Error(`${page.file}: ${cause.message}`, { cause })
    }
  })
  const shown = groups.map(({ files = [], title }) => ({
    title,
    pages: made
      .filter(({ group }) => group === title)
      .sort((a, b) => rank(files, a) - rank(files, b) || (a.place < b.place ? -1 : 1))
  }))
  const order = shown.flatMap(({ pages }) => pages)

  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  cpSync(assets, out, { recursive: true })
  const write = (file, text) => {
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), text)
  }
  for (const page of made) {
    write(`${page.place}.html`, frame({ groups: shown, order, page, rendered: page.rendered }))
    write(`${page.place}.md`, page.text)
  }
  mkdirSync(join(out, "pictures"), { recursive: true })
  for (const file of readdirSync(join(tree, "docs")).filter((name) => /\.(webp|png|svg|jpg)$/.test(name)))
    copyFileSync(join(tree, "docs", file), join(out, "pictures", file))
  const index = made.flatMap(({ group, place, rendered, title }) =>
    rendered.sections
      .filter(({ heading, words }) => heading !== "" || words !== "")
      .map(({ heading, id, words }, i) => [
        `${place}.html${i === 0 || id === "" ? "" : `#${id}`}`,
        title,
        heading === title ? "" : heading,
        words.slice(0, 600),
        behind.has(group) && !place.startsWith("errors/") ? 1 : 0
      ])
  )
  write("search.js", `globalThis.latchkeySearch = ${JSON.stringify(index)}\n`)
  const { close, module } = await load("/core/kit/package/install.ts")
  await close()
  write("llms.txt", llms(shown, module.installSentence))
  write("llms-full.txt", llmsFull(shown, made))
  return made
}

const rank = (files, { file }) => (files.indexOf(file) < 0 ? files.length : files.indexOf(file))
