/**
 * Returns a function that starts an asynchronous task. Calls while the task runs lead to one further run: a wallet may
 * emit an event a thousand times in a burst.
 */
export const coalesceCalls = (task: () => Promise<unknown>): (() => void) => {
  let [isRunning, isRequested] = [false, false]
  const run = async (): Promise<void> => {
    isRequested = false
    await task().catch(() => {})
    if (isRequested) await run()
    else isRunning = false
  }
  return () => {
    isRequested = true
    if (isRunning) return
    isRunning = true
    void run()
  }
}
