// What the key's account needs of viem, by name: a namespace that is imported as a whole brings mnemonics, their ten word
// lists and every utility into the terminal's program.
export { privateKeyToAccount } from "viem/accounts"
export { keccak256 } from "viem/utils"
