// Takes pictures of every view in every state, and shows the changes since the last run. `npm run pictures`; a name
// selects a view: `npm run pictures -- Connect`; `--targets` selects states with a target page. Pictures are written to
// .pictures/now, the last run's are in .pictures/before, the targets in .pictures/target; .pictures/index.html compares
// them.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { serveGallery } from "./gallery.mjs"
import { browser, folder, give, packages, root } from "./ready.mjs"
import { targets } from "../fixtures/pages/targets/targets.mjs"

packages()
const executablePath = browser()
const requested = process.argv.slice(2)
const only = requested.find((name) => !name.startsWith("-"))
const targetsAlone = requested.includes("--targets")
const { chromium } = await import("playwright-core")
const place = (...parts) => join(root, ".pictures", ...parts)
const gallery = await serveGallery(0)
const states = gallery.states.filter(({ locale, view }) => locale === "en" && (only === undefined || view === only))
if (states.length === 0)
  give(`The gallery has no view ${only}. It has: ${[...new Set(gallery.states.map(({ view }) => view))].join(", ")}.`)

if (existsSync(place("now"))) {
  mkdirSync(place("before"), { recursive: true })
  for (const name of readdirSync(place("now"))) renameSync(place("now", name), place("before", name))
}
rmSync(place("now"), { recursive: true, force: true })
folder(place("now"))
folder(place("target"))
folder(place("change"))

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
const phone = { userAgent: iphone, hasTouch: true, isMobile: true }
/** The devices: every state on the first two, one state of each view on the others. */
const desk = { name: "desk", viewport: { width: 1280, height: 800 }, scale: 2 }
const small = { name: "phone", viewport: { width: 360, height: 800 }, scale: 2, ...phone }
const further = [
  { name: "laptop", viewport: { width: 1280, height: 640 }, scale: 2 },
  { name: "phone-390", viewport: { width: 390, height: 844 }, scale: 2, ...phone },
  { name: "phone-375", viewport: { width: 375, height: 667 }, scale: 2, ...phone },
  { name: "phone-320", viewport: { width: 320, height: 568 }, scale: 2, ...phone },
  { name: "desk-1x", viewport: { width: 1280, height: 800 }, scale: 1 },
  { name: "rtl", viewport: { width: 1280, height: 800 }, scale: 2, dir: "rtl" },
  { name: "contrast", viewport: { width: 1280, height: 800 }, scale: 2, contrast: "more" },
  { name: "forced", viewport: { width: 1280, height: 800 }, scale: 2, forcedColors: "active", colorScheme: "dark" }
]

const chrome = await chromium.launch({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
  ]
})
const createPage = async ({ contrast, dir: _dir, forcedColors, name: _name, scale, ...more }) => {
  const context = await chrome.newContext({
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    contrast,
    forcedColors,
    ...more
  })
  return context.newPage()
}

const hasTarget = ({ state, theme, view }, device) =>
  targets.some(
    (item) => item.view === view && item.state === state && item.theme === theme && (item.at ?? "desk") === device.name
  )
const selectStates = (device) =>
  states.filter(
    (item) =>
      item.dir === (device.dir ?? "ltr") &&
      (hasTarget(item, device) ||
        (!targetsAlone &&
          (!further.includes(device) || item.state === states.find(({ view }) => view === item.view)?.state)))
  )
const pictures = []
const began = Date.now()
for (const device of [desk, small, ...further]) {
  const page = await createPage(device)
  page.on("pageerror", (error) => give(`The gallery failed at ${page.url()}: ${error.message}`))
  for (const { state, theme, url, view } of selectStates(device)) {
    await page.goto(url)
    await page.locator("body[data-shown]").waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(80)
    const name = `${view}.${state}.${theme}.${device.name}.png`
    const path = place("now", name)
    const card = await page.locator("latchkey-modal :is(.progress, dialog[open] .card)").boundingBox()
    await page.screenshot({ path })
    pictures.push({ name, view, state, theme, device: device.name, card, scale: device.scale })
  }
  await page.context().close()
}

/** Takes pictures of the targets' cards, with the same font. */
const drawTargets = async () => {
  const page = await createPage(desk)
  const sheets = [...new Set(targets.map(({ sheet }) => sheet))]
  for (const sheet of sheets) {
    await page.goto(pathToFileURL(join(root, "fixtures/pages/targets", `${sheet}.html`)).href)
    const font = readFileSync(
      join(root, "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")
    ).toString("base64")
    await page.addStyleTag({
      content: `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
        :root { --w3m-font-family: "Inter Variable", "Noto Sans Arabic", sans-serif }`
    })
    await page.evaluate(() => document.fonts.ready)
    for (const { card } of targets.filter((target) => target.sheet === sheet)) {
      const box = await page.locator(".card").nth(card).boundingBox()
      await page.screenshot({ path: place("target", `${sheet}.${card}.png`), clip: box, fullPage: true })
    }
  }
  await page.context().close()
}
await drawTargets()

const judge = await createPage(desk)
const bytes = (path) => (existsSync(path) ? `data:image/png;base64,${readFileSync(path).toString("base64")}` : null)
/**
 * Returns the share of pixels that differ by more than 24 of 255 in a channel, including those beyond the edge of the
 * smaller picture. `clip` cuts the second picture.
 */
const differ = (first, second, clip, drawn) =>
  judge.evaluate(
    async ([a, b, clip, drawn]) => {
      const picture = async (source, cut) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const { x, y, width, height } = cut ?? { x: 0, y: 0, width: image.width, height: image.height }
        const canvas = new OffscreenCanvas(width, height)
        const ink = canvas.getContext("2d")
        ink.drawImage(image, -x, -y)
        return ink.getImageData(0, 0, width, height)
      }
      const [first, second] = [await picture(a, null), await picture(b, clip)]
      const [width, height] = [Math.max(first.width, second.width), Math.max(first.height, second.height)]
      const image = new ImageData(width, height)
      let count = 0
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const offset = (y * width + x) * 4
          const inBoth = x < first.width && x < second.width && y < first.height && y < second.height
          const [i, j] = [(y * first.width + x) * 4, (y * second.width + x) * 4]
          const far = !inBoth || [0, 1, 2].some((c) => Math.abs(first.data[i + c] - second.data[j + c]) > 24)
          if (far) count++
          const grey = inBoth ? 200 + second.data[j] * 0.2 : 255
          image.data.set(far ? [220, 30, 60, 255] : [grey, grey, grey, 255], offset)
        }
      if (!drawn) return { count, share: count / (width * height), drawn: "" }
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext("2d").putImageData(image, 0, 0)
      const blob = await canvas.convertToBlob()
      const text = await new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader.readAsDataURL(blob)
      })
      return { count, share: count / (width * height), drawn: text }
    },
    [first, second, clip, drawn]
  )

const percent = (share) => `${(share * 100).toFixed(2)} %`
const changed = []
for (const picture of pictures) {
  const before = bytes(place("before", picture.name))
  if (before === null) continue
  const { count } = await differ(before, bytes(place("now", picture.name)), null, false)
  // Relative to the view, as the page around it is always the same.
  const share = count / (picture.card.width * picture.card.height * picture.scale ** 2)
  if (share > 0.001) changed.push({ ...picture, share })
}
const compared = []
for (const { card, sheet, state, theme, view, at: device = "desk" } of targets) {
  const picture = pictures.find(
    (now) => now.view === view && now.state === state && now.theme === theme && now.device === device
  )
  if (picture === undefined) continue
  const clip = Object.fromEntries(
    Object.entries(picture.card).map(([key, value]) => [key, Math.round(value * picture.scale)])
  )
  const target = `${sheet}.${card}.png`
  const { drawn, share } = await differ(bytes(place("target", target)), bytes(place("now", picture.name)), clip, true)
  const change = `${view}.${state}.${theme}.${device}.png`
  writeFileSync(place("change", change), Buffer.from(drawn.slice(drawn.indexOf(",") + 1), "base64"))
  compared.push({ ...picture, clip, target, change, share })
}
await chrome.close()
gallery.close()

/** Returns the HTML of a part of a picture at half its size. */
const cut = ({ clip: { height, width, x, y }, name }) =>
  `<i class="half" style="width:${width}px;height:${height}px;background:url(now/${name}) -${x}px -${y}px"></i>`
writeFileSync(
  place("index.html"),
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{background:#777;font:14px system-ui;color:#fff}img{vertical-align:top}.half{zoom:.5;display:inline-block}figure{margin:16px 0;display:flex;align-items:flex-start;gap:16px;flex-wrap:wrap}</style>
<h1>Compared with the targets</h1>
${compared.map((picture) => `<p>${picture.view} ${picture.state} ${picture.theme} ${picture.device}: ${percent(picture.share)}, ${picture.clip.height / 2} high</p><figure><img class="half" src="target/${picture.target}">${cut(picture)}<img class="half" src="change/${picture.change}"></figure>`).join("\n")}
<h1>Changed since the last run</h1>
${changed.map((picture) => `<p>${picture.name}: ${percent(picture.share)}</p><figure><img class="half" src="before/${picture.name}"><img class="half" src="now/${picture.name}"></figure>`).join("\n")}
`
)
console.log(`${pictures.length} pictures in ${Math.round((Date.now() - began) / 1000)} s: .pictures/index.html`)
if (compared.length > 0) console.log("\nPixels that differ from the target")
for (const { device, share, state, theme, view } of compared)
  console.log(`  ${percent(share).padStart(8)}  ${view} ${state}, ${theme}, ${device}`)
console.log(changed.length === 0 ? "\nNothing has changed since the last run." : "\nChanged since the last run")
for (const { name, share } of changed) console.log(`  ${percent(share).padStart(8)}  ${name}`)
