// Firefox, by WebDriver BiDi over its own socket: docs/decisions/browser-drivers.md.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { WebSocket } from "ws"
import { ended, free, until } from "./waiting.mjs"

/** Of a browser that asks nobody but this machine, and is no one's. */
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
    socket.once("error", () => resolve(undefined)) // not there yet
  })

/** Starts Firefox. Gives its version, visitors who know nothing of each other, and its end. */
export const startFirefox = async (binary) => {
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
  try {
    const socket = await until("Firefox listens", () => connect(`ws://127.0.0.1:${port}/session`))
    const waiting = new Map()
    const complaints = new Map()
    let last = 0
    socket.on("message", (data) => {
      const { id, error, message, method, params, result } = JSON.parse(data)
      if (method === "log.entryAdded" && (params.type === "javascript" || params.method === "error"))
        complaints.get(params.source.context)?.push(params.text)
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) asked?.resolve(result)
      else asked?.reject(new Error(`${error}: ${message}`))
    })
    socket.on("close", () => {
      for (const { reject } of waiting.values()) reject(new Error("Firefox has gone."))
    })
    const send = (method, params) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      })
    const { capabilities } = await send("session.new", { capabilities: {} })
    await send("session.subscribe", { events: ["log.entryAdded"] })

    const visitor = async () => {
      const { userContext } = await send("browser.createUserContext", {})
      const said = []
      const windowOf = (context) => {
        complaints.set(context, said)
        return {
          id: context,
          goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
          reload: () => send("browsingContext.reload", { context, wait: "complete" }),
          run: async (script, ...given) => {
            const { exceptionDetails, result } = await send("script.callFunction", {
              functionDeclaration: `async (given) => JSON.stringify({ value: await (${script})(...JSON.parse(given)) })`,
              arguments: [{ type: "string", value: JSON.stringify(given) }],
              target: { context },
              awaitPromise: true,
              userActivation: false
            })
            if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
            return JSON.parse(result.value).value
          },
          perform: (actions) => send("input.performActions", { context, actions }),
          picture: async () =>
            Buffer.from((await send("browsingContext.captureScreenshot", { context })).data, "base64")
        }
      }
      const windows = async () => {
        const { contexts } = await send("browsingContext.getTree", { maxDepth: 0 })
        return contexts.filter((one) => one.userContext === userContext).map(({ context }) => windowOf(context))
      }
      const beside = async (url) => {
        const { context } = await send("browsingContext.create", { type: "tab", userContext })
        const window = windowOf(context)
        await window.goto(url)
        return window
      }
      const open = async ({ width, height }) => {
        const { context } = await send("browsingContext.create", { type: "window", userContext })
        await send("browsingContext.setViewport", { context, viewport: { width, height } })
        return windowOf(context)
      }
      const leave = () => send("browser.removeUserContext", { userContext })
      return { beside, complaints: said, leave, open, windows }
    }
    return { version: capabilities.browserVersion, visitor, end }
  } catch (cause) {
    await end()
    throw cause
  }
}
