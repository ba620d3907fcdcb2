import { highlight } from "./highlight.mjs"
import { escaped, inline, plain } from "./inline.mjs"
import { numbered } from "./slug.mjs"

const fence = /^\s*(`{3,}|~{3,})(.*)$/
const heading = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/
const item = /^(\s*)([-*]|\d+\.)(\s+)(.*)$/
const line = /^ {0,3}(?:-{3,}|\*{3,})\s*$/
const rule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/
const indent = (text) => /^\s*/.exec(text)[0].length

/**
 * Renders a document in the Markdown that ours are written in: headings, paragraphs, lists, tables, fences, quotes,
 * pictures and anchors. Gives its markup, its title, its headings, and its sections as plain words for the search.
 * Throws where a block begins with other markup, so that nothing of a page is lost in silence. `to` as in `inline`.
 */
export const markdown = (text, to) => {
  const anchor = numbered()
  const headings = []
  const sections = [{ id: "", heading: "", words: [] }]
  let tables = 0
  const say = (words) => sections.at(-1).words.push(plain(words))

  const cells = (row) =>
    row
      .trim()
      .replace(/^\||\|$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("\\|", "|"))
  const table = (rows) => {
    const [head, marks, ...body] = rows.map(cells)
    const side = marks.map((mark) => (/^-+:$/.test(mark) ? ' class="right"' : ""))
    // A head without words is no head: a reader's program would call it empty.
    const drawn = (tag) => (cell, i) =>
      tag === "th" && cell !== ""
        ? `<th scope="col"${side[i] ?? ""}>${inline(cell, to)}</th>`
        : `<td${side[i] ?? ""}>${inline(cell, to)}</td>`
    const row = (tag) => (all) => `<tr>${all.map(drawn(tag)).join("")}</tr>`
    for (const all of [head, ...body]) say(all.join(" "))
    const top = head.every((cell) => cell === "") ? "" : `<thead>${row("th")(head)}</thead>`
    const label = escaped(`${sections.at(-1).heading || "Table"}, table ${++tables}`)
    return `<div class="wide" role="region" aria-label="${label}" tabindex="0"><table>${top}<tbody>${body.map(row("td")).join("")}</tbody></table></div>`
  }

  const list = (lines, start) => {
    const [, space, mark] = item.exec(lines[start])
    const base = space.length
    const items = []
    let at = start
    let loose = false
    while (at < lines.length) {
      const [, own, sign, gap, first] = item.exec(lines[at]) ?? []
      if (own === undefined || own.length !== base || /\d/.test(sign) !== /\d/.test(mark)) break
      const inner = base + sign.length + gap.length
      const held = [first]
      for (at++; at < lines.length; at++) {
        if (lines[at].trim() === "") {
          const after = lines.slice(at).find((one) => one.trim() !== "")
          if (after === undefined || indent(after) <= base) break
          held.push("")
        } else if (indent(lines[at]) > base || (!item.test(lines[at]) && lines[at - 1].trim() !== ""))
          held.push(lines[at].slice(Math.min(indent(lines[at]), inner)))
        else break
      }
      if (held.includes("")) loose = true
      items.push(held)
      while (at < lines.length && lines[at].trim() === "" && item.exec(lines[at + 1] ?? "")?.[1].length === base) at++
    }
    const tag = /\d/.test(mark) ? "ol" : "ul"
    const from = tag === "ol" && mark !== "1." ? ` start="${Number.parseInt(mark, 10)}"` : ""
    return [`<${tag}${from}>${items.map((held) => `<li>${blocks(held, !loose)}</li>`).join("")}</${tag}>`, at]
  }

  const isBegin = (lines, at) =>
    fence.test(lines[at]) ||
    heading.test(lines[at]) ||
    item.test(lines[at]) ||
    lines[at].startsWith(">") ||
    (lines[at].includes("|") && rule.test(lines[at + 1] ?? "") && (lines[at + 1] ?? "").includes("|"))

  const blocks = (lines, tight = false) => {
    let [out, at] = ["", 0]
    while (at < lines.length) {
      const now = lines[at]
      const [, open, language] = fence.exec(now) ?? []
      const [, depth, title] = heading.exec(now) ?? []
      if (now.trim() === "") at++
      else if (open !== undefined) {
        const end = lines.findIndex(
          (one, i) => i > at && one.trim().startsWith(open) && one.trim().length === open.length
        )
        const [name] = language.trim().split(/\s/)
        const body = lines
          .slice(at + 1, end < 0 ? undefined : end)
          .map((one) => one.slice(Math.min(indent(one), indent(now))))
        const kind = name === "" ? "" : ` data-language="${escaped(name)}"`
        out += `<pre${kind} tabindex="0"><code>${highlight(body.join("\n"), name)}</code></pre>`
        at = end < 0 ? lines.length : end + 1
      } else if (depth !== undefined) {
        const id = anchor(title)
        headings.push({ depth: depth.length, id, text: plain(title) })
        sections.push({ id, heading: plain(title), words: [] })
        const level = `h${depth.length}`
        out += `<${level} id="${id}">${inline(title, to)}</${level}>`
        at++
      } else if (line.test(now)) {
        out += "<hr>"
        at++
      } else if (item.test(now)) {
        const [made, next] = list(lines, at)
        out += made
        at = next
      } else if (now.includes("|") && isBegin(lines, at)) {
        const end = lines.findIndex((one, i) => i > at && !one.includes("|"))
        out += table(lines.slice(at, end < 0 ? undefined : end))
        at = end < 0 ? lines.length : end
      } else if (now.startsWith(">")) {
        const end = lines.findIndex((one, i) => i > at && !one.startsWith(">"))
        const held = lines.slice(at, end < 0 ? undefined : end).map((one) => one.replace(/^>\s?/, ""))
        out += `<blockquote>${blocks(held)}</blockquote>`
        at = end < 0 ? lines.length : end
      } else if (/^\s*<(?!a |!--|https?:)/.test(now)) throw new Error(`a block of markup: ${now.trim()}`)
      else {
        let end = at + 1
        while (end < lines.length && lines[end].trim() !== "" && !isBegin(lines, end)) end++
        const words = lines.slice(at, end).join("\n")
        say(words)
        const made = inline(words.trim(), to)
        const isAnchor = /^(?:<a id="[^"]*"><\/a>\s*)*$/.test(made)
        out += tight || isAnchor ? made : `<p>${made}</p>`
        at = end
      }
    }
    return out
  }

  const html = blocks(text.split("\n"))
  return {
    html,
    title: headings.find(({ depth }) => depth === 1)?.text ?? "",
    headings,
    sections: sections.map(({ words, ...one }) => ({ ...one, words: words.join(" ").replace(/\s+/g, " ").trim() }))
  }
}
