import { Failure } from "../../../core/foundation/errors/failure.ts"

/** The sandbox's program was not built, or its package is not installed. */
export class SandboxMissing extends Failure("SandboxMissing", {
  code: "cli.sandbox-missing",
  short: "The sandbox is not installed: {file} does not exist",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{ readonly file: string; readonly hint: string }> {}

/** Something else listens on a port that the sandbox needs. */
export class SandboxPortTaken extends Failure("SandboxPortTaken", {
  code: "cli.sandbox-port-taken",
  short: "The sandbox needs port {port}, which is in use.",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{ readonly port: number; readonly hint: string }> {}

/** The sandbox did not start, or its process exited. */
export class SandboxEnded extends Failure("SandboxEnded", {
  code: "cli.sandbox-ended",
  short: "The sandbox is not running: {reason}",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{ readonly reason: string; readonly hint: string }> {}
