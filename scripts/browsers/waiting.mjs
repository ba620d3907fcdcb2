// Waiting, ports and processes for browser drivers.
import { once } from "node:events"
import { createServer } from "node:net"
import { setTimeout } from "node:timers/promises"

/** The time-out for anything expected to happen, in milliseconds; long enough for a busy machine. */
export const patience = 90_000

/** Calls `ask` until it returns something. Rejects after `millis` with `what` and the last failure. */
export const until = async (what, ask, millis = patience) => {
  const deadline = Date.now() + millis
  let why = ""
  while (Date.now() < deadline) {
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

/** Returns a free port. */
export const free = async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address()
  server.close()
  await once(server, "close")
  return port
}

/** Ends a child process; kills it if it does not end within five seconds. */
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
