// The page names.md: every public name of every entry, with its kind and the first sentence of its comment.
import { existsSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { entries } from "../entries.mjs"
import { root } from "../ready.mjs"
import { code, prose, read, table } from "./comments.mjs"

/** The end of what a bracket opens, strings and arrows aside. */
const closing = (text, from) => {
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

/** What a function takes and gives, as its declaration begins; without what it takes where that is long. */
const signature = (text) => {
  const open = text.startsWith("<") ? closing(text, 0) + 1 : 0
  if (text[open] !== "(") return ""
  const end = closing(text, open)
  const gives =
    /^: ([\s\S]*?) (?:=>|\{)\s/.exec(text.slice(end + 1))?.[1] ?? /^ => (\w+)$/m.exec(text.slice(end + 1))?.[1]
  const whole = line(`${text.slice(0, end + 1)}${gives === undefined ? "" : ` => ${gives}`}`)
  return whole.length <= widest ? whole : line(`(…)${gives === undefined ? "" : ` => ${gives}`}`)
}

/** What a declaration is, in a few words of TypeScript. */
const kindOf = (word, rest) => {
  if (word === "interface") return "interface"
  if (word === "class") return "class"
  if (word === "type") {
    const said = line(
      /^[^=]*=\s*([\s\S]*?)(?=\n(?:\n|\/\*\*|export |const |declare |type |interface )|$)/.exec(rest)?.[1] ?? ""
    )
    return said !== "" && said.length <= 70 ? `type = ${said}` : "type"
  }
  if (word === "function") return signature(rest) || "function"
  const given = /^:\s*([\s\S]*?)\s=\s/.exec(rest)?.[1]
  if (given !== undefined) return line(given).length <= widest ? line(given) : "value"
  return signature(/^\s*=\s*(?:async )?([\s\S]*)/.exec(rest)?.[1] ?? "") || "value"
}

const known = new Map()
/** The names that a file exports, with what they are and their comments, those that it hands on among them. */
const namesOf = (file) => {
  const had = known.get(file)
  if (had !== undefined) return had
  const found = new Map()
  known.set(file, found)
  const text = read(file)
  // Overloads, and a type beside a value of its name: the first comment is the name's.
  for (const [, comment = "", word, name, rest] of text.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:declare |async |abstract )?(const|function|class|interface|type) (\w+)((?:(?!\n\n|\n\/\*\*|\nexport )[\s\S])*)/gm
  ))
    found.set(name, {
      kind: found.get(name)?.kind ?? kindOf(word, rest),
      words: found.get(name)?.words || prose(comment)
    })
  for (const [, list, from] of text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from "([^"]+)")?/gm)) {
    const place = from === undefined ? undefined : posix.join(dirname(file).replaceAll("\\", "/"), from)
    const there = place !== undefined && existsSync(join(root, place)) ? namesOf(place) : imported(text, file)
    for (const one of list.split(",").map((item) => item.trim().replace(/^type /, ""))) {
      if (one === "") continue
      const [name, as = name] = one.split(/ as /)
      found.set(as, there.get(name) ?? found.get(name) ?? { kind: "", words: "" })
    }
  }
  // A family under one name: the line or the comment above says what it is.
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
/** The names that a file brings in by itself. */
const imported = (text, file) =>
  new Map(
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from "(\.[^"]+)"/gm)].flatMap(([, list, from]) => {
      const there = namesOf(posix.join(dirname(file).replaceAll("\\", "/"), from))
      return list.split(",").flatMap((item) => {
        const [name, as = name] = item
          .trim()
          .replace(/^type /, "")
          .split(/ as /)
        return there.has(name) ? [[as, there.get(name)]] : []
      })
    })
  )

/** Without the places of the documents, which are links elsewhere. */
const sentenceOf = (words) => /^.*?[.:](?= [A-Z`]|$)/.exec(words)?.[0] ?? words

/** What names say that have no comment since they are one of many alike. */
const alike = (name, kind, all) => {
  const [, of] = /^(\w+)Schema$/.exec(name) ?? []
  if (of !== undefined) return all.has(of) ? `The schema of ${code(of)}.` : "A schema."
  if (/^[a-z]\w*Start$/.test(name)) return `The first state of its room, ${code(kind)}.`
  if (/^[A-Z]\w*State$/.test(name)) return "The state of its room."
  if (/^[A-Z]\w*Event$/.test(name)) return "The events of its room."
  if (/^[A-Z]\w*Error$/.test(name)) return "The failures that its service may end in."
  return kind === "NetworkInput" ? "A network." : ""
}

/** The page. Throws for a name whose declaration is not found. */
export const namesPage = () => {
  const parts = entries.map(({ name, source }) => {
    const all = namesOf(source)
    const rows = [...all]
      .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
      .map(([own, { kind, words }]) => {
        if (kind === "") throw new Error(`${own} of latchkey${name.slice(1)} is declared nowhere that is found`)
        // The type of our own EVM networks is not exported.
        const is = kind === "Evm" ? "NetworkInput" : kind
        const sentence = sentenceOf(words) || alike(own, is, all)
        if (sentence === "")
          throw new Error(`${own} of latchkey${name.slice(1)} has no comment: say in one sentence what it is`)
        return [code(own), code(is), sentence]
      })
    return `## ${name === "." ? "latchkey" : `latchkey${name.slice(1)}`}\n\n${table(["Name", "Is", "First sentence"], rows)}`
  })
  return `# Every public name

Printed from the code: the exports of each entry, their kind, and the first sentence of their comments; your editor shows all of it. The [reference](reference.md) describes options, methods and hooks, [errors](errors.md) each failure.

${parts.join("\n\n")}

## latchkey/locales/*

One language each, as its default: a \`LocaleWords\` for the option \`locale\`. [Languages](guide/languages.md) lists them.
`
}
