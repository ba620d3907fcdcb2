// The frame of a page: its head, the list of pages, what is on it. No script and no style stands inside of it, so that
// the site can be served under a strict policy.
import { posix } from "node:path"
import { escaped } from "./inline.mjs"

/** The way from a page to another file of the site. */
export const from = (place, file) => posix.relative(posix.dirname(place), file) || posix.basename(file)

/** The list of groups, with the page that is shown marked; the group of that page stands open. */
const listOf = (groups, page) =>
  groups
    .map(({ pages, title }) => {
      const isHere = pages.some(({ place }) => place === page.place || place === page.above?.place)
      const items = pages
        .map((one) => {
          const here =
            one.place === page.place
              ? ' aria-current="page"'
              : one.place === page.above?.place
                ? ' aria-current="true"'
                : ""
          return `<li><a href="${from(page.place, `${one.place}.html`)}"${here}>${escaped(one.short ?? one.title)}</a></li>`
        })
        .join("")
      return `<details${isHere || title === "Start" || title === "Guides" ? " open" : ""}><summary>${escaped(title)}</summary><ul>${items}</ul></details>`
    })
    .join("")

const onPage = (headings) => {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3)
  if (shown.length < 2 || shown.length > 60) return ""
  const items = shown
    .map(({ depth, id, text }) => `<li class="depth${depth}"><a href="#${id}">${escaped(text)}</a></li>`)
    .join("")
  return `<nav class="here" aria-labelledby="here"><h2 id="here">On this page</h2><ul>${items}</ul></nav>`
}

const beside = (page, other, words, rel) =>
  other === undefined
    ? ""
    : `<a rel="${rel}" href="${from(page.place, `${other.place}.html`)}"><small>${words}</small>${escaped(other.short ?? other.title)}</a>`

/** A whole page. `order` is all pages of the groups, one after another. */
export const frame = ({ groups, order, page, rendered }) => {
  const at = order.findIndex(({ place }) => place === page.place)
  const to = (file) => from(page.place, file)
  const title = page.place === "index" ? "Latchkey" : `${page.title} · Latchkey`
  const way =
    page.above === undefined
      ? ""
      : `<p class="way"><a href="${to(`${page.above.place}.html`)}">${escaped(page.above.title)}</a></p>`
  const next =
    at < 0 ? "" : `${beside(page, order[at - 1], "Before", "prev")}${beside(page, order[at + 1], "Next", "next")}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.says ?? "")}">
<title>${escaped(title)}</title>
<link rel="icon" href="${to("mark.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${to("site.css")}">
<script src="${to("mode.js")}"></script>
<script src="${to("site.js")}" defer></script>
</head>
<body data-root="${to("index.html").replace(/index\.html$/, "")}">
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="brand" href="${to("index.html")}"><img src="${to("mark.svg")}" alt="" width="22" height="22">Latchkey</a>
<search hidden><label for="search">Search</label><input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-describedby="count"><kbd aria-hidden="true">/</kbd><div id="results" hidden><p id="count" role="status"></p><ul></ul></div></search>
<a class="pages" href="#pages">Pages</a>
<button id="mode" type="button" hidden>Appearance</button>
</header>
<div class="frame">
<main id="content" tabindex="-1">
${way}<article>${rendered.html}</article>
${next === "" ? "" : `<nav class="beside" aria-label="Before and next">${next}</nav>`}
</main>
<nav id="pages" aria-label="Pages">${listOf(groups, page)}</nav>
${onPage(rendered.headings)}
</div>
</body>
</html>
`
}
