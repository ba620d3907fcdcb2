// Checks dist/site: internal links and their headings, pages of other hosts, search by keyboard, the live kit, the
// appearance that a reader selects, the width on a small phone, and accessibility by axe in light and dark. `npm run site -- --check`.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import { extname, join, normalize, posix, sep } from "node:path"
import { browser as findBrowser, root } from "../../scripts/ready.mjs"

const { source: axeSource } = createRequire(import.meta.url)("axe-core")
const folder = join(root, "dist/site")
const problems = []
const expect = (isTrue, problem) => {
  if (!isTrue) problems.push(problem)
}

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"))
const html = new Map(
  files.filter((file) => file.endsWith(".html")).map((file) => [file, readFileSync(join(folder, file), "utf8")])
)
const ids = new Map(
  [...html].map(([file, text]) => [file, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))])
)
/** Resolves a link to a file of the site, without its query. */
const resolveFile = (file, path) => {
  const joined =
    path === "" ? file : path.startsWith("/") ? path.slice(1) : posix.normalize(posix.join(posix.dirname(file), path))
  return joined === "" || joined.endsWith("/") ? posix.normalize(`${joined}index.html`) : joined
}
for (const [file, text] of html) {
  expect(
    !/<(?:link|script|img)[^>]*(?:href|src)="(?:https?:)?\/\//.test(text),
    `${file} loads something from another host`
  )
  for (const [, link] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
    if (/^[a-z]+:/.test(link)) continue
    const [path, anchor] = link.replaceAll("&amp;", "&").split("#")
    const target = resolveFile(file, decodeURI(path))
    if (!existsSync(join(folder, target))) problems.push(`${file}: ${link} does not exist`)
    else if (anchor) expect(ids.get(target)?.has(decodeURIComponent(anchor)), `${file}: ${link} has no such heading`)
  }
}
expect(html.size > 350, `only ${html.size} pages`)

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2"
}
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://127.0.0.1").pathname))
  const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path)
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile())
    return response.writeHead(404).end()
  response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
  createReadStream(file).pipe(response)
})
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
const url = `http://127.0.0.1:${server.address().port}`
const { chromium } = await import("playwright-core")
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] })
const sample = ["index.html", "reference.html", "errors/send.would-fail.html", "guide/react.html", "commands/send.html"]
try {
  for (const colorScheme of ["light", "dark"]) {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 900 }
    })
    const page = await context.newPage()
    page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`))
    for (const file of sample) {
      await page.goto(`${url}/${file}`, { waitUntil: "networkidle" })
      await page.evaluate(axeSource)
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }))
      for (const { id, nodes } of violations)
        problems.push(
          `${file}, ${colorScheme}: ${id} at ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(" "))
            .join("; ")}`
        )
    }
    await context.close()
  }
  const home = await browser.newPage()
  home.on("request", (request) => expect(request.url().startsWith(url), `${request.url()} was requested`))
  await home.goto(`${url}/index.html`, { waitUntil: "networkidle" })
  await home.getByRole("button", { name: "Connect wallet" }).click()
  await home.getByRole("button", { name: "Wallet of this page" }).click()
  await home.getByRole("button", { name: "0xf39F…2266" }).waitFor()
  await home.close()
  const page = await browser.newPage({ colorScheme: "light", viewport: { width: 1280, height: 900 } })
  await page.goto(`${url}/guide/react.html`, { waitUntil: "networkidle" })
  await page.keyboard.press("/")
  await page.locator(".VPLocalSearchBox input:focus").waitFor()
  await page.keyboard.type("send.would-fail")
  const first = page.locator(".VPLocalSearchBox .result").first()
  await first.waitFor()
  await page.waitForTimeout(500)
  const found = await page
    .locator(".VPLocalSearchBox .result")
    .evaluateAll((all) => all.map((result) => result.getAttribute("href")))
  expect(found[0]?.includes("errors/send.would-fail"), `the search finds ${found.slice(0, 3).join(", ")} first`)
  await page.keyboard.press("Enter")
  await page.locator(".VPLocalSearchBox").waitFor({ state: "detached" })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.locator(".VPNavBarAppearance .VPSwitchAppearance").click()
  const dark = await background()
  expect(light !== dark, "the appearance does not change")
  await page.goto(`${url}/errors.html`, { waitUntil: "networkidle" })
  expect((await background()) === dark, "the selected appearance is not kept")
  await page.setViewportSize({ width: 320, height: 640 })
  for (const file of [...sample, "errors.html", "guide/money.html", "spec/kit.html"]) {
    await page.goto(`${url}/${file}`, { waitUntil: "networkidle" })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width <= 320, `${file} is ${width} pixels wide on a phone of 320`)
  }
} finally {
  await browser.close()
  server.close()
}
if (problems.length > 0) console.error([...new Set(problems)].join("\n"))
else console.log(`${html.size} pages are sound.`)
process.exit(problems.length === 0 ? 0 : 1)
