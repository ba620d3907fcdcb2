import { readPsbt, readPublicKey, readSignature, readTxid } from "../../../core/wallets/bitcoin/readAnswers.ts"
import { toHex } from "../../../core/chain/bitcoin/bytes.ts"
import { bitcoinNetworks, getNetworkName } from "../../../core/chain/bitcoin/networks.ts"
import { toSatoshiNumber } from "../../../core/chain/bitcoin/satoshis.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { each, getField, string } from "../../../core/foundation/data/decode.ts"
import type { WalletConnector } from "../connectors/Connector.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { createBitcoinConnector } from "./createBitcoinConnector.ts"
import { type Dialect, createUnknownNetwork, createUnsupported, type WalletReply } from "./dialect.ts"
import { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"

/**
 * Creates the connector of the wallet at `window.okxwallet`. `page.wallet` is that object: it holds one provider for
 * each network.
 */
export const createOkxBitcoinConnector = (page: PageStandardWallet): WalletConnector =>
  createBitcoinConnector(page, createDialect(page))

const text = string(128)
const texts = each(text, 8)
const messageKinds = { ecdsa: "ecdsa", bip322: "bip322-simple" } as const

/** Returns access to the providers of OKX, one for each network that it supports. */
const listOkxProviders = (wallet: unknown) => {
  const getProvider = (network: NetworkId): unknown => {
    const key = getNetworkName("okx", network)
    return key === undefined ? undefined : (getField(wallet, key) ?? undefined)
  }
  const getMethod = (network: NetworkId, name: string) => {
    const provider = getProvider(network)
    const found = getField(provider, name)
    return typeof found === "function"
      ? (...args: ReadonlyArray<unknown>): unknown => Reflect.apply(found, provider, args)
      : undefined
  }
  return {
    isSupported: (network: NetworkId): boolean => getProvider(network) !== undefined,
    method: getMethod,
    requireMethod: (network: NetworkId, name: string) => {
      const found = getMethod(network, name)
      if (found === undefined) throw createUnsupported(name)
      return found
    }
  }
}
type OkxProviders = ReturnType<typeof listOkxProviders>

const createDialect = ({ connectorId, wallet }: PageStandardWallet): Dialect => {
  const providers = listOkxProviders(wallet)
  const { isSupported, method, requireMethod } = providers
  const supported = bitcoinNetworks.filter(isSupported)
  const askAccounts = async (network: NetworkId): Promise<ReadonlyArray<WalletReply>> =>
    readReplies(network, await requireMethod(network, "connect")())

  return {
    connect: async (silent, networks) => {
      const network = networks.find(isSupported)
      if (network === undefined) {
        if (silent) return []
        throw new NoRequestedChain({ connectorId })
      }
      if (!silent) return askAccounts(network)
      const [address] = texts(await method(network, "getAccounts")?.()) ?? []
      return address === undefined
        ? []
        : readReplies(network, { address, publicKey: await method(network, "getPublicKey")?.() })
    },
    signMessage: async ({ address, message, protocol }, { network, payment }) => {
      // OKX signs with its payment account, whichever address is requested.
      if (address !== payment.address) throw createUnsupported("signMessage")
      const answer = await requireMethod(network, "signMessage")(message, messageKinds[protocol ?? "ecdsa"])
      const signature = readSignature(answer)
      return signature === undefined ? undefined : { address: payment.address, signature }
    },
    signPsbt: signPsbt(providers),
    sendTransfer: async ({ recipient, satoshis }, { network }) => {
      const txid = readTxid(await requireMethod(network, "sendBitcoin")(recipient, toSatoshiNumber(satoshis)))
      return txid === undefined ? undefined : { txid }
    },
    switchNetwork: async (to) => {
      if (!isSupported(to)) throw createUnknownNetwork()
      return askAccounts(to)
    },
    disconnect: async () => {
      for (const network of supported) await method(network, "disconnect")?.()
    },
    listen: listenTo(providers, supported)
  }
}

const signPsbt =
  ({ requireMethod }: OkxProviders): Dialect["signPsbt"] =>
  async ({ broadcast, bytes, signInputs }, { network }) => {
    // Checked first, so that a PSBT that cannot be broadcast is not signed.
    const push = broadcast ? requireMethod(network, "pushPsbt") : undefined
    const toSignInputs = signInputs.map(({ address, index, sighashTypes }) => ({
      index,
      address,
      ...(sighashTypes.length > 0 ? { sighashTypes } : {})
    }))
    const answer = await requireMethod(network, "signPsbt")(toHex(bytes), {
      autoFinalized: broadcast,
      ...(toSignInputs.length > 0 ? { toSignInputs } : {})
    })
    const psbt = readPsbt(answer)
    if (psbt === undefined) return undefined
    if (push === undefined) return { psbt }
    const txid = readTxid(await push(answer))
    return txid === undefined ? undefined : { psbt, txid }
  }

const listenTo =
  ({ method }: OkxProviders, supported: ReadonlyArray<NetworkId>): Dialect["listen"] =>
  (onReplies, current) => {
    const listeners = supported.flatMap((network) => {
      // The provider of another network emits too, when its own account changes.
      const report = (replies: ReadonlyArray<WalletReply>): void => {
        if (current() === network) onReplies(replies)
      }
      const onAccount = (value: unknown): void => {
        const replies = readReplies(network, value)
        if (replies.length > 0 || value === null || value === undefined) report(replies)
      }
      const onAccounts = (value: unknown): void => {
        const [address] = texts(value) ?? []
        if (address !== undefined) report(readReplies(network, { address }))
        else if (Array.isArray(value) && value.length === 0) report([])
      }
      return [
        [network, "accountChanged", onAccount],
        [network, "accountsChanged", onAccounts],
        [network, "disconnect", () => report([])]
      ] as const
    })
    const callEach = (name: string): void => {
      for (const [network, event, listener] of listeners) ignoreErrors(() => method(network, name)?.(event, listener))
    }
    callEach("on")
    return () => callEach("removeListener")
  }

/** OKX has one address for everything, including payments. */
const readReplies = (network: NetworkId, answer: unknown): ReadonlyArray<WalletReply> => {
  const address = text(getField(answer, "address"))
  const publicKey = readPublicKey(getField(answer, "publicKey"))
  return address === undefined
    ? []
    : [{ network, accounts: [{ address, purpose: "payment", ...(publicKey === undefined ? {} : { publicKey }) }] }]
}
