import { readPsbt, readPublicKey, readSignature, readTxid } from "../../../core/wallets/bitcoin/answer.ts"
import { noRequestedChain } from "../../../core/wallets/connectors/noRequestedChain.ts"
import { toHex } from "../../../core/chain/bitcoin/bytes.ts"
import { bitcoinNetworks, networkName } from "../../../core/chain/bitcoin/networks.ts"
import { toSatoshiNumber } from "../../../core/chain/bitcoin/satoshis.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { each, fieldOf, string } from "../../../core/foundation/data/decode.ts"
import type { WalletConnector } from "../connectors/Connector.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { bitcoinConnector, type Dialect, type WalletReply, unknownNetwork, unsupported } from "./bitcoinConnector.ts"

/**
 * Creates the connector of the wallet at `window.okxwallet`. `here.wallet` is that object: it holds one provider for
 * each network.
 */
export const okxBitcoinConnector = (here: PageStandardWallet): WalletConnector =>
  bitcoinConnector(here, dialectOf(here))

const text = string(128)
const texts = each(text, 8)
const messageKinds = { ecdsa: "ecdsa", bip322: "bip322-simple" } as const

const dialectOf = ({ connectorId, wallet }: PageStandardWallet): Dialect => {
  /** Returns the provider of a network; undefined if OKX has none. */
  const providerOf = (network: NetworkId): unknown => {
    const key = networkName("okx", network)
    return key === undefined ? undefined : (fieldOf(wallet, key) ?? undefined)
  }
  const method = (network: NetworkId, name: string) => {
    const provider = providerOf(network)
    const found = fieldOf(provider, name)
    return typeof found === "function"
      ? (...args: ReadonlyArray<unknown>): unknown => Reflect.apply(found, provider, args)
      : undefined
  }
  const networksHere = bitcoinNetworks.filter((network) => providerOf(network) !== undefined)
  const need = (network: NetworkId, name: string) => {
    const found = method(network, name)
    if (found === undefined) throw unsupported(name)
    return found
  }
  const ask = async (network: NetworkId): Promise<ReadonlyArray<WalletReply>> =>
    toldBy(network, await need(network, "connect")())

  return {
    connect: async (silent, networks) => {
      const network = networks.find((one) => providerOf(one) !== undefined)
      if (network === undefined) {
        if (silent) return []
        throw noRequestedChain(connectorId)
      }
      if (!silent) return ask(network)
      const [address] = texts(await method(network, "getAccounts")?.()) ?? []
      return address === undefined
        ? []
        : toldBy(network, { address, publicKey: await method(network, "getPublicKey")?.() })
    },
    signMessage: async ({ address, message, protocol }, { network, payment }) => {
      // OKX signs with its payment account, whatever address is asked for.
      if (address !== payment.address) throw unsupported("signMessage")
      const signature = readSignature(await need(network, "signMessage")(message, messageKinds[protocol ?? "ecdsa"]))
      return signature === undefined ? undefined : { address: payment.address, signature }
    },
    signPsbt: async ({ broadcast, bytes, signInputs }, { network }) => {
      // Checked first, so that nothing is signed that cannot be broadcast.
      const push = broadcast ? need(network, "pushPsbt") : undefined
      const toSignInputs = signInputs.map(({ address, index, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes.length > 0 ? { sighashTypes } : {})
      }))
      const answer = await need(network, "signPsbt")(toHex(bytes), {
        autoFinalized: broadcast,
        ...(toSignInputs.length > 0 ? { toSignInputs } : {})
      })
      const psbt = readPsbt(answer)
      if (psbt === undefined) return undefined
      if (push === undefined) return { psbt }
      const txid = readTxid(await push(answer))
      return txid === undefined ? undefined : { psbt, txid }
    },
    sendTransfer: async ({ recipient, satoshis }, { network }) => {
      const txid = readTxid(await need(network, "sendBitcoin")(recipient, toSatoshiNumber(satoshis)))
      return txid === undefined ? undefined : { txid }
    },
    switchNetwork: async (to) => {
      if (providerOf(to) === undefined) throw unknownNetwork()
      return ask(to)
    },
    disconnect: async () => {
      for (const network of networksHere) await method(network, "disconnect")?.()
    },
    listen: (heard, at) => {
      const listeners = networksHere.flatMap((network) => {
        // The provider of the other network emits too, when its own account changes.
        const told = (accounts: ReadonlyArray<WalletReply>): void => {
          if (at() === network) heard(accounts)
        }
        const changed = (value: unknown): void => {
          const accounts = toldBy(network, value)
          if (accounts.length > 0 || value === null || value === undefined) told(accounts)
        }
        const manyChanged = (value: unknown): void => {
          const [address] = texts(value) ?? []
          if (address !== undefined) told(toldBy(network, { address }))
          else if (Array.isArray(value) && value.length === 0) told([])
        }
        return [
          [network, "accountChanged", changed],
          [network, "accountsChanged", manyChanged],
          [network, "disconnect", () => told([])]
        ] as const
      })
      const each = (name: string): void => {
        for (const [network, event, listener] of listeners) ignoreErrors(() => method(network, name)?.(event, listener))
      }
      each("on")
      return () => each("removeListener")
    }
  }
}

/** OKX has one address for everything, including payments. */
const toldBy = (network: NetworkId, answer: unknown): ReadonlyArray<WalletReply> => {
  const address = text(fieldOf(answer, "address"))
  const publicKey = readPublicKey(fieldOf(answer, "publicKey"))
  return address === undefined
    ? []
    : [{ network, accounts: [{ address, purpose: "payment", ...(publicKey === undefined ? {} : { publicKey }) }] }]
}
