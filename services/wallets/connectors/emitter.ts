type Listener = (value: unknown) => void

/**
 * An adapter's own events: whoever listens when one is told hears it, and one whose listening throws keeps nobody else
 * from it.
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

/** Does what others wrote, whose own trouble is not ours. */
export const ignoreErrors = (act: () => unknown): void => {
  try {
    act()
  } catch {
    // Nothing hangs on it.
  }
}
