import { Failure } from "../../foundation/errors/failure.ts"

/* `domain`: the name; `name` is a field of every error. */

/** The text breaks a rule of ENSIP-15, or is too long. `rule`: the rule in the standard's words. */
export class EnsNameInvalid extends Failure("EnsNameInvalid", {
  code: "ens.invalid",
  short: "This is not a valid name ({rule})",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly domain: string; readonly rule: string }> {}

/** Creates the failure of a name that no rule allows; both texts are cut. */
export const toEnsNameInvalid = (name: string, rule: string): EnsNameInvalid =>
  new EnsNameInvalid({ domain: name.slice(0, 64), rule: rule.slice(0, 128) })

/** The name mixes scripts, or its letters look like those of another script. */
export class EnsNameConfusable extends Failure("EnsNameConfusable", {
  code: "ens.confusable",
  short: "This name has letters that imitate others",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly domain: string; readonly rule: string }> {}

/** No resolver is responsible for the name. */
export class EnsNameNotFound extends Failure("EnsNameNotFound", {
  code: "ens.not-found",
  short: "{domain} does not exist",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly domain: string }> {}

/** The name exists and has no address for this network. The address of another network is never used instead. */
export class EnsNoRecord extends Failure("EnsNoRecord", {
  code: "ens.no-record",
  short: "{domain} has no address on {network}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly domain: string; readonly network: string }> {}

/** The contract of the name reverted, or returned something that is not an address. */
export class EnsResolverFailed extends Failure("EnsResolverFailed", {
  code: "ens.resolver-failed",
  short: "The records of {domain} could not be read",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly domain: string; readonly detail: string }> {}

/** The server that the name chose (EIP-3668) did not give a usable answer. */
export class EnsGatewayFailed extends Failure("EnsGatewayFailed", {
  code: "ens.gateway-failed",
  short: "The server of {domain} ({host}) did not answer",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly domain: string; readonly host: string; readonly cause?: unknown }> {}

/** The name is on a server of its own, and that server may not be asked: the page forbids it, or it is not https. */
export class EnsGatewayForbidden extends Failure("EnsGatewayForbidden", {
  code: "ens.gateway-forbidden",
  short: "{domain} is stored on a server that may not be asked here",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly domain: string; readonly host: string }> {}
