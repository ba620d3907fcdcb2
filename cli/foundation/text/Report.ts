/** A command's result: the data that `--json` prints, and lines for people. */
export interface Report {
  readonly data: unknown
  readonly lines: ReadonlyArray<string>
  /** The lines are for a file or another program: a narrow terminal neither breaks nor cuts them. */
  readonly verbatim?: boolean
  /** What the result lacks, in sentences: `warnings` of the envelope, and lines on stderr. */
  readonly warnings?: ReadonlyArray<string>
}
