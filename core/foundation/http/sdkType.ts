/**
 * SDK type that every call to the provider's services carries as `st`, the same from a page and from the terminal, so that
 * recordings of one answer the other. docs/spec/foundation.md#http-query-parameters
 */
export const sdkType = "appkit"

/** SDK version that the same calls carry as `sv`: this package and its version, from a page and from the terminal. */
export const sdkVersionOf = (version: string): string => `latchkey-${version}`
