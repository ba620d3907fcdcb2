import { hexToBytes, toUtf8Hex } from "../../chain/evm/hex.ts"
import { keccak256 } from "../../chain/evm/keccak256.ts"
import type { WalletRequest } from "../../wallets/reader/walletRequest.ts"
import { computeTypedDigests } from "./typedDigest.ts"

/** A digest of a request, with the name that devices show (ERC-8213), in hex. */
export type RequestDigest = readonly [term: string, digest: string]

/** Returns a digest as data of the terminal. */
export const toDigestData = ([term, digest]: RequestDigest) => ({ term, digest })

/** The maximum number of bytes that are hashed for one digest; more would block the page. */
const mostBytes = 65_536
/** The maximum number of calls of a batch that have a digest each. */
const mostCalls = 16

const hash = (hex: string): string => `0x${keccak256(hexToBytes(hex))}`
const findBytes = (hex: string): number => (hex.length - 2) / 2
const encodeWord = (value: number): string => value.toString(16).padStart(64, "0")

/** Returns the digest of call data: the hash of its length and the data itself. */
const computeCalldataDigest = (data: string): string => hash(`0x${encodeWord(findBytes(data))}${data.slice(2)}`)
const hasDigest = (data: string): boolean => data !== "0x" && findBytes(data) <= mostBytes

/** Returns the digest of a text that is signed with Ethereum's prefix (ERC-191). */
const computeTextDigest = (bytes: string): string =>
  hash(`${toUtf8Hex(`\u0019Ethereum Signed Message:\n${findBytes(bytes)}`)}${bytes.slice(2)}`)

/** Returns the digests of a request on an EVM network, for comparison with a device; empty if it has no digest. */
export const computeRequestDigests = (request: WalletRequest): ReadonlyArray<RequestDigest> => {
  switch (request.kind) {
    case "typedData": {
      const found = computeTypedDigests(request.data)
      return found === undefined
        ? []
        : [
            ["EIP-712 Digest", found.digest],
            ["Domain Hash", found.domain],
            ["Message Hash", found.message]
          ]
    }
    case "message":
      return request.network.startsWith("eip155:") && !request.isRaw && findBytes(request.bytes) <= mostBytes
        ? [["ERC-191 Digest", computeTextDigest(request.bytes)]]
        : []
    case "transaction":
      return hasDigest(request.call.data) ? [["Calldata Digest", computeCalldataDigest(request.call.data)]] : []
    case "batch":
      return request.calls
        .slice(0, mostCalls)
        .flatMap(({ data }, index) =>
          hasDigest(data) ? [[`Calldata Digest ${index + 1}`, computeCalldataDigest(data)] as const] : []
        )
    default:
      return []
  }
}
