/** A text as markup shows it. */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const word = /[\p{L}\p{N}]/u
const forms = [
  [/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => `<code>${escaped(code.replace(/^ (.*) $/, "$1"))}</code>`],
  [/\\([\\`*_{}[\]()#+.!|<>~-])/y, ([, mark]) => escaped(mark)],
  [/<a\s+(?:id|name)="([\w.-]+)">\s*<\/a>/y, ([, id]) => `<a id="${id}"></a>`],
  [/<!--[\s\S]*?-->/y, () => ""],
  [/<(https?:\/\/[^\s>]+)>/y, ([, url]) => `<a href="${escaped(url)}">${escaped(url)}</a>`],
  [
    /!\[([^\]]*)\]\(([^)\s]+)\)/y,
    ([, words, source], { image }) => `<img src="${escaped(image(source))}" alt="${escaped(words)}" loading="lazy">`
  ],
  [
    /\[((?:[^[\]`]|`[^`]*`|\\.|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?\s*\)/y,
    ([, words, target], to) => {
      const href = to.link(target)
      const inside = inline(words, to)
      return href === undefined ? `<span class="path">${inside}</span>` : `<a href="${escaped(href)}">${inside}</a>`
    }
  ],
  [/\*\*(?=\S)([\s\S]*?\S)\*\*/y, ([, words], to) => `<strong>${inline(words, to)}</strong>`],
  [
    /([*_])(?=\S)((?:`[^`]*`|(?!\1)[\s\S])*?\S)\1/y,
    ([all, , words], to, before, after) =>
      word.test(before) || word.test(after) ? escaped(all) : `<em>${inline(words, to)}</em>`
  ]
]

/**
 * Renders what stands inside of a block: code, links, images, bold, italic, anchors. `to.link` gives where a link leads,
 * undefined if that is no page; `to.image` where a picture stands. Other markup is shown, never taken.
 */
export const inline = (text, to) => {
  let [out, at] = ["", 0]
  next: while (at < text.length) {
    for (const [form, made] of forms) {
      form.lastIndex = at
      const found = form.exec(text)
      if (found === null) continue
      out += made(found, to, text[at - 1] ?? "", text[form.lastIndex] ?? "")
      at += found[0].length
      continue next
    }
    out += escaped(text[at])
    at++
  }
  return out
}

/** The words of a line without its marks, for titles and the search. */
export const plain = (text) =>
  inline(text, { link: () => undefined, image: () => "" })
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
