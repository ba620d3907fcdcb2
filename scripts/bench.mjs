// Measures times and retained memory in one Chromium, and compares them with a bare React page in the same rounds. `npm
// run bench`; RUNS=3 for a quick look. Where the system permits it, the measurement runs with real-time priority, so that
// other processes do not change it.
import { spawnSync } from "node:child_process"
import { packages, browser } from "./ready.mjs"
import { replayClaims } from "./times/replay.mjs"

packages()
const realTime = ["-r", "1"]
if (process.env.LATCHKEY_REAL_TIME === undefined && spawnSync("chrt", [...realTime, "true"]).status === 0) {
  const env = { ...process.env, LATCHKEY_REAL_TIME: "1" }
  process.exit(
    spawnSync("chrt", [...realTime, process.execPath, ...process.argv.slice(1)], { env, stdio: "inherit" }).status ?? 1
  )
}
const executablePath = browser()
const { buildAll, startSandbox } = await import("./start.mjs")
buildAll()
const { chromium } = await import("playwright-core")
const rounds = Number(process.env.RUNS ?? 9)

const demo = await startSandbox("6730")
const urls = { bare: `${demo}/bare/`, kit: `${demo}/?csp=strict`, drawn: `${demo}/drawn/` }
const launch = (...flags) =>
  chromium.launch({
    executablePath,
    args: [
      ...flags,
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--enable-precise-memory-info"
    ]
  })
const chrome = await launch()

/** Runs in the page: records when the dialog's frame and the first wallet in it become visible. */
const watch = () => {
  const seen = { long: 0 }
  window.seen = seen
  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const look = () => {
    const roots = [document, document.querySelector("latchkey-modal")?.shadowRoot].filter(Boolean)
    const dialog = roots.map((root) => root.querySelector("dialog[open]")).find(Boolean)
    if (dialog && isVisible(dialog)) {
      seen.frame ??= performance.now()
      if (
        [...dialog.querySelectorAll("button")].some(
          (button) => button.textContent.startsWith("Sandbox Wallet") && isVisible(button)
        )
      )
        seen.wallet ??= performance.now()
    }
  }
  addEventListener(
    "click",
    (event) => {
      seen.click ??= event.timeStamp
    },
    true
  )
  const tick = () => {
    if (seen.click && !seen.wallet) look()
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      if (seen.click && entry.startTime + entry.duration > seen.click) seen.long = Math.max(seen.long, entry.duration)
    })
  ).observe({ type: "longtask" })
}

/**
 * Hides everything except the button. The bare page has nothing else, and a page's content is styled again whenever a
 * dialog opens above it.
 */
const leaveAlone = (button) => {
  for (let element = button; element !== document.body; element = element.parentElement)
    for (const other of element.parentElement.children)
      if (other !== element && !["LATCHKEY-MODAL", "SCRIPT"].includes(other.tagName)) other.style.display = "none"
}

/** Returns the kit's open card as a page of plain HTML and CSS: the minimum that any code would have to draw. */
const createStaticPage = async () => {
  const page = await chrome.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(demo)
  await page.getByRole("button", { name: "Connect wallet" }).click()
  await page.getByRole("button", { name: /^Bramble Wallet/ }).waitFor()
  const { card, css } = await page.evaluate(async () => {
    const root = document.querySelector("latchkey-modal").shadowRoot
    root.querySelector("dialog").removeAttribute("data-steady")
    for (const picture of root.querySelectorAll("img[src^='blob:']")) {
      const reader = new FileReader()
      reader.readAsDataURL(await (await fetch(picture.src)).blob())
      await new Promise((done) => (reader.onload = done))
      picture.src = reader.result
    }
    const text = (sheets) => [...sheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join("\n")
    return {
      card: root.innerHTML.replace(' open=""', ""),
      css: text([...root.adoptedStyleSheets, ...root.styleSheets])
    }
  })
  await page.close()
  return `<!doctype html><meta charset="utf-8"><button>Connect wallet</button>
<latchkey-modal><template shadowrootmode="open"><style>${css}</style>${card}</template></latchkey-modal>
<script>
const dialog = document.querySelector("latchkey-modal").shadowRoot.querySelector("dialog")
document.querySelector("button").onclick = () => dialog.showModal()
</script>`
}
const card = await createStaticPage()

const visit = async (name, throttle, within = chrome) => {
  const context = await within.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true })
  const page = await context.newPage()
  if (name === "drawn") await page.route(urls.drawn, (route) => route.fulfill({ contentType: "text/html", body: card }))
  const cdp = await context.newCDPSession(page)
  if (throttle > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle })
  await page.addInitScript(watch)
  await page.goto(urls[name])
  const button = page.getByRole("button", { name: "Connect wallet" })
  await button.waitFor()
  await button.evaluate(leaveAlone)
  const box = await button.boundingBox()
  return { page, cdp, at: [box.x + 8, box.y + 8], end: () => context.close() }
}

/** Touches for 80 ms. */
const tap = async (cdp, x, y) => {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
  await new Promise((done) => setTimeout(done, 80))
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

const ways = [
  ["bare", "warm"],
  ["kit", "warm"],
  ["drawn", "warm"],
  ["drawn", "again"],
  ["bare", "cold"],
  ["kit", "cold"],
  ["bare", "tap"],
  ["kit", "tap"],
  ["kit", "again"]
]
const times = new Map()
for (let round = 0; round <= rounds; round++) {
  for (const [name, way] of ways) {
    const {
      page,
      cdp,
      at: [x, y],
      end
    } = await visit(name, 4)
    await page.waitForTimeout(600)
    if (way !== "cold" && way !== "tap") {
      await page.mouse.move(x, y)
      await page.waitForTimeout(1800)
    }
    if (way === "again") {
      await page.mouse.click(x, y)
      await page.waitForFunction(() => window.seen.wallet)
      await page.waitForTimeout(800)
      await page.keyboard.press("Escape")
      await page.waitForTimeout(600)
      await page.evaluate(() =>
        Object.assign(window.seen, { click: undefined, frame: undefined, wallet: undefined, long: 0 })
      )
    }
    await (way === "tap" ? tap(cdp, x, y) : page.mouse.click(x, y))
    await page.waitForFunction(() => window.seen.wallet)
    await page.waitForTimeout(150)
    const { click, frame, long, wallet } = await page.evaluate(() => window.seen)
    if (round > 0) {
      const key = `${name} ${way}`
      times.set(key, [...(times.get(key) ?? []), { frame: frame - click, wallet: wallet - click, long }])
    }
    await end()
  }
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const computeMedian = (key, part) => median(times.get(key).map((run) => run[part]))
console.log(`click to paint, CPU slowed 4 times, median of ${rounds} (least-most), ms`)
for (const [key, runs] of times) {
  const all = runs.map(({ wallet }) => wallet)
  console.log(
    `  ${key.padEnd(10)} frame ${computeMedian(key, "frame").toFixed(0).padStart(4)}   wallet ${computeMedian(key, "wallet").toFixed(0).padStart(4)} (${Math.min(...all).toFixed(0)}-${Math.max(...all).toFixed(0)})   longest task ${computeMedian(key, "long").toFixed(0).padStart(4)}`
  )
}
const ratio = (key, part, than) => computeMedian(key, part) / computeMedian(than, "wallet")
for (const [what, way] of [
  ["warm, first wallet", "warm"],
  ["second opening", "again"]
])
  console.log(
    `  ${what.padEnd(18)}: its card as plain HTML takes ${ratio(`drawn ${way}`, "wallet", "bare warm").toFixed(1)}x the bare page, the kit ${ratio(`kit ${way}`, "wallet", `drawn ${way}`).toFixed(1)}x that`
  )
const claims = [
  ["warm, first wallet", "kit warm", "wallet", "bare warm", 2.2],
  ["second opening, first wallet", "kit again", "wallet", "bare warm", 1.2],
  ["cold, dialog frame", "kit cold", "frame", "bare cold", 2],
  ["cold, first wallet", "kit cold", "wallet", "bare cold", 3.5],
  ["tap, first wallet", "kit tap", "wallet", "bare tap", 3.3]
].map(([what, key, part, than, most]) => {
  const times = ratio(key, part, than)
  return [`${what}: ${times.toFixed(1)}x the bare page, at most ${most}x`, times <= most]
})

const readCounts = async (cdp) => {
  for (let i = 0; i < 4; i++) await cdp.send("HeapProfiler.collectGarbage")
  const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters")
  return { nodes, listeners: jsEventListeners, heap: (await cdp.send("Runtime.getHeapUsage")).usedSize }
}
// Measures retained memory without compiled machine code, which makes a bare page grow by 400 kB.
const plain = await launch("--js-flags=--no-opt --no-sparkplug --no-maglev")
const {
  page,
  cdp,
  at: [x, y],
  end
} = await visit("kit", 1, plain)
const cycle = async () => {
  await page.mouse.click(x, y)
  await page.getByRole("button", { name: /^Sandbox Wallet/ }).waitFor()
  await page.waitForTimeout(400)
  await page.keyboard.press("Escape")
  await page.waitForTimeout(400)
}
// The second cycle loads a view, as the pointer comes near its row.
for (let i = 0; i < 2; i++) await cycle()
await page.waitForTimeout(2000)
const first = await readCounts(cdp)
for (let i = 0; i < 20; i++) await cycle()
await page.waitForTimeout(2000)
const last = await readCounts(cdp)
await end()
const grown = (last.heap - first.heap) / 1000
claims.push(
  [`20 cycles, DOM nodes: ${first.nodes} -> ${last.nodes}, none more`, last.nodes <= first.nodes],
  [`20 cycles, listeners: ${first.listeners} -> ${last.listeners}, none more`, last.listeners <= first.listeners],
  [`20 cycles, heap: ${grown.toFixed(0)} kB more, at most 200`, grown <= 200]
)
claims.push(...replayClaims())
for (const [sentence, holds] of claims) console.log(`${holds ? "ok  " : "OVER"} ${sentence}`)
await Promise.all([chrome.close(), plain.close()])
process.exit(claims.every(([, holds]) => holds) ? 0 : 1)
