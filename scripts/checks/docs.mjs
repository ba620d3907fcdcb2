// Checks that the documents hold together. Every relative link in README, CONTRIBUTING, CHANGELOG and docs/ leads to a
// file, and to a heading of it where it names one; so does every path below docs/ that a document or a comment in the
// code names; no text that ships names one, since the package has none. Every path of code that a document shows in backticks, or a comment names, is there; decisions and the
// changelog may name what was. Every fault and threat that a comment names by its number (F and T, one or two digits) has its place in
// the reliability document. No file takes the package from the registry. What does not resolve is printed as file:line, and the script fails. Part of `npm run
// check`; `node scripts/checks/docs.mjs <folder>` checks another tree.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { installProblems } from "../reference/installs.mjs"
import { numbered } from "../documents/slug.mjs"

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."))
const floors = ["core", "services", "react", "cli", "fixtures", "scripts"]
const ids = "docs/reliability.md"

/** The files below a folder whose names fit, as paths from the root. */
const below = (folder, name) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => name.test(file))
        .map((file) => join(folder, file))
    : []
const lines = (file) => readFileSync(join(root, file), "utf8").split("\n")

/** The lines of a document, those inside code fences left empty: they hold neither links nor headings. */
const prose = (file) => {
  let fence
  return lines(file).map((line) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === undefined && mark === undefined) return line
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence)) fence = undefined
    return ""
  })
}

const read = new Map()
/** The anchors of a document: its headings', a repeated one numbered, and those that `<a id>` gives. */
const anchors = (file) => {
  if (read.has(file)) return read.get(file)
  const [found, anchor] = [new Set(), numbered()]
  for (const line of prose(file)) {
    for (const [, id] of line.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) found.add(id)
    const [, heading] = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/.exec(line) ?? []
    if (heading !== undefined) found.add(anchor(heading))
  }
  read.set(file, found)
  return found
}

const problems = []
/** Notes a link that leads nowhere. `from`: the folder that the link is relative to. */
const follow = (at, from, link) => {
  const [path = "", anchor] = link.split("#")
  const file = relative(root, path === "" ? join(root, at.file) : join(root, from, decodeURI(path)))
  if (file.startsWith("..") || !existsSync(join(root, file)))
    problems.push(`${at.file}:${at.line} ${link}: there is no such file`)
  else if (anchor && file.endsWith(".md") && !anchors(file).has(anchor))
    problems.push(`${at.file}:${at.line} ${link}: there is no such heading`)
}
const paths = (text) =>
  [...text.matchAll(/(?<![\w./-])docs\/[\w./-]+\.md(?:#(?:[\w.-]*[\w-])?)?/g)].map(([path]) => path)
/** What stands in a line's backticks. */
const shownIn = (text) => [...text.matchAll(/(`+)(?!`)(.*?[^`])\1(?!`)/g)].map(([, , shown]) => shown).join(" ")
/** The paths of code among words, `core/{event,state}.ts` as two. What has a placeholder in it is none. */
const codePaths = (text) =>
  text
    .split(/[\s`"'()]+/)
    .map((word) => word.replace(/[.,:;]+$/, ""))
    .flatMap((word) => {
      const [, head, names, tail] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(word) ?? []
      return names === undefined ? [word] : names.split(",").map((name) => `${head}${name}${tail}`)
    })
    .filter((word) => /^[\w./-]+$/.test(word) && floors.some((floor) => word.startsWith(`${floor}/`)))
/** What a document of the past names may be gone. */
const isPast = (file) => file === "CHANGELOG.md" || file.startsWith(join("docs", "decisions"))
const isOutside = (link) => /^([a-z][a-z0-9+.-]*:|\/)/i.test(link)

const documents = [...readdirSync(root).filter((name) => name.endsWith(".md")), ...below("docs", /^(?!site\/).*\.md$/)]
for (const file of documents) {
  prose(file).forEach((text, i) => {
    const at = { file, line: i + 1 }
    // What stands in backticks is shown, not linked; a path below docs/ is checked even there.
    const shown = text.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, "``")
    const links = [
      ...shown.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g),
      ...shown.matchAll(/^\s*\[[^\]]+\]:\s+<?([^\s>]+)>?/g)
    ].map(([, link]) => link)
    for (const link of links) if (!isOutside(link)) follow(at, dirname(file), link)
    for (const path of paths(text.replace(/\]\([^)]*\)/g, "]"))) follow(at, "", path)
    if (!isPast(file)) for (const path of codePaths(shownIn(text))) follow(at, "", path)
  })
}

/** What of each line of code is a comment. */
const comments = (file) => {
  let inside = false
  return lines(file).map((line) => {
    let [found, rest] = ["", line]
    while (rest !== "") {
      const start = inside ? 0 : rest.search(/(?<!\S)\/\/|(?<=^|[\s{(,;])\/\*/)
      if (start < 0) break
      if (!inside && rest.startsWith("//", start)) return found + rest.slice(start)
      const body = inside ? rest : rest.slice(start + 2)
      const end = body.indexOf("*/")
      inside = end < 0
      found += ` ${inside ? body : body.slice(0, end)}`
      rest = inside ? "" : body.slice(end + 2)
    }
    return found
  })
}

/** The documents that a text of the code names, which whoever reads it in a project does not have. */
const printed = (text) => [...text.matchAll(/docs\/[\w./-]+\.md(?:#[\w.-]+)?(?![\w.-]|\$\{|#)/g)].map(([path]) => path)

const known = existsSync(join(root, ids)) ? anchors(ids) : new Set()
for (const file of floors.flatMap((floor) => below(floor, /\.(tsx?|mjs|css)$/))) {
  const all = lines(file)
  comments(file).forEach((text, i) => {
    const at = { file, line: i + 1 }
    if (!/\.test\.tsx?$|^scripts|^fixtures/.test(file))
      for (const path of printed(all[i].replace(/\/\/.*|\*.*/, "")))
        if (path.startsWith("docs/decisions/")) follow(at, "", path)
        else problems.push(`${at.file}:${at.line} ${path}: the package has no documents; print what to do`)
    for (const path of [...paths(text), ...codePaths(text)]) follow(at, "", path)
    for (const [id] of text.replace(/docs\/\S*/g, "").matchAll(/(?<![\w#.-])[FT]\d{1,2}\b/g)) {
      if (!known.has(id.toLowerCase())) problems.push(`${at.file}:${at.line} ${id} has no place in ${ids}`)
    }
  })
}

/** Notes lines that take the package from a registry. The drawn targets show the name as it will be. */
const noteInstalls = (file, isPage) => {
  for (const [line, problem] of installProblems(lines(file).join("\n"), isPage))
    problems.push(`${file}:${line} ${problem}`)
}
const isRecord = (file) => isPast(file) && file !== "CHANGELOG.md"
for (const file of documents) noteInstalls(file, !isRecord(file))
for (const file of floors.flatMap((floor) => below(floor, /\.(tsx?|mjs|js|json|html|vue|svelte|md)$/)))
  if (!/node_modules|\.test\.tsx?$|^fixtures\/(pages\/targets|flows)|^scripts\/reference\/installs/.test(file))
    noteInstalls(file, false)

if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
