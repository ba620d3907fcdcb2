// Makes the README's picture, docs/modal.webp: the demo page's shop with the modal, dark and light, on a desktop and a
// phone. `node scripts/pictures/modalPicture.mjs`, while `npm start` is running (same LATCHKEY_PORT).
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { browser, packages, root } from "../ready.mjs"

packages()
const { chromium } = await import("playwright-core")
const chrome = await chromium.launch({
  executablePath: browser(),
  args: ["--headless", "--no-sandbox", "--disable-gpu"]
})
const demo = `http://127.0.0.1:${process.env.LATCHKEY_PORT ?? 4730}`

/** Takes a picture of the shop with its modal open, on Connect or on the account of the sandbox's wallet. */
const shot = async (query, viewport, view) => {
  const context = await chrome.newContext({ viewport, reducedMotion: "reduce", deviceScaleFactor: 2 })
  const page = await context.newPage()
  await page.goto(`${demo}/?shop&${query}`)
  const [button, dialog] = [page.locator("#root header button").first(), page.locator("latchkey-modal dialog[open]")]
  await button.click()
  await dialog.getByRole("button", { name: /^All wallets/ }).waitFor()
  if (view === "Account") {
    const wallet = dialog.getByRole("button", { name: /^Sandbox Wallet/ })
    const [window] = await Promise.all([page.waitForEvent("popup"), wallet.click()])
    const approve = window.getByRole("button", { name: "Approve" })
    await Promise.all([window.waitForEvent("close"), approve.click()])
    await dialog.waitFor({ state: "detached" })
    await button.click()
    await dialog.getByText("USD Coin").waitFor()
  }
  await page.waitForLoadState("networkidle")
  await page.waitForTimeout(1_000)
  const picture = (await page.screenshot()).toString("base64")
  await context.close()
  return picture
}

const [desk, phone] = [
  { width: 1080, height: 640 },
  { width: 390, height: 760 }
]
const rows = [
  [await shot("", desk, "Connect"), await shot("theme=light", phone, "Account")],
  [await shot("", phone, "Account"), await shot("theme=light", desk, "Connect")]
]
const page = await chrome.newPage({ viewport: { width: 842, height: 766 }, deviceScaleFactor: 1.5 })
await page.setContent(
  `<style>body{margin:1px;display:grid;gap:16px;width:max-content}div{display:flex;gap:16px}img{height:374px;border-radius:14px;box-shadow:0 0 0 1px #8886}</style>
  ${rows.map((row) => `<div>${row.map((picture) => `<img src="data:image/png;base64,${picture}">`).join("")}</div>`).join("")}`
)
await page.waitForFunction(() => [...document.images].every((image) => image.complete))
const drawn = (await page.screenshot({ omitBackground: true })).toString("base64")
const file = await page.evaluate(async (picture) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext("2d").drawImage(image, 0, 0)
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 })
  return [...new Uint8Array(await blob.arrayBuffer())]
}, drawn)
await chrome.close()
writeFileSync(join(root, "docs/modal.webp"), Buffer.from(file))
console.log(`docs/modal.webp ${(file.length / 1000).toFixed(0)} kB`)
