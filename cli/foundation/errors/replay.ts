import { Failure } from "../../../core/foundation/errors/failure.ts"

/** A file is no bug file, or one that cannot be read to its end. `reason` begins with the place, if there is one. */
export class BrokenBugFile extends Failure("BrokenBugFile", {
  code: "cli.broken-bug-file",
  short: "The file {file} cannot be played: {reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly file: string; readonly reason: string }> {}

/** A bug file's events lead elsewhere than to the state that was recorded. */
export class ReplayDiffers extends Failure("ReplayDiffers", {
  code: "cli.replay-differs",
  short: "{said}",
  shownIn: "nowhere",
  retryable: false,
  exit: 3
})<{ readonly said: string; readonly hint: string }> {}
