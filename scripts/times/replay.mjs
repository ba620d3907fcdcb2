// Measures a replay of the tour, including the start of Node, and checks that its output is always the same. Part of
// `npm run bench`.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { join } from "node:path"
import { root } from "../ready.mjs"

const measure = (words) => {
  const started = performance.now()
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, env: { ...process.env, NO_COLOR: "1" } })
  return { millis: performance.now() - started, status, bytes: createHash("sha256").update(stdout).digest("hex") }
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Returns claims, each a sentence and whether it holds, from ten runs of the tour and ten of an empty Node script. */
export const replayClaims = () => {
  const runs = Array.from({ length: 10 }, () => ({
    node: measure(["-e", "0"]),
    tour: measure([join(root, "dist/latchkey.js"), "run", "tour"])
  }))
  const tour = median(runs.map((run) => run.tour.millis))
  const ratio = tour / median(runs.map((run) => run.node.millis))
  const different = new Set(runs.map((run) => run.tour.bytes)).size
  return [
    [
      `replay of the tour: ${tour.toFixed(0)} ms, ${ratio.toFixed(1)}x the start of Node, at most 600 ms`,
      tour <= 600 && runs.every((run) => run.tour.status === 0)
    ],
    [
      `replay of the tour, ten times: ${different === 1 ? "the same bytes" : `${different} different outputs`}`,
      different === 1
    ]
  ]
}
