/**
 * The SDK type that every call to the provider's services carries as `st`, the same from a page and from the terminal,
 * so that each can replay the other's recordings. docs/spec/foundation.md#http-query-parameters
 */
export const sdkType = "appkit"

/** The SDK version that the same calls carry as `sv`: this package and its version. */
export const getSdkVersion = (version: string): string => `latchkey-${version}`
