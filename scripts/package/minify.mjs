// Minifies scripts in a thread per processor; one after the other, they would take most of a build.
import { availableParallelism } from "node:os"
import { isMainThread, parentPort, Worker } from "node:worker_threads"

/**
 * Returns terser's `{ code, map }` of each `{ source, options }`, in order. The longest sources start first. Rejects
 * with terser's error.
 */
export const minifyAll = async (tasks) => {
  const done = tasks.map(() => undefined)
  const waiting = [...tasks.keys()].sort((a, b) => tasks[b].source.length - tasks[a].source.length)
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url))
      let index
      const startNext = () => {
        index = waiting.shift()
        if (index === undefined) resolve(worker.terminate())
        else worker.postMessage(tasks[index])
      }
      worker.on("error", reject)
      worker.on("message", (result) => {
        done[index] = result
        startNext()
      })
      startNext()
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
