type Listener = (value: unknown) => void

/**
 * Creates an adapter's event emitter. An event reaches every current listener; a listener that throws does not stop the
 * others.
 */
export const makeEmitter = () => {
  let listeners: ReadonlyArray<readonly [event: string, listener: Listener]> = []
  return {
    on: (event: string, listener: Listener): void => {
      listeners = [...listeners, [event, listener]]
    },
    removeListener: (event: string, listener: Listener): void => {
      listeners = listeners.filter((one) => one[0] !== event || one[1] !== listener)
    },
    emit: (event: string, value?: unknown): void => {
      for (const [name, listener] of listeners) {
        if (name === event) ignoreErrors(() => listener(value))
      }
    }
  }
}

/** Runs foreign code and ignores whatever it throws. */
export const ignoreErrors = (act: () => unknown): void => {
  try {
    act()
  } catch {
    // Nothing depends on it.
  }
}
