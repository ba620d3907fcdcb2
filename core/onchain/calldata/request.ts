import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"

/** One call of an EVM account. */
export interface EvmCall {
  readonly network: NetworkId
  readonly from: string
  /** Without it, a contract is created. */
  readonly to?: string
  readonly value: bigint
  /** Lower-case hex with `0x`. */
  readonly data: string
  readonly authorizations: ReadonlyArray<Authorization>
}

/** Code that the account will run (EIP-7702). The zero address takes it away; chain id 0 means every network. */
export interface Authorization {
  readonly chainId: bigint
  readonly address: string
}

/** What a wallet is asked for, as far as words are made of it. */
export type SigningRequest =
  | { readonly kind: "call"; readonly call: EvmCall }
  | { readonly kind: "calls"; readonly calls: ReadonlyArray<EvmCall> }
  | { readonly kind: "typedData"; readonly data: unknown }
  | { readonly kind: "message"; readonly message: string }
  | { readonly kind: "grant"; readonly grant: Readonly<Record<string, unknown>> }
  | { readonly kind: "solana"; readonly transactions: ReadonlyArray<string> }
  | { readonly kind: "psbt"; readonly psbt: string }
  /** Bitcoin's own transfer, without a transaction yet. */
  | { readonly kind: "payment"; readonly to: string; readonly satoshis: bigint }
  /** One that cannot be read. */
  | { readonly kind: "other"; readonly method: string }

const isAddress = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
const ownOf = (of: unknown, key: string): unknown => (isRecord(of) && Object.hasOwn(of, key) ? of[key] : undefined)

/** A whole number from 0, as wallets are given it: hex, decimal digits, a number or a bigint. */
export const quantity = (value: unknown): bigint | undefined =>
  typeof value === "bigint"
    ? value >= 0n
      ? value
      : undefined
    : (Number.isSafeInteger(value) && Number(value) >= 0) ||
        (typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
      ? BigInt(String(value))
      : undefined

/** Reads one transaction; undefined if a field of it is no such thing. */
export const readCall = (value: unknown, network: NetworkId, account: string): EvmCall | undefined => {
  const [to, from, data, input] = ["to", "from", "data", "input"].map((key) => ownOf(value, key) ?? undefined)
  const list = ownOf(value, "authorizationList") ?? []
  const sent = quantity(ownOf(value, "value") ?? 0)
  const chain = ownOf(value, "chainId")
  const bytes = data ?? input ?? "0x"
  // A wallet may take either of the two: they have to say the same.
  const isTwofold = typeof data === "string" && typeof input === "string" && data.toLowerCase() !== input.toLowerCase()
  const authorizations = Array.isArray(list) ? list.map(readAuthorization) : [undefined]
  if (
    !isRecord(value) ||
    !(to === undefined || isAddress(to)) ||
    !(from === undefined || isAddress(from)) ||
    typeof bytes !== "string" ||
    !/^0x(?:[0-9a-f]{2})*$/i.test(bytes) ||
    isTwofold ||
    sent === undefined ||
    !authorizations.every((one) => one !== undefined)
  )
    return undefined
  const id = chain === undefined ? undefined : quantity(chain)
  if (chain !== undefined && id === undefined) return undefined
  return {
    network: id === undefined ? network : `eip155:${id}`,
    from: from ?? account,
    ...(to === undefined ? {} : { to: to.toLowerCase() }),
    value: sent,
    data: bytes.toLowerCase(),
    authorizations
  }
}

const readAuthorization = (value: unknown): Authorization | undefined => {
  const address = ownOf(value, "address") ?? ownOf(value, "contractAddress")
  const chainId = quantity(ownOf(value, "chainId") ?? 0)
  return isAddress(address) && chainId !== undefined ? { address: address.toLowerCase(), chainId } : undefined
}

const json = (value: unknown): unknown => {
  if (typeof value !== "string") return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Reads what a wallet is asked for: a method and its parameters, as EIP-1193, Solana and Bitcoin wallets take them. */
export const readRequest = (
  { method, params }: { readonly method: string; readonly params?: unknown },
  network: NetworkId,
  account: string
): SigningRequest => {
  const other = { kind: "other", method } as const
  const list: ReadonlyArray<unknown> = Array.isArray(params) ? params : [params]
  const [first, second] = list
  switch (method) {
    case "eth_sendTransaction":
    case "eth_signTransaction": {
      const call = readCall(first, network, account)
      return call === undefined ? other : { kind: "call", call }
    }
    case "wallet_sendCalls": {
      const all = ownOf(first, "calls")
      const chain = quantity(ownOf(first, "chainId") ?? undefined)
      const on: NetworkId = chain === undefined ? network : `eip155:${chain}`
      const calls = Array.isArray(all) ? all.map((one) => readCall(one, on, account)) : [undefined]
      return calls.every((one) => one !== undefined) ? { kind: "calls", calls } : other
    }
    case "eth_signTypedData":
    case "eth_signTypedData_v3":
    case "eth_signTypedData_v4":
      return { kind: "typedData", data: json(isAddress(first) ? second : first) }
    case "personal_sign":
      return typeof first === "string"
        ? { kind: "message", message: isAddress(first) && typeof second === "string" ? second : first }
        : other
    case "eth_sign":
      return typeof second === "string" ? { kind: "message", message: second } : other
    case "wallet_grantPermissions":
      return isRecord(first) ? { kind: "grant", grant: first } : other
    case "solana_signTransaction":
    case "solana_signAndSendTransaction":
    case "solana_signAllTransactions": {
      const all = ownOf(first, "transactions") ?? [ownOf(first, "transaction")]
      return Array.isArray(all) && all.length > 0 && all.every((one) => typeof one === "string")
        ? { kind: "solana", transactions: all }
        : other
    }
    case "solana_signMessage":
    case "signMessage": {
      const message = ownOf(first, "message")
      return typeof message === "string" ? { kind: "message", message } : other
    }
    case "signPsbt": {
      const psbt = ownOf(first, "psbt")
      return typeof psbt === "string" ? { kind: "psbt", psbt } : other
    }
    case "sendTransfer": {
      const [to, amount] = [ownOf(first, "recipientAddress"), quantity(ownOf(first, "amount"))]
      return typeof to === "string" && amount !== undefined ? { kind: "payment", to, satoshis: amount } : other
    }
    default:
      return other
  }
}
