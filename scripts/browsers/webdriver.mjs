// WebKitGTK, by the requests of WebDriver: docs/decisions/browser-drivers.md.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ended, free, patience, until } from "./waiting.mjs"

/** A screen that nobody sees. Gives its name and its end. */
const startScreen = async (binary) => {
  const screen = spawn(binary, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"]
  })
  let number = ""
  screen.stdio[3].on("data", (data) => {
    number += data
  })
  await until("A screen of Xvfb", () => number.endsWith("\n"))
  return { name: `:${number.trim()}`, end: () => ended(screen) }
}

/** Starts WebKit's driver and a screen for its windows. Gives the version, visitors who know nothing of each other, and the end. */
export const startWebkit = async ({ driver: binary, browser, screen: xvfb }) => {
  const home = mkdtempSync(join(tmpdir(), "latchkey-webkit-"))
  const screen = await startScreen(xvfb)
  const port = await free()
  const driver = spawn(binary, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: screen.name, LANG: "C.UTF-8", NO_AT_BRIDGE: "1" }
  })
  const end = async () => {
    await ended(driver)
    await screen.end()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      signal: AbortSignal.timeout(2 * patience) // a script may take as long as anything
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const newSession = () =>
    send("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          proxy: {
            proxyType: "manual",
            httpProxy: "127.0.0.1:9",
            sslProxy: "127.0.0.1:9",
            noProxy: ["127.0.0.1", "localhost"]
          },
          timeouts: { script: patience, pageLoad: patience },
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] }
        }
      }
    })

  const visitor = async () => {
    const { sessionId } = await newSession()
    const at = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
    let shown = ""
    // A session has one window at a time: one request after the other, each in its own.
    let line = Promise.resolve()
    const inWindow = (handle, work) => {
      const mine = line.then(async () => {
        if (shown !== handle) await at("POST", "/window", { handle })
        shown = handle
        return work()
      })
      line = mine.catch(() => {
        shown = ""
      })
      return mine
    }
    const windowOf = (handle) => ({
      id: handle,
      goto: (url) => inWindow(handle, () => at("POST", "/url", { url })),
      reload: () => inWindow(handle, () => at("POST", "/refresh", {})),
      run: async (script, ...given) => {
        const said = await inWindow(handle, () =>
          at("POST", "/execute/async", {
            script: `const [given, done] = arguments; (async () => (${script})(...JSON.parse(given)))().then(
              (value) => done(JSON.stringify({ value })), (cause) => done(JSON.stringify({ cause: String(cause) })))`,
            args: [JSON.stringify(given)]
          })
        )
        const { cause, value } = JSON.parse(said)
        if (cause !== undefined) throw new Error(cause)
        return value
      },
      perform: (actions) => inWindow(handle, () => at("POST", "/actions", { actions })),
      picture: async () => Buffer.from(await inWindow(handle, () => at("GET", "/screenshot")), "base64")
    })
    const windows = async () => (await at("GET", "/window/handles")).map(windowOf)
    const beside = async (url) => {
      const { handle } = await at("POST", "/window/new", { type: "window" })
      await windowOf(handle).goto(url)
      return windowOf(handle)
    }
    const open = async ({ width, height }) => {
      const [first] = await windows()
      await inWindow(first.id, () => at("POST", "/window/rect", { x: 0, y: 0, width, height: height + 80 }))
      return first
    }
    return { beside, complaints: [], leave: () => at("DELETE", ""), open, windows }
  }
  try {
    const { browserVersion: version } = await until("WebKit's driver answers", async () => {
      const { capabilities, sessionId } = await newSession()
      await send("DELETE", `/session/${sessionId}`)
      return capabilities
    })
    return { version, visitor, end }
  } catch (cause) {
    await end()
    throw cause
  }
}
