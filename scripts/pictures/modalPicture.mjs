// Makes the README's picture, docs/modal.webp, from four states of the gallery: Connect, Account, a request in words and
// the review of a swap. `node scripts/pictures/modalPicture.mjs`; `--check` only warns if a view has changed since.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { serveGallery } from "../gallery.mjs"
import { browser, packages, root } from "../ready.mjs"

packages()
const path = join(root, "docs/modal.webp")
const mostBytes = 180_000
/** The share of pixels that may differ from the stored picture: antialiasing, and the time in a countdown. */
const mostChanged = 0.005
/** The views of the picture, by row: dark and light alternate. */
const rows = [
  [
    { view: "Connect", state: "ways", theme: "dark" },
    { view: "Account", state: "full", theme: "light" }
  ],
  [
    { view: "ApproveTransaction", state: "full", theme: "light" },
    { view: "SwapPreview", state: "full", theme: "dark" }
  ]
]
const scale = 2
/** The page in the picture: a request names its site. The gallery answers for it. */
const site = "https://lanterns.example"
const { chromium } = await import("playwright-core")
const gallery = await serveGallery(0)
const chrome = await chromium.launch({
  executablePath: browser(),
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
})

/** Takes a picture of the card of a state. */
const drawCard = async (page, { state, theme, view }) => {
  const address = gallery.states.find(
    (item) =>
      item.view === view && item.state === state && item.theme === theme && item.locale === "en" && item.dir === "ltr"
  )
  if (address === undefined) throw new Error(`The gallery has no state "${state}" of ${view}.`)
  await page.goto(address.url.replace(gallery.url, site))
  await page.locator("body[data-shown]").waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const card = page.locator("latchkey-modal .card")
  const { height, width } = await card.boundingBox()
  return { height, width, theme, picture: (await card.screenshot()).toString("base64") }
}

const context = await chrome.newContext({
  viewport: { width: 1280, height: 900 },
  reducedMotion: "reduce",
  deviceScaleFactor: scale
})
const page = await context.newPage()
await page.route(`${site}/**`, async (route) =>
  route.fulfill({ response: await route.fetch({ url: route.request().url().replace(site, gallery.url) }) })
)
const cards = []
for (const row of rows) {
  const drawn = []
  for (const item of row) drawn.push(await drawCard(page, item))
  cards.push(drawn)
}

const grounds = { dark: "#060707", light: "#dfe3e3" }
const cell = ({ height, picture, theme, width }) =>
  `<div style="background:${grounds[theme]}"><img width="${width}" height="${height}" src="data:image/png;base64,${picture}"></div>`
await page.setViewportSize({ width: 880, height: 600 })
await page.setContent(
  `<style>body{margin:0;width:880px}main{display:grid;grid-template-columns:1fr 1fr;border-radius:20px;overflow:hidden}div{display:grid;place-items:center;padding:32px 0}img{border-radius:28px}</style>
  <main>${cards.flat().map(cell).join("")}</main>`
)
await page.waitForFunction(() => [...document.images].every((image) => image.complete))
const drawn = (await page.locator("main").screenshot({ omitBackground: true })).toString("base64")

/** Returns the picture as WebP of the best quality below the limit, and the share of pixels that differ from `before`. */
const { changed, file } = await page.evaluate(
  async ([picture, before, mostBytes]) => {
    const read = async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext("2d").drawImage(image, 0, 0)
      return canvas
    }
    const getPixels = (canvas) => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data
    const canvas = await read(`data:image/png;base64,${picture}`)
    let blob
    for (const quality of [0.92, 0.88, 0.84, 0.8, 0.75, 0.7, 0.6]) {
      blob = await canvas.convertToBlob({ type: "image/webp", quality })
      if (blob.size < mostBytes) break
    }
    const last = await read(`data:image/webp;base64,${before}`)
    const [now, stored] = [getPixels(canvas), getPixels(last)]
    let count = 0
    for (let i = 0; i < now.length; i += 4)
      if ([0, 1, 2].some((channel) => Math.abs(now[i + channel] - (stored[i + channel] ?? -255)) > 64)) count++
    return {
      changed: canvas.width === last.width && canvas.height === last.height ? count / (now.length / 4) : 1,
      file: [...new Uint8Array(await blob.arrayBuffer())]
    }
  },
  [drawn, readFileSync(path).toString("base64"), mostBytes]
)
await chrome.close()
gallery.close()
if (!process.argv.includes("--check")) {
  writeFileSync(path, Buffer.from(file))
  console.log(`docs/modal.webp ${(file.length / 1000).toFixed(0)} kB`)
} else if (changed > mostChanged)
  console.warn(
    `Warning: a view in docs/modal.webp has changed (${(changed * 100).toFixed(1)} % of the pixels). Take it again: node scripts/pictures/modalPicture.mjs`
  )
