import { createServer as createHttpServer } from "node:http"
import { type AddressInfo, createServer, type Server } from "node:net"
import { afterEach, describe, expect, test, vi } from "vitest"
import { makeFreshFolder, run } from "../../../fixtures/testing/cli/testing.ts"
import { advanceUntilSettled, waitUntil } from "../../../fixtures/testing/turns.ts"

const ends: Array<() => void> = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})
const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  ends.push(() => server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** Runs the command for a page. Returns its lines as one text. */
const runDoctor = async (url: string): Promise<string> => {
  const { err } = await run("doctor", "--folder", makeFreshFolder(), "--url", url)
  return err.join(" ").replaceAll(/\s+/g, " ")
}

describe("doctor --url", () => {
  test.each([
    ["does not answer", undefined],
    ["does not end its page", "<!doctype html>"]
  ])("reports that the page took too long when its server %s", async (_, beginning) => {
    let requests = 0
    const server = createHttpServer((_, response) => {
      requests++
      if (beginning !== undefined) response.write(beginning)
    })
    ends.push(() => server.closeAllConnections())
    const host = await listen(server)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const report = runDoctor(`http://${host}`)
    await waitUntil(() => expect(requests).toBe(1))
    const text = await advanceUntilSettled(report)
    expect(text).toMatch(/Page: The page did not load within 10 seconds.*Open the page in a browser; once it loads/)
    expect(text).not.toContain("No server answers")
  })

  test("reports a server that does not speak HTTP, or not https", async () => {
    const other = await listen(createServer((socket) => socket.on("error", () => {}).end("SSH-2.0-other\r\n")))
    expect(await runDoctor(`http://${other}`)).toMatch(/does not speak HTTP\. Check the port/)
    const plain = await listen(createHttpServer((_, response) => response.end()))
    expect(await runDoctor(`https://${plain}`)).toMatch(/does not speak https\. Use the address with http/)
  })

  test.each([
    [500, "Check the server's log"],
    [403, "Use a page that needs no sign-in"],
    [404, "Use the address of an existing page"]
  ])("names the next step for status %i", async (status, fix) => {
    const host = await listen(createHttpServer((_, response) => response.writeHead(status).end()))
    expect(await runDoctor(`http://${host}`)).toContain(`It answers with HTTP status ${status}. ${fix}`)
  })
})
