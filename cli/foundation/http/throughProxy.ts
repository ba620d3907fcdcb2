import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http"
import { request as requestHttps } from "node:https"
import { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { connect as connectTls } from "node:tls"
import { type Env, type Proxy, getProxy } from "./proxy.ts"

/** Returns the proxy's address. Throws if the variable is not an address: the request must not bypass the proxy. */
const getAddress = ({ url, variable }: Proxy): URL => {
  if (url === undefined)
    throw new Error(`${variable} is not the address of an HTTP proxy, e.g. http://proxy.example:3128`)
  return url
}

/** Returns the options for a request to a proxy, with the user and password of its address. */
const getProxyOptions = (proxy: URL): RequestOptions => ({
  host: proxy.hostname.replace(/^\[|\]$/g, ""),
  port: proxy.port || (proxy.protocol === "https:" ? 443 : 80),
  agent: false,
  headers:
    proxy.username === ""
      ? {}
      : {
          "proxy-authorization": `Basic ${Buffer.from(
            `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
          ).toString("base64")}`
        }
})
const getRequest = (proxy: URL) => (proxy.protocol === "https:" ? requestHttps : requestHttp)

/** Opens a tunnel to a host through a proxy (CONNECT). */
const openTunnel = (proxy: URL, target: URL, signal?: AbortSignal): Promise<Socket> => {
  const place = `${target.hostname}:${target.port || (/^(?:https|wss):$/.test(target.protocol) ? 443 : 80)}`
  const options = getProxyOptions(proxy)
  return new Promise((resolve, reject) => {
    const request = getRequest(proxy)({
      ...options,
      method: "CONNECT",
      path: place,
      headers: { ...options.headers, host: place },
      ...(signal === undefined ? {} : { signal })
    })
    request.once("error", reject)
    request.once("connect", ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket)
      socket.destroy()
      reject(new Error(`The proxy refused to connect to ${place} (HTTP ${statusCode})`))
    })
    request.end()
  })
}

type OnSocket = (error: Error | null, socket: Duplex) => void

/**
 * Returns the `createConnection` of a request through a tunnel, encrypted up to the target if its protocol is;
 * undefined if the address needs no proxy.
 */
export const openConnection = (target: URL, env: Env, signal?: AbortSignal) => {
  const proxy = getProxy(target, env)
  if (proxy === undefined) return undefined
  const isEncrypted = /^(?:https|wss):$/.test(target.protocol)
  return (_: unknown, onSocket: OnSocket): undefined => {
    Promise.resolve()
      .then(() => openTunnel(getAddress(proxy), target, signal))
      .then(
        (socket) => {
          if (!isEncrypted) return onSocket(null, socket)
          const encrypted = connectTls({ socket, servername: target.hostname })
          const onError = (error: Error): void => onSocket(error, encrypted)
          encrypted.once("error", onError)
          encrypted.once("secureConnect", () => {
            encrypted.off("error", onError)
            onSocket(null, encrypted)
          })
        },
        (error: Error) => onSocket(error, new Socket())
      )
  }
}

/** Status codes whose response has no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** Returns a response's body as a stream, with backpressure. */
const getStream = (response: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      response.on("data", (part: Buffer) => {
        controller.enqueue(Uint8Array.from(part))
        if ((controller.desiredSize ?? 0) <= 0) response.pause()
      })
      response.once("end", () => controller.close())
      response.once("error", (error) => controller.error(error))
    },
    pull: () => void response.resume(),
    cancel: () => {
      response.removeAllListeners("data").removeAllListeners("end").removeAllListeners("error")
      response.on("error", () => {}).destroy()
    }
  })

/** Sends one request through a proxy: over a tunnel for https, otherwise with the absolute URL as the path. */
const sendThrough = async (proxy: URL, request: Request, env: Env): Promise<Response> => {
  const target = new URL(request.url)
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
  const headers = {
    accept: "*/*",
    ...Object.fromEntries(request.headers),
    host: target.host,
    ...(body === undefined ? {} : { "content-length": String(body.length) })
  }
  const { method, signal } = request
  const isTunnelled = target.protocol === "https:"
  const createConnection = isTunnelled ? openConnection(target, env, signal) : undefined
  const options = getProxyOptions(proxy)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent =
      createConnection === undefined
        ? getRequest(proxy)({
            ...options,
            method,
            path: target.href,
            signal,
            headers: { ...headers, ...options.headers }
          })
        : requestHttp({
            method,
            path: `${target.pathname}${target.search}`,
            signal,
            headers,
            createConnection
          })
    sent.once("error", reject).once("response", resolve).end(body)
  })
  const status = response.statusCode ?? 502
  const fields = Object.entries(response.headers).flatMap(
    ([name, value]): ReadonlyArray<[string, string]> =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]]
  )
  const created = new Response(bodiless.has(status) ? null : getStream(response), {
    status,
    headers: fields
  })
  Object.defineProperty(created, "url", { value: target.href })
  return created
}

/** The maximum number of redirects that are followed. */
const maxRedirects = 20

/** Returns a `fetch` that uses the proxies of the environment, and `direct` for addresses without a proxy. */
export const fetchThrough =
  (env: Env, direct: typeof fetch): typeof fetch =>
  async (input, init) => {
    let request = new Request(input, init)
    for (let count = 0; ; count++) {
      const proxy = getProxy(new URL(request.url), env)
      const response =
        proxy === undefined
          ? await direct(request, { redirect: "manual" })
          : await sendThrough(getAddress(proxy), request, env)
      const to = response.status > 300 && response.status < 400 ? response.headers.get("location") : null
      if (to === null || request.redirect === "manual") return response
      if (request.redirect === "error" || count === maxRedirects || request.method !== "GET")
        throw new TypeError("The response is a redirect that is not followed")
      await response.body?.cancel()
      request = new Request(new URL(to, request.url), { headers: request.headers, signal: request.signal })
    }
  }

/** Lets `fetch` use the proxies of the environment. Returns a function that restores it. */
export const enableProxies = (env: Env): (() => void) => {
  const direct = globalThis.fetch
  globalThis.fetch = fetchThrough(env, direct)
  return () => {
    globalThis.fetch = direct
  }
}
