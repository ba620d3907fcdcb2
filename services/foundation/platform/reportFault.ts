/**
 * Reports an error thrown by one of the page's callbacks with `reportError`, if the browser has it. Such an error must
 * not affect the kit or other listeners.
 */
export const reportFault = (cause: unknown): void => globalThis.reportError?.(cause)
