/**
 * Tells the page of what a callback of its own threw, where it can be told: it must not harm the kit, nor who else
 * listens.
 */
export const reportFault = (cause: unknown): void => globalThis.reportError?.(cause)
