// Visits a served app: the server's HTML without scripts, then the page with a wallet, before and after a reload.
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

/** Starts an app with its framework's command. */
const startServer = async (words, { appFolder, place, port }) => {
  const said = []
  const server = spawn(
    process.execPath,
    words.map((word) => (word === "PORT" ? String(port) : word.replace("node_modules", join(place, "node_modules")))),
    {
      cwd: appFolder,
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

/** Runs in the page before its scripts: a wallet that announces itself (EIP-6963) and approves everything. */
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

/** Runs in the page before its scripts: records every text of the button, and every position of the content below. */
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

/** The kit's warning on pages without a project, such as these. */
const expectedWarning = /^Project ID Not Configured/

const expect = (holds, otherwise) => {
  if (!holds) throw new Error(otherwise)
}

/** Starts the app's server: its framework's, or one for a folder of files. */
const serveApp = async ({ appFolder, place, serve }, port) =>
  typeof serve === "string"
    ? { end: await serveFolder(join(appFolder, serve), port), said: [] }
    : startServer(serve, { appFolder, place, port })

const launch = (executablePath) =>
  chromium.launch({
    executablePath,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
    ]
  })

/** Returns what the server draws without scripts: the button, its box, and the position of the content below. */
const drawn = async (chrome, url, storageState) => {
  const context = await chrome.newContext({ javaScriptEnabled: false, ...(storageState && { storageState }) })
  const page = await context.newPage()
  await page.goto(url)
  const button = page.locator("main button")
  await button.waitFor({ state: "attached", timeout: patience })
  const box = await button.boundingBox()
  const { y: below } = await page.locator("main p").boundingBox()
  const result = { text: await button.innerText(), isBusy: await button.getAttribute("aria-busy"), box, below }
  await context.close()
  return result
}

/** Opens a browser context with the wallet. Returns it with the page's errors and warnings. */
const newContext = async (chrome, url) => {
  const context = await chrome.newContext()
  context.setDefaultTimeout(patience)
  const complaints = []
  context.on("console", (message) => {
    const { url: from } = message.location()
    const isOurs = (from.startsWith(url) || from === "") && !from.endsWith("/favicon.ico")
    if (isOurs && ["error", "warning"].includes(message.type()) && !expectedWarning.test(message.text()))
      complaints.push(message.text())
  })
  context.on("weberror", (error) => complaints.push(String(error.error())))
  await context.addInitScript(announce)
  await context.addInitScript(watch)
  return { complaints, context }
}

/** Checks that the server's button is as high as the page's and not wider, so that the content below does not move. */
const checkLayout = async (page, button, neutral) => {
  const known = await button.boundingBox()
  expect(
    known.height === neutral.box.height && neutral.box.width >= 148 && neutral.box.width <= known.width,
    `The button is ${neutral.box.width} × ${neutral.box.height} from the server and ${known.width} × ${known.height} in the page.`
  )
  const below = await page.locator("main p").boundingBox()
  expect(below.y === neutral.below, `The content below the button moves from ${neutral.below} to ${below.y}.`)
}

/** Connects the wallet. Returns the milliseconds until it was listed. */
const connect = async (page, button) => {
  const row = page.locator("latchkey-modal dialog[open]").getByRole("button", { name: /^Host Wallet/ })
  const began = performance.now()
  await button.click()
  await row.waitFor()
  const millis = Math.round(performance.now() - began)
  await row.click()
  await button.getByText("0xf39F").waitFor()
  await page.locator("latchkey-modal dialog[open]").waitFor({ state: "detached" })
  return millis
}

/** Checks the HTML for a visitor with the cookie, then that a reload shows the account without moving anything. */
const checkReload = async ({ answer, chrome, context, page, url }, button) => {
  const again = answer === "nothing" ? undefined : await drawn(chrome, url, await context.storageState())
  if (answer === "account")
    expect(again.text.includes("0xf39F"), `For a visitor with the cookie, the server draws “${again.text}”.`)
  if (answer === "neutral") expect(again.text.trim() === "", `A static page shows a visitor “${again.text}”.`)
  await page.reload()
  await button.getByText("0xf39F").waitFor()
  await page.locator('main button[data-state="connected"]').waitFor()
  const { texts, tops } = await page.evaluate(() => ({ texts: buttonTexts, tops: globalThis.tops }))
  expect(!texts.includes("Connect wallet"), `After a reload the button shows ${texts.join(", then ")}.`)
  expect(tops.length === 1, `After a reload the content below the button is at ${tops.join(", then ")}.`)
}

/** Runs the visit in a browser. Returns the milliseconds until the wallet was listed. */
const run = async (chrome, url, answer) => {
  const neutral = answer === "nothing" ? undefined : await drawn(chrome, url)
  if (neutral !== undefined)
    expect(neutral.isBusy === "true" && neutral.text.trim() === "", `A new visitor sees “${neutral.text}”.`)
  const { complaints, context } = await newContext(chrome, url)
  const page = await context.newPage()
  await page.goto(url)
  const button = page.locator("main button")
  await button.getByText("Connect wallet").waitFor()
  if (neutral !== undefined) await checkLayout(page, button, neutral)
  const millis = await connect(page, button)
  const hasCookie = async () => (await context.cookies()).some(({ name }) => name === "latchkey")
  await until("The cookie", async () => answer === "neutral" || (await hasCookie()))
  await checkReload({ answer, chrome, context, page, url }, button)
  expect(complaints.length === 0, `The page complained:\n${complaints.join("\n")}`)
  return millis
}

/**
 * Visits an app. `answer`: what its server draws for a returning visitor. Returns the milliseconds until the first
 * wallet was listed, and rejects with the first failed check.
 */
export const visit = async ({ answer, executablePath, ...app }) => {
  const port = await free()
  const url = `http://127.0.0.1:${port}/`
  const server = await serveApp(app, port)
  let chrome
  try {
    await until("The app answers", async () => (await fetch(url)).ok)
    chrome = await launch(executablePath)
    const millis = await run(chrome, url, answer)
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
