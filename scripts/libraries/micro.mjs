// Replaces `effect/Micro`, a smaller runtime that the fiber runtime can run inside itself. Our code creates no such
// runtime.
const missing = () => {
  throw new Error("Micro is not part of the page's bundle.")
}
export { missing as provideContext, missing as runFork }
