// Photographs every view in every state, and shows what has changed since the last run. `npm run pictures`; a name
// takes one view's: `npm run pictures -- Connect`; `--targets` takes those that a drawn target shows. Pictures stand in .pictures/now, the last run's in .pictures/before,
// the drawn targets in .pictures/target; .pictures/index.html shows them side by side.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { serveGallery } from "./gallery.mjs"
import { browser, folder, give, packages, root } from "./ready.mjs"
import { targets } from "../fixtures/pages/targets/targets.mjs"

packages()
const executablePath = browser()
const asked = process.argv.slice(2)
const only = asked.find((name) => !name.startsWith("-"))
const targetsAlone = asked.includes("--targets")
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
/** Where a picture is taken: every state in the first two, one full state of each view in the rest. */
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
const newPage = async ({ contrast, dir: _dir, forcedColors, name: _name, scale, ...more }) => {
  const context = await chrome.newContext({
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    contrast,
    forcedColors,
    ...more
  })
  return context.newPage()
}

const hasTarget = ({ state, theme, view }, at) =>
  targets.some(
    (one) => one.view === view && one.state === state && one.theme === theme && (one.at ?? "desk") === at.name
  )
const wanted = (at) =>
  states.filter(
    (one) =>
      one.dir === (at.dir ?? "ltr") &&
      (hasTarget(one, at) ||
        (!targetsAlone && (!further.includes(at) || one.state === states.find(({ view }) => view === one.view)?.state)))
  )
const taken = []
const began = Date.now()
for (const at of [desk, small, ...further]) {
  const page = await newPage(at)
  page.on("pageerror", (error) => give(`The gallery failed at ${page.url()}: ${error.message}`))
  for (const { state, theme, url, view } of wanted(at)) {
    await page.goto(url)
    await page.locator("body[data-shown]").waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(80)
    const name = `${view}.${state}.${theme}.${at.name}.png`
    const path = place("now", name)
    const card = await page.locator("latchkey-modal .card").boundingBox()
    await page.screenshot({ path })
    taken.push({ name, view, state, theme, at: at.name, card, scale: at.scale })
  }
  await page.context().close()
}

/** Draws the targets' cards, set in the same font. Returns the size of each. */
const drawTargets = async () => {
  const page = await newPage(desk)
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
    for (const { card } of targets.filter((one) => one.sheet === sheet)) {
      const box = await page.locator(".card").nth(card).boundingBox()
      await page.screenshot({ path: place("target", `${sheet}.${card}.png`), clip: box, fullPage: true })
    }
  }
  await page.context().close()
}
await drawTargets()

const judge = await newPage(desk)
const bytes = (path) => (existsSync(path) ? `data:image/png;base64,${readFileSync(path).toString("base64")}` : null)
/**
 * The share of pixels that differ by more than 24 of 255 in a channel, of the larger of two pictures: what is beyond
 * the smaller one's edge differs. `clip` cuts the second one.
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
      const [one, two] = [await picture(a, null), await picture(b, clip)]
      const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)]
      const shown = new ImageData(width, height)
      let count = 0
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 4
          const inBoth = x < one.width && x < two.width && y < one.height && y < two.height
          const [i, j] = [(y * one.width + x) * 4, (y * two.width + x) * 4]
          const far = !inBoth || [0, 1, 2].some((c) => Math.abs(one.data[i + c] - two.data[j + c]) > 24)
          if (far) count++
          const grey = inBoth ? 200 + two.data[j] * 0.2 : 255
          shown.data.set(far ? [220, 30, 60, 255] : [grey, grey, grey, 255], at)
        }
      if (!drawn) return { count, share: count / (width * height), drawn: "" }
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext("2d").putImageData(shown, 0, 0)
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
for (const one of taken) {
  const before = bytes(place("before", one.name))
  if (before === null) continue
  const { count } = await differ(before, bytes(place("now", one.name)), null, false)
  // Of the view's pixels: the page around it is the same in every picture.
  const share = count / (one.card.width * one.card.height * one.scale ** 2)
  if (share > 0.001) changed.push({ ...one, share })
}
const beside = []
for (const { card, sheet, state, theme, view, at = "desk" } of targets) {
  const one = taken.find((now) => now.view === view && now.state === state && now.theme === theme && now.at === at)
  if (one === undefined) continue
  const clip = Object.fromEntries(Object.entries(one.card).map(([key, value]) => [key, Math.round(value * one.scale)]))
  const target = `${sheet}.${card}.png`
  const { drawn, share } = await differ(bytes(place("target", target)), bytes(place("now", one.name)), clip, true)
  const change = `${view}.${state}.${theme}.${at}.png`
  writeFileSync(place("change", change), Buffer.from(drawn.slice(drawn.indexOf(",") + 1), "base64"))
  beside.push({ ...one, clip, target, change, share })
}
await chrome.close()
gallery.close()

/** A part of a picture, at half its size. */
const cut = ({ clip: { height, width, x, y }, name }) =>
  `<i class="half" style="width:${width}px;height:${height}px;background:url(now/${name}) -${x}px -${y}px"></i>`
writeFileSync(
  place("index.html"),
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{background:#777;font:14px system-ui;color:#fff}img{vertical-align:top}.half{zoom:.5;display:inline-block}figure{margin:16px 0;display:flex;align-items:flex-start;gap:16px;flex-wrap:wrap}</style>
<h1>Beside the targets</h1>
${beside.map((one) => `<p>${one.view} ${one.state} ${one.theme} ${one.at}: ${percent(one.share)}, ${one.clip.height / 2} high</p><figure><img class="half" src="target/${one.target}">${cut(one)}<img class="half" src="change/${one.change}"></figure>`).join("\n")}
<h1>Changed since the last run</h1>
${changed.map((one) => `<p>${one.name}: ${percent(one.share)}</p><figure><img class="half" src="before/${one.name}"><img class="half" src="now/${one.name}"></figure>`).join("\n")}
`
)
console.log(`${taken.length} pictures in ${Math.round((Date.now() - began) / 1000)} s: .pictures/index.html`)
if (beside.length > 0) console.log("\nPixels that differ from the target")
for (const { at, share, state, theme, view } of beside)
  console.log(`  ${percent(share).padStart(8)}  ${view} ${state}, ${theme}, ${at}`)
console.log(changed.length === 0 ? "\nNothing has changed since the last run." : "\nChanged since the last run")
for (const { name, share } of changed) console.log(`  ${percent(share).padStart(8)}  ${name}`)
