import { expect, test } from "vitest"
import { isLocalRelay } from "../../wallets/walletconnect/relay.ts"
import { isOriginAllowed } from "../../kit/config/origins.ts"
import { takeOptions } from "../../kit/options/takeOptions.ts"
import { mainnet } from "../../chain/network/networks.ts"
import { getSafeUrl } from "../text/getSafeUrl.ts"
import { isThisMachine } from "./isThisMachine.ts"

const localHosts = [
  "localhost",
  "LOCALHOST",
  "app.localhost",
  "127.0.0.1",
  "127.1",
  "127.8.9.10",
  "0x7f000001",
  "[::1]"
]
const elsewhere = [
  "localhost.evil.test",
  "notlocalhost",
  "127.0.0.1.evil.test",
  "128.0.0.1",
  "1.127.0.0.1.test",
  "127.0.0.1@evil.test",
  "localhost:80@evil.test",
  "[::2]",
  "10.0.0.1",
  "0.0.0.0"
]

test.each(localHosts)("%s is this machine in every check", (host) => {
  expect(isThisMachine(new URL(`http://${host}:8545/`))).toBe(true)
  expect(getSafeUrl(`http://${host}:8545/a.png`)).not.toBe("")
  expect(isLocalRelay(`ws://${host}:4736`)).toBe(true)
  const { options } = takeOptions({ networks: [mainnet], endpoints: { api: `http://${host}:1` } })
  expect(options?.endpoints.api).toBe(`http://${host}:1`)
})

test.each(elsewhere)("%s is not this machine in any check", (host) => {
  expect(isThisMachine(new URL(`http://${host}/`))).toBe(false)
  expect(getSafeUrl(`http://${host}/a.png`)).toBe("")
  expect(isLocalRelay(`ws://${host}/`)).toBe(false)
  expect(takeOptions({ networks: [mainnet], endpoints: { api: `http://${host}/` } }).options).toBeNull()
})

test("allows a project's list of origins only localhost and 127.0.0.1 of this machine", () => {
  expect(
    ["localhost", "127.0.0.1", "127.0.0.2", "app.localhost", "[::1]"].filter((host) =>
      isOriginAllowed(`http://${host}:3000`, ["https://example.com"])
    )
  ).toEqual(["localhost", "127.0.0.1"])
})
