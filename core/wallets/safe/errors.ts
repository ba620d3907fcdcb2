import { Failure } from "../../foundation/errors/failure.ts"

/** The page that holds the Safe did not answer a question of ours in time. */
export class SafeSilent extends Failure("SafeSilent", {
  code: "safe.silent",
  short: "Your Safe does not answer",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly method: string; readonly afterMillis: number }> {}

/** The Safe took the message, and not enough of its owners have signed it yet. */
export class SafeSignaturePending extends Failure("SafeSignaturePending", {
  code: "safe.signature-pending",
  short: "Your Safe waits for its other owners to sign",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly afterMillis: number }> {}
