import type { KitEvent } from "../../../core/event.ts"

/** The parts of the machine that a run uses. Tests provide their own. */
export interface Host {
  /** Prints one line of the result. */
  readonly out: (line: string) => void
  /** Prints one line on stderr. */
  readonly err: (line: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  /** True if stdin is a terminal with a user at it. */
  readonly interactive: boolean
  /** Reads all of stdin, for a secret that is piped in. */
  readonly stdin: () => Promise<string>
  /** Reads stdin line by line, for a command that serves. */
  readonly lines?: () => AsyncIterator<string>
  /** Asks the user at the terminal, on stderr. Returns an empty text if there is no user, or when `signal` aborts. */
  readonly ask: (question: string, signal: AbortSignal) => Promise<string>
  /** Shows on stderr that a run is in progress, if stderr is a terminal; returns a function that ends the display. */
  readonly progress?: (flow: string) => () => void
  /** The width of stderr in characters, if it is a terminal. */
  readonly columns?: number | undefined
  /** The width of stdout in characters, if it is a terminal. */
  readonly width?: number | undefined
  /** True if stderr supports colors. */
  readonly colours: boolean
  /** Called with every event that the run dispatches to its store. */
  readonly watch?: (events: ReadonlyArray<KitEvent>) => void
  readonly home: string
  /** Folders that may hold the bundled flows; the first that exists is used. */
  readonly flowFolders: ReadonlyArray<string>
  /** Folders that may hold the bundled scripts; the first that exists is used. */
  readonly scriptFolders: ReadonlyArray<string>
  /** The folder of the files that pages load, if it has been built. */
  readonly pageFolder: string
  /** The sandbox's program, if it has been built. */
  readonly sandboxProgram: string
  readonly version: string
  /** Aborts to end the run (Ctrl-C). */
  readonly signal?: AbortSignal
}
