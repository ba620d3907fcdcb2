import type { KitEvent } from "../../../core/event.ts"

/** What a run touches of the machine it runs on. A test hands in its own. */
export interface Host {
  /** Prints one line of the result. */
  readonly out: (line: string) => void
  /** Prints one line for whoever watches. */
  readonly err: (line: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person is at the other end of stdin. */
  readonly interactive: boolean
  /** Everything on stdin, for a secret that is piped in. */
  readonly stdin: () => Promise<string>
  /** Shows that a run is under way, where somebody watches stderr; gives what ends that. */
  readonly progress?: (flow: string) => () => void
  /** How many characters a line of stderr holds, where somebody watches it. */
  readonly columns?: number | undefined
  /** Whether stderr takes colours. */
  readonly colours: boolean
  /** Hears of what the run tells its store. */
  readonly watch?: (events: ReadonlyArray<KitEvent>) => void
  readonly home: string
  /** Folders that may hold the recorded flows that ship, the first one there counts. */
  readonly flowFolders: ReadonlyArray<string>
  /** Folders that may hold the scripts that ship, the first one there counts. */
  readonly scriptFolders: ReadonlyArray<string>
  /** The program of the sandbox, where it is built. */
  readonly sandboxProgram: string
  readonly version: string
  /** Says that the run is to end: Ctrl-C. */
  readonly signal?: AbortSignal
}
