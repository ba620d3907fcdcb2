import type { ReportedAccount } from "../../../core/wallets/bitcoin/accounts.ts"
import { getAddressNetwork } from "../../../core/chain/bitcoin/address.ts"
import { readPsbt, readPublicKey, readSignature, readTxid } from "../../../core/wallets/bitcoin/readAnswers.ts"
import { getInputsByAddress } from "../../../core/wallets/bitcoin/call.ts"
import { badParams, getSatsCode } from "../../../core/wallets/bitcoin/faultCodes.ts"
import { readPsbt as readPsbtParts } from "../../../core/chain/bitcoin/psbt.ts"
import { bitcoinNetworks, getNetworkName, findNetworkByName } from "../../../core/chain/bitcoin/networks.ts"
import { toSatoshiNumber } from "../../../core/chain/bitcoin/satoshis.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import type { InputToSign } from "../../../core/wallets/reader/walletRequest.ts"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import { each, getField, string } from "../../../core/foundation/data/decode.ts"
import type { WalletConnector } from "../connectors/Connector.ts"
import { coalesceCalls } from "./coalesceCalls.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { createBitcoinConnector } from "./createBitcoinConnector.ts"
import { type Dialect, Refusal, createUnknownNetwork, createUnsupported, type WalletReply } from "./dialect.ts"

/** Creates the connector of a wallet that speaks sats-connect's provider protocol. */
export const createSatsConnectConnector = (page: PageStandardWallet): WalletConnector =>
  createBitcoinConnector(page, createDialect(page.wallet))

const text = string(128)
const purposes = ["payment", "ordinals", "stacks"]

/** Maps a wallet's error to its EIP-1193 code; the JSON-RPC error may be wrapped in the thrown value. */
const getRefusal = (cause: unknown): Refusal => {
  const { isRejection, reason } = readWalletError(cause)
  return new Refusal(
    isRejection ? walletCodes.userRejected : getSatsCode(reason),
    "The wallet could not do this",
    cause
  )
}

const fallsBack: ReadonlySet<number> = new Set([walletCodes.unsupportedMethod, walletCodes.unauthorized, badParams])

/** Returns a function that sends JSON-RPC by `request(method, params)`: an answer holds `result` or `error`. */
const makeCall =
  (wallet: unknown) =>
  async (method: string, params: unknown): Promise<unknown> => {
    const found = getField(wallet, "request")
    if (typeof found !== "function") throw createUnsupported("request")
    const answer = await Promise.resolve()
      .then((): unknown => Reflect.apply(found, wallet, [method, params]))
      .catch((cause: unknown) => {
        throw getRefusal(cause)
      })
    const error = getField(answer, "error")
    if (error !== undefined && error !== null) throw getRefusal(error)
    return getField(answer, "result")
  }

const createDialect = (wallet: unknown): Dialect => {
  const call = makeCall(wallet)
  const read = async (method: string, params: unknown, networks: ReadonlyArray<NetworkId>, current?: NetworkId) =>
    readReplies(await call(method, params), networks, current)

  /** Returns the wallet's accounts without a prompt; empty if the page has no permission. */
  const readKnown = (networks: ReadonlyArray<NetworkId>, current?: NetworkId) =>
    read("wallet_getAccount", null, networks, current).catch((): ReadonlyArray<WalletReply> => [])

  return {
    ...readSignatures(call),
    connect: async (silent, networks) => {
      if (silent) return readKnown(networks)
      try {
        return await read("getAddresses", { purposes }, networks)
      } catch (cause) {
        // The user is not prompted twice: this falls back only if the wallet lacks the method, or hides its accounts
        // from an unknown page.
        if (!fallsBack.has(readWalletError(cause).code)) throw cause
      }
      const [first] = networks
      const network = first === undefined ? undefined : getNetworkName("sats", first)
      return read("wallet_connect", { addresses: purposes, ...(network === undefined ? {} : { network }) }, networks)
    },
    switchNetwork: async (to) => {
      const name = getNetworkName("sats", to)
      if (name === undefined) throw createUnknownNetwork()
      await call("wallet_changeNetwork", { name })
      const replies = await readKnown([to], to)
      // A wallet without that method gets the request of a first connection: it already knows this page.
      return replies.length > 0 ? replies : read("getAddresses", { purposes }, [to], to)
    },
    disconnect: () => call("wallet_disconnect", null),
    listen: (onReplies, current) => {
      const readAgain = coalesceCalls(() => readKnown(bitcoinNetworks, current()).then(onReplies))
      return listenTo(wallet, {
        /** Some wallets send the accounts with the event; from the others they are requested. */
        onChange: (event) => {
          const replies = readReplies(event, bitcoinNetworks, current())
          if (replies.length > 0) onReplies(replies)
          else readAgain()
        },
        onDisconnect: () => onReplies([])
      })
    }
  }
}

const readSignatures = (
  call: (method: string, params: unknown) => Promise<unknown>
): Pick<Dialect, "sendTransfer" | "signMessage" | "signPsbt"> => ({
  signMessage: async ({ address, message, protocol }) => {
    const answer = await call("signMessage", {
      address,
      message,
      ...(protocol === undefined ? {} : { protocol: protocol.toUpperCase() })
    })
    const signature = readSignature(getField(answer, "signature"))
    const messageHash = text(getField(answer, "messageHash"))
    return signature === undefined
      ? undefined
      : { address, signature, ...(messageHash === undefined ? {} : { messageHash }) }
  },
  signPsbt: async ({ broadcast, psbt, signInputs }) => {
    if (!holdsTypes(psbt, signInputs)) throw createUnsupported("sighashTypes")
    const answer = await call("signPsbt", { psbt, signInputs: getInputsByAddress(signInputs), broadcast })
    const signed = readPsbt(getField(answer, "psbt"))
    const txid = readTxid(getField(answer, "txid"))
    if (signed === undefined || (broadcast && txid === undefined)) return undefined
    return { psbt: signed, ...(txid === undefined ? {} : { txid }) }
  },
  sendTransfer: async ({ recipient, satoshis }) => {
    const recipients = [{ address: recipient, amount: toSatoshiNumber(satoshis) }]
    const txid = readTxid(getField(await call("sendTransfer", { recipients }), "txid"))
    return txid === undefined ? undefined : { txid }
  }
})

const listenTo = (
  wallet: unknown,
  { onChange, onDisconnect }: { readonly onChange: (event: unknown) => void; readonly onDisconnect: () => void }
): (() => void) => {
  const add = getField(wallet, "addListener")
  if (typeof add !== "function") return () => {}
  const stops: Array<unknown> = []
  for (const [eventName, cb] of [
    ["accountChange", onChange],
    ["networkChange", onChange],
    ["disconnect", onDisconnect]
  ] as const) {
    ignoreErrors(() => stops.push(Reflect.apply(add, wallet, [{ eventName, cb }])))
  }
  return () => {
    for (const stop of stops) if (typeof stop === "function") ignoreErrors(() => Reflect.apply(stop, undefined, []))
  }
}

/** Returns a signature type. SIGHASH_ALL and DEFAULT, Taproot's name for it, are the same. */
const getType = (type = 0): number => (type === 1 ? 0 : type)

/**
 * Returns true if a PSBT itself holds the signature types that are requested for its inputs. The protocol has no field for them:
 * the wallet signs by the PSBT's own, so any other one would differ from what the request shows.
 */
const holdsTypes = (psbt: string, signInputs: ReadonlyArray<InputToSign>): boolean => {
  const typed = signInputs.filter(({ sighashTypes }) => sighashTypes.length > 0)
  if (typed.length === 0) return true
  const read = readPsbtParts(fromBase64(psbt) ?? new Uint8Array())
  return (
    typeof read === "object" &&
    typed.every(({ index, sighashTypes }) =>
      sighashTypes.every((type) => getType(type) === getType(read.inputs[index]?.signatureType))
    )
  )
}

const readAddress = (value: unknown): ReportedAccount | undefined => {
  const address = text(getField(value, "address"))
  const publicKey = readPublicKey(getField(value, "publicKey"))
  return address === undefined
    ? undefined
    : { address, purpose: text(getField(value, "purpose")) ?? "", ...(publicKey === undefined ? {} : { publicKey }) }
}
const readAddresses = each(readAddress, 64)

/**
 * Reads the accounts of an answer or an event. The network is the one that the wallet names; without a name, it is
 * the current one if the addresses belong to it, else the first that they can belong to.
 */
const readReplies = (
  answer: unknown,
  networks: ReadonlyArray<NetworkId>,
  current?: NetworkId
): ReadonlyArray<WalletReply> => {
  const accounts = readAddresses(getField(answer, "addresses")) ?? []
  const bitcoin = getField(getField(answer, "network") ?? answer, "bitcoin")
  const own = accounts.find(({ purpose }) => purpose === "payment" || purpose === "ordinals")
  if (own === undefined) return []
  const candidates = [...(current === undefined ? [] : [current]), ...networks, ...bitcoinNetworks]
  const network =
    bitcoin === undefined
      ? getAddressNetwork(candidates, own.address)
      : findNetworkByName("sats", getField(bitcoin, "name"))
  return [{ network, accounts }]
}
