/**
 * Reports an error thrown by one of the page's own callbacks with `reportError`, if the browser has it: the error must
 * not harm the kit or other listeners.
 */
export const reportFault = (cause: unknown): void => globalThis.reportError?.(cause)
