// Drives Firefox by WebDriver BiDi over a socket: docs/decisions/browser-drivers.md.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { WebSocket } from "ws"
import { ended, free, until } from "./waiting.mjs"

/** Preferences of a fresh profile that connects only to this machine. */
const settings = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "127.0.0.1, localhost"
}

const connect = (address) =>
  new Promise((resolve) => {
    const socket = new WebSocket(address)
    socket.once("open", () => resolve(socket))
    socket.once("error", () => resolve(undefined)) // not listening yet
  })

/** Starts a Firefox process with a fresh profile. Returns its port and a function that ends it. */
const startProcess = async (binary) => {
  const profile = mkdtempSync(join(tmpdir(), "latchkey-firefox-"))
  const lines = Object.entries(settings).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, "user.js"), lines.join("\n"))
  const port = await free()
  const firefox = spawn(
    binary,
    ["--headless", "--no-remote", "--profile", profile, `--remote-debugging-port=${port}`],
    { stdio: "ignore", env: { ...process.env, HOME: profile } }
  )
  const end = async () => {
    await ended(firefox)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, end }
}

/** Returns `send`, which resolves with a command's result, and the console errors by window (`complaints`). */
const openSession = (socket) => {
  const [waiting, complaints] = [new Map(), new Map()]
  let last = 0
  socket.on("message", (data) => {
    const { id, error, message, method, params, result } = JSON.parse(data)
    if (method === "log.entryAdded" && (params.type === "javascript" || params.method === "error"))
      complaints.get(params.source.context)?.push(params.text)
    const command = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) command?.resolve(result)
    else command?.reject(new Error(`${error}: ${message}`))
  })
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has gone."))
  })
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { complaints, send }
}

/** Returns the actions in one window. */
const windowOf = (send, context) => ({
  id: context,
  goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
  reload: () => send("browsingContext.reload", { context, wait: "complete" }),
  run: async (script, ...args) => {
    const { exceptionDetails, result } = await send("script.callFunction", {
      functionDeclaration: `async (args) => JSON.stringify({ value: await (${script})(...JSON.parse(args)) })`,
      arguments: [{ type: "string", value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
      userActivation: false
    })
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value).value
  },
  perform: (actions) => send("input.performActions", { context, actions }),
  picture: async () => Buffer.from((await send("browsingContext.captureScreenshot", { context })).data, "base64")
})

/** Creates a visitor: a set of windows that shares no data with other visitors. */
const createVisitor = async ({ complaints, send }) => {
  const { userContext } = await send("browser.createUserContext", {})
  const reported = []
  const adopt = (context) => {
    complaints.set(context, reported)
    return windowOf(send, context)
  }
  const create = async (type) => (await send("browsingContext.create", { type, userContext })).context
  return {
    complaints: reported,
    windows: async () => {
      const { contexts } = await send("browsingContext.getTree", { maxDepth: 0 })
      return contexts.filter((item) => item.userContext === userContext).map(({ context }) => adopt(context))
    },
    openTab: async (url) => {
      const window = adopt(await create("tab"))
      await window.goto(url)
      return window
    },
    open: async ({ width, height }) => {
      const context = await create("window")
      await send("browsingContext.setViewport", { context, viewport: { width, height } })
      return adopt(context)
    },
    leave: () => send("browser.removeUserContext", { userContext })
  }
}

/** Starts Firefox. Returns its version, a function that creates visitors, and one that ends it. */
export const startFirefox = async (binary) => {
  const { end, port } = await startProcess(binary)
  try {
    const session = openSession(await until("Firefox listens", () => connect(`ws://127.0.0.1:${port}/session`)))
    const { capabilities } = await session.send("session.new", { capabilities: {} })
    await session.send("session.subscribe", { events: ["log.entryAdded"] })
    return { version: capabilities.browserVersion, visitor: () => createVisitor(session), end }
  } catch (cause) {
    await end()
    throw cause
  }
}
