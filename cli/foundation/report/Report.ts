/** A command's result: the data that `--json` prints, and lines for people. */
export interface Report {
  readonly data: unknown
  readonly lines: ReadonlyArray<string>
}
