/**
 * Prints a warning if `latchkey/react` does not support the installed React. The range is repeated here because the
 * ranges of all entries (core/kit/package/peers.ts) would load with every page. Versions that begin with 0 are builds
 * of React's main branch.
 */
export const reportReact = (version: string): void => {
  if (!/^(?:1[89]|0)\./.test(version))
    console.error(
      `[latchkey] latchkey/react supports react >=18 <20, and this project has react ${version}: install a version in that range.`
    )
}
