import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The host requested a view that this version does not have, or that cannot be opened only by its name.
 * docs/spec/kit.md#modal-views.
 */
export class ViewNotAvailable extends Failure("ViewNotAvailable", {
  code: "modal.view-not-available",
  short: "There is no view named {view} to open",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly view: string }> {}
