import * as Either from "effect/Either"
import fc from "fast-check"
import {
  Keypair,
  PublicKey,
  type SendOptions,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction
} from "solana-web3-1"
import { MessageSigningProtocols, type Params } from "sats-connect"
import { describe, expect, test } from "vitest"
import type { NetworkId } from "../../chain/network/ids.ts"
import { facts } from "../../../fixtures/testing/core/calldata.ts"
import { describeInWords } from "../../onchain/wording/describeInWords.ts"
import { toBase64 } from "../../foundation/platform/base64.ts"
import type { WalletRequest } from "./walletRequest.ts"
import { toBase58 } from "../../chain/solana/base58.ts"
import { readRequest } from "./readRequest.ts"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const psbt = "cHNidP8BAA=="
const account = "9sHcv6xwn9YkB8nxTUGKDwPwNnmqVp5oAXxU8Fdkm4J6"
const read = (network: NetworkId, from: string) => (method: string, params: unknown) =>
  Either.match(readRequest({ method, params }, { network, account: from }), {
    onLeft: (error) => error.message,
    onRight: (request) => request
  })
const solana = read("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", account)
const bitcoin = read("bip122:000000000019d6689c085ae165831e93", address)

const payer = Keypair.fromSeed(new Uint8Array(32).fill(1)).publicKey
const transfer = new Transaction({ feePayer: payer, blockhash: account, lastValidBlockHeight: 1 }).add(
  SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(account), lamports: 5 })
)
const transaction = transfer.serialize({ requireAllSignatures: false }).toString("base64")
/** Returns the fields that wallet adapters write in addition to the serialized transaction. */
const makeLegacy = (lamports: number) => {
  const [instruction] = new Transaction().add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(account), lamports })
  ).instructions
  return {
    feePayer: payer.toBase58(),
    recentBlockhash: account,
    instructions: [
      {
        programId: instruction?.programId.toBase58(),
        data: toBase58(Uint8Array.from(instruction?.data ?? [])),
        keys: instruction?.keys.map((key) => ({ ...key, pubkey: key.pubkey.toBase58() }))
      }
    ]
  }
}

describe("readRequest of a Solana method", () => {
  test.each([
    ["solana_signTransaction", { transaction, transactions: [transaction] }, "transactions is not a field"],
    ["solana_signAndSendTransaction", { transaction, transactions: [] }, "transactions is not a field"],
    ["solana_signAllTransactions", { transactions: [transaction], transaction }, "transaction is not a field"],
    ["solana_signTransaction", { transaction, message: "2" }, "message is not a field"],
    ["solana_signMessage", { message: "2", transaction }, "transaction is not a field"],
    ["solana_signTransaction", { transaction: 1 }, "transaction is not a text"],
    ["solana_signAllTransactions", { transactions: [] }, "transactions are not 1 to 32 texts"],
    ["solana_signAllTransactions", { transactions: Array(65).fill(transaction) }, "transactions are not 1 to 32 texts"],
    ["solana_signMessage", { message: "0" }, "message is not base58"],
    ["solana_signMessage", { message: "2".repeat(4_097) }, "message is not base58 of at most 4096 characters"],
    ["solana_signMessage", { message: "2", pubkey: 1 }, "pubkey is not an address"],
    ["solana_signTransaction", { transaction, ...makeLegacy(6) }, "instructions are not those of the transaction"],
    ["solana_signTransaction", { transaction, feePayer: account }, "instructions are not those of the transaction"],
    ["solana_signTransaction", null, "params are not an object"]
  ])("rejects %s with %o by the field", (method, params, rule) => {
    expect(solana(method, params)).toContain(rule)
  })

  test.each<[string, object]>([
    ["what the kit writes", { transaction, pubkey: account }],
    ["what wallet adapters write", { transaction, pubkey: account, ...makeLegacy(5) }],
    ["options of sending", { transaction, sendOptions: { skipPreflight: true, preflightCommitment: "confirmed" } }]
  ])("understands every field of %s", (_, params) => {
    expect(solana("solana_signAndSendTransaction", params)).toMatchObject({
      kind: "solana",
      transactions: [transaction],
      sends: true,
      unread: []
    })
  })

  test("reads what @solana/web3.js writes, and its options of sending", () => {
    const message = new TransactionMessage({
      payerKey: payer,
      recentBlockhash: account,
      instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(account), lamports: 5 })]
    })
    const versions = [message.compileToLegacyMessage(), message.compileToV0Message()].map((compiled) =>
      toBase64(new VersionedTransaction(compiled).serialize())
    )
    const sendOptions: SendOptions = {
      skipPreflight: true,
      preflightCommitment: "confirmed",
      maxRetries: 3,
      minContextSlot: 1
    }
    for (const serialized of [transaction, ...versions]) {
      const request = solana("solana_signAndSendTransaction", { transaction: serialized, sendOptions })
      expect(request).toMatchObject({ kind: "solana", unread: [] })
      const words = describeInWords(request as WalletRequest, {
        ...facts,
        account: payer.toBase58(),
        network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
        coin: () => ({ symbol: "SOL", decimals: 9 })
      })
      expect([words.risk, words.sentence]).toEqual(["plain", expect.stringMatching(/^Send 0\.000000005 SOL to /)])
    }
  })

  test("names an unknown field at every level", () => {
    const request = solana("solana_signAndSendTransaction", { transaction, tip: 1, sendOptions: { tip: 2 } })
    expect(request).toMatchObject({
      unread: [
        { path: "sendOptions.tip", reason: "unknown" },
        { path: "tip", reason: "unknown" }
      ]
    })
  })

  test("decodes a message as the wallet does", () => {
    const bytes = new TextEncoder().encode("Hello")
    expect(solana("solana_signMessage", { message: toBase58(bytes) })).toMatchObject({
      kind: "message",
      account,
      bytes: "0x48656c6c6f",
      text: "Hello",
      unread: []
    })
    const binary = solana("solana_signMessage", { message: toBase58(Uint8Array.of(255, 254)) })
    expect([Object(binary).bytes, Object(binary).text]).toEqual(["0xfffe", undefined])
  })
})

describe("readRequest of a method without a reader", () => {
  test.each<[NetworkId, string, object]>([
    [
      "polkadot:91b171bb158e2d3848fa23a9f1c25182",
      "polkadot_signTransaction",
      { address: "5Grw", transactionPayload: {} }
    ],
    ["polkadot:91b171bb158e2d3848fa23a9f1c25182", "polkadot_signMessage", { address: "5Grw", message: "hi" }],
    ["cosmos:cosmoshub-4", "cosmos_signDirect", { signerAddress: "cosmos1", signDoc: { bodyBytes: "00" } }],
    ["cosmos:cosmoshub-4", "cosmos_signAmino", { signerAddress: "cosmos1", signDoc: { msgs: [] } }]
  ])("returns an unread request on %s, with a sentence: %s", (network, method, params) => {
    const request = read(network, "me")(method, params)
    expect(request).toMatchObject({ kind: "other", signers: [Object.values(params)[0]], params })
    const words = describeInWords(request as WalletRequest, { ...facts, network })
    expect([words.risk, words.sentence]).toEqual(["unread", expect.stringContaining(`asks for ${method}, with data`)])
  })
})

describe("readRequest of a Bitcoin method", () => {
  test.each<[string, unknown, object]>([
    ["signMessage", { account: address, message: "hi" }, { kind: "message", text: "hi", account: address, unread: [] }],
    [
      "signMessage",
      { message: "hi", address: "a", protocol: "BIP322" },
      { account: "a", protocol: "bip322", signers: [] }
    ],
    ["signMessage", { message: "hi", extra: 1 }, { unread: [{ path: "extra", reason: "unknown" }] }],
    [
      "signPsbt",
      { account: `bip122:x:${address}`, psbt, signInputs: [{ address, index: 0, sighashTypes: [1] }], broadcast: true },
      {
        kind: "psbt",
        psbt,
        signInputs: [{ address, index: 0, sighashTypes: [1] }],
        sends: true,
        signers: [address],
        unread: []
      }
    ],
    [
      "signPsbt",
      { psbt, signInputs: { [address]: [0, 2] } },
      {
        signInputs: [
          { address, index: 0, sighashTypes: [] },
          { address, index: 2, sighashTypes: [] }
        ],
        params: {
          signInputs: [
            { address, index: 0 },
            { address, index: 2 }
          ]
        },
        unread: []
      }
    ],
    [
      "signPsbt",
      { psbt, signInputs: [{ address, index: 0, publicKey: "02" }] },
      { unread: [{ path: "signInputs[0].publicKey", reason: "unknown" }] }
    ],
    [
      "sendTransfer",
      { recipients: [{ address, amount: 600 }] } satisfies Params<"sendTransfer">,
      { kind: "payment", to: address, satoshis: 600n, params: { recipientAddress: address, amount: "600" }, unread: [] }
    ],
    [
      "signMessage",
      { address, message: "hi", protocol: MessageSigningProtocols.BIP322 } satisfies Params<"signMessage">,
      { kind: "message", account: address, protocol: "bip322", unread: [] }
    ],
    [
      "signPsbt",
      { psbt, signInputs: { [address]: [0] }, broadcast: true } satisfies Params<"signPsbt">,
      { kind: "psbt", sends: true, unread: [] }
    ],
    [
      "sendTransfer",
      { recipientAddress: address, amount: 600n, changeAddress: address, memo: "c" },
      {
        kind: "payment",
        to: address,
        satoshis: 600n,
        changeAddress: address,
        memo: "c",
        params: { amount: "600" },
        unread: []
      }
    ]
  ])("reads %s with %o", (method, params, expected) => {
    expect(bitcoin(method, params)).toMatchObject(expected)
  })

  test.each([
    ["signMessage", { message: 1 }, "message is not a text"],
    ["signMessage", {}, "message is missing"],
    ["signMessage", { message: "hi", psbt }, "psbt is not a field of signMessage"],
    ["signMessage", { message: "hi", protocol: "schnorr" }, "protocol is neither"],
    ["signPsbt", { psbt, psbtHex: "70" }, "psbtHex is not a field of signPsbt"],
    [
      "sendTransfer",
      {
        recipients: [
          { address, amount: 6 },
          { address, amount: 7 }
        ]
      },
      "recipients are not one receiver"
    ],
    ["sendTransfer", { recipients: [{ address, amount: 6 }], amount: "6" }, "recipients and recipientAddress differ"],
    ["signPsbt", { psbt, recipients: [] }, "recipients is not a field of signPsbt"],
    ["signPsbt", { psbt, psbtBase64: psbt }, "psbtBase64 is not a field of signPsbt"],
    ["signPsbt", { psbt: "aGVsbG8=" }, "psbt is not a PSBT"],
    ["signPsbt", { psbt, signInputs: [{ address, index: -1 }] }, "signInputs[0].index is not a whole number"],
    ["signPsbt", { psbt, signInputs: [{ address, index: 0, sighashTypes: ["ALL"] }] }, "sighashTypes[0] is not"],
    ["signPsbt", { psbt, broadcast: "yes" }, "broadcast is neither true nor false"],
    ["sendTransfer", { recipientAddress: address, recipient: "b", amount: "6" }, "recipient is not a field"],
    ["sendTransfer", { recipientAddress: address, amount: "0x6" }, "amount is not a count of satoshis"],
    ["sendTransfer", { recipientAddress: address, amount: 6 }, "amount is not a count of satoshis"],
    ["sendTransfer", { recipientAddress: address, amount: "6.5" }, "amount is not a count of satoshis"],
    ["sendTransfer", { amount: "600" }, "recipientAddress is missing"],
    ...["satoshi.btc", `${address}x`, ""].flatMap(
      (receiver): ReadonlyArray<[string, object, string]> => [
        ["sendTransfer", { recipientAddress: receiver, amount: "600" }, "recipientAddress is not a Bitcoin address"],
        ["sendTransfer", { recipients: [{ address: receiver, amount: 6 }] }, "recipients[0].address is not a Bitcoin"],
        [
          "sendTransfer",
          { recipientAddress: address, amount: "600", changeAddress: receiver },
          "changeAddress is not a Bitcoin address"
        ]
      ]
    ),
    ["sendTransfer", null, "params are not an object"]
  ])("rejects %s with %o by the field", (method, params, rule) => {
    expect(bitcoin(method, params)).toContain(rule)
  })

  test("reads all values without throwing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("signMessage", "signPsbt", "sendTransfer", "getAccountAddresses", "other"),
        fc.anything(),
        (method, params) => void bitcoin(method, params)
      )
    )
  })
})
