import { isAddress } from "../../chain/network/address.ts"
import { isNetworkId, type Namespace, namespaces } from "../../chain/network/ids.ts"

/**
 * Returns whether a text names an account: CAIP-10, or an address in a namespace's own form. Compares only the form, so
 * that a call can be checked before the kit's code has loaded.
 */
export const isAccountText = (text: string, namespace?: Namespace): boolean =>
  /^[^:]+:[^:]+:[^:]+$/.test(text)
    ? isNetworkId(text.replace(/:[^:]+$/, ""))
    : (namespace === undefined ? namespaces : [namespace]).some((candidate) => isAddress(candidate, text))
