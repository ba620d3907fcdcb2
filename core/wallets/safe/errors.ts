import { Failure } from "../../foundation/errors/failure.ts"

/** The Safe's page did not answer a request in time. */
export class SafeSilent extends Failure("SafeSilent", {
  code: "safe.silent",
  short: "Your Safe does not answer",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly method: string; readonly afterMillis: number }> {}

/** The Safe accepted the message, but not enough of its owners have signed it yet. */
export class SafeSignaturePending extends Failure("SafeSignaturePending", {
  code: "safe.signature-pending",
  short: "Your Safe waits for its other owners to sign",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly afterMillis: number }> {}
