// Compares random session histories with a small model: reloads, suspensions, drops, outages, changes and ends by
// either side, over a real relay and with a wallet on the page. Part of `npm run fuzz`, which explains how to repeat a
// run.
import { fork } from "node:child_process"
import { availableParallelism } from "node:os"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"

/** The parts: inputs per sequence, and how many run at a time. Sockets wait; a page's wallet does not. */
const places = { relay: { perSequence: 100, atOnce: 6 }, page: { perSequence: 10, atOnce: 12 } }

if (process.send !== undefined && process.argv[2] === "--sessions") {
  const { all, count, nth, place, seed } = JSON.parse(process.argv[3])
  let unhandled = 0
  const note = (cause) => {
    unhandled++
    console.error(cause)
  }
  process.on("unhandledRejection", note)
  process.on("uncaughtException", note)
  const {
    module: { runHistories }
  } = await load("./fixtures/faults/wallets/model/sessions.ts")
  const result = await runHistories(place, { all, count, nth, seed, atOnce: places[place].atOnce })
  process.send({ ...result, unhandled }, () => process.exit(0))
}

/** Runs all histories and prints each part. Returns whether all ended as expected. */
export const sessions = async (inputs, seed) => {
  console.log(
    `\n${"lives of sessions".padEnd(32)} ${"sequences".padStart(9)} ${"steps".padStart(7)} ${"wrong".padStart(5)} ${"unhandled".padStart(9)}`
  )
  let isSound = true
  for (const [place, { perSequence }] of Object.entries(places)) {
    const start = performance.now()
    const count = Math.max(1, Math.ceil(inputs / perSequence))
    const all = Math.min(4, availableParallelism())
    const shares = await Promise.all(
      Array.from(
        { length: all },
        (_, nth) =>
          new Promise((resolve) => {
            const share = fork(import.meta.filename, ["--sessions", JSON.stringify({ all, count, nth, place, seed })], {
              cwd: root
            })
            let result
            share.on("message", (message) => {
              result = message
            })
            share.on("exit", () =>
              resolve(result ?? { sequences: 0, steps: 0, unhandled: 0, failure: "a process ended before its time" })
            )
          })
      )
    )
    const sum = (field) => shares.reduce((whole, share) => whole + share[field], 0)
    const failures = shares.flatMap(({ failure }) => (failure === undefined ? [] : [failure]))
    console.log(
      `${(place === "relay" ? "WalletConnect over a relay" : "a wallet of the page").padEnd(32)} ${String(sum("sequences")).padStart(9)} ${String(sum("steps")).padStart(7)} ${String(failures.length).padStart(5)} ${String(sum("unhandled")).padStart(9)}  ${((performance.now() - start) / 1000).toFixed(0)} s`
    )
    for (const failure of failures) console.log(`  ${failure}`)
    isSound &&= failures.length === 0 && sum("unhandled") === 0 && sum("sequences") === count
  }
  return isSound
}
