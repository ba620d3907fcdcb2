/** The first account of the sandbox, which the recordings use. */
export const firstAccount = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
