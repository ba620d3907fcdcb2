import { pathToFileURL } from "node:url"
import { join } from "node:path"
import { expect, test } from "vitest"

interface Rendered {
  readonly html: string
  readonly title: string
  readonly headings: ReadonlyArray<{ readonly id: string; readonly text: string }>
  readonly sections: ReadonlyArray<{ readonly heading: string; readonly words: string }>
}
const { markdown }: { readonly markdown: (text: string, to: object) => Rendered } = await import(
  pathToFileURL(join(import.meta.dirname, "markdown.mjs")).href
)
const to = {
  link: (target: string) => (target.endsWith(".ts") ? undefined : target.replace(".md", ".html")),
  image: (source: string) => source
}
const html = (...lines: ReadonlyArray<string>): string => markdown(lines.join("\n"), to).html

test.each<[string, string, string]>([
  [
    "what is bold, quiet and code",
    "a **b** _c_ `d<e>` f_g_h",
    "<p>a <strong>b</strong> <em>c</em> <code>d&lt;e&gt;</code> f_g_h</p>"
  ],
  ["markup in the words of a document", "a <script>b</script> & c", "<p>a &lt;script&gt;b&lt;/script&gt; &amp; c</p>"],
  ["a link to a page", "[`a`](b.md#c)", '<p><a href="b.html#c"><code>a</code></a></p>'],
  ["a link to a file of the code", "[a](b.ts)", '<p><span class="path">a</span></p>'],
  ["marks that are escaped", "\\*a\\* \\_b\\_", "<p>*a* _b_</p>"],
  [
    "an address",
    "<https://example.com/?a=b&c>",
    '<p><a href="https://example.com/?a=b&amp;c">https://example.com/?a=b&amp;c</a></p>'
  ],
  ["a picture", "![words](a.png)", '<p><img src="a.png" alt="words" loading="lazy"></p>'],
  ["an anchor", '<a id="a.b"></a>', '<a id="a.b"></a>'],
  ["code with a backtick in it", "`` a`b ``", "<p><code>a`b</code></p>"]
])("%s is drawn", (_, text, drawn) => {
  expect(html(text)).toBe(drawn)
})

test("lists hold lists, numbers go on from where they begin, and what follows a line is of its item", () => {
  expect(html("- a", "  - b", "- c", "  d")).toBe("<ul><li>a<ul><li>b</li></ul></li><li>c\nd</li></ul>")
  expect(html("2. a", "3. b")).toBe('<ol start="2"><li>a</li><li>b</li></ol>')
})

test("a table has its head, its sides, and bars that are words", () => {
  const drawn = html("| A | B |", "| --- | --: |", "| a \\| `b` | c |", "", "d")
  expect(drawn).toContain('<th scope="col">A</th><th scope="col" class="right">B</th>')
  expect(drawn).toContain('<td>a | <code>b</code></td><td class="right">c</td>')
  expect(drawn.endsWith("<p>d</p>")).toBe(true)
  expect(html("| A | |", "| --- | --- |", "| a | b |")).toContain('<th scope="col">A</th><td></td>')
})

test("a block of code is shown as it stands, its marks inside of it untouched", () => {
  const drawn = html("```ts", 'const a = "<b>" // **c**', "# no heading", "```")
  expect(drawn.replace(/<\/?span[^>]*>/g, "")).toBe(
    '<pre data-language="ts" tabindex="0"><code>const a = &quot;&lt;b&gt;&quot; // **c**\n# no heading</code></pre>'
  )
  expect(drawn).toContain('<span class="word">const</span>')
})

test("headings that come again get numbers, and sections their words", () => {
  const { headings, sections, title } = markdown("# A `b`\n\nc **d**\n\n## E\n\nf\n\n## E\n\n- g", to)
  expect(title).toBe("A b")
  expect(headings.map(({ id }) => id)).toEqual(["a-b", "e", "e-1"])
  expect(sections.map(({ words }) => words)).toEqual(["", "c d", "f", "g"])
})

test("a block of other markup ends the writing, so that nothing is lost in silence", () => {
  expect(() => html("a", "", "<details>", "b", "</details>")).toThrow("a block of markup: <details>")
})
