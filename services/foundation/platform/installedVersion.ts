/**
 * Returns the version of a package as Node resolves it from this file; undefined in a browser, or if it cannot be read.
 */
export const readInstalledVersion = (name: string): string | undefined => {
  try {
    const { createRequire } = process.getBuiltinModule("node:module")
    const { version }: { readonly version?: unknown } = createRequire(import.meta.url)(`${name}/package.json`)
    return typeof version === "string" ? version : undefined
  } catch {
    return undefined
  }
}
