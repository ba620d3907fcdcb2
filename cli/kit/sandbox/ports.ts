/** How many ports in a row a sandbox takes; a test holds it equal to the list of its parts. */
export const sandboxPorts = 13
