import { assert, describe, it } from "@effect/vitest"
import { solanaProvider } from "../../../fixtures/testing/services/wallets/providers.ts"
import { address, getBase58Encoder, getTransactionDecoder, type SignatureBytes, verifySignature } from "@solana/web3.js"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import { fromBase64, toBase64 } from "../../../core/foundation/platform/base64.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { makeAccount, solanaKey, standardWallet } from "../../../fixtures/testing/services/wallets/standardWallet.ts"

const mainnet = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  devnet = "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  testnet = "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"
const how = { silent: false, signal: new AbortController().signal }
const signature = new Uint8Array(64).fill(3)
/** Returns text as bytes of this realm; the environment's own encoder may use another one. */
const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Starts the adapter over a scripted wallet, and collects its changes. */
const setUp = async (
  script: Parameters<typeof standardWallet>[0] = {},
  networks: ReadonlyArray<NetworkId> = [mainnet, devnet, testnet]
) => {
  const scripted = await standardWallet(script)
  const leaving = new AbortController()
  const reported: Array<readonly [string, unknown]> = []
  const provider = solanaProvider({
    connectorId: "Scripted",
    wallet: scripted.wallet,
    networks: () => networks,
    leaveSignal: leaving.signal
  })
  for (const event of ["changed", "disconnect"]) provider.on?.(event, (value) => reported.push([event, value]))
  return {
    ...scripted,
    left: leaving,
    reported,
    provider,
    connect: () => provider.connect?.(how) ?? Promise.reject(new Error("no connect"))
  }
}
/** Returns a transaction that only this key has to sign: one instruction for the system program. */
const getTransaction = (payer: string): string =>
  toBase64(
    new Uint8Array([
      1,
      ...signature.map(() => 0),
      1,
      0,
      1,
      2,
      ...getBase58Encoder().encode(payer),
      ...new Uint8Array(32),
      ...new Uint8Array(32).fill(9),
      1,
      1,
      0,
      0
    ])
  )
const refusal = (act: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> =>
  act.then(
    () => ({}),
    (error: Readonly<Record<string, unknown>>) => ({ code: error["code"], tag: error["_tag"] })
  )

describe("solanaConnector: connect", () => {
  it("connects with the wallet's accounts on the first configured network that has one", async () => {
    const { address: own, connect, names } = await setUp({}, [testnet, devnet, mainnet])
    assert.deepStrictEqual(await connect(), [{ namespace: "solana", network: devnet, accounts: [{ address: own }] }])
    assert.deepStrictEqual(names(), ["connect"])
  })

  it("sends no prompt when silent", async () => {
    const { received, provider } = await setUp()
    await provider.connect?.({ ...how, silent: true })
    assert.deepStrictEqual(received, [["connect", [{ silent: true }]]])
  })

  it("treats a deprecated network id like its current one", async () => {
    const old = "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ"
    const { connect } = await setUp({}, [old])
    assert.strictEqual((await connect())[0]?.network, old)
  })

  it("returns no account if the wallet gives no valid Solana account", async () => {
    assert.deepStrictEqual(await (await setUp({ connect: () => ({ accounts: [] }) })).connect(), [])
    assert.deepStrictEqual(
      await (
        await setUp({ connect: () => ({ accounts: [{ address: "0x12", chains: ["solana:mainnet"] }] }) })
      ).connect(),
      []
    )
  })

  it("fails if all accounts are on networks that are not configured", async () => {
    const { connect } = await setUp({}, [testnet])
    assert.deepStrictEqual(await refusal(connect()), { code: "chain.none-requested", tag: "NoRequestedChain" })
  })

  it("F18: maps the owner's refusal by its code, and keeps an error without a code", async () => {
    const no = Object.assign(new Error("User rejected the request."), { code: 4001 })
    assert.deepStrictEqual(await refusal((await setUp({ connect: () => Promise.reject(no) })).connect()), {
      code: 4001,
      tag: undefined
    })
    const adapterStyle = Object.assign(new Error("User rejected the request."), { name: "WalletConnectionError" })
    assert.deepStrictEqual(await refusal((await setUp({ connect: () => Promise.reject(adapterStyle) })).connect()), {
      code: undefined,
      tag: undefined
    })
    assert.deepStrictEqual(
      await refusal(
        (
          await setUp({
            connect: () => {
              throw no
            }
          })
        ).connect()
      ),
      { code: 4001, tag: undefined }
    )
  })
})

describe("solanaConnector: changes", () => {
  it("reports another account, once for each change", async () => {
    const { change, connect, reported } = await setUp()
    const other = (await solanaKey(8)).address
    await connect()
    change({ accounts: [makeAccount(other)] })
    change({ accounts: [makeAccount(other)] })
    change({ features: {}, accounts: [makeAccount(other, ["solana:mainnet", "solana:devnet"])] })
    assert.deepStrictEqual(reported, [
      ["changed", [{ namespace: "solana", network: mainnet, accounts: [{ address: other }] }]]
    ])
  })

  it("moves to another configured network when its accounts do", async () => {
    const { address: own, change, connect, reported } = await setUp()
    await connect()
    change({ accounts: [makeAccount(own, ["solana:devnet"])] })
    assert.deepStrictEqual(reported, [
      ["changed", [{ namespace: "solana", network: devnet, accounts: [{ address: own }] }]]
    ])
  })

  it("reports Absent without an account, and the account's return", async () => {
    const { address: own, change, connect, listenerCount, reported } = await setUp()
    await connect()
    change({ accounts: [] })
    change({ accounts: [] })
    assert.deepStrictEqual([reported, listenerCount()], [[["disconnect", undefined]], 1])
    change({ accounts: [makeAccount(own, ["solana:mainnet"])] })
    assert.deepStrictEqual(reported.at(-1), [
      "changed",
      [{ namespace: "solana", network: mainnet, accounts: [{ address: own }] }]
    ])
  })

  it("disconnects when it leaves the page; reports nothing after the kit ends", async () => {
    const first = await setUp(),
      other = await setUp()
    await Promise.all([first.connect(), other.connect()])
    first.left.abort("left")
    other.left.abort("ended")
    assert.deepStrictEqual([first.reported, first.listenerCount()], [[["disconnect", undefined]], 0])
    assert.deepStrictEqual([other.reported, other.listenerCount()], [[], 0])
    assert.deepStrictEqual(await refusal(first.connect()), { code: 4200, tag: undefined })
  })

  it("disconnects, and notifies the wallet", async () => {
    const { change, connect, names, provider, reported } = await setUp()
    await connect()
    await provider.disconnect?.()
    change({ accounts: [] })
    assert.deepStrictEqual([names(), reported], [["connect", "disconnect"], []])
    assert.deepStrictEqual(
      await refusal(provider.request({ method: "solana_signMessage", params: { message: "2" } })),
      { code: "connection.request-before-connect", tag: "RequestBeforeConnect" }
    )
  })

  it("stores a switch, and rejects a network that the account lacks", async () => {
    const {
      address: own,
      connect,
      received,
      names,
      provider
    } = await setUp({ signAndSendTransaction: () => [{ signature }] })
    await connect()
    await provider.switchNetwork?.(devnet)
    await provider.request({ method: "solana_signAndSendTransaction", params: { transaction: getTransaction(own) } })
    assert.deepStrictEqual(
      [names(), getField(received[1]?.[1][0], "chain")],
      [["connect", "signAndSendTransaction"], "solana:devnet"]
    )
    for (const to of [testnet, "eip155:1"] as const) {
      assert.deepStrictEqual(await refusal(provider.switchNetwork?.(to) ?? Promise.resolve()), {
        code: "chain.not-supported",
        tag: "ChainNotSupported"
      })
    }
  })

  it("reports the second account when the wallet switches to the account's only network", async () => {
    const { address: own, connect, provider, reported, wallet } = await setUp()
    const other = (await solanaKey(8)).address
    wallet.accounts = [makeAccount(own, ["solana:mainnet", "solana:devnet"]), makeAccount(other)]
    assert.strictEqual((await connect())[0]?.accounts.length, 2)
    await provider.switchNetwork?.(devnet)
    assert.deepStrictEqual(reported, [
      ["changed", [{ namespace: "solana", network: devnet, accounts: [{ address: own }] }]]
    ])
  })
})

describe("solanaConnector: requests", () => {
  it("returns the accounts", async () => {
    const { address: own, connect, provider } = await setUp()
    assert.deepStrictEqual(await provider.request({ method: "solana_getAccounts" }), [])
    await connect()
    assert.deepStrictEqual(await provider.request({ method: "solana_getAccounts" }), [{ pubkey: own }])
    assert.deepStrictEqual(await provider.request({ method: "solana_requestAccounts" }), [{ pubkey: own }])
  })

  it("signs a message with a valid signature", async () => {
    const { address: own, connect, provider } = await setUp()
    await connect()
    const message = toBytes("hello")
    const answer = (await provider.request({
      method: "solana_signMessage",
      params: { message: toBase58(message), pubkey: own }
    })) as { readonly signature: string }
    const { pair } = await solanaKey(7)
    assert.isTrue(
      await verifySignature(
        pair.publicKey,
        new Uint8Array(getBase58Encoder().encode(answer.signature)) as SignatureBytes,
        message
      )
    )
  })

  it("signs one or several transactions with valid signatures", async () => {
    const { address: own, connect, names, provider } = await setUp()
    await connect()
    const transaction = getTransaction(own)
    const signed = (await provider.request({ method: "solana_signTransaction", params: { transaction } })) as {
      readonly signature: string
      readonly transaction: string
    }
    const decoded = getTransactionDecoder().decode(fromBase64(signed.transaction) ?? new Uint8Array())
    const { pair } = await solanaKey(7)
    assert.strictEqual(toBase58(decoded.signatures[address(own)] ?? new Uint8Array()), signed.signature)
    assert.isTrue(
      await verifySignature(pair.publicKey, decoded.signatures[address(own)] as SignatureBytes, decoded.messageBytes)
    )
    const all = await provider.request({
      method: "solana_signAllTransactions",
      params: { transactions: [transaction, transaction] }
    })
    assert.deepStrictEqual(all, { transactions: [signed.transaction, signed.transaction] })
    assert.deepStrictEqual(names(), ["connect", "signTransaction", "signTransaction"])
  })

  it("sends on the network of the request, with the commitment in the wallet's spelling", async () => {
    const { address: own, connect, received, provider } = await setUp({ signAndSendTransaction: () => [{ signature }] })
    await connect()
    const params = {
      transaction: getTransaction(own),
      sendOptions: { preflightCommitment: "singleGossip", maxRetries: 2 }
    }
    assert.deepStrictEqual(
      await provider.request({ method: "solana_signAndSendTransaction", params, network: devnet }),
      { signature: toBase58(signature) }
    )
    const input = received[1]?.[1][0]
    assert.deepStrictEqual(
      [getField(input, "chain"), getField(input, "options")],
      ["solana:devnet", { preflightCommitment: "confirmed", maxRetries: 2 }]
    )
  })

  it("rejects invalid requests without asking the wallet", async () => {
    const { address: own, connect, names, provider } = await setUp({ signAndSendTransaction: () => [{ signature }] })
    await connect()
    const transaction = getTransaction(own),
      other = (await solanaKey(8)).address
    const refusals = [
      [
        "solana_signAndSendTransaction",
        { transaction, sendOptions: { preflightCommitment: "soon" } },
        undefined,
        { code: "transaction.preflight-misfit", tag: "PreflightMisfit" }
      ],
      [
        "solana_signAndSendTransaction",
        { transaction },
        testnet,
        { code: "chain.not-supported", tag: "ChainNotSupported" }
      ],
      ["solana_signAndSendTransaction", { transaction: "%" }, undefined, { code: -32602, tag: undefined }],
      ["solana_signTransaction", { transaction, pubkey: other }, undefined, { code: 4100, tag: undefined }],
      ["solana_signTransaction", null, undefined, { code: -32602, tag: undefined }],
      ["solana_signAllTransactions", { transactions: [] }, undefined, { code: -32602, tag: undefined }],
      ["solana_signAllTransactions", { transactions: [transaction, "%"] }, undefined, { code: -32602, tag: undefined }],
      ["solana_signMessage", { message: "0" }, undefined, { code: -32602, tag: undefined }],
      ["eth_accounts", [], undefined, { code: 4200, tag: undefined }],
      ["constructor", [], undefined, { code: 4200, tag: undefined }]
    ] as const
    const both = { message: "2", transaction, transactions: [transaction] }
    for (const name of ["Transaction", "AllTransactions", "AndSendTransaction", "Message"])
      assert.strictEqual((await refusal(provider.request({ method: `solana_sign${name}`, params: both }))).code, -32602)
    for (const [method, params, network, reported] of refusals) {
      assert.deepStrictEqual(
        await refusal(provider.request({ method, params, ...(network === undefined ? {} : { network }) })),
        reported,
        method
      )
    }
    assert.deepStrictEqual(names(), ["connect"])
  })

  it("rejects a method without a feature by EIP-1193's code", async () => {
    const { address: own, connect, provider } = await setUp()
    await connect()
    assert.deepStrictEqual(
      await refusal(
        provider.request({ method: "solana_signAndSendTransaction", params: { transaction: getTransaction(own) } })
      ),
      { code: 4200, tag: undefined }
    )
  })

  const makeUnsigned = (own: string) => fromBase64(getTransaction(own))
  const wrong: ReadonlyArray<
    readonly [what: string, method: string, feature: string, answer: (own: string) => unknown]
  > = [
    ["no list", "solana_signMessage", "signMessage", () => ({ signature })],
    ["an empty list", "solana_signMessage", "signMessage", () => []],
    ["two outputs", "solana_signMessage", "signMessage", () => [{ signature }, { signature }]],
    ["a short signature", "solana_signMessage", "signMessage", () => [{ signature: signature.slice(1) }]],
    ["a signature that is text", "solana_signMessage", "signMessage", () => [{ signature: "3".repeat(64) }]],
    [
      "a signature of other bytes",
      "solana_signMessage",
      "signMessage",
      () => [{ signature, signedMessage: toBytes("other") }]
    ],
    [
      "a throwing signature",
      "solana_signMessage",
      "signMessage",
      () => [
        {
          get signature(): never {
            throw new Error("signature")
          }
        }
      ]
    ],
    ["no transaction", "solana_signTransaction", "signTransaction", () => [{ signature }]],
    [
      "an unsigned transaction",
      "solana_signTransaction",
      "signTransaction",
      (own) => [{ signedTransaction: makeUnsigned(own) }]
    ],
    [
      "bytes that are no transaction",
      "solana_signTransaction",
      "signTransaction",
      () => [{ signedTransaction: signature }]
    ],
    ["nothing", "solana_signAndSendTransaction", "signAndSendTransaction", () => undefined],
    [
      "a hash of another chain",
      "solana_signAndSendTransaction",
      "signAndSendTransaction",
      () => [{ signature: new Uint8Array(32) }]
    ]
  ]
  for (const [what, method, feature, answer] of wrong) {
    it(`F19: rejects ${what} as an answer to ${method}`, async () => {
      const own = (await solanaKey(7)).address
      const { connect, provider } = await setUp({ [feature]: () => answer(own) })
      await connect()
      const response = provider.request({
        method,
        params: method.endsWith("Message")
          ? { message: toBase58(toBytes("hello")) }
          : { transaction: getTransaction(own) }
      })
      assert.deepStrictEqual(await refusal(response), { code: "transaction.answer-misfit", tag: "WalletAnswerMisfit" })
    })
  }
})
