import { escaped } from "./inline.mjs"

const words =
  "as async await break case catch class const continue declare default delete do else export extends false finally for from function if implements import in instanceof interface let new null of private readonly return satisfies static switch this throw true try type typeof undefined var void while yield"
const script = [
  ["note", /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ["text", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/y],
  ["tag", /<\/?[A-Z][\w.]*|<\/?[a-z][\w-]*(?=[\s>/])|\/>/y],
  ["word", new RegExp(`\\b(?:${words.replaceAll(" ", "|")})\\b`, "y")],
  ["number", /\b(?:0x[\da-fA-F]+|\d[\d_]*(?:\.\d+)?)n?\b/y],
  [undefined, /[\p{L}_$][\p{L}\p{N}_$]*/uy]
]
const shell = [
  ["note", /(?<=^|\s)#[^\n]*/y],
  ["text", /"(?:[^"\\]|\\.)*"|'[^']*'/y],
  ["word", /(?<=^|\n|\| )(?:npm|npx|latchkey|curl|export|node|import)\b/y],
  ["number", /(?<=\s)--?[\w-]+/y],
  [undefined, /\S+/y]
]
const markup = [
  ["note", /<!--[\s\S]*?-->/y],
  ["tag", /<\/?[\w-]+|\/?>|<!doctype[^>]*>/iy],
  ["text", /"[^"]*"/y],
  [undefined, /[\w-]+/y]
]
const style = [
  ["note", /\/\*[\s\S]*?\*\//y],
  ["text", /"[^"]*"/y],
  ["word", /--?[\w-]+(?=\s*:)|[\w-]+(?=\s*:\s)/y],
  [undefined, /[\w-]+/y]
]
const languages = {
  ts: script,
  tsx: script,
  js: script,
  jsx: script,
  mjs: script,
  json: script,
  vue: markup,
  html: markup,
  css: style,
  sh: shell
}

const difference = (text) =>
  text
    .split("\n")
    .map((line) => {
      const kind = line.startsWith("+") ? "more" : line.startsWith("-") ? "less" : undefined
      return kind === undefined ? escaped(line) : `<span class="${kind}">${escaped(line)}</span>`
    })
    .join("\n")

/** A block of code as markup, its comments, texts, words and tags marked. What has no language here is only escaped. */
export const highlight = (text, language) => {
  if (language === "diff") return difference(text)
  const forms = Object.hasOwn(languages, language) ? languages[language] : []
  let [out, at] = ["", 0]
  next: while (at < text.length) {
    for (const [kind, form] of forms) {
      form.lastIndex = at
      const [found] = form.exec(text) ?? []
      if (!found) continue
      out += kind === undefined ? escaped(found) : `<span class="${kind}">${escaped(found)}</span>`
      at += found.length
      continue next
    }
    out += escaped(text[at])
    at++
  }
  return out
}
