import {
  InvalidCaipAddress,
  InvalidCaipAccount,
  InvalidCaipNetwork,
  InvalidChainId,
  UnsupportedNamespace,
  UnsupportedChain,
  NoRequestedChain,
  NamespaceMissing
} from "../../chain/network/laterErrors.ts"
import { ChainNotSupported, SwitchRejected, SwitchFailed, NetworkNotFound } from "../../chain/network/errors.ts"
import { RpcNotAllowed, RpcError, NoRpcUrl } from "../../chain/rpc/errors.ts"

/** Failures of the wing `chain`. */
export const chainFailures = [
  InvalidCaipAddress,
  InvalidCaipAccount,
  InvalidCaipNetwork,
  InvalidChainId,
  UnsupportedNamespace,
  UnsupportedChain,
  NoRequestedChain,
  NamespaceMissing,
  ChainNotSupported,
  SwitchRejected,
  SwitchFailed,
  NetworkNotFound,
  RpcNotAllowed,
  RpcError,
  NoRpcUrl
] as const
