import { isAddress } from "../../chain/network/address.ts"
import { isNetworkId, type Namespace, namespaces } from "../../chain/network/ids.ts"

/**
 * Whether a text names an account: CAIP-10, or an address in a namespace's own form. Reads shapes alone, so that a call is
 * checked before the kit's code is there.
 */
export const isAccountText = (text: string, namespace?: Namespace): boolean =>
  /^[^:]+:[^:]+:[^:]+$/.test(text)
    ? isNetworkId(text.replace(/:[^:]+$/, ""))
    : (namespace === undefined ? namespaces : [namespace]).some((one) => isAddress(one, text))
