import { readPsbt, readPublicKey, readSignature, readTxid } from "../../../core/wallets/bitcoin/readAnswers.ts"
import type { SignPsbt } from "../../../core/wallets/bitcoin/call.ts"
import { bitcoinNetworks, getNetworkName } from "../../../core/chain/bitcoin/networks.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { each, getField, string } from "../../../core/foundation/data/decode.ts"
import { getFeature } from "../../../core/wallets/connectors/standard.ts"
import type { WalletConnector } from "../connectors/Connector.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { createBitcoinConnector } from "./createBitcoinConnector.ts"
import { type Dialect, createUnsupported, type WalletReply } from "./dialect.ts"
import { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"

const chainNames = each(string(128), 32)
const text = string(128)

/** Creates the connector of a Bitcoin wallet of the wallet-standard. Its code loads with the first call. */
export const createBitcoinStandardConnector = (page: PageStandardWallet): WalletConnector =>
  createBitcoinConnector(page, createDialect(page))

/**
 * Features `bitcoin:connect`, `signMessage`, `signTransaction`, `signAndSendTransaction`, `standard:events`,
 * `standard:disconnect`.
 */
const createDialect = ({ connectorId, wallet }: PageStandardWallet): Dialect => {
  const getFeatureMethod = (name: string) => {
    const found = getFeature(wallet, `bitcoin:${name}`, name)
    if (found === undefined) throw createUnsupported(`bitcoin:${name}`)
    return found
  }
  const ownAccounts = (): ReadonlyArray<unknown> => getList(getField(wallet, "accounts"))

  /** Returns the wallet's own account object for an address, which its methods require. */
  const own = (address: string): unknown => ownAccounts().find((account) => getField(account, "address") === address)

  return {
    connect: async (silent, networks) => {
      if (silent) return readReplies(ownAccounts())
      const chains = chainNames(getField(wallet, "chains")) ?? []
      if (!networks.some((network) => chains.includes(getNetworkName("standard", network) ?? "")))
        throw new NoRequestedChain({ connectorId })
      const answer = await getFeatureMethod("connect")({ purposes: ["payment", "ordinals"] })
      const accounts = getList(getField(answer, "accounts"))
      return readReplies(accounts.length > 0 ? accounts : ownAccounts())
    },
    signMessage: async ({ address, message }) => {
      const [answer] = getList(
        await getFeatureMethod("signMessage")({ account: own(address), message: new TextEncoder().encode(message) })
      )
      const signature = readSignature(getField(answer, "signature"))
      return signature === undefined ? undefined : { address, signature }
    },
    signPsbt: async (call, { network }) => {
      if (call.broadcast) {
        const [sent] = getList(await getFeatureMethod("signAndSendTransaction")(readPsbtInput(call, network, own)))
        const txid = readTxid(getField(sent, "txId"))
        // The wallet does not return what it signed: the transaction is already broadcast under its id.
        return txid === undefined ? undefined : { psbt: call.psbt, txid }
      }
      const [answer] = getList(await getFeatureMethod("signTransaction")(readPsbtInput(call, network, own)))
      const psbt = readPsbt(getField(answer, "signedPsbt"))
      return psbt === undefined ? undefined : { psbt }
    },
    // The wallet-standard has no such feature: the page has to build the transaction and have it signed.
    sendTransfer: () => Promise.reject(createUnsupported("transfer")),
    switchNetwork: async () => readReplies(ownAccounts()),
    disconnect: async () => getFeature(wallet, "standard:disconnect", "disconnect")?.(),
    listen: (onReplies) => {
      const stop = getFeature(wallet, "standard:events", "on")?.("change", () => onReplies(readReplies(ownAccounts())))
      return () => {
        if (typeof stop === "function") Reflect.apply(stop, undefined, [])
      }
    }
  }
}

/** Returns the input of the signing features: one entry for each account and signature type. */
const readPsbtInput = (call: SignPsbt, network: NetworkId, own: (address: string) => unknown): unknown => {
  // The wallet accepts one type for each input: with several, it would sign by another one than the request shows.
  if (call.signInputs.some(({ sighashTypes }) => sighashTypes.length > 1)) throw createUnsupported("sighashTypes")
  const groups = new Map<string, { account: unknown; signingIndexes: Array<number>; sigHash?: number }>()
  for (const {
    address,
    index,
    sighashTypes: [sigHash]
  } of call.signInputs) {
    const group = groups.get(`${sigHash}:${address}`) ?? {
      account: own(address),
      signingIndexes: [],
      ...(sigHash === undefined ? {} : { sigHash })
    }
    groups.set(`${sigHash}:${address}`, group)
    group.signingIndexes.push(index)
  }
  return { psbt: call.bytes.slice(), chain: getNetworkName("standard", network), inputsToSign: [...groups.values()] }
}

/** Groups accounts by network. An account that cannot be read is omitted. */
const readReplies = (accounts: ReadonlyArray<unknown>): ReadonlyArray<WalletReply> => {
  const read = accounts.flatMap((item) => {
    const address = text(getField(item, "address"))
    const purpose = text(getField(item, "purpose"))
    const publicKey = readPublicKey(getField(item, "publicKey"))
    const chains = chainNames(getField(item, "chains")) ?? []
    return address === undefined
      ? []
      : [
          {
            chains,
            account: {
              address,
              ...(purpose === undefined ? {} : { purpose }),
              ...(publicKey === undefined ? {} : { publicKey })
            }
          }
        ]
  })
  return bitcoinNetworks.flatMap((network): ReadonlyArray<WalletReply> => {
    const matching = read
      .filter(({ chains }) => chains.includes(getNetworkName("standard", network) ?? ""))
      .map(({ account }) => account)
    return matching.length === 0 ? [] : [{ network, accounts: matching }]
  })
}

/** Returns the first items of a list; a wallet's list may be any value, and throw when read. */
const getList = (value: unknown): ReadonlyArray<unknown> => each((item: unknown) => item ?? null, 64)(value) ?? []
