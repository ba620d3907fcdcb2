import { describe, expect, test } from "vitest"
import {
  BadShape,
  BadStatus,
  NoEndpoint,
  Offline,
  RateLimited,
  TimedOut,
  TooLarge,
  Unreachable
} from "../../foundation/http/errors.ts"
import { RpcError } from "./errors.ts"
import { mayAskNext } from "./refusal.ts"

const call = "rpc.eth_call"

describe("mayAskNext", () => {
  test.each([
    new Unreachable({ call }),
    new TimedOut({ call, afterMillis: 1 }),
    new BadStatus({ call, status: 500 }),
    new BadStatus({ call, status: 403 }),
    new RateLimited({ call }),
    new BadShape({ call, issue: "" }),
    new Offline({ call })
  ])("treats $_tag as a fault of the endpoint", (error) => {
    expect(mayAskNext(error)).toBe(true)
  })

  test.each([new TooLarge({ call, limitBytes: 1 }), new NoEndpoint({ call, endpoint: "api" })])(
    "treats $_tag as final for every endpoint",
    (error) => {
      expect(mayAskNext(error)).toBe(false)
    }
  )

  test.each([
    [3, "execution reverted: Not yours", false],
    [3, "", false],
    [-32000, "execution reverted", false],
    [-32602, "invalid argument 0", false],
    [4001, "User rejected", false],
    [-32603, "VM Exception while processing transaction: reverted with reason string 'no'", false],
    [-32015, "Reverted 0x08c379a0", false],
    [-32000, "insufficient funds for gas * price + value", false],
    [-32003, "transaction rejected", false],
    [-32000, "header not found", true],
    [-32000, "missing trie node", true],
    [-32005, "limit exceeded", true],
    [-32603, "Internal error", true],
    [-32601, "the method does not exist", true],
    [-32700, "Parse error", true],
    [-32001, "Resource not found", true]
  ])("sends a request with error %i '%s' to the next endpoint: %s", (rpcCode, detail, next) => {
    expect(mayAskNext(new RpcError({ method: "eth_call", rpcCode, detail }))).toBe(next)
  })
})
