import { Failure } from "../errors.ts"

/* Failures that the first chunk cannot meet: they are kept out of its file, for its size. */

/** The network's namespace is none that the kit knows. Spec §8. */
export class UnsupportedNamespace extends Failure("UnsupportedNamespace", {
  code: "chain.unsupported-namespace", short: "Unsupported chain namespace: {namespace}", shownIn: "view", retryable: false, exit: 2
})<{ readonly namespace: string }> {}

/** The network is none that this works on. Spec §8. */
export class UnsupportedChain extends Failure("UnsupportedChain", {
  code: "chain.unsupported", short: "Unsupported chain", shownIn: "view", retryable: false, exit: 1
})<{ readonly network: string }> {}

/** The wallet knows none of the networks asked for. Spec §5. */
export class NoRequestedChain extends Failure("NoRequestedChain", {
  code: "chain.none-requested", short: "The connector does not support any of the requested chains", shownIn: "view", retryable: false, exit: 1
})<{ readonly connectorId: string }> {}

/** A namespace has to be named. Spec §8. */
export class NamespaceMissing extends Failure("NamespaceMissing", {
  code: "chain.namespace-missing", short: "namespace is required", shownIn: "nowhere", retryable: false, exit: 2
})<{}> {}
