// Checks the documents. Every relative link in README, CONTRIBUTING, CHANGELOG and docs/ has to lead to a file, and to
// a heading if it names one; so does every path below docs/ in a document or a comment. Texts that ship name no path
// below docs/, as the package has no documents. Every path of code in a document's backticks or in a comment has to
// exist; decisions and the changelog may name past files. A function that a document names after its file
// (`core/state.ts`: `step`) has to be declared there. Every fault and threat that a comment names by number (F and
// T, one or two digits) has to be in the reliability document. No file installs the package from the registry. Prints
// each problem as file:line and fails. Part of `npm run check`; `node scripts/checks/docs.mjs <folder>` checks another
// tree.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { installProblems } from "../reference/installs.mjs"
import { filesNamed, isDeclared, findPairs } from "../documents/functionPairs.mjs"
import { createNumberer } from "../documents/slug.mjs"

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."))
const floors = ["core", "services", "react", "cli", "fixtures", "scripts"]
const ids = "docs/reliability.md"

/** Returns the files below a folder whose names match, as paths from the root. */
const findBelow = (folder, name) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => name.test(file))
        .map((file) => join(folder, file))
    : []
const lines = (file) => readFileSync(join(root, file), "utf8").split("\n")

/** Returns the lines of a document, with those in code fences left empty: they contain neither links nor headings. */
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
/** Returns the anchors of a document: of its headings, numbered if repeated, and of `<a id>`. */
const anchors = (file) => {
  if (read.has(file)) return read.get(file)
  const [found, anchor] = [new Set(), createNumberer()]
  for (const line of prose(file)) {
    for (const [, id] of line.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) found.add(id)
    const [, heading] = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/.exec(line) ?? []
    if (heading !== undefined) found.add(anchor(heading))
  }
  read.set(file, found)
  return found
}

const problems = []
/** Reports a link without a target. `from`: the folder that the link is relative to. */
const follow = (place, from, link) => {
  const [path = "", anchor] = link.split("#")
  const file = relative(root, path === "" ? join(root, place.file) : join(root, from, decodeURI(path)))
  if (file.startsWith("..") || !existsSync(join(root, file)))
    problems.push(`${place.file}:${place.line} ${link}: there is no such file`)
  else if (anchor && file.endsWith(".md") && !anchors(file).has(anchor))
    problems.push(`${place.file}:${place.line} ${link}: there is no such heading`)
}
const paths = (text) =>
  [...text.matchAll(/(?<![\w./-])docs\/[\w./-]+\.md(?:#(?:[\w.-]*[\w-])?)?/g)].map(([path]) => path)
/** Returns the text in a line's backticks. */
const findCode = (text) => [...text.matchAll(/(`+)(?!`)(.*?[^`])\1(?!`)/g)].map(([, , linked]) => linked).join(" ")
/** Returns the paths of code in a text; `core/{event,state}.ts` is two paths. Words with a placeholder are skipped. */
const codePaths = (text) =>
  text
    .split(/[\s`"'()]+/)
    .map((word) => word.replace(/[.,:;]+$/, ""))
    .flatMap((word) => {
      const [, head, names, tail] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(word) ?? []
      return names === undefined ? [word] : names.split(",").map((name) => `${head}${name}${tail}`)
    })
    .filter((word) => /^[\w./-]+$/.test(word) && floors.some((floor) => word.startsWith(`${floor}/`)))
/** Documents about the past may name files that are gone. */
const isPast = (file) => file === "CHANGELOG.md" || file.startsWith(join("docs", "decisions"))
const isOutside = (link) => /^([a-z][a-z0-9+.-]*:|\/)/i.test(link)

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...findBelow("docs", /^(?!site\/).*\.md$/)
]
for (const file of documents) {
  prose(file).forEach((text, i) => {
    const place = { file, line: i + 1 }
    // Text in backticks contains no links, but paths below docs/ are checked there, too.
    const linked = text.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, "``")
    const links = [
      ...linked.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g),
      ...linked.matchAll(/^\s*\[[^\]]+\]:\s+<?([^\s>]+)>?/g)
    ].map(([, link]) => link)
    for (const link of links) if (!isOutside(link)) follow(place, dirname(file), link)
    for (const path of paths(text.replace(/\]\([^)]*\)/g, "]"))) follow(place, "", path)
    if (!isPast(file)) for (const path of codePaths(findCode(text))) follow(place, "", path)
  })
}

const codeFiles = floors.flatMap((floor) => findBelow(floor, /\.(tsx?|mjs)$/))
for (const file of documents.filter((document) => !isPast(document)))
  prose(file).forEach((text, i) => {
    for (const { file: path, names } of findPairs(text)) {
      const texts = filesNamed(codeFiles, path).map((found) => readFileSync(join(root, found), "utf8"))
      if (texts.length === 0) problems.push(`${file}:${i + 1} ${path}: there is no such file`)
      else
        for (const name of names)
          if (!texts.some((code) => isDeclared(code, name)))
            problems.push(`${file}:${i + 1} ${path}: ${name} is not declared there`)
    }
  })

/** Returns the comment of each line of code. */
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

/** Returns the documents named by a text that ships, which users of the package do not have. */
const findPrinted = (text) =>
  [...text.matchAll(/docs\/[\w./-]+\.md(?:#[\w.-]+)?(?![\w.-]|\$\{|#)/g)].map(([path]) => path)

const known = existsSync(join(root, ids)) ? anchors(ids) : new Set()
for (const file of floors.flatMap((floor) => findBelow(floor, /\.(tsx?|mjs|css)$/))) {
  const all = lines(file)
  comments(file).forEach((text, i) => {
    const place = { file, line: i + 1 }
    if (!/\.test\.tsx?$|^scripts|^fixtures/.test(file))
      for (const path of findPrinted(all[i].replace(/\/\/.*|\*.*/, "")))
        if (path.startsWith("docs/decisions/")) follow(place, "", path)
        else problems.push(`${place.file}:${place.line} ${path}: the package has no documents; print what to do`)
    for (const path of [...paths(text), ...codePaths(text)]) follow(place, "", path)
    for (const [id] of text.replace(/docs\/\S*/g, "").matchAll(/(?<![\w#.-])[FT]\d{1,2}\b/g)) {
      if (!known.has(id.toLowerCase())) problems.push(`${place.file}:${place.line} ${id} has no place in ${ids}`)
    }
  })
}

/** Reports lines that install the package from a registry. Target pages show the name as it will be. */
const reportInstalls = (file, isPage) => {
  for (const [line, problem] of installProblems(lines(file).join("\n"), isPage))
    problems.push(`${file}:${line} ${problem}`)
}
const isRecord = (file) => isPast(file) && file !== "CHANGELOG.md"
for (const file of documents) reportInstalls(file, !isRecord(file))
for (const file of floors.flatMap((floor) => findBelow(floor, /\.(tsx?|mjs|js|json|html|vue|svelte|md)$/)))
  if (!/node_modules|\.test\.tsx?$|^fixtures\/(pages\/targets|flows)|^scripts\/reference\/installs/.test(file))
    reportInstalls(file, false)

if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
