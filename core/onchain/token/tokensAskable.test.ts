import { describe, expect, test } from "vitest"
import { canReadTokensFromChain, canFetchTokens } from "./tokensAskable.ts"

describe("canFetchTokens", () => {
  test.each([
    ["eip155:1:0x1", true, false],
    ["solana:x:abc", true, true],
    ["bip122:x:abc", false, false]
  ] as const)(
    "checks who provides the tokens of %s, a service: %s, the chain itself: %s",
    (account, service, chain) => {
      expect(canFetchTokens(true, account)).toBe(service)
      expect(canFetchTokens(false, account)).toBe(chain)
      expect(canReadTokensFromChain(account)).toBe(chain)
    }
  )
})
