// @vitest-environment node
import { createServer, type Server } from "node:http"
import { createServer as createSecureServer } from "node:https"
import { type AddressInfo, connect } from "node:net"
import { afterEach, describe, expect, test, vi } from "vitest"
import { WebSocketServer } from "ws"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"
import { getProxy } from "./proxy.ts"
import { enableProxySockets } from "./proxySocket.ts"

/** A key and a certificate for this test, with a name that does not exist. */
const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4y+NZ4RXfhcuv966
2ohMuquAobvDSBeYi76IIEvI7HOhRANCAASeG2exgfBleMup6G/vKux/vAgKnwOa
uc3wnsiwRtx6HA/6FD8I1fg4YP8lOrwverUGsryPABkyxv5eBxkQT7sq
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnzCCAUSgAwIBAgIUHu4E3BRVzscAr1k8ToFW1DMRQmMwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMbm9kZS5leGFtcGxlMCAXDTI2MTEyNjE2MjEwMloYDzIxMjYx
MTAyMTYyMTAyWjAXMRUwEwYDVQQDDAxub2RlLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAASeG2exgfBleMup6G/vKux/vAgKnwOauc3wnsiwRtx6HA/6
FD8I1fg4YP8lOrwverUGsryPABkyxv5eBxkQT7sqo2wwajAdBgNVHQ4EFgQUjWWp
JoUDHXkNtIWePfrvLY2yq90wHwYDVR0jBBgwFoAUjWWpJoUDHXkNtIWePfrvLY2y
q90wDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxub2RlLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSQAwRgIhAMHn+oT4FpFb82xrkWmW0KLXYR6Iia65TXxGv6QYPbU6
AiEAyrdYBTbDq548R3bX2BWSYC1cHYUspONu/BqEKQ5mJ/E=
-----END CERTIFICATE-----`
}

const ends: Array<() => void> = []
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
  vi.unstubAllEnvs()
})
const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Starts a proxy for hosts that only it knows: each leads to a port of this machine. */
const startProxy = async (hosts: Readonly<Record<string, number>>) => {
  const requests: Array<string> = []
  const server = createServer((request, response) => {
    const { host } = new URL(request.url ?? "", "http://none")
    requests.push(`${request.method} ${request.url} ${request.headers["proxy-authorization"] ?? ""}`.trim())
    const port = hosts[host]
    if (port === undefined) return void response.writeHead(502).end()
    fetch(`http://127.0.0.1:${port}${new URL(request.url ?? "").pathname}`, { redirect: "manual" }).then(
      async (answer) => response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
      () => response.writeHead(502).end()
    )
  })
  server.on("connect", (request, socket) => {
    requests.push(`CONNECT ${request.url}`)
    const port = hosts[String(request.url)]
    if (port === undefined) return void socket.end("HTTP/1.1 403 Forbidden\r\n\r\n")
    const far = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n")
      far.pipe(socket).pipe(far)
    })
    far.on("error", () => socket.destroy())
    socket.on("error", () => far.destroy())
  })
  return { requests, port: await listen(server) }
}
const runDoctor = (env: Readonly<Record<string, string>>, url: string) =>
  runIn(
    makeFreshFolder(),
    ["doctor", ...live, "--api-url", `${new URL(url).protocol}//api.example`, "--url", url, "--json"],
    { env }
  )
const live = ["--live", "--project-id", "0123456789abcdef0123456789abcdef"]
/** Returns the requests that do not concern the project. */
const pageRequests = ({ requests }: { readonly requests: ReadonlyArray<string> }): ReadonlyArray<string> =>
  requests.filter((request) => !request.includes("api.example"))
const findings = (seen: Awaited<ReturnType<typeof runDoctor>>): string => JSON.stringify(parseDocument(seen))

describe("getProxy", () => {
  const env = {
    https_proxy: "http://secure:1",
    HTTP_PROXY: "plain:2",
    NO_PROXY: "a.example,.b.example,c.example:8443,10.0.0.1"
  }
  test.each([
    ["https://shop.example/", "http://secure:1/"],
    ["wss://relay.example/", "http://secure:1/"],
    ["http://shop.example/", "http://plain:2/"],
    ["ws://relay.example/", "http://plain:2/"],
    ["https://c.example/", "http://secure:1/"],
    ["https://xa.example/", "http://secure:1/"],
    ["http://localhost:5173/", undefined],
    ["http://127.0.0.1:4730/", undefined],
    ["ws://[::1]:4730/", undefined],
    ["https://a.example/", undefined],
    ["https://deep.a.example/", undefined],
    ["https://b.example/", undefined],
    ["https://x.b.example/", undefined],
    ["https://c.example:8443/", undefined],
    ["http://10.0.0.1/", undefined]
  ])("returns the proxy for %s: %s", (address, proxy) => {
    expect(getProxy(new URL(address), env)?.url?.href).toBe(proxy)
  })

  test("excludes every address with NO_PROXY=*, and prefers the lower-case name", () => {
    expect(getProxy(new URL("https://shop.example"), { HTTPS_PROXY: "http://a:1", no_proxy: "*" })).toBeUndefined()
    expect(
      getProxy(new URL("https://shop.example"), { HTTPS_PROXY: "http://a:1", https_proxy: "http://b:1" })
    ).toMatchObject({
      variable: "https_proxy"
    })
  })
})

describe("latchkey behind a proxy", () => {
  test("reads a page through HTTP_PROXY with the proxy's user and password, which doctor does not print", async () => {
    const page = await listen(
      createServer((_, response) => response.setHeader("x-page", "1").end("<title>Shop</title>"))
    )
    const proxy = await startProxy({ "shop.example": page })
    const seen = await runDoctor({ HTTP_PROXY: `http://ann:s%20cret@127.0.0.1:${proxy.port}` }, "http://shop.example/")
    expect(pageRequests(proxy)).toEqual([
      `GET http://shop.example/ Basic ${Buffer.from("ann:s cret").toString("base64")}`
    ])
    expect(findings(seen)).toContain(`HTTP_PROXY 127.0.0.1:${proxy.port}; not for this machine`)
    expect(findings(seen)).toContain("a sign-in window can answer the page")
    expect(findings(seen)).not.toMatch(/ann|cret/)
  })

  test("follows a redirect through the proxy, and reaches this machine directly", async () => {
    const page = await listen(createServer((_, response) => response.end("<title>Shop</title>")))
    const moved = await listen(
      createServer((_, response) => response.writeHead(302, { location: `http://127.0.0.1:${page}/` }).end())
    )
    const proxy = await startProxy({ "shop.example": moved })
    const seen = await runDoctor({ http_proxy: `127.0.0.1:${proxy.port}` }, "http://shop.example/")
    expect(pageRequests(proxy)).toEqual(["GET http://shop.example/"])
    expect(findings(seen)).toContain("a sign-in window can answer the page")
    await runDoctor({ http_proxy: `127.0.0.1:${proxy.port}` }, `http://127.0.0.1:${page}/`)
    expect(pageRequests(proxy)).toHaveLength(1)
  })

  test("requests https hosts with CONNECT, and names the proxy when it refuses", async () => {
    const proxy = await startProxy({})
    const env = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` }
    const words = [
      "balance",
      "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "--live",
      "--rpc-url",
      "https://node.example"
    ]
    const seen = await runIn(makeFreshFolder(), [...words, "--network", "eip155:1"], { env })
    expect(proxy.requests).toContain("CONNECT node.example:443")
    expect(seen.code).not.toBe(0)
    expect(seen.err.join("\n")).toContain(`HTTPS_PROXY uses 127.0.0.1:${proxy.port}`)
  })

  test("reads an https host through CONNECT, encrypted up to the host", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0") // the certificate is this test's own
    vi.spyOn(process, "emitWarning").mockImplementation(() => {})
    const page = createSecureServer(certificate, (_, response) => response.end("<title>Shop</title>"))
    await new Promise<void>((resolve) => page.listen(0, "127.0.0.1", resolve))
    ends.push(() => page.close())
    const proxy = await startProxy({ "shop.example:443": (page.address() as AddressInfo).port })
    const seen = await runDoctor({ HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` }, "https://shop.example/")
    expect(pageRequests(proxy)).toEqual(["CONNECT shop.example:443"])
    expect(findings(seen)).toContain("a sign-in window can answer the page")
  })

  test("rejects a variable that is not a proxy's address, and sends no request", async () => {
    const seen = await runDoctor({ HTTPS_PROXY: "socks5://127.0.0.1:9" }, "https://shop.example/")
    expect(findings(seen)).toContain("HTTPS_PROXY is not the address of an HTTP proxy.")
    expect(findings(seen)).toContain("No server answers at its address.")
  })

  test("opens the relay's socket with CONNECT, and a socket of this machine directly", async () => {
    const relay = createServer()
    const sockets = new WebSocketServer({ server: relay })
    sockets.on("connection", (socket) => socket.send("hello"))
    const port = await listen(relay)
    const proxy = await startProxy({ "relay.example:80": port })
    vi.stubEnv("http_proxy", `http://127.0.0.1:${proxy.port}`)
    const direct = globalThis.WebSocket
    ends.push(() => void Object.assign(globalThis, { WebSocket: direct }))
    enableProxySockets()
    const waitForFirstMessage = (address: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = new globalThis.WebSocket(address)
        ends.push(() => socket.close())
        socket.addEventListener("message", ({ data }) => resolve(String(data)))
        socket.addEventListener("error", () => reject(new Error("no answer")))
      })
    expect(await waitForFirstMessage("ws://relay.example/")).toBe("hello")
    expect(proxy.requests).toEqual(["CONNECT relay.example:80"])
    expect(await waitForFirstMessage(`ws://127.0.0.1:${port}/`)).toBe("hello")
    expect(proxy.requests).toHaveLength(1)
  })
})
