/** Returns whether the visitor prefers reduced motion; true where no media query can be read. */
export const isStill = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true
