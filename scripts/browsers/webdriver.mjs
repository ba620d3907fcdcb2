// Drives WebKitGTK by WebDriver requests: docs/decisions/browser-drivers.md.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ended, free, patience, until } from "./waiting.mjs"

/** Starts a virtual display. Returns its name and a function that ends it. */
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

/** Starts WebKit's driver and a display for its windows. Returns `send` for requests, and a function that ends both. */
const startDriver = async (binary, xvfb) => {
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
      signal: AbortSignal.timeout(2 * patience) // a script may take as long as anything else
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  return { end, send }
}

const capabilities = (browser) => ({
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
})

/** Returns a function that runs work in a window: a session has one current window, so that work is queued. */
const windowQueue = (request) => {
  let current = ""
  let queue = Promise.resolve()
  return (handle, work) => {
    const result = queue.then(async () => {
      if (current !== handle) await request("POST", "/window", { handle })
      current = handle
      return work()
    })
    queue = result.catch(() => {
      current = ""
    })
    return result
  }
}

/** Creates a visitor: a session that shares no data with other visitors. `request`: sends a request of the session. */
const createVisitor = (request) => {
  const inWindow = windowQueue(request)
  const windowOf = (handle) => ({
    id: handle,
    goto: (url) => inWindow(handle, () => request("POST", "/url", { url })),
    reload: () => inWindow(handle, () => request("POST", "/refresh", {})),
    run: async (script, ...args) => {
      const reply = await inWindow(handle, () =>
        request("POST", "/execute/async", {
          script: `const [args, done] = arguments; (async () => (${script})(...JSON.parse(args)))().then(
            (value) => done(JSON.stringify({ value })), (cause) => done(JSON.stringify({ cause: String(cause) })))`,
          args: [JSON.stringify(args)]
        })
      )
      const { cause, value } = JSON.parse(reply)
      if (cause !== undefined) throw new Error(cause)
      return value
    },
    perform: (actions) => inWindow(handle, () => request("POST", "/actions", { actions })),
    picture: async () => Buffer.from(await inWindow(handle, () => request("GET", "/screenshot")), "base64")
  })
  const windows = async () => (await request("GET", "/window/handles")).map(windowOf)
  return {
    complaints: [],
    windows,
    openTab: async (url) => {
      const { handle } = await request("POST", "/window/new", { type: "window" })
      await windowOf(handle).goto(url)
      return windowOf(handle)
    },
    open: async ({ width, height }) => {
      const [first] = await windows()
      await inWindow(first.id, () => request("POST", "/window/rect", { x: 0, y: 0, width, height: height + 80 }))
      return first
    },
    leave: () => request("DELETE", "")
  }
}

/** Starts WebKit. Returns its version, a function that creates visitors, and one that ends it. */
export const startWebkit = async ({ driver, browser, screen }) => {
  const { end, send } = await startDriver(driver, screen)
  const newSession = () => send("POST", "/session", { capabilities: capabilities(browser) })
  const visitor = async () => {
    const { sessionId } = await newSession()
    return createVisitor((method, path, body) => send(method, `/session/${sessionId}${path}`, body))
  }
  try {
    const version = await until("WebKit's driver answers", async () => {
      const { capabilities, sessionId } = await newSession()
      await send("DELETE", `/session/${sessionId}`)
      return capabilities.browserVersion
    })
    return { version, visitor, end }
  } catch (cause) {
    await end()
    throw cause
  }
}
