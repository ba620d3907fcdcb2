/** Runs foreign code and ignores whatever it throws. */
export const ignoreErrors = (act: () => unknown): void => {
  try {
    act()
  } catch {
    // Ignored by design.
  }
}
