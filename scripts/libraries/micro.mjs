// Replaces `effect/Micro`, the smaller runtime that the fiber runtime can run inside itself. Nothing of ours creates
// one.
const left = () => {
  throw new Error("Micro is not part of the page's bundle.")
}
export { left as provideContext, left as runFork }
