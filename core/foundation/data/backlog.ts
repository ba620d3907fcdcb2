/** Values stored until a reader arrives. */
export interface Backlog<A> {
  readonly add: (value: A) => void
  /** Passes the waiting values to `next`, then each further one. */
  readonly take: (next: (value: A) => void) => void
}

/** Creates a backlog, which holds values until a reader takes them. */
export const makeBacklog = <A>(): Backlog<A> => {
  const waiting: Array<A> = []
  let reader: ((value: A) => void) | undefined
  return {
    add: (value) => (reader === undefined ? void waiting.push(value) : reader(value)),
    take: (next) => {
      reader = next
      waiting.splice(0).forEach(next)
    }
  }
}
