import { describe, expect, test } from "vitest"
import { chainTellsTokens, tokensAskable } from "./tokensAskable.ts"

describe("tokensAskable", () => {
  test.each([
    ["eip155:1:0x1", true, false],
    ["solana:x:abc", true, true],
    ["bip122:x:abc", false, false]
  ] as const)(
    "checks who provides the tokens of %s, a service: %s, the chain itself: %s",
    (account, service, chain) => {
      expect(tokensAskable(true, account)).toBe(service)
      expect(tokensAskable(false, account)).toBe(chain)
      expect(chainTellsTokens(account)).toBe(chain)
    }
  )
})
