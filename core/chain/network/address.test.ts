import { describe, expect, test } from "vitest"
import { isAddress } from "./address.ts"
import type { Namespace } from "./ids.ts"

const evm = "f39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const solana = "So11111111111111111111111111111111111111112"

describe("isAddress", () => {
  test.each<[Namespace, string, boolean]>([
    ["eip155", `0x${evm}`, true],
    ["eip155", evm, true],
    ["eip155", `0X${evm}`, true],
    ["eip155", `0x${evm}0`, false],
    ["eip155", `0x${evm.slice(1)}`, false],
    ["eip155", `x0x${evm}`, false],
    ["eip155", `0x${evm}\n`, false],
    ["eip155", `0x${"g".repeat(40)}`, false],
    ["eip155", "", false],
    ["solana", solana, true],
    ["solana", "1".repeat(32), true],
    ["solana", "1".repeat(44), true],
    ["solana", "1".repeat(31), false],
    ["solana", "1".repeat(45), false],
    ["solana", `0${solana.slice(1)}`, false],
    ["solana", `!!${solana}`, false],
    ["solana", `${solana} `, false],
    ["bip122", "1BoatSLRHtKNngkdXEeobR76b53LETtpyT", true],
    ["bip122", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", true],
    ["bip122", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", true],
    ["bip122", "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr", true],
    ["bip122", "2BoatSLRHtKNngkdXEeobR76b53LETtpyT", false],
    ["bip122", "bc1QAR0", false]
  ])("isAddress checks a %s address: %j is %s", (namespace, text, valid) => {
    expect(isAddress(namespace, text)).toBe(valid)
  })
})
