// The parts of viem that the key's account needs, by name: a namespace import would add mnemonics, their ten word lists
// and every utility to the terminal's program.
export { privateKeyToAccount } from "viem/accounts"
export { keccak256 } from "viem/utils"
