import * as Either from "effect/Either"
import { orderAccounts } from "../../../core/wallets/bitcoin/accounts.ts"
import { isAddressOn, readAddress } from "../../../core/chain/bitcoin/address.ts"
import { readPsbt, readSignature, readTxid } from "../../../core/wallets/bitcoin/answer.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { readSatsList } from "../../../core/wallets/bitcoin/listed.ts"
import { bitcoinNetworks } from "../../../core/chain/bitcoin/networks.ts"
import { readSatoshis } from "../../../core/chain/bitcoin/satoshis.ts"
import { type Decoder, textReader, valueReader } from "../decoder.ts"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const psbt = "cHNidP8BAA=="
const txid = "ab".repeat(32)
const [network] = bitcoinNetworks
const call = (method: string, ...samples: ReadonlyArray<unknown>): Decoder =>
  valueReader(`parameters of ${method}`, samples, (params) =>
    Either.getOrUndefined(
      Either.map(readRequest({ method, params }, { network: network ?? "bip122:", account: address }), (request) =>
        JSON.stringify(request, (_, value) => (typeof value === "bigint" ? String(value) : value))
      )
    )
  )

/** Data that Bitcoin wallets, and pages that use them, pass to the kit. */
export const bitcoinWallets: ReadonlyArray<Decoder> = [
  {
    ...valueReader(
      "wallets on sats-connect's list",
      [[{ id: "A.BitcoinProvider", name: "A", icon: "data:image/png;base64,x" }]],
      readSatsList
    ),
    wrong: (out) =>
      Array.isArray(out) && out.every(({ icon, id }) => /^(data:image\/.*)?$/is.test(icon) && /^[\w$.]+$/.test(id))
        ? undefined
        : "an icon that is no data URL, or a path that is none"
  },
  call("signMessage", { account: address, message: "hi", address, protocol: "bip322" }),
  call("signPsbt", {
    account: address,
    psbt,
    signInputs: [{ address, index: 0, sighashTypes: [1] }],
    broadcast: false
  }),
  call("sendTransfer", { account: address, recipientAddress: address, amount: "1000" }),
  valueReader("transaction id", [txid], readTxid),
  valueReader("signed PSBT", [psbt], readPsbt),
  valueReader("signature of a Bitcoin wallet", ["YWJj", "abcd"], readSignature),
  textReader(
    "Bitcoin address",
    [address, "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"],
    (text) =>
      readAddress(text) === undefined
        ? undefined
        : {
            accounts: orderAccounts([{ address: text }])?.length,
            networks: bitcoinNetworks.filter((network) => isAddressOn(network, text)).length
          },
    (out) =>
      out === undefined ||
      (Reflect.get(Object(out), "accounts") === 1 && Number(Reflect.get(Object(out), "networks")) > 0)
        ? undefined
        : "an address of no network"
  ),
  textReader(
    "satoshis",
    ["1", "2100000000000000"],
    (text) => {
      const amount = readSatoshis(text)
      return amount === undefined ? undefined : { same: String(amount) === text }
    },
    (out) =>
      out === undefined || Reflect.get(Object(out), "same") === true ? undefined : "an amount that is written otherwise"
  )
]
