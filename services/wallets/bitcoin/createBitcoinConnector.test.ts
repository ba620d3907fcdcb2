// @vitest-environment happy-dom
import { Transaction } from "@scure/btc-signer"
import {
  catchRejection,
  connect,
  createWallet,
  mainnet,
  leaveWallets,
  protocolNames,
  request,
  signet,
  testnet
} from "../../../fixtures/testing/services/wallets/bitcoinProtocols.ts"
import { Verifier } from "bip322-js"
import { afterEach, describe, expect, test } from "vitest"
import { fromBase64, toBase64 } from "../../../core/foundation/platform/base64.ts"
import { bitcoinNetworks } from "../../../core/chain/bitcoin/networks.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"
import { getCoin, coinWorth } from "../../../fixtures/wallets/bitcoin/coins.ts"
import { bitcoinKeys } from "../../../fixtures/wallets/bitcoin/keys.ts"
import type { BitcoinBehaviour } from "../../../fixtures/wallets/bitcoin/plainDecide.ts"

afterEach(leaveWallets)

const receiver = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

const readField = (value: unknown, name: string): string => String(Object(value)[name])

/** Returns a transaction with inputs of these addresses of the wallet. */
const makeUnsigned = (network: NetworkId, count: number) => {
  const keys = bitcoinKeys(network).slice(0, count)
  const transaction = new Transaction()
  for (const key of keys) {
    const coin = getCoin(key, 0)
    transaction.addInput({
      txid: coin.txid,
      index: coin.index,
      witnessUtxo: { script: key.script, amount: coin.amount }
    })
  }
  transaction.addOutputAddress(receiver, coinWorth / 2n)
  return {
    psbt: toBase64(transaction.toPSBT()),
    signInputs: keys.map(({ address }, index) => ({ address, index, sighashTypes: [] }))
  }
}

describe.each(protocolNames)("bitcoinConnector by %s", (protocol) => {
  const two = protocol !== "OKX"
  const [payment, ordinal] = bitcoinKeys(mainnet)

  test("connects with the payment account at index 0 and the ordinals account at index 1", async () => {
    const { provider } = createWallet(protocol)
    const key = ({ publicKey }: { readonly publicKey: string }) => publicKey
    expect(await connect(provider)).toEqual([
      {
        namespace: "bip122",
        network: mainnet,
        accounts: [
          { address: payment.address, type: "payment", publicKey: key(payment) },
          ...(two ? [{ address: ordinal.address, type: "ordinal", publicKey: key(ordinal) }] : [])
        ]
      }
    ])
    expect(await request(provider, "getAccountAddresses", { account: payment.address })).toEqual([
      { address: payment.address, intention: "payment", publicKey: key(payment) },
      ...(two ? [{ address: ordinal.address, intention: "ordinal", publicKey: key(ordinal) }] : [])
    ])
  })

  test("restores without a prompt, and returns no account if it was not connected before", async () => {
    const there = createWallet(protocol, { connected: true })
    expect((await connect(there.provider, true))[0]?.accounts[0].address).toBe(payment.address)
    const stranger = createWallet(protocol)
    expect(await connect(stranger.provider, true)).toEqual([])
    expect([there.strings.requests, stranger.strings.requests]).toEqual([[], []])
  })

  test("fails with the specification's sentence if the wallet has no configured network", async () => {
    const { provider } = createWallet(protocol, { networks: [testnet] }, [mainnet])
    const error = await catchRejection(connect(provider))
    expect(error).toBeInstanceOf(NoRequestedChain)
    expect(readField(error, "message")).toBe("The connector does not support any of the requested chains")
  })

  test("signs a message by ECDSA, which an independent verifier accepts", async () => {
    const { provider } = createWallet(protocol)
    await connect(provider)
    const answer = await request(provider, "signMessage", {
      account: payment.address,
      message: "Zażółć",
      protocol: "ecdsa"
    })
    expect(readField(answer, "address")).toBe(payment.address)
    expect(Verifier.verifySignature(payment.address, "Zażółć", readField(answer, "signature"))).toBe(true)
    expect(Verifier.verifySignature(payment.address, "other", readField(answer, "signature"))).toBe(false)
  })

  test("signs a PSBT without broadcasting it", async () => {
    const { provider, strings } = createWallet(protocol)
    await connect(provider)
    const answer = await request(provider, "signPsbt", {
      account: payment.address,
      ...makeUnsigned(mainnet, two ? 2 : 1)
    })
    const transaction = Transaction.fromPSBT(fromBase64(readField(answer, "psbt")) ?? new Uint8Array())
    transaction.finalize()
    expect([transaction.isFinal, strings.broadcast.length]).toEqual([true, 0])
  })

  test("broadcasts the transaction once if requested, and returns its id", async () => {
    const { provider, strings } = createWallet(protocol)
    await connect(provider)
    const answer = await request(provider, "signPsbt", {
      account: payment.address,
      ...makeUnsigned(mainnet, 1),
      broadcast: true
    })
    expect(strings.broadcast.map(({ txid }) => txid)).toEqual([readField(answer, "txid")])
  })

  test("sends a transfer once, to the satoshi", async () => {
    const { provider, strings } = createWallet(protocol)
    await connect(provider)
    const answer = await catchRejection(
      request(provider, "sendTransfer", { account: payment.address, recipientAddress: receiver, amount: "54321" })
    )
    // The wallet-standard has no transfer: it is rejected, and nothing is sent.
    if (protocol === "wallet-standard")
      return expect([readField(answer, "code"), strings.requests.length]).toEqual(["4200", 1])
    expect(strings.broadcast.map(({ txid }) => txid)).toEqual([readField(Object(answer).value, "txid")])
    expect(strings.requests.filter(({ method }) => method === "sendTransfer").map(({ params }) => params)).toEqual([
      { recipientAddress: receiver, amount: "54321" }
    ])
  })

  test.each<[string, string, object, string]>([
    [
      "a receiver of another network",
      "sendTransfer",
      { recipientAddress: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", amount: "1000" },
      "-32602"
    ],
    [
      "a mistyped receiver",
      "sendTransfer",
      { recipientAddress: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", amount: "1000" },
      "-32602"
    ],
    ["an amount with a point", "sendTransfer", { recipientAddress: receiver, amount: "0.1" }, "-32602"],
    ["an amount that is a number", "sendTransfer", { recipientAddress: receiver, amount: 1000 }, "-32602"],
    [
      "a note, which its protocol does not carry",
      "sendTransfer",
      { recipientAddress: receiver, amount: "1000", memo: "=:ETH.ETH:0x12" },
      "-32602"
    ],
    [
      "change for somebody else, which its protocol does not carry",
      "sendTransfer",
      { recipientAddress: receiver, amount: "1000", changeAddress: receiver },
      "-32602"
    ],
    ["a signer that is not its own", "signMessage", { message: "hi", address: receiver }, "4100"],
    ["an account that is not its own", "signMessage", { message: "hi", account: `${mainnet}:${receiver}` }, "4100"],
    [
      "an input of somebody else",
      "signPsbt",
      { ...makeUnsigned(mainnet, 1), signInputs: [{ address: receiver, index: 0 }] },
      "4100"
    ],
    ["a PSBT that is none", "signPsbt", { psbt: "aGVsbG8=" }, "-32602"],
    ["a method of another chain", "eth_sendTransaction", {}, "4200"]
  ])("rejects without asking the wallet: %s", async (_, method, params, code) => {
    const { provider, strings } = createWallet(protocol)
    await connect(provider)
    expect(readField(await catchRejection(request(provider, method, params)), "code")).toBe(code)
    expect(strings.requests).toHaveLength(1)
  })

  test("signs inputs in the wallet-standard's groups, one for each account", async () => {
    const { provider } = createWallet(protocol)
    await connect(provider)
    const { psbt, signInputs } = makeUnsigned(mainnet, 1)
    const inputsToSign = signInputs.map(({ address, index }) => ({ address, signingIndexes: [index], sigHash: 1 }))
    expect(readField(await request(provider, "signPsbt", { psbt, inputsToSign }), "psbt")).not.toBe(psbt)
    const both = await catchRejection(request(provider, "signPsbt", { psbt, signInputs, inputsToSign }))
    expect(readField(both, "code")).toBe("-32602")
  })

  test("rejects another network than the active one, and requests before connecting", async () => {
    const { provider, strings } = createWallet(protocol)
    expect(readField(await catchRejection(request(provider, "signMessage", { message: "hi" })), "_tag")).toBe(
      "RequestBeforeConnect"
    )
    await connect(provider)
    expect(readField(await catchRejection(request(provider, "signMessage", { message: "hi" }, testnet)), "_tag")).toBe(
      "ContextChanged"
    )
    expect(strings.requests).toHaveLength(1)
  })

  test.each<[BitcoinBehaviour, object]>([
    ["reject", { code: 4001 }],
    ["throws", { code: 0 }],
    ["wrong-type", []]
  ])("rejects the connection, or connects no account, when the owner answers by %s", async (behaviour, outcome) => {
    const { received, provider } = createWallet(protocol, { behaviour })
    const got = await catchRejection(connect(provider))
    expect(Array.isArray(outcome) ? Object(got).value : got).toEqual(
      Array.isArray(outcome) ? outcome : expect.objectContaining(outcome)
    )
    expect([
      received,
      readField(await catchRejection(request(provider, "signMessage", { message: "hi" })), "_tag")
    ]).toEqual([[], "RequestBeforeConnect"])
  })

  test.each<[BitcoinBehaviour, object]>([
    ["reject", { code: 4001 }],
    ["throws", { code: 0 }],
    ["wrong-type", { _tag: "WalletAnswerMisfit" }]
  ])("asks once and fails in one way when the owner answers a request by %s", async (behaviour, outcome) => {
    const { provider, strings } = createWallet(protocol)
    await connect(provider)
    strings.behave(behaviour)
    const calls: ReadonlyArray<readonly [string, object]> = [
      ["signMessage", { message: "hi" }],
      ["signPsbt", makeUnsigned(mainnet, 1)],
      ["signPsbt", { ...makeUnsigned(mainnet, 1), broadcast: true }],
      ...(protocol === "wallet-standard"
        ? []
        : [["sendTransfer", { recipientAddress: receiver, amount: "1000" }] as const])
    ]
    for (const [method, params] of calls)
      expect(await catchRejection(request(provider, method, params))).toMatchObject(outcome)
    expect([strings.requests.length, strings.broadcast.length]).toEqual([1 + calls.length, 0])
  })
})

test("asks sats-connect for a signature type only if the PSBT holds it", async () => {
  const { provider, strings } = createWallet("sats-connect")
  await connect(provider)
  const { psbt, signInputs } = makeUnsigned(mainnet, 1)
  const makeHolding = (type: number): string => {
    const transaction = Transaction.fromPSBT(Uint8Array.from(Buffer.from(psbt, "base64")))
    transaction.updateInput(0, { sighashType: type })
    return toBase64(transaction.toPSBT())
  }
  const makeTyped = (type: number, own = psbt) => ({
    psbt: own,
    signInputs: signInputs.map((input) => ({ ...input, sighashTypes: [type] }))
  })
  const { length } = strings.requests
  expect(readField(await catchRejection(request(provider, "signPsbt", makeTyped(131))), "code")).toBe("4200")
  expect(strings.requests).toHaveLength(length)
  expect(readField(await catchRejection(request(provider, "signPsbt", makeTyped(1, makeHolding(131)))), "code")).toBe(
    "4200"
  )
  expect(readField(await catchRejection(request(provider, "signPsbt", makeTyped(131, makeHolding(129)))), "code")).toBe(
    "4200"
  )
  expect(strings.requests).toHaveLength(length)
  expect(readField(await request(provider, "signPsbt", makeTyped(1)), "psbt")).not.toBe(psbt)
  await catchRejection(request(provider, "signPsbt", makeTyped(131, makeHolding(131))))
  expect(strings.requests).toHaveLength(length + 2)
})

test("supports every network that a protocol names", async () => {
  for (const protocol of protocolNames) {
    for (const network of bitcoinNetworks) {
      if (protocol === "OKX" && network === signet) continue
      const { provider } = createWallet(protocol, { networks: [network] }, [network])
      expect((await connect(provider))[0]).toMatchObject({
        network,
        accounts: [{ address: bitcoinKeys(network)[0].address }, ...(protocol === "OKX" ? [] : [{}])]
      })
    }
  }
})
