// Minifies scripts on every processor at once, each in a thread: one after another they are most of a build.
import { availableParallelism } from "node:os"
import { isMainThread, parentPort, Worker } from "node:worker_threads"

/**
 * What terser makes of these `{ source, options }`, in their order: `{ code, map }`. The longest begin first. Rejects as
 * terser does.
 */
export const minifyAll = async (tasks) => {
  const done = tasks.map(() => undefined)
  const waiting = [...tasks.keys()].sort((a, b) => tasks[b].source.length - tasks[a].source.length)
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url))
      let at
      const next = () => {
        at = waiting.shift()
        if (at === undefined) resolve(worker.terminate())
        else worker.postMessage(tasks[at])
      }
      worker.on("error", reject)
      worker.on("message", (one) => {
        done[at] = one
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 8) }, work))
  return done
}

if (!isMainThread) {
  const { minify } = await import("terser")
  parentPort.on("message", async ({ options, source }) => {
    const { code, map } = await minify(source, options)
    parentPort.postMessage({ code, map })
  })
}
