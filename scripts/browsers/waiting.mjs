// What starting, driving and ending a browser wait for.
import { once } from "node:events"
import { createServer } from "node:net"
import { setTimeout } from "node:timers/promises"

/** How long anything that has to happen may take on a machine that does much else. */
export const patience = 90_000

/** Asks until it is answered with something. Rejects after `patience` with what did not happen, and why the last time. */
export const until = async (what, ask, millis = patience) => {
  const over = Date.now() + millis
  let why = ""
  while (Date.now() < over) {
    try {
      const answer = await ask()
      if (answer !== undefined && answer !== false) return answer
    } catch (cause) {
      why = `: ${cause.message}`
    }
    await setTimeout(50)
  }
  throw new Error(`${what}: not within ${millis / 1000} s${why}`)
}

/** A port that nobody listens on. */
export const free = async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address()
  server.close()
  await once(server, "close")
  return port
}

/** Ends a process that was started here, by force if it does not go by itself. */
export const ended = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, "exit")
  child.kill()
  const force = new AbortController()
  setTimeout(5_000, undefined, { signal: force.signal }).then(
    () => child.kill("SIGKILL"),
    () => {}
  )
  await gone
  force.abort()
}
