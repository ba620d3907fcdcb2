import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"

/** Loads a chunk of code without Effect; retries once after a failure, then rejects with `KitMissing`. */
export const importChunk = <A>(load: () => Promise<A>): Promise<A> =>
  Promise.resolve()
    .then(load)
    .catch(() => new Promise((done) => setTimeout(done, 400)).then(load))
    .catch(throwMissing)
