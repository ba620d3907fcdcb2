import { describe, expect, test } from "vitest"
import { toNetwork } from "../network/network.ts"
import { mainnet, solana, solanaDevnet, solanaTestnet } from "../network/networks.ts"
import { getSolanaChain } from "./networks.ts"

describe("getSolanaChain", () => {
  test("returns the wallets' name for each of the three networks", () => {
    expect([solana, solanaDevnet, solanaTestnet].map((network) => getSolanaChain(toNetwork(network).id))).toEqual([
      "solana:mainnet",
      "solana:devnet",
      "solana:testnet"
    ])
  })

  test("maps deprecated ids to the same networks", () => {
    expect(getSolanaChain("solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ")).toBe("solana:mainnet")
    expect(getSolanaChain("solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K")).toBe("solana:devnet")
  })

  test("returns undefined for any other network", () => {
    expect([
      getSolanaChain(toNetwork(mainnet).id),
      getSolanaChain("solana:constructor"),
      getSolanaChain("solana:mainnet")
    ]).toEqual([undefined, undefined, undefined])
  })
})
