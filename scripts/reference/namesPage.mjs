// Prints the page names.md: every public name of every entry, with its kind and the first sentence of its comment.
import { existsSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { entries } from "../entries.mjs"
import { root } from "../ready.mjs"
import { code, prose, read, table } from "./comments.mjs"
import { checkNames, getLevel, readStability } from "./stability.mjs"

/** Returns the index of the bracket that closes the one at `from`; strings and arrows are ignored. */
const findClosing = (text, from) => {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    if ("([{<".includes(text[i])) depth++
    else if (")]}".includes(text[i]) || (text[i] === ">" && text[i - 1] !== "=")) depth--
    if (depth === 0) return i
  }
  return text.length
}
const line = (text) =>
  text
    .replace(/\/\*\*?[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/([([{<]) /g, "$1")
    .replace(/,? ([)\]>])/g, "$1")
    .trim()
const widest = 110

/** Returns the parameters and the result of a function declaration; long parameters are shortened to "…". */
const signature = (text) => {
  const open = text.startsWith("<") ? findClosing(text, 0) + 1 : 0
  if (text[open] !== "(") return ""
  const end = findClosing(text, open)
  const result =
    /^: ([\s\S]*?) (?:=>|\{)\s/.exec(text.slice(end + 1))?.[1] ?? /^ => (\w+)$/m.exec(text.slice(end + 1))?.[1]
  const whole = line(`${text.slice(0, end + 1)}${result === undefined ? "" : ` => ${result}`}`)
  return whole.length <= widest ? whole : line(`(…)${result === undefined ? "" : ` => ${result}`}`)
}

/** Returns the kind of a declaration in a few words of TypeScript. */
const getKind = (word, rest) => {
  if (word === "interface") return "interface"
  if (word === "class") return "class"
  if (word === "type") {
    const definition = line(
      /^[^=]*=\s*([\s\S]*?)(?=\n(?:\n|\/\*\*|export |const |declare |type |interface )|$)/.exec(rest)?.[1] ?? ""
    )
    return definition !== "" && definition.length <= 70 ? `type = ${definition}` : "type"
  }
  if (word === "function") return signature(rest) || "function"
  const type = /^:\s*([\s\S]*?)\s=\s/.exec(rest)?.[1]
  if (type !== undefined) return line(type).length <= widest ? line(type) : "value"
  return signature(/^\s*=\s*(?:async )?([\s\S]*)/.exec(rest)?.[1] ?? "") || "value"
}

const known = new Map()
/** Returns the exported names of a file with their kinds and comments, including re-exports. */
const getNames = (file) => {
  const had = known.get(file)
  if (had !== undefined) return had
  const found = new Map()
  known.set(file, found)
  const text = read(file)
  // For overloads, and for a type and a value with the same name, the first comment counts.
  for (const [, comment = "", word, name, rest] of text.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:declare |async |abstract )?(const|function|class|interface|type) (\w+)((?:(?!\n\n|\n\/\*\*|\nexport )[\s\S])*)/gm
  ))
    found.set(name, {
      kind: found.get(name)?.kind ?? getKind(word, rest),
      words: found.get(name)?.words || prose(comment)
    })
  for (const [, list, from] of text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from "([^"]+)")?/gm)) {
    const place = from === undefined ? undefined : posix.join(dirname(file).replaceAll("\\", "/"), from)
    const there = place !== undefined && existsSync(join(root, place)) ? getNames(place) : findImported(text, file)
    for (const item of list.split(",").map((item) => item.trim().replace(/^type /, ""))) {
      if (item === "") continue
      const [name, as = name] = item.split(/ as /)
      found.set(as, there.get(name) ?? found.get(name) ?? { kind: "", words: "" })
    }
  }
  // A namespace is described by the line comment above it.
  for (const [, words, name] of text.matchAll(/((?:^\/\/ .*\n)+)export \* as (\w+) from "[^"]+"/gm))
    found.set(name, {
      kind: "namespace",
      words: words
        .replace(/^\/\/ /gm, "")
        .replace(/\s+/g, " ")
        .trim()
    })
  return found
}
/** Returns the names that a file imports. */
const findImported = (text, file) =>
  new Map(
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from "(\.[^"]+)"/gm)].flatMap(([, list, from]) => {
      const there = getNames(posix.join(dirname(file).replaceAll("\\", "/"), from))
      return list.split(",").flatMap((item) => {
        const [name, as = name] = item
          .trim()
          .replace(/^type /, "")
          .split(/ as /)
        return there.has(name) ? [[as, there.get(name)]] : []
      })
    })
  )

/** Returns the first sentence. */
const getSentence = (words) => /^.*?[.:](?= [A-Z`]|$)/.exec(words)?.[0] ?? words

/** Returns the sentence of a name without a comment that follows a naming pattern. */
const describeByPattern = (name, kind, all) => {
  const [, type] = /^(\w+)Schema$/.exec(name) ?? []
  if (type !== undefined) return all.has(type) ? `The schema of ${code(type)}.` : "A schema."
  if (/^[a-z]\w*Start$/.test(name)) return `The first state of its room, ${code(kind)}.`
  if (/^[A-Z]\w*State$/.test(name)) return "The state of its room."
  if (/^[A-Z]\w*Event$/.test(name)) return "The events of its room."
  if (/^[A-Z]\w*Error$/.test(name)) return "The failures of its service."
  return kind === "NetworkInput" ? "A network." : ""
}

/** Returns the page. Throws for a name whose declaration is not found. */
export const writeNamesPage = () => {
  const marks = readStability()
  const parts = entries.map(({ name, source }) => {
    const entry = `latchkey${name.slice(1)}`
    const all = getNames(source)
    checkNames(marks, entry, [...all.keys()])
    const rows = [...all]
      .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
      .map(([own, { kind, words }]) => {
        if (kind === "") throw new Error(`${own} of ${entry} is declared nowhere that is found`)
        // The type of our own EVM networks is not exported.
        const is = kind === "Evm" ? "NetworkInput" : kind
        const sentence = getSentence(words) || describeByPattern(own, is, all)
        if (sentence === "") throw new Error(`${own} of ${entry} has no comment: say in one sentence what it is`)
        return [code(own), code(is), getLevel(marks, entry, own), sentence]
      })
    return `## ${entry}\n\n${table(["Name", "Is", "Stability", "First sentence"], rows)}`
  })
  return `# Every public name

Printed from the code: the exports of each entry, their kind, and the first sentence of their comments; your editor shows all of it. [Stability](stability.md) explains the marks. The [reference](reference.md) describes options, methods and hooks, [errors](errors.md) each failure.

${parts.join("\n\n")}

## latchkey/locales/*

One language each, as its default: a \`LocaleWords\` for the option \`locale\`. [Languages](guide/languages.md) lists them.
`
}
