/** What a command found: the data as `--json` shows it, and lines made for reading. */
export interface Report {
  readonly data: unknown
  readonly lines: ReadonlyArray<string>
}
