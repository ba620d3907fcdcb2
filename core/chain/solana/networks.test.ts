import { expect, test } from "vitest"
import { toNetwork } from "../network/network.ts"
import { mainnet, solana, solanaDevnet, solanaTestnet } from "../network/networks.ts"
import { solanaChainOf } from "./networks.ts"

test("returns the wallets' name for each of the three networks", () => {
  expect([solana, solanaDevnet, solanaTestnet].map((one) => solanaChainOf(toNetwork(one).id))).toEqual([
    "solana:mainnet",
    "solana:devnet",
    "solana:testnet"
  ])
})

test("maps deprecated ids to the same networks", () => {
  expect(solanaChainOf("solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ")).toBe("solana:mainnet")
  expect(solanaChainOf("solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K")).toBe("solana:devnet")
})

test("returns undefined for any other network", () => {
  expect([
    solanaChainOf(toNetwork(mainnet).id),
    solanaChainOf("solana:constructor"),
    solanaChainOf("solana:mainnet")
  ]).toEqual([undefined, undefined, undefined])
})
