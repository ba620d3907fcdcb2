import { Failure } from "../../../core/foundation/errors/failure.ts"

/** A script cannot be read, or refers to something that does not exist. `reason` starts with the path in the file. */
export class BrokenScript extends Failure("BrokenScript", {
  code: "cli.broken-script",
  short: "The script {file} cannot be run: {reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly file: string; readonly reason: string; readonly hint?: string | undefined }> {}

/** Creates the failure of a script in one of its steps. */
export const createBrokenStep = (file: string, step: string, reason: string, hint?: string): BrokenScript =>
  new BrokenScript({ file, reason: `step "${step}": ${reason}`, hint })

/** A step's result is not what the script expects, or a step that should have failed did not. */
export class StepUnexpected extends Failure("StepUnexpected", {
  code: "cli.step-unexpected",
  short: 'Step "{step}": {reason}',
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{ readonly step: string; readonly reason: string }> {}

/** A script needs an environment variable that is not set. */
export class EnvironmentMissing extends Failure("EnvironmentMissing", {
  code: "cli.environment-missing",
  short: 'Step "{step}" needs {name} in the environment.',
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{ readonly step: string; readonly name: string }> {}
