/** A command's result: the data that `--json` prints, and lines for people. */
export interface Report {
  readonly data: unknown
  readonly lines: ReadonlyArray<string>
  /** The lines are for a file or another program: they are not fitted to a narrow terminal. */
  readonly verbatim?: boolean
  /** Missing parts of the result, in sentences: `warnings` of the envelope, and lines on stderr. */
  readonly warnings?: ReadonlyArray<string>
}
