/** The number of consecutive ports that a sandbox uses; a test compares it with the list of its parts. */
export const sandboxPorts = 15
