/** The first account of the sandbox, which the recordings use. */
export const anyone = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
