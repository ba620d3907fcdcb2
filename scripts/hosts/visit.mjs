// A visit to a served app: the server's answer without scripts, then the page with a wallet on it, before and after a reload.
import { spawn } from "node:child_process"
import { createReadStream, existsSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"
import { chromium } from "playwright-core"
import { ended, free, patience, until } from "../browsers/waiting.mjs"

const types = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript" }

/** Serves a folder on loopback. */
const serveFolder = async (root, port) => {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    const file = join(root, normalize(pathname === "/" ? "/index.html" : pathname))
    if (!file.startsWith(root) || !existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve))
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Starts an app as its framework does. */
const startServer = async (words, { here, place, port }) => {
  const said = []
  const server = spawn(
    process.execPath,
    words.map((word) => (word === "PORT" ? String(port) : word.replace("node_modules", join(place, "node_modules")))),
    {
      cwd: here,
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: String(port),
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1"
      },
      stdio: ["ignore", "ignore", "pipe"]
    }
  )
  server.stderr.on("data", (data) => said.push(String(data)))
  return { end: () => ended(server), said }
}

/** Runs in the page, before anything of it: a wallet that announces itself (EIP-6963) and says yes. */
const announce = () => {
  const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
  const answers = { eth_accounts: [account], eth_requestAccounts: [account], eth_chainId: "0x1", net_version: "1" }
  const provider = {
    on: () => provider,
    removeListener: () => provider,
    request: async ({ method }) => {
      if (method in answers) return answers[method]
      throw Object.assign(new Error(`${method} is not known here`), { code: 4200 })
    }
  }
  const icon = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
  const info = { uuid: "5f3c2b1a-7d44-4f0e-9d0e-0f6f2b6a9c11", name: "Host Wallet", icon, rdns: "example.host-wallet" }
  const tell = () =>
    dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }))
  addEventListener("eip6963:requestProvider", tell)
  tell()
}

/** Runs in the page, before anything of it: writes down every text that the button has, and where what is below it stands. */
const watch = () => {
  globalThis.buttonTexts = []
  globalThis.tops = []
  const look = () => {
    const text = document.querySelector("main button")?.textContent
    if (text !== undefined && text !== buttonTexts.at(-1)) buttonTexts.push(text)
    const top = document.querySelector("main p")?.getBoundingClientRect().top
    if (top !== undefined && top !== tops.at(-1)) tops.push(top)
    requestAnimationFrame(look)
  }
  look()
}

/** What the kit tells a developer of a page without a project, as these are. */
const meant = /^Project ID Not Configured/

const expect = (holds, otherwise) => {
  if (!holds) throw new Error(otherwise)
}

/**
 * Goes through an app. `answer`: what its server draws of a visitor who was here. Gives how long the first wallet took to
 * be listed, in milliseconds, and rejects with what did not hold.
 */
export const visit = async ({ answer, executablePath, here, place, serve }) => {
  const port = await free()
  const url = `http://127.0.0.1:${port}/`
  const isFolder = typeof serve === "string"
  const server = isFolder
    ? { end: await serveFolder(join(here, serve), port), said: [] }
    : await startServer(serve, { here, place, port })
  let chrome
  try {
    await until("The app answers", async () => (await fetch(url)).ok)
    chrome = await chromium.launch({
      executablePath,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
      ]
    })
    /** What the server draws, without any script: the button, its box, and where what is below it stands. */
    const drawn = async (storageState) => {
      const context = await chrome.newContext({ javaScriptEnabled: false, ...(storageState && { storageState }) })
      const page = await context.newPage()
      await page.goto(url)
      const button = page.locator("main button")
      await button.waitFor({ state: "attached", timeout: patience })
      const box = await button.boundingBox()
      const { y: below } = await page.locator("main p").boundingBox()
      const said = { text: await button.innerText(), isBusy: await button.getAttribute("aria-busy"), box, below }
      await context.close()
      return said
    }
    const neutral = answer === "nothing" ? undefined : await drawn()
    if (neutral !== undefined)
      expect(neutral.isBusy === "true" && neutral.text.trim() === "", `A new visitor is told “${neutral.text}”.`)

    const context = await chrome.newContext()
    context.setDefaultTimeout(patience)
    const complaints = []
    context.on("console", (message) => {
      const { url: from } = message.location()
      const isOurs = (from.startsWith(url) || from === "") && !from.endsWith("/favicon.ico")
      if (isOurs && ["error", "warning"].includes(message.type()) && !meant.test(message.text()))
        complaints.push(message.text())
    })
    context.on("weberror", (error) => complaints.push(String(error.error())))
    await context.addInitScript(announce)
    await context.addInitScript(watch)
    const page = await context.newPage()
    await page.goto(url)
    const button = page.locator("main button")
    await button.getByText("Connect wallet").waitFor()
    const known = await button.boundingBox()
    // As wide as what it will say is in most fonts, and never wider: so nothing below it moves, and nothing is cut.
    if (neutral !== undefined)
      expect(
        known.height === neutral.box.height && neutral.box.width >= 148 && neutral.box.width <= known.width,
        `The button is ${neutral.box.width} × ${neutral.box.height} from the server and ${known.width} × ${known.height} when it is known.`
      )
    const below = await page.locator("main p").boundingBox()
    if (neutral !== undefined)
      expect(below.y === neutral.below, `What is below the button moves from ${neutral.below} to ${below.y}.`)

    const row = page.locator("latchkey-modal dialog[open]").getByRole("button", { name: /^Host Wallet/ })
    const began = performance.now()
    await button.click()
    await row.waitFor()
    const millis = Math.round(performance.now() - began)
    await row.click()
    await button.getByText("0xf39F").waitFor()
    await page.locator("latchkey-modal dialog[open]").waitFor({ state: "detached" })
    await until(
      "The cookie",
      async () => answer === "neutral" || (await context.cookies()).some(({ name }) => name === "latchkey")
    )

    const again = answer === "nothing" ? undefined : await drawn(await context.storageState())
    if (answer === "account")
      expect(again.text.includes("0xf39F"), `The server tells a visitor with the cookie “${again.text}”.`)
    if (answer === "neutral") expect(again.text.trim() === "", `A static page tells a visitor “${again.text}”.`)
    await page.reload()
    await button.getByText("0xf39F").waitFor()
    await page.locator('main button[data-state="connected"]').waitFor()
    const { texts, tops } = await page.evaluate(() => ({ texts: buttonTexts, tops: globalThis.tops }))
    expect(!texts.includes("Connect wallet"), `After a reload the button said ${texts.join(", then ")}.`)
    expect(tops.length === 1, `After a reload what is below the button stood at ${tops.join(", then ")}.`)
    expect(complaints.length === 0, `The page complained:\n${complaints.join("\n")}`)
    const trouble = server.said
      .join("")
      .split("\n")
      .filter((line) => /error|warn/i.test(line))
    expect(trouble.length === 0, `The server complained:\n${trouble.join("\n")}`)
    return { millis }
  } finally {
    await chrome?.close()
    await server.end()
  }
}
