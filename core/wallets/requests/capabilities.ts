import { evmNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { array, type Decoder, literal, optional, record, string, struct } from "../../foundation/data/decode.ts"
import { type AtomicSupport, readAtomicSupport } from "./callBatch.ts"

/** The capabilities that a wallet reports for one network. Unreported ones are unsupported. */
export interface Capabilities {
  readonly network: NetworkId
  /** Support for executing a batch of calls as one (EIP-5792); `ready`: after its owner lets it upgrade the account. */
  readonly batches: AtomicSupport
  /** True if it offers to upgrade the account to a smart account (EIP-7702). */
  readonly canUpgrade: boolean
  /** Support for fees that another pays through a paymaster service (ERC-7677). */
  readonly paymasterService: { readonly supported: boolean }
  /**
   * The kinds of permissions that apps may get (ERC-7715, `wallet_requestExecutionPermissions`), and of their rules. A
   * WalletConnect session may support the method without a list.
   */
  readonly executionPermissions: {
    readonly supported: boolean
    readonly types: ReadonlyArray<{ readonly type: string; readonly rules: ReadonlyArray<string> }>
  }
  /** The kinds of permissions of smart sessions (ERC-7715's first form, `wallet_grantPermissions`). */
  readonly permissions: {
    readonly supported: boolean
    readonly types: ReadonlyArray<string>
    /** The kinds of keys that it allows to act, and of their limits. */
    readonly signers: ReadonlyArray<string>
    readonly policies: ReadonlyArray<string>
  }
  /** True if it lists the account's assets (ERC-7811). */
  readonly canListAssets: boolean
  /** True if connecting can sign in at the same time (ERC-7846). */
  readonly canSignInOnConnect: boolean
  /** True if one session supports several networks (CAIP-25). */
  readonly canServeNetworks: boolean
}

/** The capabilities in a wallet's answer to `wallet_getCapabilities`. */
export type ReportedCapabilities = Omit<Capabilities, "executionPermissions">

/** The capabilities that a wallet's session granted at its start. */
export interface SessionGrant {
  readonly methods: ReadonlySet<string>
  readonly networks: ReadonlyArray<NetworkId>
}

const flag = struct({ supported: optional(literal(true, false)) })
const lenient =
  <A>(read: Decoder<A>) =>
  (value: unknown): A | null =>
    read(value) ?? null
const names = array((value: unknown) => string(64)(value) ?? "", 64)
const readEntry = struct({
  eip7702Auth: optional(lenient(flag)),
  paymasterService: optional(lenient(flag)),
  permissions: optional(
    lenient(
      struct({
        supported: optional(literal(true, false)),
        permissionTypes: optional(lenient(names)),
        signerTypes: optional(lenient(names)),
        policyTypes: optional(lenient(names))
      })
    )
  ),
  assetDiscovery: optional(lenient(flag)),
  signInWithEthereum: optional(lenient(flag))
})
const filterPlain = (all: ReadonlyArray<string> | null | undefined): ReadonlyArray<string> =>
  (all ?? []).filter((type) => /^[\w.:-]+$/.test(type))
const readEach = record(lenient(readEntry), 1024)

/**
 * Reads a wallet's capabilities on a network: from its answer to `wallet_getCapabilities` (by hex chain id; 0x0 applies
 * to all), and from the grants of its session. Never throws; unreadable ones count as unsupported.
 */
export const readCapabilities = (
  answer: unknown,
  granted: SessionGrant | undefined,
  network: NetworkId
): ReportedCapabilities => {
  const all = Object.entries(readEach(answer) ?? {})
  const own = all.find(([chain]) => evmNetworkId(chain) === network)?.[1]
  const everywhere = all.find(([chain]) => /^0x0*$/i.test(chain))?.[1]
  const reported = { ...everywhere, ...own }
  const has = (method: string): boolean => granted?.methods.has(method) === true
  const batches = readAtomicSupport(answer, network)
  return {
    network,
    batches,
    canUpgrade: batches === "ready" || reported.eip7702Auth?.supported === true,
    paymasterService: { supported: reported.paymasterService?.supported === true },
    permissions: {
      supported: reported.permissions?.supported === true,
      types: filterPlain(reported.permissions?.permissionTypes),
      signers: filterPlain(reported.permissions?.signerTypes),
      policies: filterPlain(reported.permissions?.policyTypes)
    },
    canListAssets: reported.assetDiscovery?.supported === true,
    canSignInOnConnect: reported.signInWithEthereum?.supported === true || has("wallet_connect"),
    canServeNetworks: has("wallet_createSession") || (granted?.networks.length ?? 0) > 1
  }
}
