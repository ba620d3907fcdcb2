import { Failure } from "../../../core/foundation/errors/failure.ts"

/** A file is not a bug file, or cannot be read to its end. `reason` begins with the position, if there is one. */
export class BrokenBugFile extends Failure("BrokenBugFile", {
  code: "cli.broken-bug-file",
  short: "The file {file} cannot be replayed: {reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly file: string; readonly reason: string }> {}

/** A bug file's events end in another state than the recorded one. */
export class ReplayDiffers extends Failure("ReplayDiffers", {
  code: "cli.replay-differs",
  short: "{sentence}",
  shownIn: "nowhere",
  retryable: false,
  exit: 3
})<{ readonly sentence: string; readonly hint: string }> {}
