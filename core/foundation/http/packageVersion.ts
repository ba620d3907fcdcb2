declare const LATCHKEY_VERSION: string

/** The version of this package, which the build reads from package.json; `source` without a build. */
export const packageVersion: string = typeof LATCHKEY_VERSION === "undefined" ? "source" : LATCHKEY_VERSION
