import { Failure } from "../../foundation/errors/failure.ts"

/**
 * A host asked for a view that this version does not have, or that needs more than its name to open.
 * docs/spec/kit.md#modal-views.
 */
export class ViewNotAvailable extends Failure("ViewNotAvailable", {
  code: "modal.view-not-available",
  short: "There is no view named {view} to open",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly view: string }> {}
