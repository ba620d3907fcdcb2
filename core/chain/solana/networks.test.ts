import { expect, test } from "vitest"
import { toNetwork } from "../network/network.ts"
import { mainnet, solana, solanaDevnet, solanaTestnet } from "../network/networks.ts"
import { solanaChainOf } from "./networks.ts"

test("each of the three networks has the wallets' name for it", () => {
  expect([solana, solanaDevnet, solanaTestnet].map((one) => solanaChainOf(toNetwork(one).id))).toEqual([
    "solana:mainnet",
    "solana:devnet",
    "solana:testnet"
  ])
})

test("deprecated ids mean the same networks", () => {
  expect(solanaChainOf("solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ")).toBe("solana:mainnet")
  expect(solanaChainOf("solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K")).toBe("solana:devnet")
})

test("any other network has none", () => {
  expect([
    solanaChainOf(toNetwork(mainnet).id),
    solanaChainOf("solana:constructor"),
    solanaChainOf("solana:mainnet")
  ]).toEqual([undefined, undefined, undefined])
})
